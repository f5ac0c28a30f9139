// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/run/chain.h"
#include "engine/run/outcome.h"

#include <optional>
#include <string>
#include <vector>

/// What each encoding makes of one field.
namespace fringe {

/// How near the light of a device comes to that of the field, V.
struct EncodedLight {
    /// |g|²‖V‖²/‖D - gV‖² with g = ⟨V, D⟩/‖V‖², D the light of the device [dB].
    double snr = 0;
    /// Of its picture where the design looks, against that of the field, and of both on a grid
    /// twice as fine [dB]; not a number where that is not propagated.
    double psnr = 0, finerPsnr = 0;
    double light = 0; ///< share of that on the device
};

struct EncodingRow {
    Choice encoding;
    EncodedLight all;                    ///< of the device, whose picture is moved to the axis
    std::optional<EncodedLight> alone{}; ///< in the band of the picture, as the field is then, too
};

/// Rows of all encodings, each with its defaults and the levels of the chain's design, the design's
/// own as it is; for what the device itself shows, without a panel's additions. Planes lie in
/// memory. Throws `Error` (BadInput) where memory does not hold them, `Cancelled`.
Outcome<std::vector<EncodingRow>> encodingTable(const Chain& chain, const Job& job);

} // namespace fringe
