// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"

#include <QPixmap>

#include <string>

namespace fringe {

/// What a built-in example shows once it is computed; where that takes minutes the picture of its
/// design.
QPixmap examplePicture(const std::string& key, QSize size, qreal pixelRatio);

/// What the first visible source of a design shows, seen along the optical axis, nearer points
/// brighter; or what its depth camera sees.
QPixmap designPicture(const Design& design, QSize size, qreal pixelRatio);

} // namespace fringe
