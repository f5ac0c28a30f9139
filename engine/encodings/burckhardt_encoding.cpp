// SPDX-License-Identifier: GPL-3.0-or-later
// Burckhardt cells (Burckhardt, Appl. Opt. 9, 1949, 1970): a sample is the sum of two of 3 phasors
// that its neighbours stand for.
#include "engine/encodings/cells.h"

namespace fringe {

extern const Encoding burckhardt_encoding{
    .info = {"burckhardt",
             FRINGE_MARK("Burckhardt cells"),
             FRINGE_MARK("Amplitudes of 3 pixels in a row stand for 3 directions of a phasor; the "
                         "picture goes aside."),
             {levelsParameter(), limitParameter()}},
    .modulation = Modulation::Amplitude,
    .reference = carrierOfCells<3>,
    .passband = bandKept,
    .limit = bandOfCells<3>,
    .rows = levelsOfCells<3>,
};

} // namespace fringe
