// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/plan/nufft_view.h"

namespace fringe::plan {

NufftView nufftView(const TileWaves& waves, const NufftTile& tile, const PlaneGrid& grid) {
    const auto& [wave, demodulation, choices, rate] = waves;
    NufftView view{};
    view.x = tile.frame.x;
    view.y = tile.frame.y;
    view.rate = rate;
    view.u = static_cast<float>(wave.u);
    view.v = static_cast<float>(wave.v);
    view.perPixelX = static_cast<float>(rate * grid.pitchX);
    view.perPixelY = static_cast<float>(-rate * grid.pitchY);
    view.cells = static_cast<float>(2 * choices.side);
    view.curvatureMiddle = static_cast<float>(wave.curvature);
    view.curvaturePerUnit =
        wave.curvatureHalf > 0 ? static_cast<float>(1 / wave.curvatureHalf) : 0.0f;
    view.obliquity = static_cast<float>(1 / (2 - wave.u * wave.u - wave.v * wave.v));
    view.centring = static_cast<float>(demodulation.centring());
    view.terms = choices.terms;
    demodulation.fillWeights(view.weights);
    return view;
}

} // namespace fringe::plan
