// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/edits/lengths.h"
#include "engine/model/picture_target.h"
#include "ui/canvas/canvas_frame.h"

#include <QImage>

#include <optional>

class QPainter;

namespace fringe {

/// What a canvas shows of a design with a picture. Plain values.
struct PictureScene {
    QImage image; ///< null: no picture yet
    PicturePlace picture;
    std::optional<PicturePlace> signal; ///< nothing: the whole plane
    Reach reach;                        ///< half the plane
    bool hasLens = true;                ///< the plane is what the pixels reach
};

/// The picture in its place, and the plane's edge.
void paintPlane(QPainter& painter, const CanvasFrame& frame, const PictureScene& scene);

/// A veil over the noise region, and the outline of the signal region.
void paintSignal(QPainter& painter, const CanvasFrame& frame, const PictureScene& scene);

/// The rectangle that is being edited, with its handles.
void paintHandles(QPainter& painter, const CanvasFrame& frame, const PicturePlace& place);

void paintPictureCaptions(QPainter& painter, const CanvasFrame& frame, const PictureScene& scene);

} // namespace fringe
