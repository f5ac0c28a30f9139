// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/spots/phase_pattern.h"

#include "engine/spots/nearest_turns.h"
#include "kernels/parallel.h"

#include <cmath>
#include <numbers>

namespace fringe {
namespace {

constexpr std::int64_t pixelsPerPiece = 1 << 14;

Complex phasorOf(float turns) {
    return Complex(std::polar(1.0, 2 * std::numbers::pi * static_cast<double>(turns)));
}

template <class Body> void forPixels(std::size_t count, const Body& body) {
    parallelFor(static_cast<std::int64_t>(count), pixelsPerPiece,
                [&](std::int64_t begin, std::int64_t end) {
                    for (auto i = static_cast<std::size_t>(begin);
                         i < static_cast<std::size_t>(end); ++i)
                        body(i);
                });
}

double gaussian(std::int64_t row, std::int64_t col, const SpotBeam& beam, const Plate& plate) {
    const double x = static_cast<double>(col - plate.size.cols / 2) * plate.pitchX.si();
    const double y = static_cast<double>(plate.size.rows / 2 - row) * plate.pitchY.si();
    return std::exp(-(x * x + y * y) / (beam.waist.si() * beam.waist.si()));
}

} // namespace

void nearestPattern(std::span<const Complex> samples, std::int64_t levels, PhasePattern& pattern) {
    pattern.resize(samples.size());
    parallelFor(static_cast<std::int64_t>(samples.size()), pixelsPerPiece,
                [&](std::int64_t begin, std::int64_t end) {
                    const auto* first = reinterpret_cast<const float*>(samples.data() + begin);
                    nearestTurns(first, end - begin, static_cast<int>(levels),
                                 pattern.data() + begin);
                });
}

PhasePattern onLevels(PhasePattern turns, std::int64_t levels) {
    const auto count = static_cast<float>(levels);
    for (float& value : turns) {
        value -= std::floor(value);
        if (levels > 0)
            value = std::round(value * count) / count;
        if (value >= 1)
            value = 0;
    }
    return turns;
}

std::vector<float> beamAmplitude(const SpotBeam& beam, const Plate& plate) {
    if (beam.kind == SpotBeam::Kind::Picture)
        return beam.picture;
    std::vector<float> amplitude(static_cast<std::size_t>(plate.size.count()), 1);
    if (beam.kind == SpotBeam::Kind::Gaussian)
        for (std::int64_t row = 0; row < plate.size.rows; ++row)
            for (std::int64_t col = 0; col < plate.size.cols; ++col)
                amplitude[static_cast<std::size_t>(row * plate.size.cols + col)] =
                    static_cast<float>(gaussian(row, col, beam, plate));
    return amplitude;
}

void patternField(const PhasePattern& pattern, std::span<const float> amplitude,
                  std::int64_t levels, std::vector<Complex>& field) {
    std::vector<Complex> shown;
    for (std::int64_t level = 0; level < levels; ++level)
        shown.push_back(phasorOf(static_cast<float>(level) / static_cast<float>(levels)));
    const auto count = static_cast<float>(levels);
    field.resize(pattern.size());
    forPixels(pattern.size(), [&](std::size_t i) {
        const Complex phasor = levels > 0
                                   ? shown[static_cast<std::size_t>(pattern[i] * count + 0.5F)]
                                   : phasorOf(pattern[i]);
        field[i] = amplitude[i] * phasor;
    });
}

} // namespace fringe
