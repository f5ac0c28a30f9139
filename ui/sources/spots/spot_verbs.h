// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/edits/spot_edits.h"

#include <QString>

#include <optional>

namespace fringe {

class Document;
class Studio;

/// The spots of the chosen source, of a draft if there is one; nothing if it is of another kind.
std::optional<SpotSource> chosenSpots(const Document& document);

/// Steps of the history that the canvas and the forms share. They act on the spots that are chosen.
void removeChosenSpots(Studio& studio);
void moveChosenSpots(Studio& studio, const Shift& shift, const QString& mergeKey = {});

/// Adds spots, or puts them in the place of those that are there, and chooses them.
void addSpots(Studio& studio, const QString& name, const SpotList& spots, bool replace = false);

} // namespace fringe
