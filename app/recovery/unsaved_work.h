// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document.h"
#include "app/project/project_file.h"
#include "app/recovery/recovery_folder.h"

#include <QString>

#include <string>

/// A project with changes that are in no project file.
namespace fringe {

struct UnsavedWork {
    DesignPtr design;
    QString path{};      ///< of its project file; empty: never saved
    std::string stamp{}; ///< of that file as it was read or written last; empty: unknown
    Keeping keeping = Keeping::Small; ///< of results with it

    friend bool operator==(const UnsavedWork&, const UnsavedWork&) = default; ///< one design
};

/// Complete or as it was before. kept: as in `saveProject`. Throws `Error` (Failed).
void writeUnsavedWork(const RecoveryFolder& folder, const UnsavedWork& work, KeptBlobs& kept);

/// Of a run, too. Throws `Error` (BadInput) if what is there is damaged.
UnsavedWork readUnsavedWork(const RecoveryFolder& folder);

} // namespace fringe
