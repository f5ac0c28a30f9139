// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/operations.h"
#include "kernels/level_phasors.h"
#include "kernels/nearest_turns.h"
#include "kernels/parallel.h"

#include <algorithm>
#include <array>
#include <numbers>
#include <vector>

namespace fringe::cpu {
namespace {

Complex phasorOf(double turns) {
    return Complex(std::polar(1.0, 2 * std::numbers::pi * turns));
}

/// Phasors of all levels; none for any phase.
std::vector<Complex> phasorsOf(std::int64_t levels) {
    std::vector<Complex> phasors;
    for (std::int64_t level = 0; level < levels; ++level)
        phasors.push_back(phasorOf(static_cast<double>(level) / static_cast<double>(levels)));
    return phasors;
}

} // namespace

void quantise(const Field& waves, Complex* light, const Complex* amplitude,
              const QuantiseArgs& args) {
    constexpr std::int64_t samplesPerPiece = 1 << 14, samplesPerRun = 1 << 10;
    constexpr float one = 1;
    const auto levels = static_cast<int>(args.levels);
    const std::vector<Complex> phasors = phasorsOf(args.levels);
    const auto* phasorParts = reinterpret_cast<const float*>(phasors.data());
    const Amplitudes amplitudes = amplitude != nullptr
                                      ? Amplitudes{reinterpret_cast<const float*>(amplitude), 2}
                                      : Amplitudes{&one, 0};
    const auto quantiseRun = [&](std::int64_t begin, std::int64_t count, float* turns) {
        nearestTurns(reinterpret_cast<const float*>(waves.samples + begin), count, levels, turns);
        if (light == nullptr)
            return;
        if (levels > 0)
            return showLevels(turns, amplitudes.from(begin), count, phasorParts, levels,
                              reinterpret_cast<float*>(light + begin));
        for (std::int64_t i = 0; i < count; ++i)
            light[begin + i] = amplitudes[begin + i] * phasorOf(static_cast<double>(turns[i]));
    };
    parallelFor(waves.shape.count(), samplesPerPiece, [&](std::int64_t begin, std::int64_t end) {
        std::array<float, samplesPerRun> unwanted; // NOLINT: written before it is read
        for (std::int64_t first = begin; first < end; first += samplesPerRun)
            quantiseRun(first, std::min(samplesPerRun, end - first),
                        args.turns.empty() ? unwanted.data() : args.turns.data() + first);
    });
}

} // namespace fringe::cpu
