// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/quantity.h"

#include <array>
#include <cstddef>
#include <cstdint>
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
    static constexpr std::size_t parts = 64;      ///< of the rectangle, each way
    static constexpr std::size_t mostPlanes = 16; ///< of one source

    double left = 0, right = 0, bottom = 0, top = 0; ///< a rectangle that holds it [m]
    std::vector<double> z{};                         ///< of planes in its depth [m]
    /// One a wavelength: the sum of its intensities over areas [m²].
    std::vector<double> energy{};
    /// The plane that each of parts × parts equal parts of the rectangle is looked at in, row after
    /// row from its top left; empty: the first plane for all.
    std::vector<std::uint8_t> planes{};

    friend bool operator==(const SeenLight&, const SeenLight&) = default;
};

} // namespace fringe
