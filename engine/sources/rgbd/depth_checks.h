// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/sources/rgbd/depth_picture.h"

namespace fringe {

/// Warns of what is allowed of a picture with depths and seldom meant: an opacity, depths of
/// another size, in colours, that hardly differ, or that are in another unit. source: that it is
/// of, with its data.
void checkDepths(const RgbdSource& picture, const Source& source, SourceCost& cost);

} // namespace fringe
