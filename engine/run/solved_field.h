// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"
#include "engine/model/field.h"
#include "engine/solvers/solve.h"

namespace fringe {

/// The field of the best pattern of a design, with its figures. Any thread.
Hologram solvedField(const Design& design, const SolverResult& result);

} // namespace fringe
