// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/asset.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fringe {

/// What a gray writer is to make.
struct GrayUse {
    Length step{};           ///< of the relief
    std::int64_t levels = 2; ///< from 0 steps on
    std::int64_t bits = 8;   ///< of a gray
};

/// The gray for each number of steps by a measured curve, linear between its rows. The curve is a
/// `Raster` of 2 × N: rising grays, and the depth or height that each makes [m], which only rises
/// or only falls. What it makes least is the number 0. Throws `Error` (BadInput) that names the
/// curve where it is none, has grays beyond the bits, or does not reach the relief. Any thread.
std::vector<std::uint16_t> graysOf(const Raster& curve, const std::string& name,
                                   const GrayUse& use);

} // namespace fringe
