// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/spots.h"

#include <QString>

namespace fringe {

/// Spots as spreadsheets have them, for the clipboard.

/// Rows below names with units, `x[mm]`, between tabs, with the decimal mark of the language;
/// `spotsOf` reads them to the last bit.
QString textOf(const SpotList& spots, const SpotUnits& units);

/// Spots of a text, see `readSpotRows`, and what was not read of it.
struct PastedSpots {
    SpotRows rows;
    QString note; ///< empty: nothing
};

/// Numbers without names begin in the column `first`, numbers without units have those that are
/// given. Throws `Error` (BadInput) that names the line.
PastedSpots spotsOf(const QString& text, SpotColumn first, const SpotUnits& units);

} // namespace fringe
