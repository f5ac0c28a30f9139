// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/quantity.h"

#include <array>
#include <cstddef>
#include <vector>

namespace fringe {

/// 0 for the longest of the wavelengths, which takes red, and on to the shortest; equal ones in
/// their order.
std::size_t colourChannel(const std::vector<Length>& wavelengths, std::size_t index);

/// What wavelength number `index` sees of red, green and blue: of three wavelengths the longest
/// takes red, the shortest blue; others take the luminance.
std::array<float, 3> colourWeights(const std::vector<Length>& wavelengths, std::size_t index);

/// The numbers of planes, one for each wavelength, from the longest to the shortest.
std::vector<std::size_t> byColour(const std::vector<Length>& wavelengths);

/// The light of a source where it is looked at, whose colours laser powers are to restore.
struct SeenLight {
    double left = 0, right = 0, bottom = 0, top = 0; ///< a rectangle that holds it [m]
    double z = 0;                                    ///< of the middle of its depth [m]
    /// One a wavelength: the sum of its intensities over areas [m²].
    std::vector<double> energy{};

    friend bool operator==(const SeenLight&, const SeenLight&) = default;
};

} // namespace fringe
