// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optics/white_point.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace fringe {
namespace {

constexpr double firstNanometres = 380, step = 10;
constexpr std::size_t count = 41;
using Curve = std::array<double, count>;
using Colour = std::array<double, 3>;

/// Colour-matching functions of the 2° observer, CIE 1931.
constexpr std::array<Curve, 3> matching{
    {{.0014, .0042,  .0143,  .0435,  .1344, .2839, .3483, .3362, .2908, .1954,
      .0956, .0320,  .0049,  .0093,  .0633, .1655, .2904, .4334, .5945, .7621,
      .9163, 1.0263, 1.0622, 1.0026, .8544, .6424, .4479, .2835, .1649, .0874,
      .0468, .0227,  .0114,  .0058,  .0029, .0014, .0007, .0003, .0002, .0001},
     {.0000, .0001, .0004, .0012, .0040, .0116, .0230, .0380, .0600, .0910, .1390, .2080, .3230,
      .5030, .7100, .8620, .9540, .9950, .9950, .9520, .8700, .7570, .6310, .5030, .3810, .2650,
      .1750, .1070, .0610, .0320, .0170, .0082, .0041, .0021, .0010, .0005, .0003, .0001, .0001},
     {.0065,  .0201, .0679, .2074, .6456, 1.3856, 1.7471, 1.7721, 1.6692,
      1.2876, .8130, .4652, .2720, .1582, .0782,  .0422,  .0203,  .0087,
      .0039,  .0021, .0017, .0011, .0008, .0003,  .0002}}};
constexpr Colour d65{.95047, 1, 1.08883};

/// By the cubic of Catmull and Rom.
double at(const Curve& curve, double nanometres) {
    const double place = (nanometres - firstNanometres) / step;
    const auto before =
        static_cast<std::ptrdiff_t>(std::min(std::floor(place), static_cast<double>(count - 2)));
    const double f = place - static_cast<double>(before);
    const auto value = [&](std::ptrdiff_t i) {
        return curve[static_cast<std::size_t>(
            std::clamp<std::ptrdiff_t>(i, 0, static_cast<std::ptrdiff_t>(count) - 1))];
    };
    const double a = value(before - 1), b = value(before), c = value(before + 1),
                 d = value(before + 2);
    return b + f / 2 * (c - a + f * (2 * a - 5 * b + 4 * c - d + f * (3 * (b - c) + d - a)));
}

double determinant(const Colour& a, const Colour& b, const Colour& c) {
    return a[0] * (b[1] * c[2] - b[2] * c[1]) - b[0] * (a[1] * c[2] - a[2] * c[1])
           + c[0] * (a[1] * b[2] - a[2] * b[1]);
}

} // namespace

std::vector<double> whitePowers(const std::vector<Length>& wavelengths) {
    if (wavelengths.size() != 3)
        return {};
    std::array<Colour, 3> lasers{};
    for (std::size_t i = 0; i < 3; ++i) {
        const double nanometres = wavelengths[i].si() * 1e9;
        if (nanometres < firstNanometres || nanometres > firstNanometres + step * (count - 1))
            return {};
        for (std::size_t axis = 0; axis < 3; ++axis)
            lasers[i][axis] = at(matching[axis], nanometres);
    }
    const double whole = determinant(lasers[0], lasers[1], lasers[2]);
    std::vector<double> powers;
    for (std::size_t i = 0; i < 3; ++i) {
        std::array<Colour, 3> others = lasers;
        others[i] = d65;
        powers.push_back(determinant(others[0], others[1], others[2]) / whole);
    }
    if (std::ranges::any_of(powers, [](double power) { return !(power > 0); }))
        return {};
    const double strongest = std::ranges::max(powers);
    for (double& power : powers)
        power /= strongest;
    return powers;
}

} // namespace fringe
