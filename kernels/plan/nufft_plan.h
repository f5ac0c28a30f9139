// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/plan/depth_bins.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace fringe::plan {

/// How the points of a group are summed.
struct NufftChoices {
    int side = 0;  ///< of a tile [pixels]
    int terms = 0; ///< local reference waves between which the curvature is interpolated
    int width = 0; ///< of the gridding kernel [cells]
    int order = 0; ///< to which the dependence of the waves' shapes on their directions is added

    int planes() const { return terms + bendCount(order); }

    friend bool operator==(const NufftChoices&, const NufftChoices&) = default;
};

/// What the steps of the sum take a back-end [ns]; the ratios are what matters.
struct NufftCosts {
    double perRay;         ///< of one point on one tile
    double perSpread;      ///< of one point on a tile that it reaches wholly
    double perCellRow;     ///< of the same, one row of cells of one term
    double perCut;         ///< of one point on a tile that its window cuts
    double perLinePixel;   ///< of the same, one pixel along the tile's side
    double perLineProduct; ///< of such a pixel, a row of cells and a plane
    double perCutPixel;    ///< of the same, one pixel of the tile
    double perCornerPixel; ///< of a pixel of a tile at a window's corner
    double perTile;
    double perTileRow;   ///< of a plane
    double perTilePixel; ///< of a plane: transforms, demodulation
    /// Cost of a plane of a tile that some window cuts, for a pixel of its side: what is drawn
    /// joins it, and fits the less into the cache.
    double perLinesPixel;
    double perPair;             ///< of the sum that takes the other points
    double perPoint = 0;        ///< before the first tile
    std::span<const int> sides; ///< of tiles that can be had [pixels], even, the largest first
    int mostParts = 1;          ///< of a slab along an axis
};

/// Points of one side of the plane, in a slab of distances or a part of one.
struct NufftGroup {
    bool isBehind = false;
    PointBox box{};
    NufftChoices choices;
    std::vector<std::uint32_t> points; ///< indices into those of the call
};

struct NufftPlan {
    std::vector<NufftGroup> groups;
    std::vector<std::uint32_t> others; ///< for which tile spectra are too coarse, or too slow
};

/// Cuts the points into slabs of even ranges of 1/z, and these into parts that see a tile in less
/// different directions where that pays, and chooses for each slab what keeps the tolerance of the
/// call in the least time, by `nufftErrors` and the costs: the same points give the same plan.
NufftPlan planSpectra(const PointSourcesArgs& args, const NufftCosts& costs);

/// What becomes of the points of one side of the plane in bins [firstBin, endBin).
struct NufftSlab {
    bool isBehind = false;
    int firstBin = 0;
    int endBin = 0;
    PointBox box{};
    double count = 0;
    std::optional<NufftChoices> choices; ///< nothing: as `NufftPlan::others`
};

/// Slabs, chosen as by `planSpectra`, for points in front of the plane and behind it of which the
/// figures are known: looks at no more than some thousand of them. Only slabs that have points.
std::vector<NufftSlab> divideSpectra(const PointSourcesArgs& args,
                                     const std::array<SideFigures, 2>& sides,
                                     const NufftCosts& costs);

/// What `planSpectra` chooses for many points.
struct NufftForecast {
    double nanoseconds = 0;            ///< by the costs, of all points
    std::vector<NufftChoices> choices; ///< of the groups; empty: all points go elsewhere
    double others = 0;                 ///< points that go elsewhere
};

/// For `count` points of which those of the call are a sample.
NufftForecast forecastSpectra(const PointSourcesArgs& sample, double count,
                              const NufftCosts& costs);

} // namespace fringe::plan
