// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/encodings/encoding_steps.h"

namespace fringe {

extern const Encoding off_axis_encoding{
    .info = {"off-axis", FRINGE_MARK("Amplitude, off axis"),
             FRINGE_MARK("The levels are the fringes of the field with a tilted reference wave, "
                         "which parts the picture from its twin."),
             rowsOf({{levelsParameter()}, carrierParameters(0.25), {limitParameter()}})},
    .modulation = Modulation::Amplitude,
    .form = LevelForm::Real,
    .reference = carrierOf,
    .passband = bandKept,
    .limit = bandBesideZeroOrder,
    .findings = findingsOnCarrier,
};

} // namespace fringe
