// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

/// The kernels of both GPU back-ends: X(file, kernel), the file being one of `kernels/formulas`.
/// Each column takes them from here: OpenCL by name, CUDA by address.
#define FRINGE_KERNELS(X)                                                                          \
    X(exact_points, addExactPoints)                                                                \
    X(fresnel_points, addFresnelPoints)                                                            \
    X(fresnel_pairs, addFresnelPairs)                                                              \
    X(fresnel_pairs, addFresnelRecurrence)                                                         \
    X(tile_points, addPointsOnTiles64)                                                             \
    X(tile_points, addPointsOnTiles32)                                                             \
    X(tile_points, addPointsOnTiles16)                                                             \
    X(exact_patches, addExactPatches8)                                                             \
    X(exact_patches, addExactPatches4)                                                             \
    X(point_survey, findDistances)                                                                 \
    X(point_survey, surveyBins)                                                                    \
    X(point_survey, keyPoints)                                                                     \
    X(point_survey, countDigits)                                                                   \
    X(point_survey, sumCounts)                                                                     \
    X(point_survey, moveEntries)                                                                   \
    X(point_survey, recordPoints)                                                                  \
    X(nufft_points, spreadPoints)                                                                  \
    X(nufft_points, collectCells)                                                                  \
    X(nufft_points, carryTiles)                                                                    \
    X(cut_points, drawCuts)                                                                        \
    X(cut_points, collectCuts)                                                                     \
    X(cut_points, carryCuts)                                                                       \
    X(spot_products, fillSpotTable)                                                                \
    X(spot_products, adjointSpotProducts)                                                          \
    X(spot_products, addSpotShares)                                                                \
    X(spot_products, forwardSpotProducts)                                                          \
    X(exact_spots, adjointOfExactSpots)                                                            \
    X(exact_spots, forwardToExactSpots)                                                            \
    X(separable_spots, adjointOfSeparableSpots)                                                    \
    X(separable_spots, forwardToSeparableSpots)                                                    \
    X(spot_sums, sumSpotPieces)                                                                    \
    X(plane_products, multiplyAngularTransfer)                                                     \
    X(plane_products, multiplySeparable)                                                           \
    X(planes, addPlanes)                                                                           \
    X(planes, intensityOfField)                                                                    \
    X(planes, rangeOfField)                                                                        \
    X(planes, encodeField)                                                                         \
    X(planes, lookUpLevels)                                                                        \
    X(quantise, quantisePhases)                                                                    \
    X(stereogram, stereogramByRows)                                                                \
    X(stereogram, stereogramByBands)                                                               \
    X(layers, passLayer)

namespace fringe::gpu {

#define FRINGE_ENUMERATOR(file, kernel) kernel,
enum class Kernel : std::size_t { FRINGE_KERNELS(FRINGE_ENUMERATOR) };
#undef FRINGE_ENUMERATOR

struct KernelName {
    const char* file;
    const char* function;
};

constexpr KernelName nameOf(Kernel kernel) {
#define FRINGE_NAMED(file, kernel) {#file, #kernel},
    constexpr KernelName names[]{FRINGE_KERNELS(FRINGE_NAMED)};
#undef FRINGE_NAMED
    return names[static_cast<std::size_t>(kernel)];
}

} // namespace fringe::gpu
