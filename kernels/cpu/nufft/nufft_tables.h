// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/fft_plans.h"
#include "kernels/cpu/nufft/panel_plan.h"
#include "kernels/plan/nufft_plan.h"

#include <array>
#include <span>
#include <vector>

namespace fringe::cpu {

/// What all tiles of a group share; read by many threads.
struct NufftTables {
    NufftTables(const plan::NufftChoices& choices, const FftPlans::Line& line);

    /// Some points of a batch on these tiles.
    simd::NufftChoice chosen(std::span<const std::int32_t> listed) const;

    plan::NufftChoices choices;
    int cells; ///< of the grid along an axis: twice the tile's side
    PanelPlan panels;
    FftPlans::Line line;
    /// 1/φ̂ of the gridding kernel by pixel, signed since the grid's origin is in its middle.
    std::vector<float> deconvolution;
    std::vector<float> deconvolve; ///< 1/deconvolution
    /// By pixel: the row of a panel on which the transform leaves it.
    std::vector<std::int32_t> places;
    std::vector<std::int32_t> inOrder; ///< 0, 1, ...
    /// Powers of the frequencies of the cells [cycles/pixel], by the exponent.
    std::array<std::vector<float>, plan::mostOrder + 1> powers;
};

} // namespace fringe::cpu
