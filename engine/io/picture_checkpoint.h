// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pictures/picture_algorithm.h"

#include <filesystem>

namespace fringe {

/// Writes all that a design needs to go on: complete or absent, whatever stood there before is
/// replaced at once. Throws `Error` (Failed).
void writePictureCheckpoint(const std::filesystem::path& path, const PictureDesign& design,
                            const PictureState& state);

/// The state, if the file is whole and of the same design; its stop rules may differ.
/// Throws `Error` (BadInput).
PictureState readPictureCheckpoint(const std::filesystem::path& path, const PictureDesign& design);

} // namespace fringe
