// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/field_source.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace fringe {

namespace {

constexpr float turn = 2 * std::numbers::pi_v<float>;

float magnitude(Complex u) {
    return std::sqrt(u.real() * u.real() + u.imag() * u.imag());
}

std::vector<Complex> phasorsOf(const LevelPattern& pattern) {
    std::vector<Complex> phasors;
    if (showsPhases(pattern)) {
        for (int level = 0; level < pattern.count; ++level) {
            phasors.push_back(std::polar(1.0f, turn * static_cast<float>(level)
                                                   / static_cast<float>(pattern.count)));
        }
    }
    return phasors;
}

} // namespace

float phaseOf(Complex value) {
    const float angle = std::atan2(value.imag(), value.real());
    return angle < 0 ? std::min(angle + turn, std::nextafter(turn, 0.0f)) : angle;
}

QRgb AmplitudeSource::colourOf(const SampleBlock& block) const {
    float sum = 0;
    const auto taps = forEachTap(
        block, [&](std::int64_t row, std::int64_t col) { sum += magnitude(at(row, col)); });
    const float index = sum / static_cast<float>(taps) * perUnit_ + 0.5f;
    return table_[index < 255 ? static_cast<std::size_t>(index) : 255];
}

QRgb PhaseSource::colourOf(const SampleBlock& block) const {
    Complex sum{};
    forEachTap(block, [&](std::int64_t row, std::int64_t col) { sum += at(row, col); });
    return table_[static_cast<std::size_t>(phaseOf(sum) * (256 / turn) + 0.5f) & 255];
}

LevelSource::LevelSource(std::shared_ptr<const LevelPattern> pattern, std::size_t plane)
    : pattern_(std::move(pattern)), levels_(pattern_->planes[plane].samples()),
      phasors_(phasorsOf(*pattern_)), table_(colourTable(ColourMap::Grey)) {}

QRgb LevelSource::colourOf(const SampleBlock& block) const {
    const double level =
        phasors_.empty() || block.count() == 1 ? meanLevel(block) : meanPhaseLevel(block);
    const double index = level * 255 / std::max(pattern_->count - 1, 1) + 0.5;
    return table_[static_cast<std::size_t>(std::clamp(index, 0.0, 255.0))];
}

double LevelSource::meanLevel(const SampleBlock& block) const {
    std::int64_t sum = 0;
    const auto taps = forEachTap(block, [&](std::int64_t row, std::int64_t col) {
        sum += levels_[static_cast<std::size_t>(row * shape().cols + col)];
    });
    return static_cast<double>(sum) / static_cast<double>(taps);
}

double LevelSource::meanPhaseLevel(const SampleBlock& block) const {
    Complex sum{};
    forEachTap(block, [&](std::int64_t row, std::int64_t col) {
        sum += phasors_[levels_[static_cast<std::size_t>(row * shape().cols + col)]];
    });
    return phaseOf(sum) / turn * static_cast<float>(pattern_->count);
}

namespace {

float percentileOf(std::span<const Complex> samples, double share) {
    const std::size_t count = samples.size();
    const std::size_t stride = std::max<std::size_t>(count >> 18, 1) | 1;
    std::vector<float> amplitudes;
    for (std::size_t i = 0; i < count; i += stride) {
        amplitudes.push_back(magnitude(samples[i]));
    }
    if (amplitudes.empty()) {
        return 1;
    }
    const auto rank =
        static_cast<std::ptrdiff_t>(share * static_cast<double>(amplitudes.size() - 1));
    std::nth_element(amplitudes.begin(), amplitudes.begin() + rank, amplitudes.end());
    const float value = amplitudes[static_cast<std::size_t>(rank)];
    return value > 0 && std::isfinite(value) ? value : 1;
}

/// Samples of pieces spread over a plane that memory does not hold.
std::vector<Complex> somePieces(const Field& field) {
    constexpr std::int64_t perSide = 4, side = 128;
    const Shape plane = field.shape();
    const Shape piece{std::min(side, plane.rows), std::min(side, plane.cols)};
    std::vector<Complex> all(static_cast<std::size_t>(perSide * perSide * piece.count()));
    const auto reader = field.open();
    for (std::int64_t i = 0; i < perSide * perSide; ++i)
        reader->read({(plane.rows - piece.rows) * (i / perSide) / (perSide - 1),
                      (plane.cols - piece.cols) * (i % perSide) / (perSide - 1), piece},
                     all.data() + i * piece.count(), piece.cols);
    return all;
}

} // namespace

float amplitudePercentile(const Field& field, double share) {
    if (field.isInMemory())
        return percentileOf(field.samples(), share);
    Field coarse = field;
    while (const Field* const half = coarse.half())
        coarse = Field(*half);
    const float ofPieces = percentileOf(somePieces(field), share);
    return std::max(ofPieces, percentileOf(inMemory(coarse).samples(), share));
}

} // namespace fringe
