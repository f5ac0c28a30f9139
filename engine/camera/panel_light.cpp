// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/camera/panel_light.h"

#include "engine/model/error.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numbers>
#include <span>

namespace fringe {
namespace {

using PixelWave = std::complex<double>;

PixelWave movedWave(const PanelLight& panel, double value) {
    return (panel.isPhase ? std::polar(1.0, 2 * std::numbers::pi * value) : PixelWave(value))
           - panel.gap;
}

/// The row of values that crosstalk makes of those around `row`, before it blurs along x.
void blurDown(const PanelLight& panel, std::int64_t row, const std::vector<double>& weights,
              std::vector<double>& sums) {
    const auto reach = std::ssize(weights) / 2;
    std::ranges::fill(sums, 0.0);
    for (std::int64_t offset = -reach; offset <= reach; ++offset) {
        const std::int64_t from = std::clamp<std::int64_t>(row + offset, 0, panel.size.rows - 1);
        const double weight = weights[static_cast<std::size_t>(offset + reach)];
        for (std::size_t col = 0; col < sums.size(); ++col)
            sums[col] +=
                weight
                * panel.values[panel.levels[static_cast<std::size_t>(from) * sums.size() + col]];
    }
}

double blurAlong(const std::vector<double>& row, std::int64_t col,
                 const std::vector<double>& weights) {
    const auto reach = std::ssize(weights) / 2;
    double sum = 0;
    for (std::int64_t offset = -reach; offset <= reach; ++offset)
        sum += weights[static_cast<std::size_t>(offset + reach)]
               * row[static_cast<std::size_t>(
                   std::clamp<std::int64_t>(col + offset, 0, std::ssize(row) - 1))];
    return sum;
}

std::vector<std::complex<float>> litBeam(const PlaneGrid& grid, const LevelPattern& pattern,
                                         const Plane<double>* takenOff) {
    const std::vector<float> amplitudes = lightOn(grid, pattern.beam, pattern.aperture);
    std::vector<std::complex<float>> beam(amplitudes.begin(), amplitudes.end());
    if (takenOff != nullptr) {
        const auto phases = inMemory(*takenOff);
        for (std::size_t i = 0; i < beam.size(); ++i)
            beam[i] *=
                std::complex<float>(std::polar(1.0, -2 * std::numbers::pi * phases.samples()[i]));
    }
    return beam;
}

} // namespace

PanelLight panelLightOf(const LevelPattern& pattern, std::size_t plane, const SlmModel& model) {
    const auto levels = inMemory(pattern.planes[plane]);
    const PlaneGrid grid{levels.shape(), pattern.sampling.pitchX.si(),
                         pattern.sampling.pitchY.si()};
    const std::span<const std::uint16_t> samples = levels.samples();
    if (std::ranges::any_of(samples, [&](int level) { return level >= pattern.count; }))
        throw badInput(FRINGE_MARK("The pattern holds levels beyond the {0} that it is said to "
                                   "have; say how many there are."),
                       pattern.count);
    return {levels.shape(),
            {samples.begin(), samples.end()},
            litBeam(grid, pattern, model.takenOff.empty() ? nullptr : &model.takenOff[plane]),
            levelValues(pattern, model, plane),
            showsPhases(pattern),
            model.gapsReflect ? std::polar(1.0, model.gapPhase.si()) : PixelWave()};
}

SplitMatrix lightOfRow(const PanelLight& panel, std::int64_t row, const BlurWeights& blur) {
    const auto parts = std::ssize(blur.ofPiece);
    SplitMatrix light(parts, panel.size.cols * parts);
    std::vector<double> values(static_cast<std::size_t>(panel.size.cols));
    for (std::int64_t down = 0; down < parts; ++down) {
        blurDown(panel, row, blur.ofPiece[static_cast<std::size_t>(down)], values);
        for (std::int64_t col = 0; col < panel.size.cols; ++col) {
            const PixelWave beam =
                panel.beam[static_cast<std::size_t>(row * panel.size.cols + col)];
            for (std::int64_t along = 0; along < parts; ++along) {
                const double value =
                    blurAlong(values, col, blur.ofPiece[static_cast<std::size_t>(along)]);
                const PixelWave wave = beam * movedWave(panel, value);
                const std::size_t at = light.index(down, col * parts + along);
                light.re[at] = static_cast<float>(wave.real());
                light.im[at] = static_cast<float>(wave.imag());
            }
        }
    }
    return light;
}

} // namespace fringe
