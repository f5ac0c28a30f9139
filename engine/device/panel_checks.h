// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/choice.h"
#include "engine/model/field.h"
#include "engine/model/finding.h"

#include <cstdint>
#include <string>

namespace fringe {

/// What a panel is used for.
struct PanelUse {
    Shape plate;
    Sampling sampling;
    std::string encoding; ///< key
    std::int64_t levels;  ///< of it
};

/// What of a panel's rows and tables does not fit its use, each with the key of its row.
Findings checkPanel(const Choice& device, const PanelUse& use);

} // namespace fringe
