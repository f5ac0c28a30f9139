// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sources/image/chosen_image.h"

#include "app/document/document.h"

namespace fringe {

std::optional<TargetImage> chosenImage(const Document& document) {
    const Source* source = document.chosen();
    return source && source->kind.key == imageSourceInfo().key ? std::optional(asImage(*source))
                                                               : std::nullopt;
}

} // namespace fringe
