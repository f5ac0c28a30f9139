// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/encodings/encoding.h"

namespace fringe {

extern const Encoding phase_encoding{
    .info = {"phase",
             FRINGE_MARK("Phase"),
             FRINGE_MARK("The levels turn the phase of the light; amplitudes are left out."),
             {levelsParameter(),
              {.key = "any_phase",
               .kind = ValueKind::Toggle,
               .label = FRINGE_MARK("Any phase"),
               .help = FRINGE_MARK("Let the pattern of a solver take any phase instead of levels."),
               .initial = false,
               .option = "any-phase",
               .advanced = true}}},
    .modulation = Modulation::Phase,
    .offersPhases = true,
};

} // namespace fringe
