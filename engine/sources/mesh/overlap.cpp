// SPDX-License-Identifier: GPL-3.0-or-later
// How often the triangles of a mesh lie over each other, before they are gone through.
#include "engine/sources/mesh/mesh_surface.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

using BoxCorner = std::array<double, 2>; ///< of a box along x and y [m]

/// Area of the boxes around all triangles along x and y, as far as they lie in another box [m²].
double areaOfBoxes(MeshSource source, const BoxCorner& low, const BoxCorner& high) {
    source.shading = MeshSource::Shading::Flat; // needs no normals
    const LitSurface surface = litSurface(source);
    double sum = 0;
    for (std::size_t triangle = 0; triangle < surface.triangles(); ++triangle) {
        const auto [a, b, c] = surface.corners(triangle);
        double area = 1;
        for (std::size_t axis = 0; axis < 2; ++axis) {
            const auto [least, most] = std::minmax({a[axis], b[axis], c[axis]});
            area *= std::max(0.0, std::min(most, high[axis]) - std::max(least, low[axis]));
        }
        sum += area;
    }
    return sum;
}

} // namespace

double coveredSamples(const MeshSource& source, const PlaneGrid& grid) {
    const double width = static_cast<double>(grid.shape.cols) * grid.pitchX;
    const double height = static_cast<double>(grid.shape.rows) * grid.pitchY;
    return areaOfBoxes(source, {-width / 2, -height / 2}, {width / 2, height / 2})
           / (grid.pitchX * grid.pitchY);
}

std::int64_t hidingSamples(const MeshSource& source, const MeshView& view) {
    constexpr double mostSamples = 0x1p26, fewest = 16;
    const Box asRead = source.mesh->bounds().value_or(Box{});
    const Box box = similarity(source.placement, asRead).around(asRead);
    const double side = std::max(box.high[0] - box.low[0], box.high[1] - box.low[1]);
    const double area = areaOfBoxes(source, {box.low[0], box.low[1]}, {box.high[0], box.high[1]});
    const double layers = side > 0 ? area / (side * side) : 0;
    const double most = std::max(fewest, std::sqrt(mostSamples / std::max(layers, 1.0)));
    return std::min(view.samples, static_cast<std::int64_t>(most));
}

} // namespace fringe
