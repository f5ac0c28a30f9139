// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"

#include <QPixmap>

namespace fringe {

/// What the first visible source of a design shows, seen along the optical axis, nearer points
/// brighter; or what its depth camera sees.
QPixmap designPicture(const Design& design, QSize size, qreal pixelRatio);

} // namespace fringe
