// SPDX-License-Identifier: GPL-3.0-or-later
// Double phase: A exp(iφ) = [exp(i(φ + θ)) + exp(i(φ - θ))] A_max/2 with θ = acos(A/A_max), the two
// on the black and the white squares of a chessboard (Hsueh & Sawchuk, Appl. Opt. 17, 3874, 1978;
// Maimone, Georgiou & Kollin, ACM Trans. Graph. 36, 85, 2017).
#include "engine/encodings/encoding.h"

namespace fringe {

extern const Encoding double_phase_encoding{
    .info = {"double-phase",
             FRINGE_MARK("Double phase"),
             FRINGE_MARK("Amplitudes, too, by phases that differ from pixel to pixel as on a "
                         "chessboard; some light goes aside."),
             {levelsParameter()}},
    .modulation = Modulation::Phase,
    .form = LevelForm::DoublePhase,
};

} // namespace fringe
