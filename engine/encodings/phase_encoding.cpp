// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/encodings/encoding.h"
#include "engine/optics/sample_sums.h"

#include <cmath>
#include <numbers>

namespace fringe {
namespace {

/// Angle of a sample in turns, [0, 1).
float turns(Complex sample) {
    const float turn = std::arg(sample) / (2 * std::numbers::pi_v<float>);
    const float wrapped = turn < 0 ? turn + 1 : turn;
    return wrapped < 1 ? wrapped : 0;
}

/// round(φ L/2π) mod L.
std::vector<std::uint16_t> phaseLevels(const EncodingInput& input) {
    const std::span<const Complex> samples = input.field.samples();
    std::vector<std::uint16_t> levels(samples.size());
    forSamples(samples.size(), [&](std::size_t i) {
        const auto level = std::lround(turns(samples[i]) * static_cast<float>(input.levels));
        levels[i] = static_cast<std::uint16_t>(level % input.levels);
    });
    return levels;
}

} // namespace

extern const Encoding phase_encoding{
    .info = {"phase",
             FRINGE_MARK("Phase"),
             FRINGE_MARK("The levels turn the phase of the light; amplitudes are left out."),
             {levelsParameter(),
              {.key = "any_phase",
               .kind = ValueKind::Toggle,
               .label = FRINGE_MARK("Any phase"),
               .help = FRINGE_MARK("Let the pattern of a solver take any phase instead of levels."),
               .initial = false,
               .option = "any-phase",
               .advanced = true}}},
    .modulation = Modulation::Phase,
    .encode = phaseLevels,
    .offersPhases = true,
};

} // namespace fringe
