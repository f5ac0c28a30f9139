// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/quantity.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace fringe {

/// How the picture that a panel is sent came about.
struct FrameFacts {
    std::string panel{};               ///< name of the preset
    std::string packing{};             ///< key of the packing
    int bits = 8;                      ///< of a value of the panel
    std::vector<Length> wavelengths{}; ///< of three, the longest is red, the shortest blue
    std::vector<std::string> steps{};  ///< keys of those that were on, in their order
    std::uint64_t seed = 0;
    /// Values of the design's rows, by their paths, as the command line takes them.
    std::vector<std::pair<std::string, std::string>> parameters{};
    /// Checksum of the file's bytes, in a side-car: XXH3 of 64 bits, which `xxhsum -H3 FILE`
    /// prints.
    std::string sum{};

    friend bool operator==(const FrameFacts&, const FrameFacts&) = default;
};

} // namespace fringe
