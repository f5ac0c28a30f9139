// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/job/job_control.h"

#include <cstdint>

namespace fringe {

struct LayoutChoice;

/// How a file of a field or a picture is read.
struct FileReading {
    std::uint64_t memory = 0;             ///< that it may take [bytes]; 0: what is free
    const JobControl* control = nullptr;  ///< whose checkpoints reading passes; null: none
    const LayoutChoice* layout = nullptr; ///< how a layout is read; null: as it says itself

    /// Throws `Cancelled`.
    void checkpoint() const {
        if (control != nullptr)
            control->checkpoint();
    }
};

} // namespace fringe
