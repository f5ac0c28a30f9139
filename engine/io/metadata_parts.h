// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/field.h"

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace fringe {

/// The object "solved" of a file's metadata and of process sheets.
nlohmann::ordered_json solvedJson(const SolvedFigures& solved);
/// Throws `Error` (BadInput) that names `file` where the object is damaged.
SolvedFigures solvedFigures(const nlohmann::json& object, const std::string& file);

/// The list "bands" of a file's metadata.
nlohmann::ordered_json bandsJson(const std::vector<PictureBand>& bands);
/// Throws likewise.
std::vector<PictureBand> pictureBands(const nlohmann::json& list, const std::string& file);

} // namespace fringe
