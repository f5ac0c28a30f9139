// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/given_pixels.h"

#include <filesystem>

/// Files that give designs of patterns a number for every pixel. Any thread.
namespace fringe {

/// Amplitudes of a beam: levels of a grey picture from 0 to 1, of a field its moduli.
/// Throws `Error` (BadInput).
GivenPixels readBeamPicture(const std::filesystem::path& path);

/// Phases in cycles of a field or of phase levels. Throws `Error` (BadInput).
GivenPixels readStartPattern(const std::filesystem::path& path);

} // namespace fringe
