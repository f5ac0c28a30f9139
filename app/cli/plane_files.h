// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/quantity.h"

#include <filesystem>
#include <string>
#include <vector>

namespace fringe {

struct PlaneFile {
    std::filesystem::path path;
    Length distance;
};

/// "image.png" and number 3 of 60 give "image-03.png", so that names sort by number.
std::filesystem::path numberedFile(const std::filesystem::path& path, std::size_t number,
                                   std::size_t count);

/// A file per plane: number and distance before the suffix, so that names sort by plane:
/// "image.png" gives "image-03-170mm.png".
std::vector<PlaneFile> sweepFiles(const std::filesystem::path& path,
                                  const std::vector<Length>& distances);

/// "image.png: the intensity at 200 mm", or the same for a range of files, or for
/// the pages of one.
std::string reportText(const std::vector<PlaneFile>& files);

} // namespace fringe
