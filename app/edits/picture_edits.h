// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/edits/lengths.h"
#include "engine/sources/image/image_edits.h"

#include <memory>
#include <string>

/// Target images as a person changes them; numbers are of such sources. Places stay within the
/// plane.
namespace fringe {

/// Another place of the picture.
Design withPicturePlace(Design design, std::size_t number, const PicturePlace& place);

/// Another signal region.
Design withSignal(Design design, std::size_t number, SignalRegion region);

/// The signal region's form in another place; instead of the whole plane a rectangle.
Design withSignalPlace(Design design, std::size_t number, const PicturePlace& place);

/// The signal region's form around the picture with a margin, a mask without one.
Design withSignalAroundPicture(Design design, std::size_t number);

/// A mask over the picture as signal region.
Design withSignalMask(Design design, std::size_t number, const Asset& mask);

} // namespace fringe
