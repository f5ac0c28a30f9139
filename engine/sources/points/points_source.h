// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"
#include "engine/model/placed_points.h"

/// Sources of the kind "points": a cloud of points that send light.
namespace fringe {

/// The source, typed.
CloudSource asCloud(const Source& source);
void store(Source& source, const CloudSource& cloud);

/// The row "splat".
ParameterInfo splatInfo();

/// The kind's table.
const ChoiceInfo& cloudSourceInfo();

} // namespace fringe
