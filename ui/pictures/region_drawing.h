// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/picture_target.h"

#include <QColor>
#include <QImage>
#include <QPainterPath>

namespace fringe {

/// Of the veil over what is noise.
QColor noiseColour();

/// A mask to look at, black and white, no larger than `side` × `side` pixels.
QImage maskImage(const GreyPicture& mask, int side);

/// What stays the same of a mask wherever it is put.
struct MaskDrawing {
    QImage noise;       ///< the veil where the mask is black, clear elsewhere
    QPainterPath edges; ///< between black and white, in the coordinates of `RegionCorner`
};

MaskDrawing drawingOf(const GreyPicture& mask);

/// The outline of a region in its plane [m], y up; `maskEdges` is of a mask. Of the whole plane
/// there is none.
QPainterPath outlinePath(const SignalRegion& region, const QPainterPath& maskEdges);
QPainterPath outlinePath(const SignalRegion& region);

} // namespace fringe
