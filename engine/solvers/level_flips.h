// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/solvers/phase_pattern.h"
#include "kernels/values.h"

#include <cstdint>
#include <span>
#include <vector>

namespace fringe {

/// What a loss says of a pattern's pixels.
struct FlipGains {
    const std::vector<Complex>& gradient; ///< ∂L/∂u*, one a pixel
    double curvature;                     ///< second derivative of L by |u|, of a pixel
    std::span<const float> amplitude;     ///< of the light, one a pixel
    std::int64_t levels;                  ///< 2 to 256
};

/// The pattern with other levels at up to `count` pixels of a random half of all, namely those
/// where the change d of the light promises the most, 2 Re(d* G) + C |d|²/2 being below 0. Levels
/// go to any other of up to 4, else to a neighbour. The same seed gives the same bits.
PhasePattern flipped(PhasePattern pattern, const FlipGains& gains, std::size_t count,
                     std::uint64_t seed);

} // namespace fringe
