// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/methods/cloud_figures.h"

#include <span>
#include <vector>

namespace fringe {

/// The fringe of the points of a depth plane along one axis, by the distance n from the point in
/// pixels: exp(-iπ(n·pitch)²/(λz)), only as far as the sampling window reaches. As values and i
/// times these, so that a complex factor needs no shuffling.
struct LineTable {
    std::int64_t first = 0; ///< least n
    std::vector<Complex> values, turned;

    std::int64_t end() const { return first + static_cast<std::int64_t>(values.size()); }
    bool reaches(std::int64_t n) const { return n >= first && n < end(); }
    Complex at(std::int64_t n) const { return values[static_cast<std::size_t>(n - first)]; }
};

/// The pixels of one axis, and those of them, or beyond, where points are.
struct LineReach {
    double pitch = 0;       ///< [m]
    std::int64_t count = 0; ///< of pixels
    std::int64_t firstPoint = 0, lastPoint = 0;
};

LineTable lineTable(const LineReach& reach, double depth, const WaveSetting& setting);

/// Adds factor × table to a row of samples, shifted to a point at pixel `col`.
void addFringe(std::span<Complex> row, const LineTable& table, std::int64_t col, Complex factor);

} // namespace fringe
