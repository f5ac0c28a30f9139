// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/field_files.h"
#include "engine/model/asset.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace fringe {

/// ".png", …: of pictures, of .npy arrays (pictures × [planes ×] rows × columns), and ".json" of
/// stacks, which name a picture for each distance:
///
///     [{"image": "a.png", "z": "100mm", "opacity": "alpha"}, {"image": "b.png", "z": "110mm"}]
///
/// "opacity" is "alpha", the picture's own, or a number from 0 to 1 for all of it; without it a
/// picture lets light pass where it is black. Files lie beside the stack's unless their path is
/// absolute; pictures come in the order of their distances.
std::vector<std::string> rasterSuffixes();

/// The planes of a file as those of one picture: levels from 0 to 1, of fields the real parts.
Raster rasterOf(const FieldOrLevels& content);

enum class RasterUse {
    Light,   ///< intensities and opacities: what is out of their range is clipped
    Numbers, ///< as they stand in the file, such as depths: of one with a channel Z that one
    Depths,  ///< likewise, but NaN where by its value nothing was measured
};

/// Levels become numbers from 0 to 1, floats stay; of a TIFF file all pages, if they are of one
/// size. What is clipped or not read is told. Throws `Error` (BadInput) that names the file;
/// `Cancelled`.
Raster readRaster(const std::filesystem::path& path, const FileReading& reading,
                  RasterUse use = RasterUse::Light);

/// Makes light of numbers, and tells of it: what is no intensity is 0, an opacity above 1 is 1.
void clipLight(Raster& light, const std::filesystem::path& path, const FileReading& reading);

/// Reads pictures of one size, in this order; not empty. They come without distances.
Raster readRasterStack(const std::vector<std::filesystem::path>& paths, const FileReading& reading);

/// The bytes of a .npy file that `readRaster` and NumPy read without loss.
std::vector<std::byte> npyOf(const Raster& raster);

/// The bytes of a .npy file that `readTargetPicture` reads: float32, row-major.
std::vector<std::byte> npyOf(const GreyPicture& picture);

} // namespace fringe
