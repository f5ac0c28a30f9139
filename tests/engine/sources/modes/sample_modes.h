// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/sources/modes/modes_source.h"
#include "tests/engine/computed.h"

#include <memory>
#include <string>
#include <utility>

/// Designs of modes of light.
namespace fringe::test {

inline Mode sampleMode(ModeFamily family, std::int64_t first, std::int64_t second = 0) {
    Mode mode{.family = family, .l = first, .p = second, .m = first, .n = second};
    mode.cone = Angle(4e-3);
    mode.waist = 0.1_mm;
    return mode;
}

inline Design designOf(ModeList modes, Plate plate) {
    Design design = designFor("modes");
    design.setup.plate = plate;
    Source& source = design.sources.front();
    source.kind.setData("table", std::make_shared<const ModeList>(std::move(modes)));
    source.kind.values["family"] = std::string("table");
    return design;
}

inline const Plate narrow{{83, 101}, 8_um, 6_um}; // of prime sizes

} // namespace fringe::test
