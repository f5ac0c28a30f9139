// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/plan/spot_spectra.h"

#include "kernels/plan/exact_errors.h"
#include "kernels/plan/gridding_kernel.h"
#include "kernels/plan/nufft_errors.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace fringe::plan {
namespace {

constexpr std::array groupCounts{1, 2, 3, 4, 6, 8};
constexpr int leastSide = 32, mostSide = 128; ///< of a tile [pixels]
constexpr std::array oversamplings{Oversampling::Twofold, Oversampling::FiveQuarters};
constexpr int panelCells = 16;          ///< that are transformed side by side
constexpr int leastWidth = 3;           ///< of the gridding kernel [cells]
constexpr double leastTolerance = 1e-5; ///< that single precision keeps in spectra

void include(PointBox& box, const SpotPlace& spot) {
    const double z = std::abs(spot.z);
    box = {std::min(box.x0, spot.x), std::max(box.x1, spot.x), std::min(box.y0, spot.y),
           std::max(box.y1, spot.y), std::min(box.z0, z),      std::max(box.z1, z)};
}

/// Groups by at most `count` even ranges of the curvature those with spots.
std::vector<SpotGroup> grouped(const SpotsArgs& args, int count) {
    std::vector<double> curvatures;
    for (const SpotPlace& spot : args.spots)
        curvatures.push_back(spotCurvature(spot, args));
    const auto [low, high] = std::ranges::minmax(curvatures);
    const double perGroup = (high - low) / count;
    std::vector<SpotGroup> groups(static_cast<std::size_t>(count));
    for (SpotGroup& group : groups) {
        group.box = {HUGE_VAL, -HUGE_VAL, HUGE_VAL, -HUGE_VAL, HUGE_VAL, 0};
        group.curvature = low + perGroup * (static_cast<double>(&group - groups.data()) + 0.5);
        group.curvatureHalf = perGroup / 2;
    }
    for (std::uint32_t i = 0; i < args.spots.size(); ++i) {
        const double place = perGroup > 0 ? (curvatures[i] - low) / perGroup : 0;
        SpotGroup& group = groups[static_cast<std::size_t>(std::min<double>(place, count - 1))];
        group.spots.push_back(i);
        group.isBehind = args.geometry == SpotGeometry::FreeExact && args.spots[i].z < 0;
        include(group.box, args.spots[i]);
    }
    std::erase_if(groups, [](const SpotGroup& group) { return group.spots.empty(); });
    return groups;
}

/// Relative errors by the number of local reference waves.
NufftErrors errorsOf(const SpotGroup& group, int side, const SpotsArgs& args) {
    const PlaneGrid& grid = args.grid;
    if (args.geometry == SpotGeometry::FreeExact) {
        PointSourcesArgs everywhere;
        everywhere.grid = grid;
        everywhere.wavelength = args.wavelength;
        everywhere.window = false;
        SlabPart all{group.box, static_cast<double>(group.spots.size()), {}};
        for (const std::uint32_t i : group.spots) {
            const SpotPlace& spot = args.spots[i];
            all.sample.push_back(samplePoint(all.sample.size(), spot.x, spot.y, std::abs(spot.z)));
        }
        return nufftErrors({&all, 1}, side, everywhere);
    }
    const double halfSquared =
        side * side * (grid.pitchX * grid.pitchX + grid.pitchY * grid.pitchY) / 8;
    NufftErrors errors;
    for (int n = 1; n <= mostTerms; ++n)
        errors.curvature[n] = interpolationError(
            2 * std::numbers::pi / args.wavelength * group.curvatureHalf * halfSquared, n);
    return errors;
}

/// Errors of all groups on tiles of this side.
std::vector<NufftErrors> errorsOf(const std::vector<SpotGroup>& groups, int side,
                                  const SpotsArgs& args) {
    std::vector<NufftErrors> errors;
    for (const SpotGroup& group : groups)
        errors.push_back(errorsOf(group, side, args));
    return errors;
}

/// Aliasing of what is spread over grids.
double aliasingOf(const SpotSpectra& spectra, Shape shape) {
    const GriddingKernel& kernel = griddingKernel(spectra.width, spectra.oversampling);
    return std::hypot(kernel.error(spectra.side, shape.cols),
                      kernel.error(spectra.side, shape.rows));
}

/// Sets the fewest local reference waves for which all groups keep the tolerance, and says if there
/// are any.
bool keepsTolerance(SpotSpectra& spectra, const std::vector<NufftErrors>& errors,
                    const SpotsArgs& args) {
    const double tolerance = modelShare * args.tolerance;
    const double aliasing = aliasingOf(spectra, args.grid.shape);
    if (aliasing >= tolerance)
        return false;
    const double error = std::sqrt(tolerance * tolerance - aliasing * aliasing);
    for (std::size_t i = 0; i < errors.size(); ++i) {
        int& terms = spectra.groups[i].terms;
        terms = 1;
        while (terms <= mostTerms
               && std::hypot(errors[i].shape[0], errors[i].curvature[terms]) > error)
            ++terms;
        if (terms > mostTerms)
            return false;
    }
    return true;
}

double costOf(const SpotSpectra& spectra, const SpotsArgs& args, const SpotCosts& costs) {
    const double side = spectra.side;
    const double cells = cellsOf(spectra.side, spectra.oversampling);
    const double tiles = std::ceil(static_cast<double>(args.grid.shape.cols) / side)
                         * std::ceil(static_cast<double>(args.grid.shape.rows) / side);
    double perTile = 0;
    for (const SpotGroup& group : spectra.groups)
        perTile +=
            costs.perTile
            + group.terms * (side * side * costs.perTilePixel + cells * cells * costs.perCell)
            + static_cast<double>(group.spots.size())
                  * (costs.perSpot + spectra.width * group.terms * costs.perCellRow);
    return tiles * perTile;
}

double costOfPairs(const SpotsArgs& args, const SpotCosts& costs) {
    return static_cast<double>(args.grid.shape.count()) * static_cast<double>(args.spots.size())
           * (args.geometry == SpotGeometry::FreeExact ? costs.perPair : costs.perProduct);
}

bool hasBothSides(const SpotsArgs& args) {
    const auto isBehind = [](const SpotPlace& spot) { return spot.z < 0; };
    return std::ranges::any_of(args.spots, isBehind) && !std::ranges::all_of(args.spots, isBehind);
}

} // namespace

