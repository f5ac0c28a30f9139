// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/asset.h"

#include <filesystem>

/// Files that give designs of patterns a number for every pixel. Any thread.
namespace fringe {

class JobControl;

/// Amplitudes of a beam: levels of a grey picture from 0 to 1, of a field its moduli.
/// Throws `Error` (BadInput).
Asset readBeamPicture(const std::filesystem::path& path, const JobControl* control = nullptr);

/// Phases in cycles of a field or of phase levels. levels: so many go around; 0: the file says it,
/// or all that it can hold. Throws `Error` (BadInput).
Asset readStartPattern(const std::filesystem::path& path, const JobControl* control = nullptr,
                       int levels = 0);

} // namespace fringe
