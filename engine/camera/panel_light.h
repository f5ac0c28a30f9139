// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/camera/panel_axis.h"
#include "engine/camera/slm_model.h"

#include <complex>
#include <cstdint>
#include <vector>

namespace fringe {

/// What the light of every place of a panel is made of.
struct PanelLight {
    Shape size;
    std::vector<std::uint16_t> levels;
    std::vector<std::complex<float>> beam; ///< on every pixel, and what the optics take off of it
    std::vector<double> values;
    bool isPhase = true;
    std::complex<double> gap; ///< of the gaps, which is taken off where the level moves the light
};

/// Light of one plane of a pattern. Throws `Error` (BadInput) for levels that it has not.
PanelLight panelLightOf(const LevelPattern& pattern, std::size_t plane, const SlmModel& model);

/// The light on the pieces of one row of pixels: as many rows as a pixel has pieces.
SplitMatrix lightOfRow(const PanelLight& panel, std::int64_t row, const BlurWeights& blur);

} // namespace fringe
