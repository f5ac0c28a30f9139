// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/camera/panel_waves.h"

#include "engine/encodings/encoding.h"
#include "engine/encodings/plane_transform.h"
#include "engine/job/job_control.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <complex>
#include <numbers>
#include <utility>
#include <vector>

namespace fringe {
namespace {

constexpr std::int64_t places = 4; ///< along each axis of a pixel

/// Share of each place along an axis that the level moves, the middle √F of the pixel.
std::array<double, places> movedShares(double fillFactor) {
    std::array<double, places> shares{};
    const double half = std::sqrt(fillFactor) / 2;
    for (std::int64_t i = 0; i < places; ++i) {
        const double from = static_cast<double>(i) / places - 0.5, to = from + 1.0 / places;
        shares[static_cast<std::size_t>(i)] =
            places * std::max(0.0, std::min(to, half) - std::max(from, -half));
    }
    return shares;
}

/// Lines of numbers `step` apart blurred along themselves, whose ends go on.
void blurLine(std::vector<float>& values, std::size_t first, std::size_t step, std::int64_t count,
              const std::vector<double>& weights) {
    const auto reach = static_cast<std::int64_t>(weights.size()) - 1;
    std::vector<float> line(static_cast<std::size_t>(count));
    for (std::int64_t i = 0; i < count; ++i) {
        double sum = 0;
        for (std::int64_t away = -reach; away <= reach; ++away)
            sum += weights[static_cast<std::size_t>(std::abs(away))]
                   * values[first
                            + step
                                  * static_cast<std::size_t>(
                                      std::clamp<std::int64_t>(i + away, 0, count - 1))];
        line[static_cast<std::size_t>(i)] = static_cast<float>(sum);
    }
    for (std::int64_t i = 0; i < count; ++i)
        values[first + step * static_cast<std::size_t>(i)] = line[static_cast<std::size_t>(i)];
}

/// Weights at 0, 1, … of a Gaussian of sum 1.
std::vector<double> gaussian(double sigma) {
    std::vector<double> weights;
    double sum = 0;
    for (double away = 0; away <= std::ceil(3 * sigma); ++away) {
        weights.push_back(std::exp(-away * away / (2 * sigma * sigma)));
        sum += (away == 0 ? 1 : 2) * weights.back();
    }
    for (double& weight : weights)
        weight /= sum;
    return weights;
}

void blur(std::vector<float>& values, Shape shape, double sigma) {
    if (sigma <= 0)
        return;
    const std::vector<double> weights = gaussian(sigma);
    const auto cols = static_cast<std::size_t>(shape.cols);
    for (std::int64_t row = 0; row < shape.rows; ++row)
        blurLine(values, static_cast<std::size_t>(row) * cols, 1, shape.cols, weights);
    for (std::size_t col = 0; col < cols; ++col)
        blurLine(values, col, cols, shape.rows, weights);
}

/// Levels of a plane at all places.
std::vector<float> valuesAt(const Plane<std::uint16_t>& levels,
                            const std::vector<double>& numbers) {
    const auto [rows, cols] = levels.shape();
    std::vector<float> values;
    values.reserve(static_cast<std::size_t>(places * places * rows * cols));
    for (std::int64_t row = 0; row < places * rows; ++row)
        for (std::int64_t col = 0; col < places * cols; ++col)
            values.push_back(static_cast<float>(numbers[levels.samples()[static_cast<std::size_t>(
                row / places * cols + col / places)]]));
    return values;
}

/// The lowest frequencies of light at all places, as samples in the middles of the pixels.
std::vector<Complex> waves(const std::vector<Complex>& light, Shape shape) {
    const Shape fine{places * shape.rows, places * shape.cols};
    const std::vector<Complex> spectrum = PlaneTransform(fine).spectrum(light);
    std::vector<Complex> kept(static_cast<std::size_t>(shape.count()));
    const auto toMiddle = [](std::int64_t number, std::int64_t count) {
        constexpr double middle = (places - 1) / 2.0;
        return 2 * std::numbers::pi * static_cast<double>(number) * middle
               / static_cast<double>(count);
    };
    for (std::int64_t row = 0; row < shape.rows; ++row)
        for (std::int64_t col = 0; col < shape.cols; ++col) {
            const std::int64_t down = binNumber(row, shape.rows),
                               right = binNumber(col, shape.cols);
            const auto from = static_cast<std::size_t>((down + fine.rows) % fine.rows * fine.cols
                                                       + (right + fine.cols) % fine.cols);
            const double turn = toMiddle(down, fine.rows) + toMiddle(right, fine.cols);
            kept[static_cast<std::size_t>(row * shape.cols + col)] =
                spectrum[from] * Complex(std::polar(1.0 / (places * places), turn));
        }
    return PlaneTransform(shape).samples(kept);
}

} // namespace

Hologram onPanel(const LevelPattern& levels, const SlmModel& model, JobControl& control) {
    Hologram hologram = fieldOfPattern(levels);
    const Shape shape = hologram.shape();
    const Shape fine{places * shape.rows, places * shape.cols};
    const std::vector<float> beam =
        lightOn({shape, levels.sampling.pitchX.si(), levels.sampling.pitchY.si()}, levels.beam,
                levels.aperture);
    const auto shares = movedShares(model.fillFactor);
    const Complex gap =
        model.gapsReflect ? Complex(std::polar(1.0, model.gapPhase.si())) : Complex();
    for (std::size_t plane = 0; plane < levels.planes.size(); ++plane) {
        std::vector<float> values =
            valuesAt(inMemory(levels.planes[plane]), levelValues(levels, model, plane));
        blur(values, fine, places * model.crosstalk);
        std::vector<Complex> light(values.size());
        const bool isPhase = showsPhases(levels);
        for (std::int64_t row = 0; row < fine.rows; ++row) {
            for (std::int64_t col = 0; col < fine.cols; ++col) {
                const auto i = static_cast<std::size_t>(row * fine.cols + col);
                const auto moved =
                    static_cast<float>(shares[static_cast<std::size_t>(row % places)]
                                       * shares[static_cast<std::size_t>(col % places)]);
                const Complex of = isPhase
                                       ? Complex(std::polar(1.0, 2 * std::numbers::pi * values[i]))
                                       : Complex(values[i]);
                light[i] = beam[static_cast<std::size_t>(row / places * shape.cols + col / places)]
                           * (moved * of + (1 - moved) * gap);
            }
            control.checkpoint();
        }
        hologram.planes[plane] = Field(shape, waves(light, shape));
    }
    return hologram;
}

} // namespace fringe
