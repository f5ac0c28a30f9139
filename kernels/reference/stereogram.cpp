// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/reference/operations.h"

#include <algorithm>
#include <cmath>

namespace fringe::reference {
namespace {

/// The columns that the left eye sees the surfaces of a row in, counted from -W.
std::vector<double> leftColumns(std::span<const double> depths, const StereogramArgs& args) {
    std::vector<double> columns;
    for (std::size_t x = 0; x < depths.size(); ++x) {
        const double d = std::isnan(depths[x]) ? 1 : std::clamp(depths[x], 0.0, 1.0);
        columns.push_back(static_cast<double>(x) + static_cast<double>(args.maxOffset) * (1 - d));
    }
    return columns;
}

/// c of a row of the picture.
std::vector<double> placesInTile(std::span<const double> depths, std::size_t width,
                                 const StereogramArgs& args) {
    const std::vector<double> left = leftColumns(depths, args);
    std::vector<double> places;
    for (std::size_t i = 0; i < width; ++i)
        places.push_back(static_cast<double>(i) / static_cast<double>(width));
    double reached = -1; // the farthest to the right of what is nearer
    for (const double q : left) {
        const auto below = static_cast<std::size_t>(q);
        const double f = q - static_cast<double>(below);
        const std::size_t above = std::min(below + 1, places.size() - 1);
        const bool isHidden = args.hidesSurfaces && q <= reached + 0.001;
        places.push_back(1 + (1 - f) * places[below] + f * places[above] + (isHidden ? 0.5 : 0));
        reached = std::max(reached, q);
    }
    return places;
}

double mixed(std::uint8_t a, std::uint8_t b, double share) {
    return (1 - share) * a + share * b;
}

} // namespace

std::vector<double> stereogram(const StereogramInput& input, const StereogramArgs& args) {
    const auto width = static_cast<std::size_t>(input.tileShape.cols);
    const auto cols = static_cast<std::size_t>(input.depthShape.cols);
    std::vector<double> colours;
    for (std::int64_t row = 0; row < input.depthShape.rows; ++row) {
        const auto line = static_cast<std::size_t>(row % input.tileShape.rows);
        const auto texels = input.tile.subspan(line * width, width);
        const auto depths = input.depth.subspan(static_cast<std::size_t>(row) * cols, cols);
        for (const double c : placesInTile(depths, width, args)) {
            const double u = (c - std::floor(c)) * static_cast<double>(width);
            const auto k = static_cast<std::size_t>(u) % width;
            const Rgba8 a = texels[k], b = texels[(k + 1) % width];
            const double share = u - std::floor(u);
            colours.insert(colours.end(),
                           {mixed(a.red, b.red, share), mixed(a.green, b.green, share),
                            mixed(a.blue, b.blue, share), mixed(a.alpha, b.alpha, share)});
        }
    }
    return colours;
}

} // namespace fringe::reference
