// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/run/light_figures.h"

#include <optional>
#include <vector>

namespace fringe {

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
