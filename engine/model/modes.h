// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/parameter_rows.h"

/// What forms and tables say of a mode of light.
namespace fringe {

/// Family, indices, cone, waist, place, weight and phase. Conditions of rows on "family" say which
/// indices a family has.
const table::BoundRows<Mode>& modeRows();

/// Family and indices: "LG 1, 0".
std::string nameOf(const Mode& mode);

} // namespace fringe
