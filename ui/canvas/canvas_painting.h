// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/canvas/canvas_frame.h"

class QColor;
class QPainter;
class QString;

namespace fringe {

/// Lines at round lengths, with these beside them.
void paintGrid(QPainter& painter, const CanvasFrame& frame);

/// Words in a corner of the area, `flags` of `Qt::AlignmentFlag`.
void paintCaption(QPainter& painter, const QRectF& area, int flags, const QString& text);

/// What can be done with a plan that holds nothing yet, on a plate of its own below the middle.
void paintHint(QPainter& painter, const CanvasFrame& frame, const QString& text);

} // namespace fringe
