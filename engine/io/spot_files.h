// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/asset.h"

#include <filesystem>
#include <string>
#include <vector>

namespace fringe {

class JobControl;

/// Reads a table with the columns x, y, z, and maybe intensity or its root, amplitude (1 where
/// there is none), and phase (free where there is none, or where a cell is empty). Lengths without
/// a unit are metres. Throws `Error` (BadInput) that names file and line; `Cancelled`.
std::vector<Spot> readSpots(const std::filesystem::path& csv, const JobControl& control);

/// The text of a table that `readSpots` reads as the same numbers, to the last bit.
std::string spotTable(const std::vector<Spot>& spots);

} // namespace fringe
