// SPDX-License-Identifier: GPL-3.0-or-later
// Double phase: A exp(iφ) = [exp(i(φ + θ)) + exp(i(φ - θ))] A_max/2 with θ = acos(A/A_max), the two
// on the black and the white squares of a chessboard (Hsueh & Sawchuk, Appl. Opt. 17, 3874, 1978;
// Maimone, Georgiou & Kollin, ACM Trans. Graph. 36, 85, 2017).
// Behind a stop the scale and the band before are what keeps the two apart: smooth fields 28 dB, 9
// dB more than by their largest amplitude.
#include "engine/encodings/encoding_steps.h"

namespace fringe {
namespace {

Passband aboutPicture(const EncodingInput& input) {
    return bandOf(input.sampling, 0.25, 0.25);
}

/// Amplitude that is the largest; 0: the field's own.
double largestOf(const EncodingInput& input) {
    return valueOf(input.encoding.info, input.values, "scale") == Value(std::string("max"))
               ? 0
               : scaleOf(input);
}

} // namespace

extern const Encoding double_phase_encoding{
    .info = {"double-phase",
             FRINGE_MARK("Double phase"),
             FRINGE_MARK("Amplitudes, too, by phases that differ from pixel to pixel as on a "
                         "chessboard; some light goes aside."),
             {levelsParameter(), scaleParameter("2rms"), limitParameter()}},
    .modulation = Modulation::Phase,
    .form = LevelForm::DoublePhase,
    .passband = bandKept,
    .limit = aboutPicture,
    .scale = largestOf,
};

} // namespace fringe
