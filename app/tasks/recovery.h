// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/recovery/recovery_folder.h"

#include <memory>

namespace fringe {

class Studio;

/// Opens the design of a run that another session of the program left, in place of the open
/// project, and goes on with its iterations. What cannot be read is said and removed.
void startRecovery(Studio& studio, const std::shared_ptr<RecoveryFolder>& left);

/// Opens the unsaved work that another session of the program left, in place of the open project.
/// What cannot be read is said and removed.
void bringBackWork(Studio& studio, const std::shared_ptr<RecoveryFolder>& left);

} // namespace fringe
