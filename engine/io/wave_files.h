// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/file_reading.h"
#include "engine/model/asset.h"

#include <filesystem>

/// Files of the wave at a plate: a field, or a pattern that makes one of the light.
namespace fringe {

class JobControl;

/// The wave in a file of a field or of levels, and what the file says of it. Levels of black
/// and white are 0 and 1; a pattern that is lit through an aperture becomes the field behind
/// it.
/// that are not finite; `Cancelled`.
Raster readWave(const std::filesystem::path& path, const FileReading& reading);

/// Whether a file says that it holds one: complex numbers, or metadata of ours with an
/// encoding. Throws `Cancelled`.
bool saysWave(const std::filesystem::path& path, const JobControl& control);

} // namespace fringe
