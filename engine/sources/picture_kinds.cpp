// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/picture_kinds.h"

#include "engine/model/raster_facts.h"
#include "engine/sources/rgbd/depth_picture.h"

namespace fringe {

std::string pictureKind() {
    return "image";
}

std::string depthKind() {
    return "rgbd";
}

std::string stackKind() {
    return "layers";
}

std::string kindOfPictures(const Raster& pictures) {
    if (pictures.count() > 1 && pictures.count() != luminanceWeights.size())
        return stackKind();
    const bool isDepth = pictures.planes == 1 && pictures.count() == 1 && bitsOf(pictures) == 16
                         && guessedMeaning(pictures) == "millimetres";
    return isDepth ? depthKind() : pictureKind();
}

} // namespace fringe
