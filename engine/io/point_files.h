// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/point_cloud.h"

#include <filesystem>
#include <string>
#include <vector>

namespace fringe {

class JobControl;

/// A reader of one point format, found by its file `io/import_<format>.cpp`.
struct PointImporter {
    std::vector<std::string> suffixes; ///< lower case with the dot: {".ply"}
    const char* label;                 ///< FRINGE_MARKed: "PLY point cloud"
    /// Reads all points. Checks every count against the bytes that are left before it allocates.
    /// Throws `Error` (BadInput) that names file, line or byte, and the remedy; `Cancelled`.
    PointCloud (*read)(const std::filesystem::path& path, JobControl& control);
};

const std::vector<const PointImporter*>& allPointImporters();

/// Reads a point file by its suffix. Coordinates as in the file (a unit in a CSV header is
/// applied). Non-finite coordinates, negative amplitudes and files without a point are refused.
PointCloud readPointCloud(const std::filesystem::path& path, JobControl& control);

} // namespace fringe
