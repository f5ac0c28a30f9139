// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/spots/spot_design.h"
#include "kernels/shape.h"

#include <cstdint>
#include <span>
#include <vector>

namespace fringe {

/// A phase a pixel in cycles, 0 ≤ turns < 1; with L levels a multiple of 1/L. Row-major.
using PhasePattern = std::vector<float>;

/// The phases of `samples` that `levels` allow (0: any), each the nearest: of all allowed phases
/// the one for which Re[conj(sample)·exp(iφ)] is largest.
void nearestPattern(std::span<const Complex> samples, std::int64_t levels, PhasePattern& pattern);

/// The nearest allowed phases.
PhasePattern onLevels(PhasePattern turns, std::int64_t levels);

/// Amplitude a_h of the beam on every pixel of the plate.
std::vector<float> beamAmplitude(const SpotBeam& beam, const Plate& plate);

/// amplitude·exp(i2π turns).
void patternField(const PhasePattern& pattern, std::span<const float> amplitude,
                  std::int64_t levels, std::vector<Complex>& field);

} // namespace fringe
