// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/result_store.h"

namespace fringe {

class Studio;

/// What is said of the hologram of a design that the document had, or of what is sent of it: by
/// which step that is another one than that of the design as it is now. Empty: it is the same.
QString ageOf(const Document& document, const Design& design, Stage stage = Stage::Field);

/// Why there is no light of a hologram that is there; empty: there is none.
QString absenceOfLight(Studio& studio);

/// Goes to the row of the history that the result on show is of, or makes its design the newest
/// row where there is none.
void goBackToResult(Studio& studio);

/// Goes back to the result of this number, if there is one.
void goToRun(Studio& studio, int number);

} // namespace fringe
