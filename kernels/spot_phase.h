// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/ops.h"

namespace fringe {

/// One axis of the phase of a spot that separates: quadratic·u² + linear·u + constant in cycles, u
/// in pixels from the optical axis, along +x or +y.
struct AxisPhase {
    double quadratic = 0;
    double linear = 0;
    double constant = 0;
};

/// Φ = x(u) + y(v), reduced so that no constant is larger than a cycle.
struct SpotPhase {
    AxisPhase x;
    AxisPhase y;
};

/// For `FreeFresnel` and `Lens`; the exact phase does not separate.
SpotPhase separablePhase(const SpotPlace& spot, const SpotsArgs& args);

} // namespace fringe
