// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pictures/picture_design.h"
#include "engine/run/plan.h"

namespace fringe {

/// All that is wrong with a design, apart from the memory it takes.
std::vector<Advice> checkPictures(const PictureDesign& design);

} // namespace fringe
