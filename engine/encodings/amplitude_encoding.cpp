// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/encodings/encoding.h"
#include "engine/optics/sample_sums.h"

namespace fringe {
namespace {

std::vector<std::uint16_t> realLevels(const EncodingInput& input) {
    const std::span<const Complex> samples = input.field.samples();
    std::vector<float> values(samples.size());
    forSamples(values.size(), [&](std::size_t i) { values[i] = samples[i].real(); });
    return amplitudeLevels(values, input.levels);
}

} // namespace

extern const Encoding amplitude_encoding{
    .info = {"amplitude",
             FRINGE_MARK("Amplitude, in line"),
             FRINGE_MARK("The levels let light pass, more where the real part of the field is "
                         "larger; the twin image lies on the axis, too."),
             {levelsParameter()}},
    .modulation = Modulation::Amplitude,
    .encode = realLevels,
    .readsRealPartOnly = true,
};

} // namespace fringe
