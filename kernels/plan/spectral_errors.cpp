// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/plan/spectral_errors.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fringe::plan {
namespace {

/// Root mean squares over a square |X|, |Y| ≤ 1.
constexpr double rmsOfDifference = 0.4216; ///< X² - Y²
constexpr double rmsOfProduct = 0.3333;    ///< XY
constexpr double rmsOfCubic = 0.586;       ///< X(X² + Y²)
constexpr double rmsOfCoordinate = 0.577;
constexpr double evenly = 0.577; ///< of a value scattered evenly over ±1

/// rms over the square of ((X² + Y² - neutralSquare)/2)ⁿ, n = 1 … 4.
constexpr double momentOfSquare[5]{1, 0.2409, 0.0832, 0.0318, 0.0128};
constexpr double factorial[5]{1, 1, 2, 6, 24};

/// Of the waves' shapes on one tile.
struct ShapeErrors {
    double plain;
    double warped;
};

ShapeErrors shapeErrors(const CommonWave& wave, const TileFrame& tile, const PointScatter& points,
                        double wavenumber) {
    const double half = std::max(tile.halfX, tile.halfY);
    const double scatterHalf = std::hypot(wave.scatterU, wave.scatterV);
    const double scatter = points.directions * scatterHalf;
    const double tilt = std::hypot(wave.u, wave.v) + scatter;
    const double kappa = wave.curvature + wave.curvatureHalf;
    const double ratio = kappa * half;
    const double astigmatism =
        tilt * scatter * ratio * half * wavenumber * std::hypot(rmsOfDifference / 2, rmsOfProduct);
    const double coma = ratio * ratio / 2 * scatter * half * rmsOfCubic * wavenumber;
    const double series = 0.067 * std::pow(ratio, 4) * half / 4 * wavenumber;
    const double amplitude = ratio * scatter * rmsOfCoordinate;
    const double kept = std::hypot(series, amplitude);
    const double secondOrder = 0.06 * scatterHalf * scatterHalf * ratio * half * wavenumber;
    const double depth = evenly * wave.curvatureHalf / wave.curvature;
    constexpr double taperShare = 0.05; ///< the taper's slope, which the frequencies leave out
    const double first = std::hypot(astigmatism, coma);
    return {std::hypot(first, kept),
            std::hypot(secondOrder, first * std::hypot(depth, taperShare, first), kept)};
}

void addTile(SpectralErrors& sums, const CommonWave& wave, const TileFrame& tile,
             const PointScatter& points, double wavenumber) {
    const ShapeErrors shape = shapeErrors(wave, tile, points, wavenumber);
    sums.shape += shape.plain * shape.plain;
    sums.warped += shape.warped * shape.warped;
    const double halfSquared = (tile.halfX * tile.halfX + tile.halfY * tile.halfY) / 2;
    const double phase = wavenumber * wave.curvatureHalf * halfSquared;
    for (int n = 1; n <= mostTerms; ++n)
        sums.curvature[n] += std::pow(interpolationError(phase, n, points), 2);
}

bool isUnambiguous(const CommonWave& wave, const PointSourcesArgs& args) {
    constexpr double most = 0.48; ///< cycles per pixel
    return wave.scatterU * args.grid.pitchX < most * args.wavelength
           && wave.scatterV * args.grid.pitchY < most * args.wavelength;
}

} // namespace

double interpolationError(double phase, int terms, const PointScatter& points) {
    return points.chebyshev[terms] * std::pow(phase, terms) * momentOfSquare[terms]
           / (std::pow(2.0, terms - 1) * factorial[terms]);
}

SpectralErrors spectralErrors(const PointBox& box, int side, const PointSourcesArgs& args) {
    const double wavenumber = 2 * std::numbers::pi / args.wavelength;
    const PlaneGrid& grid = args.grid;
    const double halfWidth = static_cast<double>(grid.shape.cols) * grid.pitchX / 2;
    const double halfHeight = static_cast<double>(grid.shape.rows) * grid.pitchY / 2;
    SpectralErrors sums;
    int tiles = 0;
    for (const double across : {-0.8, -0.4, 0.0, 0.4, 0.8})
        for (const double up : {-0.8, -0.4, 0.0, 0.4, 0.8}) {
            const TileFrame tile{across * halfWidth, up * halfHeight, side * grid.pitchX / 2,
                                 side * grid.pitchY / 2};
            const CommonWave wave = commonWave(box, tile, args);
            if (!wave.reaches)
                continue;
            addTile(sums, wave, tile, box.scatter, wavenumber);
            sums.canWarp = sums.canWarp && isUnambiguous(wave, args);
            ++tiles;
        }
    SpectralErrors errors;
    errors.canWarp = sums.canWarp;
    errors.warped = std::sqrt(sums.warped / std::max(tiles, 1));
    errors.shape = std::sqrt(sums.shape / std::max(tiles, 1));
    for (int n = 1; n <= mostTerms; ++n)
        errors.curvature[n] = std::sqrt(sums.curvature[n] / std::max(tiles, 1));
    return errors;
}

} // namespace fringe::plan
