// SPDX-License-Identifier: GPL-3.0-or-later
// Binary fringes: light passes where the field with a carrier is positive (Brown & Lohmann, IBM J.
// Res. Dev. 13, 160, 1969, by sampling).
#include "engine/encodings/encoding_steps.h"

namespace fringe {
namespace {

std::vector<std::uint16_t> binary(const EncodingInput& input) {
    std::vector<std::uint16_t> levels;
    for (const auto& sample :
         carried(wideSamples(input.field), waveOf(input), input.field.shape().cols))
        levels.push_back(sample.real() >= 0 ? 1 : 0);
    return levels;
}

} // namespace

extern const Encoding binary_encoding{
    .info = {"binary", FRINGE_MARK("Binary fringes"),
             FRINGE_MARK("Light passes where the field with a reference wave is positive; its "
                         "amplitudes are lost."),
             rowsOf({carrierParameters(0.25), {limitParameter()}})},
    .modulation = Modulation::Amplitude,
    .reference = carrierOf,
    .passband = bandKept,
    .limit = bandBesideZeroOrder,
    .encode = binary,
    .working = 18,
    .findings = findingsOnCarrier,
};

} // namespace fringe
