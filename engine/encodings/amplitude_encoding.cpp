// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/encodings/encoding.h"

namespace fringe {

extern const Encoding amplitude_encoding{
    .info = {"amplitude",
             FRINGE_MARK("Amplitude, in line"),
             FRINGE_MARK("The levels let light pass, more where the real part of the field is "
                         "larger; the twin image lies on the axis, too."),
             {levelsParameter()}},
    .modulation = Modulation::Amplitude,
    .form = LevelForm::Real,
    .isWithoutZero = true,
    .readsRealPartOnly = true,
};

} // namespace fringe
