// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/file_reading.h"
#include "engine/model/asset.h"

#include <string>

/// Samples of pictures that say that nothing was measured there.
namespace fringe {

struct StoredData;

/// Where it says `none`, the file's own number for it. isLight: 0, which is dark; else NaN, or 0
/// where whole numbers seem to be lengths, of which 0 is none.
void markUnmeasured(Raster& raster, double none, bool isLight);

/// Floats that programs usually write there become NaN, which is told: −9999 and −32768 as in maps,
/// the largest numbers, 10¹⁰ as Blender does.
void markUsualUnmeasured(Raster& depths, const std::string& name, const FileReading& reading);

/// Samples of a field that are the file's own number for none become 0, which is dark, and is told.
void clearUnmeasured(StoredData& stored, const std::string& name);

} // namespace fringe
