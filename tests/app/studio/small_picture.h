// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/edits/picture_edits.h"
#include "app/edits/source_edits.h"

namespace fringe {

/// Grey steps.
inline std::shared_ptr<const GreyPicture> steps() {
    GreyPicture steps{{8, 8}, {}};
    for (int i = 0; i < 64; ++i)
        steps.intensity.push_back(static_cast<float>(i % 8) / 7);
    return std::make_shared<const GreyPicture>(std::move(steps));
}

/// A picture of them behind a lens on 64 × 48 pixels: designed in no time.
inline Design smallPicture() {
    Design design = emptyDesign("image");
    design.setup.plate.size = {48, 64};
    design.solver = {"gs"};
    design.start.kind = Start::Kind::Smooth;
    design.stop.iterations = 6;
    return withData(std::move(design), 0, {"steps", steps()});
}

/// A design of so many small pictures, each in a plane of its own.
inline Design severalPictures(int count) {
    Design design = smallPicture();
    for (int i = 1; i < count; ++i)
        design = withSourceAdded(std::move(design), "image", {"steps", steps()});
    return design;
}

/// Image of the source of that number.
inline TargetImage imageOf(const Design& design, std::size_t source = 0) {
    return asImage(design.sources.at(source));
}

} // namespace fringe
