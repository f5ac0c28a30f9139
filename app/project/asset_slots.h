// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"

#include <array>
#include <utility>

namespace fringe {

/// Numbers of pixels that a design has beside its sources.
template <class AnyDesign> auto pixelSlots(AnyDesign& design) {
    return std::array{std::pair{"beam", &design.setup.beam.picture},
                      std::pair{"start", &design.start.given}};
}

/// Whether the data of a slot count: those of one that a row names among its choices, such as a
/// mask, where they are chosen.
bool isUsed(const Source& source, const ChoiceInfo& info, const AssetSlot& slot);

} // namespace fringe
