// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/edits/spot_edits.h"
#include "engine/model/spots.h"
#include "engine/sources/spots/spots_source.h"

#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace fringe {

class Document;
class Studio;

/// The spots of the chosen source, of a draft if there is one; nothing if it is of another kind.
std::optional<SpotSource> chosenSpots(const Document& document);

/// I_r/T_r over its mean for every spot of the chosen source.
struct SpotPowers {
    std::vector<double> relative; ///< empty: not known
    bool isOld = false;           ///< of spots as they were before an edit
};
SpotPowers spotPowers(Studio& studio, std::size_t spots);

/// Steps of the history that the canvas and the forms share. They act on the spots that are chosen.
void removeChosenSpots(Studio& studio);
void moveChosenSpots(Studio& studio, const Shift& shift, const QString& mergeKey = {});

/// Adds spots, or puts them in the place of those that are there, and chooses them.
void addSpots(Studio& studio, const QString& name, const SpotList& spots, bool replace = false);

/// What becomes of a value, see `valueOf`.
using SpotChange = std::function<std::optional<double>(std::optional<double>)>;

/// What a person types for one value or several, see `typedChange`; "free" or nothing frees a
/// phase. unit: of a number alone. Throws `Error` (BadInput).
SpotChange typedSpotChange(SpotColumn column, const QString& typed, const QString& unit);

/// Changes a value of spots in one step. Throws `Error` (BadInput) where a value cannot be taken,
/// and changes nothing then.
void changeSpots(Studio& studio, const SpotNumbers& numbers, SpotColumn column,
                 const SpotChange& change);

/// Copies spots as rows of text.
void copySpots(const SpotList& spots, const SpotUnits& units);

/// Adds what the clipboard holds, and says in a notice what of it was not read or why nothing is.
void pasteSpots(Studio& studio);

/// mm, and degrees.
SpotUnits usualUnits();

} // namespace fringe
