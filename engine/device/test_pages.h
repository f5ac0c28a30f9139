// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/device/packing.h"
#include "engine/device/panel.h"
#include "engine/model/plane.h"

#include <cstdint>
#include <string_view>
#include <vector>

/// Pictures by which a person sees whether a panel is set as its preset says. Pure; any thread.
namespace fringe {

/// Where a panel lies in the picture that is sent, and what its values are.
struct TestedPanel {
    Shape mode;       ///< of the picture
    Region place;     ///< of the panel in it; outside all is 0
    int values = 256; ///< that a pixel tells apart
    int turn = 256;   ///< values that make 2π
    bool flipX = false, flipY = false;
};

struct TestPage {
    const char* key;   ///< "sign", on the command line
    const char* label; ///< FRINGE_MARKed
    const char* help;  ///< FRINGE_MARKed: what is to be seen, and what it says
    /// The value at a pixel of the panel, row and column from its top left.
    int (*value)(const TestedPanel& panel, std::int64_t row, std::int64_t col);
};

const std::vector<TestPage>& testPages();

/// Throws `Error` (BadInput) that lists the keys that exist.
const TestPage& testPageOf(std::string_view key);

/// The picture that is sent of a page: flipped, placed and packed as by the panel, without its
/// drive table. plate: pixels of the panel; turn: values that make 2π. Throws `Error` (BadInput)
/// likewise.
ValuePlanes sentPage(const TestPage& page, const Panel& panel, Shape plate, int turn);

/// The values of all pixels of the mode. Throws `Error` (BadInput) where the panel does not lie in
/// it.
Plane<std::uint16_t> valuesOf(const TestPage& page, const TestedPanel& panel);

} // namespace fringe
