// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/stereogram/stereogram.h"

namespace fringe {

/// What is repeated: a picture as it is, opaque, in 8 bits, or seeded noise of any colours, as high
/// as the picture and the same on every machine.
ColourPicture tileOf(const StereogramStyle& style, std::int64_t pictureRows);

} // namespace fringe
