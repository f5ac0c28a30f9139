// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/plan/nufft_errors.h"

#include <vector>

namespace fringe::plan {

/// A slab cut into even parts along both axes of the plane.
struct Parting {
    int across = 1;
    int up = 1;

    int count() const { return across * up; }
    /// The part of the slab `box` in which a point at (x, y) lies.
    int partOf(const PointBox& box, double x, double y) const;
};

/// The parts of a slab, in their order. Their boxes are those of the parting, not of their points.
std::vector<SlabPart> partsOf(const SlabPart& slab, const Parting& parting);

} // namespace fringe::plan
