// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"
#include "engine/model/field.h"

/// Parts of a plane that are looked at alone.
namespace fringe {

/// The samples of the window that a plane has. Throws `Error` (BadInput) where it has none.
Region samplesOf(const Window& window, Shape plane, const Sampling& sampling);

/// The samples of a hologram that can send light to a region at `distance`.
Region seenFrom(const Region& region, Length distance, Shape plane, const Sampling& sampling);

/// The samples of `seenFrom`, whose edges within the hologram fade beyond what reaches the region:
/// relative L2 of the picture 1e-3 for smooth waves, 2e-2 for random ones. Planes that are not in
/// memory are read when they are asked for.
Hologram fadedPart(const Hologram& hologram, const Region& seen, Length distance);

} // namespace fringe
