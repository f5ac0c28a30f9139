// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document.h"
#include "app/recovery/recovery_folder.h"

#include <functional>
#include <memory>

namespace fringe {

class Studio;

/// What another session of the program left.
struct LeftOver {
    std::shared_ptr<RecoveryFolder> folder;
    QString path;       ///< of its project file; empty: never saved, or it cannot be read
    DesignPtr design;   ///< null: it cannot be read
    int results = 0;    ///< that no file has
    double seconds = 0; ///< that computing those took
};

/// Looks for what was left of a kind; `found` is told if there is some.
void lookForLeftOver(Studio& studio, RecoveryFolder::Kind kind,
                     std::function<void(const LeftOver&)> found);

/// Opens the design of a run that another session of the program left, in place of the open
/// project, and goes on with its iterations. What cannot be read is said and removed.
void startRecovery(Studio& studio, const std::shared_ptr<RecoveryFolder>& left);

/// Opens the unsaved work that another session of the program left, in place of the open project.
/// What cannot be read is said and removed.
void bringBackWork(Studio& studio, const std::shared_ptr<RecoveryFolder>& left);

} // namespace fringe
