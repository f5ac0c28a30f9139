// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"
#include "engine/model/modes.h"

#include <memory>

/// Sources of the kind "modes": sums of paraxial modes of light.
namespace fringe {

/// The source, typed.
struct ModeSource {
    enum class Kind { Laguerre, Hermite, Bessel, Table }; ///< those of `ModeFamily`, then `table`
    Kind kind = Kind::Laguerre;
    Mode mode{};                             ///< the one; of a table the place that it is moved by
    std::shared_ptr<const ModeList> table{}; ///< null: none yet

    ModeList modes() const; ///< where they are; empty while a table is missing
};

ModeSource asModes(const Source& source);

/// The kind's table.
const ChoiceInfo& modeSourceInfo();

} // namespace fringe
