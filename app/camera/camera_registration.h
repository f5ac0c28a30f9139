// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/camera/affine_map.h"

#include <nlohmann/json.hpp>

#include <filesystem>

namespace fringe {

/// How a camera stands, as a file says it: three places of the plane of light and the pixels that
/// see them, columns and rows from 0 at the middle of the top left one,
///
///     [{"x": "1mm", "y": "0mm", "column": 612.3, "row": 400}, …]
///
/// or an object with such a list as "registration", which a report is. Throws `Error` (BadInput)
/// that names the file.
AffineMap readRegistration(const std::filesystem::path& path);

/// Such a list for three corners as far apart as `reach` [m].
nlohmann::ordered_json registrationJson(const AffineMap& map, double reach);

} // namespace fringe
