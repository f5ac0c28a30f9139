// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/spots.h"

#include <filesystem>
#include <string>
#include <vector>

namespace fringe {

class JobControl;

/// Reads a table with any of the columns x, y, z, intensity or its root, amplitude, and phase
/// (free where a cell is empty), with or without names, see `TableFile`; without them the columns
/// stand in this order. Throws `Error` (BadInput) that names the line; `Cancelled`.
SpotRows readSpotRows(const std::string& text, const SpotReading& reading,
                      const JobControl& control);

/// Reads a file likewise, which has x, y and z. Lengths without a unit are metres; a file without
/// names is noted.
std::vector<Spot> readSpots(const std::filesystem::path& csv, const JobControl& control);

/// The text of a table that `readSpots` reads as the same numbers, to the last bit.
std::string spotTable(const std::vector<Spot>& spots);

/// Rows between tabs, below names with units, which `readSpotRows` reads to the last bit.
/// decimalPoint: of the numbers. Phases that degrees do not give are in radians.
std::string spotText(const SpotList& spots, SpotUnits units, char decimalPoint);

} // namespace fringe
