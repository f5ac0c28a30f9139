// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document.h"
#include "app/project/project_file.h"
#include "app/recovery/recovery_folder.h"
#include "app/results/result_store.h"

#include <QString>

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

/// A project with changes that are in no project file.
namespace fringe {

struct UnsavedWork {
    DesignPtr design;
    QString path{};      ///< of its project file; empty: never saved
    std::string stamp{}; ///< of that file as it was read or written last; empty: unknown
    Keeping keeping = Keeping::Small; ///< of results with it
    std::vector<RunRecord> runs{};
    /// Results that no file has, with the designs that they are to be kept with, the one that was
    /// shown last at first; as read, at the end.
    std::vector<std::shared_ptr<const HologramResult>> results{};
    std::int64_t shown = 0; ///< when the one on the screen was finished; 0: there was none

    friend bool operator==(const UnsavedWork&, const UnsavedWork&) = default; ///< one design
};

/// What the folder holds already.
struct WorkBlobs {
    KeptBlobs data{}; ///< as in `saveProject`
    struct OfResult {
        Choice encoding; ///< of its levels
        std::string name;
    };
    std::map<std::pair<int, std::int64_t>, OfResult> results{}; ///< by number and time
};

/// Complete or as it was before. Throws `Error` (Failed).
void writeUnsavedWork(const RecoveryFolder& folder, const UnsavedWork& work, WorkBlobs& kept);

/// Reads what is in the folder, also in one of a run. Throws `Error` (BadInput) if that is damaged;
/// a result that is damaged is left out.
UnsavedWork readUnsavedWork(const RecoveryFolder& folder);

} // namespace fringe
