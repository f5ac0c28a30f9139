// SPDX-License-Identifier: GPL-3.0-or-later
// Double phase: A exp(iφ) = [exp(i(φ + θ)) + exp(i(φ - θ))] A_max/2 with θ = acos(A/A_max), the two
// on the black and the white squares of a chessboard (Hsueh & Sawchuk, Appl. Opt. 17, 3874, 1978;
// Maimone, Georgiou & Kollin, ACM Trans. Graph. 36, 85, 2017).
#include "engine/encodings/encoding.h"
#include "engine/optics/sample_sums.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fringe {
namespace {

std::vector<std::uint16_t> doublePhaseLevels(const EncodingInput& input) {
    const std::span<const Complex> samples = input.field.samples();
    float most = 0;
    for (const Complex sample : samples)
        most = std::max(most, std::abs(sample));
    const std::int64_t columns = input.field.shape().cols;
    std::vector<std::uint16_t> levels(samples.size());
    forSamples(samples.size(), [&](std::size_t i) {
        const auto place = static_cast<std::int64_t>(i);
        const bool isBlack = (place / columns + place % columns) % 2 == 0;
        const float angle = most > 0 ? std::acos(std::min(std::abs(samples[i]) / most, 1.0F)) : 0;
        const float turns =
            (std::arg(samples[i]) + (isBlack ? angle : -angle)) / (2 * std::numbers::pi_v<float>);
        const auto level =
            std::lround((turns - std::floor(turns)) * static_cast<float>(input.levels));
        levels[i] = static_cast<std::uint16_t>(level % input.levels);
    });
    return levels;
}

} // namespace

extern const Encoding double_phase_encoding{
    .info = {"double-phase",
             FRINGE_MARK("Double phase"),
             FRINGE_MARK("Amplitudes, too, by phases that differ from pixel to pixel as on a "
                         "chessboard; some light goes aside."),
             {levelsParameter()}},
    .modulation = Modulation::Phase,
    .encode = doublePhaseLevels,
};

} // namespace fringe
