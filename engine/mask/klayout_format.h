// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/job/job_control.h"

#include <filesystem>

namespace fringe {

/// Has KLayout, where it is installed, write an OASIS file again as what the suffix of another name
/// says. Throws `Error` (Failed) that names the target, `Cancelled`.
void convertLayout(const std::filesystem::path& oasis, const std::filesystem::path& made,
                   const std::filesystem::path& target, const JobControl* control);

/// Throws `Error` (BadInput) where KLayout is not installed.
void requireKLayout(const std::filesystem::path& target);

} // namespace fringe
