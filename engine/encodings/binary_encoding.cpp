// SPDX-License-Identifier: GPL-3.0-or-later
// Binary fringes: light passes where the field with a carrier is positive (Brown & Lohmann, IBM J.
// Res. Dev. 13, 160, 1969, by sampling).
#include "engine/encodings/encoding_steps.h"

namespace fringe {
namespace {

LevelsOfRows binary(const EncodingInput& input) {
    return levelsOfEach(
        input, [](const CarriedSample& sample) { return sample.carried.real() >= 0 ? 1 : 0; });
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
    .rows = binary,
    .findings = findingsOnCarrier,
};

} // namespace fringe
