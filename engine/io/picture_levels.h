// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/metadata.h"
#include "engine/model/field.h"

namespace fringe {

/// The value that one sample in a thousand exceeds, all planes taken together; the largest one if
/// that is zero; 0 for a black picture. The few brightest spots of a reconstruction would leave
/// everything else black.
float whiteOf(const Picture& picture);

/// Scales 0 … `white` to the levels 0 … count - 1; what is brighter is white.
LevelPattern scaledToLevels(const Picture& picture, int count, float white);

/// What a file says of a picture of unscaled numbers.
FileMetadata metadataOf(const Picture& picture);

} // namespace fringe
