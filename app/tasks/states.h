// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/result_store.h"

namespace fringe {

class Studio;

/// What is said of the hologram of a design that the document had, or of what is sent of it: by
/// which step that is another one than that of the design as it is now. Empty: it is the same.
QString ageOf(const Document& document, const Design& design, Stage stage = Stage::Field);

/// Where there is no hologram, and where there is no light of it yet: what is being computed, and
/// how far that is. Empty: nothing is.
struct Absence {
    QString ofHologram, ofLight;
};
Absence absenceOf(Studio& studio);

/// Goes to the row of the history that the result on show is of, or makes its design the newest
/// row where there is none.
void goBackToResult(Studio& studio);

/// Goes back to the result of this number, if there is one.
void goToRun(Studio& studio, int number);

} // namespace fringe
