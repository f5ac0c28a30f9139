// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/aperture.h"

#include "kernels/whole.h"

#include <algorithm>

namespace fringe {
namespace {

/// Whether a plate of so many pixels has the one with this offset from the middle.
bool isWithin(double offset, double pixels) {
    return -offset <= pixels / 2 + wholeSlack && offset < pixels / 2 - wholeSlack;
}

} // namespace

bool isInCircle(double x, double y, Length diameter) {
    constexpr double slack = 1e-12; // less than to the next pixel's centre, in parts of the square
    return 4 * (x * x + y * y) <= diameter.si() * diameter.si() * (1 + slack);
}

bool isLit(const Aperture& aperture, const PlaneGrid& grid, std::int64_t row, std::int64_t col) {
    const auto right = static_cast<double>(col - grid.centreCol());
    const auto down = static_cast<double>(row - grid.centreRow());
    switch (aperture.kind) {
    case Aperture::Kind::Circle:
        return isInCircle(right * grid.pitchX, down * grid.pitchY, aperture.diameter);
    case Aperture::Kind::Rectangle:
        return isWithin(right, aperture.width.si() / grid.pitchX)
               && isWithin(down, aperture.height.si() / grid.pitchY);
    case Aperture::Kind::None:
        break;
    }
    return true;
}

LitArea litArea(const Aperture& aperture, const PlaneGrid& grid) {
    const double width = static_cast<double>(grid.shape.cols) * grid.pitchX;
    const double height = static_cast<double>(grid.shape.rows) * grid.pitchY;
    const double diameter = aperture.diameter.si();
    switch (aperture.kind) {
    case Aperture::Kind::Circle:
        return {std::min(width, diameter), std::min(height, diameter),
                diameter <= std::min(width, height)};
    case Aperture::Kind::Rectangle:
        return {std::min(width, aperture.width.si()), std::min(height, aperture.height.si())};
    case Aperture::Kind::None:
        break;
    }
    return {width, height};
}

} // namespace fringe
