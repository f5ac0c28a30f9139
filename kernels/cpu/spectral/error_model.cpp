// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/spectral/error_model.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fringe::cpu {
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

double shapeError(const CommonWave& wave, const TileFrame& tile, double wavenumber) {
    const double half = std::max(tile.halfX, tile.halfY);
    const double scatter = evenly * std::hypot(wave.scatterU, wave.scatterV);
    const double tilt = std::hypot(wave.u, wave.v) + scatter;
    const double kappa = wave.curvature + wave.curvatureHalf;
    const double astigmatism = tilt * scatter * kappa * half * half
                               * std::hypot(rmsOfDifference / 2, rmsOfProduct) * wavenumber;
    const double coma = kappa * kappa / 2 * scatter * half * half * half * rmsOfCubic * wavenumber;
    const double ratio = kappa * half;
    const double series = 0.067 * std::pow(ratio, 4) * half / 4 * wavenumber;
    const double amplitude = ratio * scatter * rmsOfCoordinate;
    return std::hypot(std::hypot(astigmatism, coma), std::hypot(series, amplitude));
}

void addTile(SpectralErrors& sums, const CommonWave& wave, const TileFrame& tile,
             double wavenumber) {
    const double shape = shapeError(wave, tile, wavenumber);
    sums.shape += shape * shape;
    const double halfSquared = (tile.halfX * tile.halfX + tile.halfY * tile.halfY) / 2;
    const double phase = wavenumber * wave.curvatureHalf * halfSquared;
    for (int n = 1; n <= simd::mostTerms; ++n) {
        constexpr double rmsOfChebyshev = 0.71;
        const double error = rmsOfChebyshev * std::pow(phase, n) * momentOfSquare[n]
                             / (std::pow(2.0, n - 1) * factorial[n]);
        sums.curvature[n] += error * error;
    }
}

} // namespace

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
            addTile(sums, wave, tile, wavenumber);
            ++tiles;
        }
    SpectralErrors errors;
    errors.shape = std::sqrt(sums.shape / std::max(tiles, 1));
    for (int n = 1; n <= simd::mostTerms; ++n)
        errors.curvature[n] = std::sqrt(sums.curvature[n] / std::max(tiles, 1));
    return errors;
}

} // namespace fringe::cpu
