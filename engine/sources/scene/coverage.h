// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/mesh.h"
#include "kernels/whole.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

/// Which samples of a plane triangles cover.
namespace fringe {

/// Samples (x0 + col·stepX, y0 + row·stepY) of a plane [m].
struct SampleGrid {
    Shape shape;
    double x0 = 0, y0 = 0;
    double stepX = 0, stepY = 0;

    Region whole() const { return {0, 0, shape}; }
    /// Whether some rows of a region may lie between two y; quickly.
    bool reaches(const Region& region, double low, double high) const {
        const auto yOf = [&](std::int64_t row) { return y0 + static_cast<double>(row) * stepY; };
        const double one = yOf(region.row - 1), other = yOf(region.row + region.shape.rows);
        return high >= std::min(one, other) && low <= std::max(one, other);
    }
};

/// Parts of the corners of a triangle, which add up to 1.
using Parts = std::array<double, 3>;

inline double mixed(const Parts& parts, double a, double b, double c) {
    return parts[0] * a + parts[1] * b + parts[2] * c;
}

/// Numbers from `first` to before `end`.
struct Numbers {
    std::int64_t first = 0, end = 0;
};

/// Samples of an axis from place `low` to `high` [m], as far as they are among some.
inline Numbers samplesBetween(double low, double high, double start, double step, Numbers among) {
    const auto [least, most] = std::minmax({(low - start) / step, (high - start) / step});
    const auto first = static_cast<double>(among.first), end = static_cast<double>(among.end);
    return {wholeAbove(std::clamp(least, first, end)),
            wholeBelow(std::clamp(most, first - 1, end - 1)) + 1};
}

/// Samples of a region of the grid in a rectangle, sides included.
inline Region samplesIn(const std::array<double, 2>& low, const std::array<double, 2>& high,
                        const SampleGrid& grid, const Region& region) {
    const Numbers rows = samplesBetween(low[1], high[1], grid.y0, grid.stepY,
                                        {region.row, region.row + region.shape.rows});
    const Numbers cols = samplesBetween(low[0], high[0], grid.x0, grid.stepX,
                                        {region.col, region.col + region.shape.cols});
    return {rows.first, cols.first, {rows.end - rows.first, cols.end - cols.first}};
}

/// Calls `use(sample, x, y)` for all samples of a region.
template <class Use> void eachSample(const SampleGrid& grid, const Region& region, const Use& use) {
    for (std::int64_t row = region.row; row < region.row + region.shape.rows; ++row) {
        const double y = grid.y0 + static_cast<double>(row) * grid.stepY;
        for (std::int64_t col = region.col; col < region.col + region.shape.cols; ++col)
            use(static_cast<std::size_t>(row * grid.shape.cols + col),
                grid.x0 + static_cast<double>(col) * grid.stepX, y);
    }
}

/// Samples of a part of a grid.
struct SampleArea {
    const SampleGrid& grid;
    Region region;
};

/// A triangle as it is seen along z.
struct FlatTriangle {
    const std::array<Vertex, 3>& corners;
    double area; ///< twice that along x and y, with its sign [m²]

    explicit FlatTriangle(const std::array<Vertex, 3>& of)
        : corners(of), area((of[1][0] - of[0][0]) * (of[2][1] - of[0][1])
                            - (of[2][0] - of[0][0]) * (of[1][1] - of[0][1])) {}

