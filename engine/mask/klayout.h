// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/job/job_control.h"
#include "engine/mask/mask_plan.h"

#include <filesystem>

namespace fringe {

/// Has KLayout, where it is installed, write an OASIS file again as what the suffix of another name
/// says. Throws `Error` (Failed) that names the target, `Cancelled`.
void convertLayout(const std::filesystem::path& oasis, const std::filesystem::path& made,
                   const std::filesystem::path& target, const JobControl* control);

/// What KLayout makes of OASIS, with its bytes for a shape and for each of its corners as version
/// 0.28 makes them of a kinoform's rectangles and polygons.
LayoutFormat madeByKLayout(std::uint64_t bytesOfShape, std::uint64_t bytesOfCorner);

/// Throws `Error` (BadInput) where KLayout is not installed.
void requireKLayout(const std::filesystem::path& target);

} // namespace fringe
