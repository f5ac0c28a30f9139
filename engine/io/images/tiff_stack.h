// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/images/tiff_directories.h"

#include <vector>

namespace fringe {

/// The pages that are pictures one behind another.
struct TiffStack {
    std::vector<int> pages;       ///< their numbers
    std::vector<Message> notes{}; ///< on what is left out of them
};

/// Pages of the first channel and time, where the metadata of microscopes say that they are planes
/// of several (OME-XML, ImageJ); else all.
TiffStack stackIn(const TiffDirectories& file);

} // namespace fringe
