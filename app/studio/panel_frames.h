// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panel/panel_picture.h"
#include "engine/device/packing.h"
#include "engine/model/choice.h"
#include "engine/model/field.h"

namespace fringe {

/// Throws `Error` (BadInput) for a device that is no panel.
void requirePanel(const Choice& device);

/// The bytes of a picture's channels. Throws `Error` (BadInput) for values that do not go through a
/// screen of 8 bits a colour.
PanelPicture panelBytes(const ValuePlanes& channels, int bits);

/// The picture that a panel is sent of a pattern. Throws `Error` (BadInput) where the device is no
/// panel, or its values do not go through a screen of 8 bits a colour.
PanelPicture pictureFor(const Hologram& field, const LevelPattern& levels, const Choice& device);

} // namespace fringe
