// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"
#include "engine/model/field.h"

namespace fringe {

/// Turns a field into device levels: phase, level = round(φ L/2π) mod L; amplitude (Re U - min)/
/// (max - min) and off-axis Re[U exp(i2π(x sin θx + y sin θy)/λ)] with the same normalisation,
/// level = round(a (L - 1)). Deterministic, any thread.
/// Throws `Error` (Failed) for a field with non-finite samples.
LevelPattern encode(const Hologram& hologram, const Encoding& encoding);

/// Whether `encode` reads no more of a field than its real part.
bool readsRealPartOnly(const Encoding& encoding);

/// What a device shows for `pattern`: exp(i2π level/L) for phase, level/(L - 1) for amplitudes, and
/// nothing where its aperture stops the light.
/// Throws `Error` (BadInput) for an unknown encoding.
Hologram fieldOfPattern(const LevelPattern& pattern);

Picture intensity(const Hologram& field); ///< |U|²
Picture phase(const Hologram& field);     ///< arg U in [0, 2π)

} // namespace fringe
