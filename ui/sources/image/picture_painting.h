// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/edits/lengths.h"
#include "engine/sources/image/target_image.h"
#include "ui/canvas/canvas_frame.h"
#include "ui/sources/image/region_drawing.h"

#include <QImage>

#include <cstddef>
#include <optional>
#include <vector>

class QPainter;

namespace fringe {

/// What a canvas shows of a design with a picture. Plain values.
struct PictureScene {
    QImage image; ///< null: no picture yet
    PicturePlace picture;
    SignalRegion signal;
    MaskDrawing mask;    ///< of the signal region, where it has one
    Reach reach;         ///< half the plane
    bool hasLens = true; ///< the plane is what the pixels reach
};

/// The picture in its place, and the plane's edge.
void paintPlane(QPainter& painter, const CanvasFrame& frame, const PictureScene& scene);

/// A veil over the noise region, and the outline of the signal region.
void paintSignal(QPainter& painter, const CanvasFrame& frame, const PictureScene& scene);

/// The rectangle that is being edited, with its handles.
void paintHandles(QPainter& painter, const CanvasFrame& frame, const PicturePlace& place);

/// The corners of a polygon that is being edited; that with the number `chosen` is filled.
void paintCorners(QPainter& painter, const CanvasFrame& frame,
                  const std::vector<PlanePoint>& corners, std::optional<std::size_t> chosen);

/// A polygon that is being drawn, as far as it is, and the line to the cursor.
void paintDrawing(QPainter& painter, const CanvasFrame& frame,
                  const std::vector<PlanePoint>& corners, QPointF cursor);

void paintPictureCaptions(QPainter& painter, const CanvasFrame& frame, const PictureScene& scene);

} // namespace fringe
