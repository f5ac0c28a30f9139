// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/field.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

/// Files of the pictures that panels are sent.
namespace fringe {

class JobControl;

/// What the side-car of such a picture says besides what every file of levels says.
struct FrameFacts {
    std::string panel{};              ///< name of the preset
    std::string packing{};            ///< key of the packing
    int bits = 8;                     ///< of a value of the panel
    std::vector<std::string> steps{}; ///< keys of those that were on, in their order
    std::uint64_t seed = 0;
    /// Of the design, by their paths, as the command line takes them: {"device.sign", "-1"}.
    std::vector<std::pair<std::string, std::string>> parameters{};
};

/// Writes the picture as `writeLevels` does, complete or absent, read back and compared, with a
/// side-car `OUT.json` in every format:
///
///     {"fringe": 1, "program": …, "levels": 256, "pitch_x": …, "frame": {"panel": "X13138",
///      "packing": "gray", "bits": 8, "steps": ["sign", …], "seed": 1, "parameters": {…},
///      "sum": "xxh3:0123456789abcdef"}}
///
/// "sum" is XXH3 of 64 bits over the bytes of the file, which `xxhsum -H3 FILE` prints. One plane
/// is grey, three are red, green and blue. `.bmp` (8 bits a channel, with pixels a metre), `.png`,
/// `.tif`: 8 or 16 bits a sample; TIFF of 10 and 12 bits stores as many. A plane of more than 8
/// bits in PNG lies in 16, low, and is `bits` wide. Throws as `writeLevels`.
void writeFrame(const std::filesystem::path& path, const LevelPattern& picture,
                const FrameFacts& facts, bool overwrite, const JobControl* control = nullptr);

} // namespace fringe
