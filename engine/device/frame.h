// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/plane.h"
#include "engine/model/quantity.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fringe {

/// What leaves for a device: a value for every pixel of its video mode. Immutable: any thread.
struct Frame {
    std::vector<Plane<std::uint16_t>> planes{}; ///< one, or one a wavelength; of the mode's size
    std::vector<Length> wavelengths{};          ///< of several planes
    int bits = 8;                               ///< of a value
    std::string packing{"gray"};                ///< how values become the bits of a picture
    std::vector<std::string> steps{};           ///< keys of the steps that made it, in their order
    double clipped = 0; ///< share of the pattern's pixels whose phase is beyond the device's range
};

/// The channels of the picture that a frame is sent as, by its packing; a pattern alone is in each
/// frame of a packing of several, and of three wavelengths the longest is red. Throws `Error`
/// (BadInput) for planes that it does not take.
std::vector<Plane<std::uint16_t>> pictureOf(const Frame& frame);

} // namespace fringe
