// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pictures/picture_designer.h"

namespace fringe {

/// What `planDesign` says of a project with a picture, by the paths of its parameters.
Plan planPictureProject(const Design& design, const PlanLimits& limits);

} // namespace fringe
