// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/space.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fringe {
namespace {

constexpr double radians = std::numbers::pi / 180;

double apart(const Turns& a, const Turns& b) {
    double sum = 0;
    for (std::size_t axis = 0; axis < 3; ++axis)
        sum += std::abs(std::remainder(a[axis].si() - b[axis].si(), 360 * radians));
    return sum;
}

} // namespace

Place operator*(const Turn& turn, const Place& place) {
    Place result{};
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t axis = 0; axis < 3; ++axis)
            result[row] += turn[row][axis] * place[axis];
    return result;
}

Turn operator*(const Turn& second, const Turn& first) {
    Turn result{};
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t col = 0; col < 3; ++col)
            for (std::size_t i = 0; i < 3; ++i)
                result[row][col] += second[row][i] * first[i][col];
    return result;
}

Turn inverse(const Turn& turn) {
    Turn result{};
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t col = 0; col < 3; ++col)
            result[row][col] = turn[col][row];
    return result;
}

Turn turnAbout(std::size_t axis, Angle angle) {
    const std::size_t u = (axis + 1) % 3, v = (axis + 2) % 3;
    const double sine = std::sin(angle.si()), cosine = std::cos(angle.si());
    Turn turn = unturned;
    turn[u][u] = turn[v][v] = cosine;
    turn[v][u] = sine;
    turn[u][v] = -sine;
    return turn;
}

Angle tidied(double angle) {
    const double tenths = std::round(std::remainder(angle / radians, 360) * 10);
    return Angle((tenths <= -1800 ? 1800.0 : tenths) / 10 * radians);
}

Turn turnOf(const Turns& turns) {
    const double sa = std::sin(turns[0].si()), ca = std::cos(turns[0].si());
    const double sb = std::sin(turns[1].si()), cb = std::cos(turns[1].si());
    const double sc = std::sin(turns[2].si()), cc = std::cos(turns[2].si());
    return {{{cc * cb, cc * sb * sa - sc * ca, cc * sb * ca + sc * sa},
             {sc * cb, sc * sb * sa + cc * ca, sc * sb * ca - cc * sa},
             {-sb, cb * sa, cb * ca}}};
}

Turns turnsOf(const Turn& turn, const Turns& before) {
    constexpr double almostNone = 1e-3; // cos y, where x and z turn about one axis
    constexpr double half = std::numbers::pi;
    const double cosine = std::hypot(turn[0][0], turn[1][0]);
    const double y = std::atan2(-turn[2][0], cosine);
    if (cosine < almostNone) {
        const Angle x = tidied(before[0].si());
        const Turn rest = turn * inverse(turnOf({x, tidied(y), Angle{}}));
        return {x, tidied(y), tidied(std::atan2(rest[1][0], rest[0][0]))};
    }
    const double x = std::atan2(turn[2][1], turn[2][2]), z = std::atan2(turn[1][0], turn[0][0]);
    const Turns one{tidied(x), tidied(y), tidied(z)};
    const Turns other{tidied(x + half), tidied(half - y), tidied(z + half)};
    return apart(other, before) < apart(one, before) ? other : one;
}

Place TurnedBox::corner(unsigned number) const {
    Place way = half;
    for (unsigned axis = 0; axis < 3; ++axis)
        if ((number >> axis & 1U) == 0)
            way[axis] = -way[axis];
    Place place = turn * way;
    for (std::size_t axis = 0; axis < 3; ++axis)
        place[axis] += centre[axis];
    return place;
}

Box TurnedBox::bounds() const {
    Box box{corner(0), corner(0)};
    for (unsigned number = 1; number < 8; ++number)
        box.include({corner(number), corner(number)});
    return box;
}

TurnedBox uprightBox(const Box& box) {
    Place half = box.extent();
    for (double& side : half)
        side /= 2;
    return {box.centre(), half};
}

Place directionOf(const Lamp& lamp) {
    const double azimuth = lamp.azimuth.si(), elevation = lamp.elevation.si();
    return {std::cos(elevation) * std::sin(azimuth), std::sin(elevation),
            std::cos(elevation) * std::cos(azimuth)};
}

Length further(Length from, double by) {
    constexpr double steps = 1e9; // in a metre
    return by == 0 ? from : Length(std::round((from.si() + by) * steps) / steps);
}

double rounded(double value, int digits) {
    if (value == 0 || !std::isfinite(value))
        return value;
    const double step = std::pow(10.0, digits - 1 - std::floor(std::log10(std::abs(value))));
    return std::round(value * step) / step;
}

double roundedDown(double value, int digits) {
    const double step = std::pow(10.0, std::floor(std::log10(value)) + 1 - digits);
    return std::floor(value / step) * step;
}

double roundedUp(double value, int digits) {
    const double step = std::pow(10.0, std::floor(std::log10(value)) + 1 - digits);
    return std::ceil(value / step) * step;
}

} // namespace fringe
