// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document.h"
#include "app/recovery/recovery_folder.h"

#include <QString>

/// A project with changes that are in no project file.
namespace fringe {

struct UnsavedWork {
    DesignPtr design;
    QString path{}; ///< of its project file; empty: never saved
};

/// Complete or as it was before. Throws `Error` (Failed).
void writeUnsavedWork(const RecoveryFolder& folder, const UnsavedWork& work);

/// Throws `Error` (BadInput) if what is there is damaged.
UnsavedWork readUnsavedWork(const RecoveryFolder& folder);

} // namespace fringe