    /// Twice the areas of the triangles of a place and two corners each, over the whole one.
    Parts timesArea(double x, double y) const {
        const auto side = [&](const Vertex& from, const Vertex& to) {
            return (from[0] - x) * (to[1] - y) - (to[0] - x) * (from[1] - y);
        };
        const auto& [a, b, c] = corners;
        return {side(b, c), side(c, a), side(a, b)};
    }
    Parts partsAt(double x, double y) const { return over(timesArea(x, y)); }
    Parts over(const Parts& sides) const {
        return {sides[0] / area, sides[1] / area, sides[2] / area};
    }
};

/// Whether a place with these parts is in its triangle, the sides included.
inline bool isInside(const Parts& parts) {
    return std::min({parts[0], parts[1], parts[2]}) >= -wholeSlack;
}

/// What is asked and done of each sample.
template <class Wants, class Use> struct CoverUse {
    Wants wants; ///< (sample)
    Use use;     ///< (sample, parts)
};
template <class Wants, class Use> CoverUse(Wants, Use) -> CoverUse<Wants, Use>;

/// Uses all samples of an area in the triangle as it is seen along z, its sides included, that are
/// wanted, with the parts of the corners. The side that two triangles share leaves no gap.
template <class Wants, class Use>
void coverSamples(const std::array<Vertex, 3>& corners, const SampleArea& of,
                  const CoverUse<Wants, Use>& uses) {
    constexpr double clearly = 1e-6; // outside, whatever rounding does
    const FlatTriangle triangle(corners);
    const auto& [a, b, c] = corners;
    const auto [bottom, top] = std::minmax({a[1], b[1], c[1]});
    if (triangle.area == 0 || !of.grid.reaches(of.region, bottom, top))
        return;
    const auto [left, right] = std::minmax({a[0], b[0], c[0]});
    const double sign = triangle.area < 0 ? -1 : 1, most = -clearly * std::abs(triangle.area);
    eachSample(of.grid, samplesIn({left, bottom}, {right, top}, of.grid, of.region),
               [&](std::size_t sample, double x, double y) {
                   if (!uses.wants(sample))
                       return;
                   const Parts sides = triangle.timesArea(x, y);
                   if (sign * sides[0] < most || sign * sides[1] < most || sign * sides[2] < most)
                       return;
                   const Parts parts = triangle.over(sides);
                   if (isInside(parts))
                       uses.use(sample, parts);
               });
}

/// What is seen from an eye on the plane that many metres before it.
struct EyePlane {
    double focal = 0;   ///< from the eye to the plane [m]
    double nearest = 0; ///< > 0: what is less far away need not be covered [m]
};

/// The rectangle on the plane around what of a triangle is no less far away than the nearest;
/// false: nothing is. corners: as below.
inline bool boundsFromEye(const std::array<Vertex, 3>& corners, const EyePlane& plane,
                          std::array<double, 2>& low, std::array<double, 2>& high) {
    bool isAny = false;
    const auto include = [&](const Vertex& at) {
        for (std::size_t axis = 0; axis < 2; ++axis) {
            const double place = plane.focal * at[axis] / at[2];
            low[axis] = isAny ? std::min(low[axis], place) : place;
            high[axis] = isAny ? std::max(high[axis], place) : place;
        }
        isAny = true;
    };
    for (std::size_t i = 0; i < 3; ++i) {
        const Vertex &from = corners[i], &to = corners[(i + 1) % 3];
        if (from[2] >= plane.nearest)
            include(from);
        if ((from[2] >= plane.nearest) != (to[2] >= plane.nearest)) {
            const double part = (plane.nearest - from[2]) / (to[2] - from[2]);
            include({from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1]),
                     plane.nearest});
        }
    }
    return isAny;
}

/// A triangle as it is seen from an eye at 0 that looks along +z. It does not have to be cut where
/// it goes by the eye: the ray d of a sample meets the plane of corners a, b, c at parts in
/// proportion to d·(b × c), d·(c × a) and d·(a × b) (Olano & Greer, Graphics Hardware 1997).
struct EyeTriangle {
    std::array<Vertex, 3> sides; ///< b × c, c × a, a × b
    double volume;
    double focal;

    EyeTriangle(const std::array<Vertex, 3>& corners, const EyePlane& plane) : focal(plane.focal) {
        const auto cross = [](const Vertex& a, const Vertex& b) {
            return Vertex{a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2],
                          a[0] * b[1] - a[1] * b[0]};
        };
        const auto& [a, b, c] = corners;
        sides = {cross(b, c), cross(c, a), cross(a, b)};
        volume = a[0] * sides[0][0] + a[1] * sides[0][1] + a[2] * sides[0][2];
    }

    /// Parts of the corners where the ray of a place of the plane meets it; outside of what lies
    /// behind the eye or is seen from its edge.
    Parts partsAt(double x, double y) const {
        const double dx = x / focal, dy = y / focal;
        Parts parts{};
        for (std::size_t i = 0; i < 3; ++i)
            parts[i] = sides[i][0] * dx + sides[i][1] * dy + sides[i][2];
        const double sum = parts[0] + parts[1] + parts[2];
        if (!(sum * volume > 0))
            return {-1, 1, 1};
        for (double& part : parts)
            part /= sum;
        return parts;
    }
};

/// The samples of such a triangle, as above.
template <class Wants, class Use>
void coverSamplesFromEye(const std::array<Vertex, 3>& corners, const EyePlane& plane,
                         const SampleArea& of, const CoverUse<Wants, Use>& uses) {
    std::array<double, 2> low{}, high{};
    if (!boundsFromEye(corners, plane, low, high) || !of.grid.reaches(of.region, low[1], high[1]))
        return;
    const EyeTriangle triangle(corners, plane);
    eachSample(of.grid, samplesIn(low, high, of.grid, of.region),
               [&](std::size_t sample, double x, double y) {
                   if (!uses.wants(sample))
                       return;
                   const Parts parts = triangle.partsAt(x, y);
                   if (isInside(parts))
                       uses.use(sample, parts);
               });
}

} // namespace fringe
