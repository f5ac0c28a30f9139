// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/raster_files.h"

#include <filesystem>

namespace fringe {

class JobControl;

/// Reads a picture as intensities from 0 up: levels of a grey picture from 0 to 1, the luminance
/// (ITU-R BT.709) of a coloured one, the numbers of a real field. What is clipped or not read is
/// told. use: as in `readRaster`. Throws `Error` (BadInput).
GreyPicture readTargetPicture(const std::filesystem::path& path, const FileReading& reading = {},
                              RasterUse use = RasterUse::Light);

/// Reads a picture as a mask, whatever its size: 1 where it is at least half as bright as where it
/// is brightest, 0 elsewhere. Throws `Error` (BadInput), also for a picture that is black
/// everywhere.
GreyPicture readMask(const std::filesystem::path& path, const JobControl* control = nullptr);

} // namespace fringe
