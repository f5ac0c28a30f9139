// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mask/layout_reader.h"

#include "engine/model/error.h"

#include <cmath>

namespace fringe {
namespace {

constexpr double inMillionths = 1e6;

/// Counts what was not so already.
double rounded(double number, std::uint64_t& count) {
    constexpr double digits = 1e-13; // of numbers in files
    const double nearest = std::round(number * inMillionths) / inMillionths;
    count += std::abs(nearest - number) > digits * std::max(1.0, std::abs(number));
    return nearest;
}

} // namespace

FilePoint FilePlacement::operator()(FilePoint point) const {
    if (isMirrored)
        point.y = -point.y;
    for (int i = 0; i < quarters; ++i)
        point = {-point.y, point.x};
    if (scale != 1)
        point = {std::llround(scale * static_cast<double>(point.x)),
                 std::llround(scale * static_cast<double>(point.y))};
    return point + at;
}

FilePlacement FilePlacement::within(const FilePlacement& outer) const {
    return {isMirrored != outer.isMirrored,
            (outer.quarters + (outer.isMirrored ? 4 - quarters : quarters)) % 4, outer(at),
            scale * outer.scale};
}

void FileTurn::give(FilePlacement& to, LayoutHead& head, const std::string& file) const {
    constexpr double most = 1e6;
    const bool isNumber =
        std::abs(degrees) < most && magnification * inMillionths >= 1 && magnification < most;
    const double quarters = isNumber ? rounded(degrees / 90, head.rounded) : 0.5;
    if (quarters != std::round(quarters))
        throw badInput(FRINGE_MARK("{0}: the reference before byte {1} turns its cell by {2}° and "
                                   "magnifies it by {3}; quarter turns, mirrors and positive "
                                   "magnifications are read."),
                       file, before, degrees, magnification);
    to.quarters = static_cast<int>(std::fmod(quarters, 4) + 4) % 4;
    to.scale = rounded(magnification, head.rounded);
}

} // namespace fringe
