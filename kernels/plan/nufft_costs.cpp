// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/plan/nufft_costs.h"

#include "kernels/plan/gridding_kernel.h"

#include <algorithm>
#include <cmath>

namespace fringe::plan {
namespace {

/// The part of the plane that the windows leave to a point, in pixels, and how many of its sides
/// lie within the plane.
struct Reach {
    double width = 0, height = 0;
    double sides = 0;                   ///< left and right
    double ends = 0;                    ///< top and bottom
    double anyWidth = 0, anyHeight = 0; ///< that some point reaches
};

struct Interval {
    double length = 0;
    double cuts = 0;
};

/// Half of what the window leaves along an axis [m], and the plane.
struct SeenAxis {
    double window;
    PlaneEnds plane;
};

/// Reach of points at places from `first` to `last`.
Interval reachAlong(double first, double last, const SeenAxis& axis) {
    const double low = std::max(first - axis.window, axis.plane.low);
    const double high = std::min(last + axis.window, axis.plane.high);
    if (low >= high)
        return {};
    return {high - low, (low > axis.plane.low ? 1.0 : 0.0) + (high < axis.plane.high ? 1.0 : 0.0)};
}

/// The mean over nine points spread over the box.
Reach meanReach(const PointBox& box, const PointSourcesArgs& args) {
    const PlaneGrid& grid = args.grid;
    const double z = (box.z0 + box.z1) / 2;
    const SeenAxis across{args.window ? sampledReach(z, args.wavelength, grid.pitchX) : HUGE_VAL,
                          endsAlongX(grid)};
    const SeenAxis up{args.window ? sampledReach(z, args.wavelength, grid.pitchY) : HUGE_VAL,
                      endsAlongY(grid)};
    Reach mean;
    mean.anyWidth = reachAlong(box.x0, box.x1, across).length / grid.pitchX;
    mean.anyHeight = reachAlong(box.y0, box.y1, up).length / grid.pitchY;
    for (const double share : {1.0 / 6, 0.5, 5.0 / 6}) {
        const double placeX = std::lerp(box.x0, box.x1, share);
        const double placeY = std::lerp(box.y0, box.y1, share);
        const Interval x = reachAlong(placeX, placeX, across);
        const Interval y = reachAlong(placeY, placeY, up);
        mean.width += x.length / grid.pitchX / 3;
        mean.height += y.length / grid.pitchY / 3;
        mean.sides += x.cuts / 3;
        mean.ends += y.cuts / 3;
    }
    return mean;
}

/// From where, and by which light, the plane is seen.
struct CommonDistance {
    double z; ///< [m]
    double wavelength;
};

double tileCost(const NufftChoices& choices, double count, const Reach& reach,
                const CostedCall& call) {
    const PointSourcesArgs& args = call.args;
    const NufftCosts& costs = call.costs;
    const double side = choices.side;
    const double planes = choices.planes();
    const auto tilesOf = [side](double length, std::int64_t all) {
        return std::min(length / side + 1, std::ceil(static_cast<double>(all) / side));
    };
    const double tiles = tilesOf(reach.anyWidth, args.grid.shape.cols)
                         * tilesOf(reach.anyHeight, args.grid.shape.rows);
    const double reached = reach.width * reach.height / (side * side);
    const double cut = (reach.sides * reach.height + reach.ends * reach.width) / side;
    const double corners = reach.sides * reach.ends;
    const double spread = costs.perSpread + choices.width * choices.terms * costs.perCellRow;
    const double line =
        costs.perCut + side * (costs.perLinePixel + planes * choices.width * costs.perLineProduct)
        + side * side * costs.perCutPixel;
    const double perPoint = costs.perPoint + tiles * costs.perRay + reached * spread + cut * line
                            + corners * side * side * costs.perCornerPixel;
    const double perPlane = side * (costs.perTileRow + side * costs.perTilePixel);
    const double lines = planes * side * side * side * costs.perLinesPixel;
    return count * perPoint + tiles * (costs.perTile + planes * perPlane + (cut > 0 ? lines : 0));
}

/// Speckles along one axis of the plane: what it resolves of the directions of the box.
double specklesAlong(double box, double plane, double pitch, const CommonDistance& at) {
    const double directions = std::min(box / at.z, at.wavelength / pitch);
    return std::max(1.0, directions * plane / at.wavelength);
}

/// Share of the tolerance that the error model may use. Errors are those of waves that add with
/// random phases; the sum of the waves is a few deviations off that where the plane shows few
/// speckles.
double usableShare(const PointBox& box, const PointSourcesArgs& args) {
    const PlaneGrid& grid = args.grid;
    const CommonDistance at{(box.z0 + box.z1) / 2, args.wavelength};
    const double speckles =
        specklesAlong(box.x1 - box.x0, static_cast<double>(grid.shape.cols) * grid.pitchX,
                      grid.pitchX, at)
        * specklesAlong(box.y1 - box.y0, static_cast<double>(grid.shape.rows) * grid.pitchY,
                        grid.pitchY, at);
    return 0.92 / (1 + 1.4 / std::sqrt(speckles));
}

/// Relative error that single precision leaves in places on the grid, per pixel of a tile's side.
constexpr double roundingPerPixel = 6e-8;

} // namespace

KernelErrors::KernelErrors(int side, Shape shape) {
    for (int width = 2; width <= mostWidth; ++width) {
        const GriddingKernel& kernel = griddingKernel(width);
        const auto along = [&](std::int64_t count) {
            return std::pow(std::max(kernel.error(), kernel.error(side, count)), 2);
        };
        squares_.push_back(along(shape.cols) + along(shape.rows));
    }
}

std::optional<int> KernelErrors::narrowest(double otherError, double limit) const {
    const double left = limit * limit - otherError * otherError;
    const auto found =
        std::ranges::find_if(squares_, [left](double square) { return square <= left; });
    if (found == squares_.end())
        return std::nullopt;
    return 2 + static_cast<int>(found - squares_.begin());
}

CostedCall::CostedCall(const PointSourcesArgs& call, const NufftCosts& costsOfSteps)
    : args(call), costs(costsOfSteps) {
    for (const int side : costs.sides)
        kernels.emplace_back(side, args.grid.shape);
}

std::optional<CostedChoices> cheapestChoices(std::span<const SlabPart> parts,
                                             const CostedCall& call) {
    const PointSourcesArgs& args = call.args;
    std::vector<Reach> reaches;
    double share = 1;
    for (const SlabPart& part : parts) {
        reaches.push_back(meanReach(part.box, args));
        share = std::min(share, part.count > 0 ? usableShare(part.box, args) : 1);
    }
    const auto costOf = [&](const NufftChoices& choices) {
        double cost = 0;
        for (std::size_t i = 0; i < parts.size(); ++i)
            cost += parts[i].count > 0 ? tileCost(choices, parts[i].count, reaches[i], call) : 0;
        return cost;
    };
    std::optional<CostedChoices> best;
    const double limit = share * args.tolerance;
    for (std::size_t i = 0; i < call.kernels.size(); ++i) {
        const int side = call.costs.sides[i];
        const auto narrowest = call.kernels[i].narrowest(0, limit);
        if (!narrowest || (best && costOf({side, 1, *narrowest, 0}) >= best->nanoseconds))
            continue;
        const NufftErrors errors = nufftErrors(parts, side, args);
        for (int order = 0; order <= mostOrder; ++order)
            for (int terms = 1; terms <= mostTerms; ++terms) {
                const double error = std::hypot(errors.shape[order], errors.curvature[terms],
                                                roundingPerPixel * side);
                const auto width = call.kernels[i].narrowest(error, limit);
                if (!width)
                    continue;
                const NufftChoices choices{side, terms, *width, order};
                const double cost = costOf(choices);
                if (!best || cost < best->nanoseconds)
                    best = {choices, cost};
            }
    }
    return best;
}

double directCost(const SlabPart& part, const CostedCall& call) {
    const Reach reach = meanReach(part.box, call.args);
    return part.count * reach.width * reach.height * call.costs.perPair;
}

} // namespace fringe::plan
