// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/asset.h"

#include <filesystem>
#include <string>

namespace fringe {

class JobControl;

/// Reads a table of modes: a line names the columns, those of `modeRows`, "family" among them, each
/// with an optional unit, `waist[mm]`; then a mode a line. A cell may name its own unit; without
/// any it is SI. What a line does not say is usual. Throws `Error` (BadInput) that names the line;
/// `Cancelled`.
ModeList readModes(const std::filesystem::path& path, const JobControl& control);

/// Whether a file is such a table, by its line of names.
bool saysModes(const std::filesystem::path& path);

/// The text of a table that `readModes` reads as the same modes, to the last bit.
std::string modeTable(const ModeList& modes);

} // namespace fringe
