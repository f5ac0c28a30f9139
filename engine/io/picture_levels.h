// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/metadata.h"
#include "engine/model/field.h"

#include <cstddef>
#include <utility>
#include <vector>

namespace fringe {

/// The value that one sample in a thousand exceeds, all planes taken together; the largest one if
/// that is zero; 0 for a black picture. The few brightest spots of a reconstruction would leave
/// everything else black.
float whiteOf(const Picture& picture);

/// Scales 0 … `white` to the levels 0 … count - 1; what is brighter is white.
LevelPattern scaledToLevels(const Picture& picture, int count, float white);

/// Three planes as red, green and blue of a file: from the longest wavelength to the shortest.
LevelPattern inColours(LevelPattern levels);
Picture inColours(Picture picture);

/// The numbers `from` of the planes, whose facts go with them where there are any.
template <class T> void reorder(std::vector<T>& planes, const std::vector<std::size_t>& from) {
    if (planes.size() != from.size())
        return;
    std::vector<T> ordered;
    for (const std::size_t plane : from)
        ordered.push_back(planes[plane]);
    planes = std::move(ordered);
}

/// What a file says of a picture of unscaled numbers.
FileMetadata metadataOf(const Picture& picture);

} // namespace fringe
