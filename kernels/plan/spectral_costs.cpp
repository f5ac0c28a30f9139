// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/plan/spectral_costs.h"

#include "kernels/plan/gridding_kernel.h"
#include "kernels/plan/spectral_errors.h"

#include <algorithm>
#include <cmath>

namespace fringe::plan {
namespace {

/// Nanoseconds on one core, measured with AVX-512 at about 2.7 GHz; their ratios are what matters.
constexpr double perRay = 5;     ///< of one point on one tile
constexpr double perSpread = 6;  ///< of one point on a tile that it reaches wholly
constexpr double perCellRow = 1; ///< of the same, one row of cells of one term
constexpr double perCut = 20;    ///< of one point on a tile that its window cuts
constexpr double perLinePixel = 0.3;
constexpr double perLineProduct = 0.025; ///< of a pixel, a row of cells and a plane
constexpr double perCornerPixel = 0.10;  ///< of a plane
constexpr double perTile = 6500;
constexpr double perTileRow = 60;    ///< of a plane
constexpr double perTilePixel = 4.3; ///< of a plane: transforms, carriers
constexpr double perPair = 0.37;     ///< of the direct sum

/// What the error model leaves as a margin.
constexpr double share = 0.7;

/// The part of the plane that the windows leave to a point, in pixels, and how many of its sides
/// lie within the plane.
struct Reach {
    double width = 0, height = 0;
    double sides = 0; ///< left and right
    double ends = 0;  ///< top and bottom
};

struct Interval {
    double length = 0;
    double cuts = 0;
};

Interval reachAlong(double place, double half, double plane) {
    const double low = std::max(place - half, -plane);
    const double high = std::min(place + half, plane);
    if (low >= high)
        return {};
    return {high - low, (place - half > -plane ? 1.0 : 0.0) + (place + half < plane ? 1.0 : 0.0)};
}

/// The mean over nine points spread over the box.
Reach meanReach(const PointBox& box, const PointSourcesArgs& args) {
    const PlaneGrid& grid = args.grid;
    const double z = (box.z0 + box.z1) / 2;
    const double halfX = args.window ? sampledReach(z, args.wavelength, grid.pitchX) : HUGE_VAL;
    const double halfY = args.window ? sampledReach(z, args.wavelength, grid.pitchY) : HUGE_VAL;
    const double planeX = static_cast<double>(grid.shape.cols) * grid.pitchX / 2;
    const double planeY = static_cast<double>(grid.shape.rows) * grid.pitchY / 2;
    Reach mean;
    for (const double share : {1.0 / 6, 0.5, 5.0 / 6}) {
        const Interval x = reachAlong(std::lerp(box.x0, box.x1, share), halfX, planeX);
        const Interval y = reachAlong(std::lerp(box.y0, box.y1, share), halfY, planeY);
        mean.width += x.length / grid.pitchX / 3;
        mean.height += y.length / grid.pitchY / 3;
        mean.sides += x.cuts / 3;
        mean.ends += y.cuts / 3;
    }
    return mean;
}

double tileCost(const SpectralChoices& choices, double count, const Reach& reach,
                const PointSourcesArgs& args) {
    const double side = choices.side;
    const double planes = choices.planes();
    const double tiles = std::ceil(static_cast<double>(args.grid.shape.cols) / side)
                         * std::ceil(static_cast<double>(args.grid.shape.rows) / side);
    const double reached = reach.width * reach.height / (side * side);
    const double cut = (reach.sides * reach.height + reach.ends * reach.width) / side;
    const double corners = reach.sides * reach.ends;
    const double spread = perSpread + choices.width * choices.terms * perCellRow;
    const double line = perCut + side * (perLinePixel + planes * choices.width * perLineProduct);
    const double perPoint = tiles * perRay + reached * spread + cut * line
                            + corners * planes * side * side * perCornerPixel;
    return count * perPoint
           + tiles * (perTile + planes * side * (perTileRow + side * perTilePixel));
}

/// The narrowest kernel for which the errors together keep the tolerance, or nothing.
std::optional<int> narrowestKernel(double otherError, double tolerance) {
    const double left = share * share * tolerance * tolerance - otherError * otherError;
    for (int width = 2; width <= mostWidth; ++width)
        if (2 * std::pow(griddingKernel(width).error(), 2) <= left)
            return width;
    return std::nullopt;
}

} // namespace

std::optional<CostedChoices> cheapestChoices(const PointBox& box, double count,
                                             const PointSourcesArgs& args) {
    std::optional<CostedChoices> best;
    const Reach reach = meanReach(box, args);
    const auto consider = [&](SpectralChoices choices, double error) {
        const auto width = narrowestKernel(error, args.tolerance);
        if (!width)
            return;
        choices.width = *width;
        const double cost = tileCost(choices, count, reach, args);
        if (!best || cost < best->nanoseconds)
            best = {choices, cost};
    };
    for (const int side : {32, 64, 128}) {
        const SpectralErrors errors = spectralErrors(box, side, args);
        for (int terms = 1; terms <= mostTerms; ++terms) {
            consider({side, terms, 0, false}, std::hypot(errors.shape, errors.curvature[terms]));
            if (errors.canWarp)
                consider({side, terms, 0, true},
                         std::hypot(errors.warped, errors.curvature[terms]));
        }
    }
    return best;
}

double directCost(const PointBox& box, double count, const PointSourcesArgs& args) {
    const Reach reach = meanReach(box, args);
    return count * reach.width * reach.height * perPair;
}

} // namespace fringe::plan
