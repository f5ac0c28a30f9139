// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panel/panel_values.h"
#include "ui/show/x_display.h"

#include <vector>

namespace fringe {

/// The screens of the desktop as they are now: RandR's monitors, with what their outputs say.
std::vector<PanelScreen> readScreens(const XDisplay& display);

} // namespace fringe
