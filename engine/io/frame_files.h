// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/metadata.h"

#include <filesystem>

namespace fringe {

class JobControl;

/// Writes the picture that a panel is sent as `writeLevels` does, complete or absent, read back and
/// compared, with a side-car `OUT.json` in every format, see "frame" in `metadata.h`. One plane is
/// grey, three are red, green and blue.
///
/// picture.count is 2^bits of a sample: `.bmp` and three planes 256, with pixels a metre by
/// picture.sampling; `.png` and `.tif` more in samples of 16 bits, low; TIFF with picture.bits 10
/// or 12 in as many. Its wavelengths are left out, since planes are bits: facts has that of the
/// light. Throws as `writeLevels`.
void writeFrame(const std::filesystem::path& path, LevelPattern picture, const FrameFacts& facts,
                bool overwrite, const JobControl* control = nullptr);

} // namespace fringe
