// SPDX-License-Identifier: GPL-3.0-or-later
// Single sideband: the half of the field with fy > 0, whose twin lies in the other one (Bryngdahl &
// Lohmann, J. Opt. Soc. Am. 58, 620, 1968).
#include "engine/encodings/encoding.h"

namespace fringe {

extern const Encoding single_sideband_encoding{
    .info = {"single-sideband",
             FRINGE_MARK("Single sideband"),
             FRINGE_MARK("The upper half of the field's frequencies, so that the twin image has "
                         "the lower one; a stop over the lower half of the focal plane takes that "
                         "and the zero order away."),
             {levelsParameter()}},
    .modulation = Modulation::Amplitude,
    .form = LevelForm::Real,
    .isUpperHalf = true,
};

} // namespace fringe
