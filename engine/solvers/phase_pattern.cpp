// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solvers/phase_pattern.h"

#include "engine/model/build.h"
#include "engine/optics/sample_sums.h"
#include "engine/solvers/seeded_random.h"
#include "kernels/level_phasors.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fringe {
namespace {

Complex phasorOf(double turns) {
    return Complex(std::polar(1.0, 2 * std::numbers::pi * turns));
}

/// Phasors of all levels, with the bits of the operation `quantise` on the cpu.
std::vector<Complex> phasorsOf(std::int64_t levels) {
    std::vector<Complex> phasors;
    for (std::int64_t level = 0; level < levels; ++level)
        phasors.push_back(phasorOf(static_cast<double>(level) / static_cast<double>(levels)));
    return phasors;
}

/// Without signs of zero, which would be phases.
void darken(std::span<Complex> field, std::span<const float> amplitude) {
    for (std::size_t i = 0; i < field.size(); ++i)
        if (amplitude[i] == 0)
            field[i] = 0;
}

} // namespace

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

PhasePattern randomPattern(std::int64_t seed, Shape shape) {
    SeededRandom turns(seed);
    PhasePattern pattern(static_cast<std::size_t>(shape.count()));
    std::ranges::generate(pattern, [&] { return static_cast<float>(turns.next()); });
    return pattern;
}

PlaneGrid gridOf(const Plate& plate) {
    return {plate.size, plate.pitchX.si(), plate.pitchY.si()};
}

std::vector<float> beamAmplitude(const Setup& setup) {
    return lightOn(gridOf(setup.plate), setup.beam, setup.aperture);
}

void patternField(const PhasePattern& pattern, std::span<const float> amplitude,
                  std::int64_t levels, std::span<Complex> field) {
    const std::vector<Complex> shown = phasorsOf(levels);
    if (levels == 0)
        return forSamples(pattern.size(), [&](std::size_t i) {
            field[i] = amplitude[i] * phasorOf(static_cast<double>(pattern[i]));
        });
    const auto* phasors = reinterpret_cast<const float*>(shown.data());
    parallelFor(static_cast<std::int64_t>(pattern.size()), samplesPerPiece,
                [&](std::int64_t begin, std::int64_t end) {
                    showLevels(pattern.data() + begin, {amplitude.data() + begin, 1}, end - begin,
                               phasors, static_cast<int>(levels),
                               reinterpret_cast<float*>(field.data() + begin));
                });
}

Hologram hologramOf(const Setup& setup, std::int64_t levels, const PhasePattern& pattern,
                    std::string device) {
    const Plate& plate = setup.plate;
    Hologram hologram;
    std::vector<Complex> field(pattern.size());
    const std::vector<float> amplitude = beamAmplitude(setup);
    patternField(pattern, amplitude, levels, field);
    darken(field, amplitude);
    hologram.planes.emplace_back(plate.size, std::move(field));
    hologram.aperture = setup.aperture;
    hologram.beam = setup.beam;
    if (setup.lens.on)
        hologram.lens = setup.lens.focalLength;
    hologram.sampling = {plate.pitchX, plate.pitchY, {setup.wavelength()}};
    hologram.device = std::move(device);
    hologram.program = programName();
    return hologram;
}

Preview patternPreview(const Setup& setup, const PhasePattern& pattern) {
    const PlaneGrid grid = gridOf(setup.plate);
    const Shape shape = grid.shape;
    auto [preview, step] = emptyPreview(grid, Quantity2D::Phase);
    preview.wavelength = setup.wavelength();
    for (std::int64_t row = 0; row < shape.rows; row += step)
        for (std::int64_t col = 0; col < shape.cols; col += step) {
            const float turns = pattern[static_cast<std::size_t>(row * shape.cols + col)];
            preview.values.push_back(
                isLit(setup.aperture, grid, row, col) ? 2 * std::numbers::pi_v<float> * turns : 0);
        }
    return std::move(preview);
}

} // namespace fringe
