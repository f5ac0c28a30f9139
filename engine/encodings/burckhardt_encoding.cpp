// SPDX-License-Identifier: GPL-3.0-or-later
// Three cells: F = a₀ + a₁ exp(i2π/3) + a₂ exp(i4π/3) with no amplitude below zero and one of them
// zero; column c shows a of c mod 3 (Burckhardt, Appl. Opt. 9, 1949, 1970). Light that leaves
// three columns aside by 2π/3 each adds them up to F: the picture goes with exp(-i2π c/3).
#include "engine/encodings/encoding.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace fringe {
namespace {

constexpr std::size_t cells = 3;

Complex cellPhase(std::size_t cell) {
    return Complex(
        std::polar(1.0, 2 * std::numbers::pi * static_cast<double>(cell) / double(cells)));
}

/// Parts of a sample along the phases of the cells, one of them zero.
std::array<float, cells> partsOf(Complex sample) {
    std::array<float, cells> parts{};
    for (std::size_t cell = 0; cell < cells; ++cell)
        parts[cell] = 2.0F / 3 * (sample * std::conj(cellPhase(cell))).real();
    const float least = std::ranges::min(parts);
    for (float& part : parts)
        part -= least;
    return parts;
}

std::vector<std::uint16_t> levelsOfCells(const EncodingInput& input) {
    const std::span<const Complex> samples = input.field.samples();
    const auto cols = static_cast<std::size_t>(input.field.shape().cols);
    std::vector<float> amplitudes;
    for (std::size_t i = 0; i < samples.size(); ++i)
        amplitudes.push_back(partsOf(samples[i])[i % cols % cells]);
    const float largest = std::ranges::max(amplitudes);
    const float scale = largest > 0 ? static_cast<float>(input.levels - 1) / largest : 0;
    std::vector<std::uint16_t> levels;
    for (const float amplitude : amplitudes)
        levels.push_back(static_cast<std::uint16_t>(std::lround(amplitude * scale)));
    return levels;
}

ReferenceWave waveOfCells(const EncodingInput& input) {
    const Shape shape = input.field.shape();
    ReferenceWave wave{{}, std::vector<Complex>(static_cast<std::size_t>(shape.rows), 1)};
    for (std::size_t col = 0; col < static_cast<std::size_t>(shape.cols); ++col)
        wave.alongX.push_back(std::conj(cellPhase(col % cells)));
    return wave;
}

/// Passband of the picture: a third of the frequencies, half the way to the zero order and to the
/// twin.
Passband besideTheOthers(const EncodingInput& input) {
    return {.x = 1 / (6 * input.sampling.pitchX.si())};
}

} // namespace

extern const Encoding burckhardt_encoding{
    .info = {"burckhardt",
             FRINGE_MARK("Amplitude, three cells"),
             FRINGE_MARK("Three columns in turn let light pass for the phases 0°, 120° and 240°; "
                         "the picture leaves to the side, as far as fringes of three pixels "
                         "send it."),
             {levelsParameter()}},
    .modulation = Modulation::Amplitude,
    .reference = waveOfCells,
    .passband = besideTheOthers,
    .encode = levelsOfCells,
};

} // namespace fringe
