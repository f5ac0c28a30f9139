// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/field.h"

#include <cstdint>
#include <span>

/// Results leave with finite numbers, or with a sentence: what is computed of distances,
/// wavelengths and amplitudes far beyond those of light may be beyond the range of the samples. All
/// throw `Error` (Failed).
namespace fringe {

void requireFinite(std::span<const Complex> wave);
void requireFinite(std::span<const float> intensity);
inline void requireFinite(std::span<const std::uint16_t> /*levels*/) {}

/// Where the samples lie in memory; others when they are read, by who reads them.
void requireFinite(const Field& wave);
void requireFinite(const Picture& picture);

} // namespace fringe
