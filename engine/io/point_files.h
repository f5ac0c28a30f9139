// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/message.h"
#include "engine/model/point_cloud.h"

#include <filesystem>
#include <limits>
#include <string>
#include <vector>

namespace fringe {

class JobControl;

/// How points are read.
struct PointReading {
    const JobControl& control;
    /// Bytes of points that memory is to hold; more of them lie in a scratch file. A compressed PCD
    /// file is unpacked in memory all the same.
    std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
};

/// A reader of one point format, found by its file `io/import_<format>.cpp`.
///
/// What every format shares: a column `amplitude` is taken as it is; a column `intensity` is power,
/// so that the amplitude is its square root; with neither, the amplitude is 1. Colours are
/// intensities from 0 to 1; integer colours are divided by their largest number. The phase is in
/// radians unless a unit says otherwise. The job is told which columns are not read, and how many
/// points are left out since a number of theirs is not finite.
struct PointImporter {
    std::vector<std::string> suffixes; ///< lower case with the dot: {".ply"}
    const char* label;                 ///< FRINGE_MARKed: "PLY point cloud"
    /// Reads all points. Checks every count against the bytes that are left before it allocates.
    /// Throws `Error` (BadInput) that names file, line or byte, and the remedy; `Cancelled`.
    PointCloud (*read)(const std::filesystem::path& path, const PointReading& reading);
};

const std::vector<const PointImporter*>& allPointImporters();

/// Reads a point file by its suffix. Coordinates as in the file (a unit in a table's header is
/// applied). Negative amplitudes and files without a point are refused.
PointCloud readPointCloud(const std::filesystem::path& path, const PointReading& reading);

/// The unit that a table's header names for x, as `lengthUnit` takes it; empty: it names none, or
/// the file is no table. Throws `Cancelled`.
std::string unitOfTable(const std::filesystem::path& path, const JobControl& control);

} // namespace fringe
