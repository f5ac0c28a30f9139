// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/edits/pixel_edits.h"
#include "engine/sources/image/target_image.h"

#include <QImage>

#include <span>

namespace fringe {

/// A picture to look at, its brightest pixel white; of means of blocks where a screen does not
/// need all. intensity: row-major, of the shape, or empty.
QImage greyImage(std::span<const float> intensity, Shape shape, double gamma);

/// A thumbnail of at most `side` × `side` pixels: of amplitudes the largest is white, of phases one
/// just below a cycle. Null for numbers that are no picture.
QImage pixelImage(PixelUse use, const Asset& pixels, int side);

} // namespace fringe
