// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/run/chain.h"
#include "engine/run/outcome.h"

#include <optional>
#include <vector>

namespace fringe {

/// How near the light of a device comes to that of the field that it was encoded from, V: in the
/// picture's band, if that is looked at alone, as V is then, too.
struct LightFigures {
    /// |g|²‖V‖²/‖D - gV‖² with g = ⟨V, D⟩/‖V‖², D the light of the device [dB].
    double snr = 0;
    /// PSNR of its picture where the design looks against that of V, and of both on a grid twice as
    /// fine [dB].
    double psnr = 0, finerPsnr = 0;
    double light = 0; ///< share of that on the device
};

/// What an encoding makes of a field.
struct EncodingRow {
    Choice encoding;
    LightFigures all;                    ///< with all light, whose picture is moved to the axis
    std::optional<LightFigures> alone{}; ///< through the stop that it is made for
};

/// Rows of all encodings of a field, each with its defaults and the levels of the chain's design,
/// the design's own as it is; without a panel's additions. Planes lie in memory. Throws `Error`
/// (BadInput) where memory does not hold them, `Cancelled`.
Outcome<std::vector<EncodingRow>> encodingTable(const Chain& chain, const Job& job);

} // namespace fringe
