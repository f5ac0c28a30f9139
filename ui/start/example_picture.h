// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"

#include <QPixmap>

namespace fringe {

/// The points of a scene seen along the optical axis; nearer ones are brighter.
QPixmap scenePicture(const Scene& scene, QSize size, qreal pixelRatio);

} // namespace fringe
