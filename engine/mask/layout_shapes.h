// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mask/layout_reader.h"

#include <array>
#include <cstdint>
#include <vector>

/// Shapes of layout files as polygons. Any thread.
namespace fringe {

/// A line of some width along points.
struct FilePath {
    std::vector<FilePoint> points;
    double half = 0;                ///< of the width
    bool isRound = false;           ///< it ends in half circles
    std::array<double, 2> beyond{}; ///< how far it goes on beyond the first and the last point
};

/// Gives a path to the sink: a quadrilateral for each straight part, which goes on at joints until
/// the sides meet, so that together they are the mitred line; discs as polygons of 64 corners.
/// Corners are rounded to units. What has no width, turns by more than 90° or has parts that are
/// too short for their joints is left out.
void drawPath(const FilePath& path, FileLayer layer, const Repetition& again, LayoutSink& sink);

/// A quadrilateral whose lower and upper side are parallel, or the left and the right one.
struct Trapezoid {
    bool isUpright = false;             ///< the parallel sides are the left and the right one
    std::int64_t width = 0, height = 0; ///< of the box around it
    /// How far the upper end of the left side lies to the right of its lower end, and so of the
    /// right side; isUpright: how far the left end of the lower side lies above its right end, and
    /// so of the upper side.
    std::int64_t first = 0, second = 0;
};

/// Kinds of trapezoids with slopes of 45°, by their numbers in OASIS (SEMI P39). Throws
/// `std::out_of_range`.
constexpr std::size_t compactTrapezoids = 26;
Trapezoid compactTrapezoid(std::size_t kind, std::int64_t width, std::int64_t height);

/// Corners from the lower left one of the box at 0, 0; empty: sides would cross.
std::vector<FilePoint> cornersOf(const Trapezoid& shape);

} // namespace fringe
