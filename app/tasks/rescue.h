// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rescue/run_folder.h"

#include <memory>

namespace fringe {

class Studio;

/// Opens the design of a run that another session of the program left, in place of the open
/// project, and goes on with its rounds. What cannot be read is said and removed.
void startRescue(Studio& studio, const std::shared_ptr<RunFolder>& left);

} // namespace fringe
