// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"

#include <cstddef>

namespace fringe {

class JobControl;

/// Whether the source makes its data of the rest of the design.
bool canFreeze(const Source& source);

/// A source with the data that the one of that number, which can be frozen, makes now; both send
/// the same light. Throws `Error` (BadInput) for what makes no light; `Cancelled`.
Source frozenSource(const Design& design, std::size_t number, const JobControl* control = nullptr);

/// The frozen source stands behind that of the number, which is hidden, as is what it alone
/// photographed.
Design withSourceFrozen(Design design, std::size_t number, Source frozen);

} // namespace fringe
