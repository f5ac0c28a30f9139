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

/// Of pages that are planes of several channels and times, as the metadata of microscopes say
/// (OME-XML, ImageJ), those of the first channel and time; else all.
TiffStack stackIn(const TiffDirectories& file);

} // namespace fringe
