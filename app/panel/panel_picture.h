// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panel/panel_values.h"
#include "engine/model/error.h"
#include "engine/model/plane.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fringe {

/// A picture as it is sent to a panel: row-major, one sample a pixel or red, green and blue.
struct PanelPicture {
    PanelSize size{};
    std::vector<std::uint8_t> samples{};
};

PanelSize sizeOf(Shape shape);

/// The picture of planes with as many values as 8 bits have, each times a factor. `name` is for
/// messages. Throws `Error` (BadInput) where they are other than gray, or red, green and blue.
PanelPicture panelPictureOf(const std::vector<Plane<std::uint16_t>>& planes,
                            const std::string& name, int factor = 1);

/// What such a message says.
Error notForPanel(const std::string& name);

} // namespace fringe
