// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/sources/source_kind.h"

#include <vector>

namespace fringe {

/// How much of a source others hide.
struct HiddenSource {
    double share = 0;      ///< of its places that are hidden in all directions of the plate's cone
    std::size_t hider = 0; ///< the first that hides some, by its place in the inputs
    bool isHiddenByOne = true; ///< only that one does
};

/// How much is hidden of each source, by some thousand of its places: the squares around those of
/// the others, of the kinds' `grain`, that lie nearer to the viewer in nine directions: +z, and
/// towards the middles of the sides and the corners of the cone's edge. A source does not count as
/// hidden by itself. Throws `Cancelled` at the checkpoints of the first input's control.
std::vector<HiddenSource> hiddenSources(const std::vector<SourceInput>& inputs);

} // namespace fringe
