// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

/// Kinds of sources that pictures of files come in as. Any thread.
namespace fringe {

struct Raster;

std::string pictureKind(); ///< of one without depth
std::string depthKind();   ///< of one with the depth of every pixel
std::string stackKind();   ///< of several, one behind the other

/// Kind by what a file holds: several pictures, which are no colours, are a stack; one grey picture
/// of 16 bits whose numbers can be millimetres is one of depths.
std::string kindOfPictures(const Raster& pictures);

} // namespace fringe
