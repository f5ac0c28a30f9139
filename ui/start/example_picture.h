// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"

#include <QPixmap>

namespace fringe {

/// The points or spots of a design seen along the optical axis; nearer ones are brighter.
QPixmap designPicture(const Design& design, QSize size, qreal pixelRatio);

} // namespace fringe
