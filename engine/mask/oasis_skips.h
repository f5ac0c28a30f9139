// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mask/oasis_input.h"

#include <cstdint>
#include <string>

/// Parts of OASIS records that say nothing of pixels. Throw as `OasisInput`.
namespace fringe {

/// Names of texts, properties, layers and what is another program's.
void skipOasisName(OasisInput& input, std::uint8_t record);

/// What a property says, where that is a text.
std::string oasisPropertyValue(OasisInput& input);

} // namespace fringe
