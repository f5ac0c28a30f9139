// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/image_source.h"

#include <QImage>

namespace fringe {

/// A picture to look at, its brightest sample white; no larger than a screen needs it.
QImage greyImage(const GreyPicture& picture, double gamma);

} // namespace fringe
