// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include <array>

namespace fringe {

/// Tables that turn a number into a colour. All are computed in Oklab, a space in which equal
/// steps look equal (B. Ottosson, "A perceptual color space for image processing", 2020).
enum class ColourMap {
    Grey,   ///< black to white, even in sRGB values: what a grey-level device shows
    Ember,  ///< black, violet, orange, pale yellow; lightness rises evenly
    Lagoon, ///< dark blue, green, yellow; lightness rises evenly
    Phase,  ///< closed: light at 0, dark at π, hue once around
};

using ColourTable = std::array<QRgb, 256>;

/// Entry 0 is the lowest value. The phase map's entry 255 is followed by its entry 0.
const ColourTable& colourTable(ColourMap map);

/// The table seen through value^gamma, gamma > 0; below 1 brightens.
ColourTable withGamma(const ColourTable& table, double gamma);

/// Oklab lightness of an sRGB colour, 0 to 1.
double perceivedLightness(QRgb colour);

} // namespace fringe
