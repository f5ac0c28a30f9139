// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/operations.h"
#include "kernels/level_phasors.h"
#include "kernels/nearest_turns.h"
#include "kernels/parallel.h"

#include <numbers>
#include <vector>

namespace fringe::cpu {
namespace {

Complex phasorOf(double turns) {
    return Complex(std::polar(1.0, 2 * std::numbers::pi * turns));
}

/// Of all levels; none for any phase.
std::vector<Complex> phasorsOf(std::int64_t levels) {
    std::vector<Complex> phasors;
    for (std::int64_t level = 0; level < levels; ++level)
        phasors.push_back(phasorOf(static_cast<double>(level) / static_cast<double>(levels)));
    return phasors;
}

} // namespace

void quantise(const Field& field, const Complex* amplitude, const QuantiseArgs& args) {
    constexpr std::int64_t samplesPerPiece = 1 << 14;
    constexpr float one = 1;
    const auto levels = static_cast<int>(args.levels);
    const std::vector<Complex> phasors = phasorsOf(args.levels);
    const auto* phasorParts = reinterpret_cast<const float*>(phasors.data());
    const Amplitudes amplitudes = amplitude != nullptr
                                      ? Amplitudes{reinterpret_cast<const float*>(amplitude), 2}
                                      : Amplitudes{&one, 0};
    parallelFor(field.shape.count(), samplesPerPiece, [&](std::int64_t begin, std::int64_t end) {
        auto* samples = reinterpret_cast<float*>(field.samples + begin);
        float* turns = args.turns.data() + begin;
        nearestTurns(samples, end - begin, levels, turns);
        if (levels > 0)
            return showLevels(turns, amplitudes.from(begin), end - begin, phasorParts, levels,
                              samples);
        for (std::int64_t i = begin; i < end; ++i)
            field.samples[i] =
                amplitudes[i]
                * phasorOf(static_cast<double>(args.turns[static_cast<std::size_t>(i)]));
    });
}

} // namespace fringe::cpu
