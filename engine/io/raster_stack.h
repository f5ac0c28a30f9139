// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/file_reading.h"
#include "engine/model/asset.h"

#include <filesystem>
#include <optional>
#include <vector>

namespace fringe {

/// Pictures of one size as a stack. opacities: of all of a picture, or nothing.
Raster joinedPictures(std::vector<Raster> pictures,
                      const std::vector<std::optional<float>>& opacities);

/// A stack that a `.json` lists, see `rasterSuffixes`. Throws `Error` (BadInput), `Cancelled`.
Raster readStack(const std::filesystem::path& path, const FileReading& reading);

} // namespace fringe
