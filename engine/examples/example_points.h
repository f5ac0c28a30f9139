// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/asset.h"

/// Clouds that examples show, computed from formulas: the same bits on every call.
namespace fringe {

/// Edges and pips of a die.
PointCloud die();

/// Torus knot that winds twice around the axis and thrice through the hole.
PointCloud knot();

/// Three targets of three rings each, one behind the other.
PointCloud rings();

/// Points on a spiral, whose colour goes along it.
PointCloud spiral();

} // namespace fringe
