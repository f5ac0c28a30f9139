// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"
#include "engine/model/finding.h"
#include "engine/model/space.h"
#include "engine/optics/sampling.h"

#include <cstddef>
#include <optional>
#include <vector>

/// What kinds of sources with a `Placement` share.
namespace fringe {

/// Hooks of `SourceKind`: data that have just been read are where their numbers say.
void adoptPlaced(Source& source);
void settlePlaced(Design& design, std::size_t number);
Length placedLookedAt(const Source& source);
std::optional<TurnedBox> aroundPlaced(const Source& source);
void movePlaced(Source& source, const Motion& motion);

/// Says of an object that it is so large that its numbers are hardly metres; where it is refused,
/// before all else.
void checkUnit(const Source& source, Findings& findings);

/// Where an object can be shown, on either side of the plate: |x| and |y| at most the half-widths
/// at its |z|, and that between two distances [m].
struct ViewRoom {
    FieldCone x, y;
    double nearest = 0;
    double farthest = 0;
};
/// Room of the light that a plate can bend.
ViewRoom viewRoom(const Setup& setup);

/// What brings all of a placed source there: it is scaled about its centre, or moved along z; to
/// the axis, too, where its centre is too far beside that. None of a source without a placement.
std::vector<Fix> waysInto(const ViewRoom& room, const Source& source);

} // namespace fringe
