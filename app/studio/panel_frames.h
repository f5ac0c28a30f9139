// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panel/panel_picture.h"
#include "engine/device/frame.h"
#include "engine/device/packing.h"

namespace fringe {

/// The bytes of a picture's channels. Throws `Error` (BadInput) for values that do not go through a
/// screen of 8 bits a colour.
PanelPicture panelBytes(const ValuePlanes& channels, int bits);

/// The picture that a panel is sent as a frame. Throws likewise.
PanelPicture pictureFor(const Frame& frame);

} // namespace fringe
