// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/choice.h"
#include "engine/model/finding.h"
#include "engine/model/quantity.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fringe {

/// What a mask is to be made of.
struct MaskUse {
    std::string encoding;
    std::int64_t levels = 0;
    std::vector<Length> wavelengths{};
};

/// What is wrong with a mask for that, each with the key of its row. Any thread.
Findings checkMask(const Choice& device, const MaskUse& use);

} // namespace fringe
