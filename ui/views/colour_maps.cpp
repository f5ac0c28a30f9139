// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/colour_maps.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fringe {

namespace {

using Triple = std::array<double, 3>;

/// A colour of Oklab in polar form; hue in turns.
struct Lch {
    double lightness = 0;
    double chroma = 0;
    double hue = 0;
};

double cube(double v) {
    return v * v * v;
}

Triple linearFromOklab(double lightness, double a, double b) {
    const double l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b);
    const double m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b);
    const double s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b);
    return {4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
            -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
            -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s};
}

Triple linearFrom(const Lch& colour) {
    const double angle = 2 * std::numbers::pi * colour.hue;
    return linearFromOklab(colour.lightness, colour.chroma * std::cos(angle),
                           colour.chroma * std::sin(angle));
}

bool displayable(const Triple& rgb) {
    return std::all_of(rgb.begin(), rgb.end(), [](double v) { return v >= 0 && v <= 1; });
}

/// Keeps lightness and hue and gives up as much chroma as sRGB demands.
Lch fitted(Lch colour) {
    double low = 0;
    double high = colour.chroma;
    if (displayable(linearFrom(colour))) {
        return colour;
    }
    for (int i = 0; i < 24; ++i) {
        colour.chroma = (low + high) / 2;
        (displayable(linearFrom(colour)) ? low : high) = colour.chroma;
    }
    colour.chroma = low;
    return colour;
}

int encoded(double linear) {
    const double v = std::clamp(linear, 0.0, 1.0);
    const double s = v <= 0.0031308 ? 12.92 * v : 1.055 * std::pow(v, 1 / 2.4) - 0.055;
    return static_cast<int>(std::lround(255 * s));
}

double decoded(int value) {
    const double s = value / 255.0;
    return s <= 0.04045 ? s / 12.92 : std::pow((s + 0.055) / 1.055, 2.4);
}

QRgb toRgb(const Lch& colour) {
    const Triple rgb = linearFrom(fitted(colour));
    return qRgb(encoded(rgb[0]), encoded(rgb[1]), encoded(rgb[2]));
}

template <class Path> ColourTable sampled(double steps, Path&& path) {
    ColourTable table{};
    for (std::size_t i = 0; i < table.size(); ++i) {
        table[i] = path(static_cast<double>(i) / steps);
    }
    return table;
}

QRgb grey(double t) {
    const int v = static_cast<int>(std::lround(255 * t));
    return qRgb(v, v, v);
}

QRgb ember(double t) {
    return toRgb({0.06 + 0.91 * t, 0.02 + 0.155 * std::sin(std::numbers::pi * std::pow(t, 0.8)),
                  -0.17 + 0.45 * t});
}

QRgb lagoon(double t) {
    return toRgb({0.26 + 0.66 * t, 0.085 + 0.07 * t * t, 0.8 - 0.5 * t});
}

QRgb phase(double t) {
    const double angle = 2 * std::numbers::pi * t;
    return toRgb({0.66 + 0.2 * std::cos(angle), 0.085, t + 0.16});
}

} // namespace

const ColourTable& colourTable(ColourMap map) {
    static const std::array<ColourTable, 4> tables{sampled(255, grey), sampled(255, ember),
                                                   sampled(255, lagoon), sampled(256, phase)};
    return tables[static_cast<std::size_t>(map)];
}

ColourTable withGamma(const ColourTable& table, double gamma) {
    return sampled(255, [&](double t) {
        return table[static_cast<std::size_t>(std::lround(255 * std::pow(t, gamma)))];
    });
}

double perceivedLightness(QRgb colour) {
    const double r = decoded(qRed(colour));
    const double g = decoded(qGreen(colour));
    const double b = decoded(qBlue(colour));
    const double l = std::cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const double m = std::cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const double s = std::cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    return 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s;
}

} // namespace fringe
