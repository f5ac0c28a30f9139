// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"
#include "engine/model/message.h"

#include <optional>

namespace fringe {

/// What the numbers of pixels are for that the pattern of a design is given.
enum class PixelUse {
    Beam,  ///< its amplitude
    Start, ///< the pattern of the first iteration, in cycles
};

const Asset& pixelsFor(PixelUse use, const Design& design);

/// Whether the design is to use them.
bool wantsPixels(PixelUse use, const Design& design);

/// They take the place of those before, and the design uses them.
Design withPixels(Design design, PixelUse use, Asset pixels);

/// What is wrong with those that the design is to use, in one sentence.
std::optional<Message> pixelFault(PixelUse use, const Design& design);

} // namespace fringe
