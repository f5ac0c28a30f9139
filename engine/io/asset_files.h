// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/raster_files.h"
#include "engine/model/asset.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

/// One codec for each shape of data that people give a design.
namespace fringe {

class JobControl;

/// ".ply", …: of the files that can be read as such data.
std::vector<std::string> assetSuffixes(AssetType type);

/// Whether a file may hold such data, as far as a look tells that does not read them: a mesh has
/// faces, and a wave or a table of modes says that it is one. Throws `Cancelled`.
bool mayHold(AssetType type, const std::filesystem::path& path, const JobControl& control);

/// The data of a file. use: `Numbers` of what `assetBytes` made. Throws `Error` (BadInput) that
/// names the file and the remedy; `Cancelled`.
Asset::Data readAsset(AssetType type, const std::filesystem::path& path, const FileReading& reading,
                      RasterUse use = RasterUse::Light);

/// The bytes of a file that `readAsset` reads without loss.
struct AssetBytes {
    std::vector<std::byte> bytes;
    const char* suffix;
};
AssetBytes assetBytes(const Asset::Data& data);

/// Number of points, spots, samples, triangles or modes.
std::int64_t assetCount(const Asset::Data& data);

} // namespace fringe
