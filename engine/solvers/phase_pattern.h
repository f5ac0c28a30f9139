// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/field.h"
#include "engine/model/setup.h"
#include "engine/preview/preview.h"
#include "kernels/shape.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace fringe {

/// A phase a pixel in cycles, 0 ≤ turns < 1; with L levels a multiple of 1/L. Row-major.
using PhasePattern = std::vector<float>;

/// The nearest allowed phases.
PhasePattern onLevels(PhasePattern turns, std::int64_t levels);

/// A random phase a pixel.
PhasePattern randomPattern(std::int64_t seed, Shape shape);

PlaneGrid gridOf(const Plate& plate);

/// Amplitude a_h of the light on every pixel of the plate.
std::vector<float> beamAmplitude(const Setup& setup);

/// field = amplitude·exp(i2π turns), all of one length.
void patternField(const PhasePattern& pattern, std::span<const float> amplitude,
                  std::int64_t levels, std::span<Complex> field);

/// The field behind a pattern of so many levels (0: any phase) that was designed on the device with
/// this id: where there is no light 0, which is shown as the phase 0 whatever the pattern says.
Hologram hologramOf(const Setup& setup, std::int64_t levels, const PhasePattern& pattern,
                    std::string device);

/// A small picture of a pattern: the phase of one pixel in each square block, 0 where the aperture
/// stops the light.
Preview patternPreview(const Setup& setup, const PhasePattern& pattern);

} // namespace fringe
