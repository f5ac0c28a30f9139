// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/job/job_control.h"

#include <cstdint>
#include <string>
#include <utility>

namespace fringe {

struct LayoutChoice;

/// Which array of a file of several is read, and how.
struct ArrayChoice {
    /// Name of it, or those of amplitudes and of phases [rad] with a comma; empty: the one that can
    /// be meant.
    std::string name{};
    bool transpose = false; ///< columns become rows
    bool isOffered = false; ///< people can name one, see `reading::array`

    bool isPolar() const { return name.find(',') != std::string::npos; }

    bool operator==(const ArrayChoice&) const = default;
};

/// How a file of a field, a picture or other data is read.
struct FileReading {
    std::uint64_t memory = 0; ///< that it may take [bytes]; 0: what is free
    const JobControl* control =
        nullptr;         ///< whose checkpoints reading passes, and that is told; null: none
    ArrayChoice array{}; ///< of files of arrays
    const LayoutChoice* layout = nullptr; ///< how a layout is read; null: as it says itself
    std::string name{};                   ///< that users know it by; empty: its path

    /// Throws `Cancelled`.
    void checkpoint() const {
        if (control != nullptr)
            control->checkpoint();
    }
    void note(Message what) const {
        if (control != nullptr)
            control->note(std::move(what));
    }
};

} // namespace fringe
