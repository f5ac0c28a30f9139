// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/camera/slm_model.h"
#include "engine/run/light_figures.h"

#include <optional>
#include <vector>

namespace fringe {

/// What an encoding makes of a field.
struct EncodingRow {
    Choice encoding;
    LightFigures all;                    ///< with all light, whose picture is moved to the axis
    std::optional<LightFigures> alone{}; ///< through the stop that it is made for
    /// On `panelOfTable`, through that stop, or with all light of encodings that are made for none.
    LightFigures onPanel{};
    Picture picture{}; ///< of that on the bare device, no wider than 256 samples
};

/// A panel of liquid crystals between reflecting gaps, which blurs the phases of neighbours.
inline const SlmModel panelOfTable{.fillFactor = 0.9, .gapsReflect = true, .crosstalk = 0.5};

/// Rows of all encodings of a field, each with its defaults and the levels of the chain's design,
/// the design's own as it is; without a panel's additions. Planes lie in memory. Throws `Error`
/// (BadInput) where memory does not hold them, `Cancelled`.
Outcome<std::vector<EncodingRow>> encodingTable(const Chain& chain, const Job& job);

} // namespace fringe
