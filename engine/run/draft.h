// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/run/plan.h"

/// Drafts of a design: the same light, more coarsely, for somebody who cannot wait for all of it.
namespace fringe {

/// The design, computed with less work. 0: the design itself. 1: with sums that are less exact, or
/// few iterations. Each step from there on halves the samples of the plate along both axes, to some
/// hundred along the longer side: in free space by a pitch twice as large, which keeps what the
/// plate looks at and narrows the cone of light of each place, as a small aperture does; behind a
/// lens by leaving out the rim of the plate, which keeps the field of view and widens each spot.
/// Points become fewer with the samples, as far as there are more than make a surface.
/// Where light is given for single pixels of the plate, that stays as it is.
Design draftOf(const Design& design, int coarseness);

struct Draft {
    int coarseness = 0;
    Plan plan; ///< of its design
};

/// What a draft may take.
struct DraftLimits {
    PlanLimits plan;    ///< with the pace of the design itself
    double pace = 1;    ///< of its drafts
    double seconds = 0; ///< that computing may take
    int about = 1;      ///< the coarseness that is tried first
};

/// The finest draft that is expected to take no longer than it may, or the coarsest there is; the
/// first that cannot be run ends the search. Plans several designs. Throws like `plan`.
Draft finestDraft(const Design& design, const DraftLimits& limits);

} // namespace fringe
