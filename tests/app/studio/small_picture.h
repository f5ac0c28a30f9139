// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/edits/picture_edits.h"

namespace fringe {

/// A picture of grey steps behind a lens on 64 × 48 pixels: designed in no time.
inline Design smallPicture() {
    Design design = emptyPictureDesign();
    design.setup.plate.size = {48, 64};
    design.picture.settings.stop.iterations = 6;
    auto steps = std::make_shared<GreyPicture>(GreyPicture{{8, 8}, {}});
    for (int i = 0; i < 64; ++i)
        steps->intensity.push_back(static_cast<float>(i % 8) / 7);
    return withPicture(std::move(design), steps, "steps");
}

/// So many of it, each in a plane of its own; the last is chosen.
inline Design severalPictures(int count) {
    Design design = smallPicture();
    const auto picture = design.picture.plane().picture;
    for (int i = 1; i < count; ++i)
        design = withAnotherPicture(std::move(design), picture, "steps " + std::to_string(i + 1));
    return design;
}

} // namespace fringe
