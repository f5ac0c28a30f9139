// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/disk/halving.h"

#include <cmath>
#include <numeric>

namespace fringe {

Complex meanWave(const std::array<Complex, 4>& block) {
    Complex sum{};
    float amplitudes = 0;
    for (const Complex sample : block) {
        sum += sample;
        amplitudes += std::sqrt(std::norm(sample));
    }
    const float mean = amplitudes / 4, length = std::sqrt(std::norm(sum));
    return length > 0 ? sum * (mean / length) : Complex(mean, 0);
}

MeanLevel::MeanLevel(const LevelPattern& levels) {
    const bool isPhase = !levels.encoding.empty() && showsPhases(levels); // pictures have none
    const int count = isPhase ? levels.count : 0;
    for (int level = 0; level < count; ++level)
        phasors_.push_back(
            std::polar(1.0F, turn * static_cast<float>(level) / static_cast<float>(count)));
}

std::uint16_t MeanLevel::operator()(const std::array<std::uint16_t, 4>& block) const {
    if (phasors_.empty())
        return static_cast<std::uint16_t>(std::accumulate(block.begin(), block.end(), 2U) / 4);
    Complex sum{};
    for (const std::uint16_t level : block)
        sum += phasors_[level];
    const float share = std::arg(sum) / turn;
    const long count = std::ssize(phasors_);
    const long level = std::lround((share < 0 ? share + 1 : share) * static_cast<float>(count));
    return static_cast<std::uint16_t>(level % count);
}

} // namespace fringe
