// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/camera/panel_axis.h"

#include "kernels/parallel.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <numbers>
#include <numeric>

namespace fringe {
namespace {

double sinc(double cycles) {
    return cycles == 0 ? 1 : std::sin(std::numbers::pi * cycles) / (std::numbers::pi * cycles);
}

/// The integral of the Gaussian up to there.
double normalUpTo(double x, double sigma) {
    return 0.5 * std::erfc(-x / (sigma * std::numbers::sqrt2));
}

} // namespace

std::vector<PanelPiece> panelPieces(std::int64_t pixels, std::int64_t parts, double side) {
    std::vector<PanelPiece> pieces;
    for (std::int64_t pixel = 0; pixel < pixels; ++pixel)
        for (std::int64_t part = 0; part < parts; ++part) {
            const auto edge = [&](std::int64_t number) {
                const double place = static_cast<double>(number) / static_cast<double>(parts) - 0.5;
                return std::clamp(place, -side / 2, side / 2);
            };
            const double begin = edge(part), end = edge(part + 1);
            pieces.push_back(
                {static_cast<double>(pixel - pixels / 2) + (begin + end) / 2, end - begin});
        }
    return pieces;
}

SplitMatrix pieceWaves(std::span<const PanelPiece> pieces, std::span<const double> places,
                       const AxisOptics& optics) {
    SplitMatrix waves(std::ssize(pieces), std::ssize(places));
    constexpr std::int64_t fewRows = 16;
    parallelFor(waves.rows, fewRows, [&](std::int64_t first, std::int64_t last) {
        for (std::int64_t row = first; row < last; ++row) {
            const auto [middle, width] = pieces[static_cast<std::size_t>(row)];
            const double own = optics.curvature * middle * middle;
            for (std::int64_t col = 0; col < waves.cols; ++col) {
                const double frequency = optics.perPlace * places[static_cast<std::size_t>(col)];
                const double turns = frequency * middle + own;
                const std::complex<double> wave =
                    std::polar(1.0, -2 * std::numbers::pi * (turns - std::round(turns)));
                const double share = width * sinc(width * frequency);
                waves.re[waves.index(row, col)] = static_cast<float>(share * wave.real());
                waves.im[waves.index(row, col)] = static_cast<float>(share * wave.imag());
            }
        }
    });
    return waves;
}

std::int64_t piecesPerPixel(double sigma) {
    constexpr double perSigma = 2;
    constexpr std::int64_t least = 3, most = 12;
    if (!(sigma > 0))
        return 1;
    return std::clamp(static_cast<std::int64_t>(std::ceil(std::min(perSigma / sigma, 100.0))),
                      least, most);
}

BlurWeights blurWeights(double sigma) {
    const std::int64_t parts = piecesPerPixel(sigma);
    if (!(sigma > 0))
        return {0, {{1.0}}};
    constexpr double sigmasSeen = 5;
    BlurWeights blur{static_cast<std::int64_t>(std::ceil(sigmasSeen * sigma + 0.5)), {}};
    for (std::int64_t part = 0; part < parts; ++part) {
        const double place = (static_cast<double>(part) + 0.5) / static_cast<double>(parts) - 0.5;
        std::vector<double>& weights = blur.ofPiece.emplace_back();
        for (std::int64_t pixel = -blur.reach; pixel <= blur.reach; ++pixel) {
            const double from = static_cast<double>(pixel) - 0.5 - place;
            weights.push_back(normalUpTo(from + 1, sigma) - normalUpTo(from, sigma));
        }
        const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
        for (double& weight : weights)
            weight /= sum;
    }
    return blur;
}

} // namespace fringe
