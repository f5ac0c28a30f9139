// SPDX-License-Identifier: GPL-3.0-or-later
// Lee cells (Lee, Appl. Opt. 9, 639, 1970): a sample is the sum of two of 4 phasors that its
// neighbours stand for.
#include "engine/encodings/cells.h"

namespace fringe {

extern const Encoding lee_encoding{
    .info = {"lee",
             FRINGE_MARK("Lee cells"),
             FRINGE_MARK("Amplitudes of 4 pixels in a row stand for 4 directions of a phasor; the "
                         "picture goes aside."),
             {levelsParameter(), limitParameter()}},
    .modulation = Modulation::Amplitude,
    .reference = carrierOfCells<4>,
    .passband = bandKept,
    .limit = bandOfCells<4>,
    .rows = levelsOfCells<4>,
};

} // namespace fringe
