// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/encodings/error_diffusion.h"

#include "engine/model/parameter_rows.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace fringe {
namespace {

using namespace table;

constexpr std::array<std::pair<int, int>, 12> neighbours{{{0, 1},
                                                          {0, 2},
                                                          {1, -2},
                                                          {1, -1},
                                                          {1, 0},
                                                          {1, 1},
                                                          {1, 2},
                                                          {2, -2},
                                                          {2, -1},
                                                          {2, 0},
                                                          {2, 1},
                                                          {2, 2}}};
constexpr std::size_t count = neighbours.size();
using Row = std::array<double, count + 1>; ///< of equations, the right side last
using Equations = std::array<Row, count>;

/// Real parts of the normal equations of least squares over the band.
Equations normalEquations(const ShapedBand& band, double damping) {
    constexpr int grid = 9;
    Equations equations{};
    for (int v = 0; v < grid; ++v)
        for (int u = 0; u < grid; ++u) {
            const double fx = band.middle.x + band.x * (u / 4.0 - 1);
            const double fy = band.middle.y + band.y * (v / 4.0 - 1);
            std::array<std::complex<double>, count> waves;
            for (std::size_t k = 0; k < count; ++k)
                waves[k] =
                    std::polar(1.0, -2 * std::numbers::pi
                                        * (fx * neighbours[k].second - fy * neighbours[k].first));
            for (std::size_t k = 0; k < count; ++k) {
                for (std::size_t l = 0; l < count; ++l)
                    equations[k][l] += (std::conj(waves[k]) * waves[l]).real() / (grid * grid);
                equations[k][count] += waves[k].real() / (grid * grid);
            }
        }
    for (std::size_t k = 0; k < count; ++k)
        equations[k][k] += damping;
    return equations;
}

/// Solution of equations whose matrix is positive definite, by elimination.
std::array<double, count> solved(Equations rows) {
    for (std::size_t k = 0; k < count; ++k)
        for (std::size_t l = k + 1; l < count; ++l) {
            const double factor = rows[l][k] / rows[k][k];
            for (std::size_t m = k; m <= count; ++m)
                rows[l][m] -= factor * rows[k][m];
        }
    std::array<double, count> found{};
    for (std::size_t k = count; k-- > 0;) {
        double rest = rows[k][count];
        for (std::size_t m = k + 1; m < count; ++m)
            rest -= rows[k][m] * found[m];
        found[k] = rest / rows[k][k];
    }
    return found;
}

std::complex<double> cut(std::complex<double> error) {
    constexpr double most = 2;
    const double size = std::abs(error);
    return size > most ? error * (most / size) : error;
}

} // namespace

ErrorWeights shapedWeights(const ShapedBand& band, double damping) {
    const auto shares = solved(normalEquations(band, damping));
    ErrorWeights weights;
    for (std::size_t k = 0; k < count; ++k)
        weights.push_back({neighbours[k].first, neighbours[k].second, shares[k]});
    return weights;
}

ErrorWeights floydSteinbergWeights() {
    return {{0, 1, 7.0 / 16}, {1, -1, 3.0 / 16}, {1, 0, 5.0 / 16}, {1, 1, 1.0 / 16}};
}

ParameterInfo weightsParameter() {
    ParameterInfo info = withOption(
        oneOf("weights", FRINGE_MARK("Weights"), FRINGE_MARK("Which neighbours take the error."),
              {{"shaped", FRINGE_MARK("Shaped"),
                FRINGE_MARK("Twelve, so that least of the noise lies where the picture does.")},
               {"floyd-steinberg", FRINGE_MARK("Floyd-Steinberg"),
                FRINGE_MARK("Four, whatever the picture's place.")}}),
        "weights");
    info.advanced = true;
    info.initial = std::string("shaped");
    return info;
}

ErrorWeights weightsOf(const EncodingInput& input, const ShapedBand& band, double damping) {
    return std::get<std::string>(valueOf(input.encoding.info, input.values, "weights")) == "shaped"
               ? shapedWeights(band, damping)
               : floydSteinbergWeights();
}

std::vector<std::uint16_t>
diffused(WideSamples samples, Shape shape, const ErrorWeights& weights,
         const std::function<std::pair<std::uint16_t, std::complex<double>>(std::complex<double>)>&
             round) {
    const auto [rows, cols] = shape;
    const bool inTurns = weights.size() == floydSteinbergWeights().size();
    std::vector<std::uint16_t> levels(samples.size());
    for (std::int64_t row = 0; row < rows; ++row) {
        const int step = inTurns && row % 2 != 0 ? -1 : 1;
        for (std::int64_t n = 0; n < cols; ++n) {
            const std::int64_t col = step > 0 ? n : cols - 1 - n;
            const auto at = static_cast<std::size_t>(row * cols + col);
            const auto [level, shown] = round(samples[at]);
            levels[at] = level;
            const auto error = cut(samples[at] - shown);
            for (const ErrorWeight& weight : weights) {
                const std::int64_t toRow = row + weight.rows, toCol = col + step * weight.cols;
                if (toRow < rows && toCol >= 0 && toCol < cols)
                    samples[static_cast<std::size_t>(toRow * cols + toCol)] += weight.share * error;
            }
        }
    }
    return levels;
}

} // namespace fringe
