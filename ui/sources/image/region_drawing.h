// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/sources/image/target_image.h"

#include <QImage>
#include <QPainterPath>

#include <memory>

namespace fringe {

/// A mask to look at, black and white, no larger than `side` × `side` pixels.
QImage maskImage(const GreyPicture& mask, int side);

/// What stays the same of a mask wherever it is put.
struct MaskDrawing {
    QImage noise; ///< the veil where the mask is black, clear elsewhere
    /// Between black and white, in the coordinates of `RegionCorner`; none of a mask that has so
    /// many that they would hide it, such as a dithered one.
    QPainterPath edges;
};

MaskDrawing drawingOf(const GreyPicture& mask);

/// The drawing of the mask that was asked for last, made once.
class LastMaskDrawing {
  public:
    const MaskDrawing& of(const std::shared_ptr<const GreyPicture>& mask); ///< empty for none

  private:
    std::shared_ptr<const GreyPicture> mask_;
    MaskDrawing drawing_;
};

/// The outline of a region in its plane [m], y up; `maskEdges` is of a mask. Of the whole plane
/// there is none.
QPainterPath outlinePath(const SignalRegion& region, const QPainterPath& maskEdges);

} // namespace fringe