std::optional<SpotSpectra> planSpotSpectra(const SpotsArgs& args, const SpotCosts& costs) {
    if (args.spots.empty() || args.tolerance < leastTolerance || args.eachPair
        || (args.geometry == SpotGeometry::FreeExact && hasBothSides(args)))
        return std::nullopt;
    std::optional<SpotSpectra> best;
    const auto consider = [&](SpotSpectra& spectra, const std::vector<NufftErrors>& errors) {
        if (!keepsTolerance(spectra, errors, args))
            return;
        spectra.nanoseconds = costOf(spectra, args, costs);
        if (spectra.nanoseconds < (best ? best->nanoseconds : costOfPairs(args, costs)))
            best = spectra;
    };
    for (const int count : groupCounts) {
        SpotSpectra spectra{0, 0, Oversampling::Twofold, grouped(args, count), 0};
        for (spectra.side = leastSide; spectra.side <= mostSide; spectra.side *= 2) {
            const std::vector<NufftErrors> errors = errorsOf(spectra.groups, spectra.side, args);
            for (const Oversampling oversampling : oversamplings) {
                spectra.oversampling = oversampling;
                if (cellsOf(spectra.side, oversampling) % panelCells != 0)
                    continue;
                for (spectra.width = leastWidth; spectra.width <= mostWidth; ++spectra.width)
                    consider(spectra, errors);
            }
        }
    }
    return best;
}

} // namespace fringe::plan
