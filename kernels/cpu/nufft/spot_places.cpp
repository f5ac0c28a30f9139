// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/nufft/spot_places.h"

#include "kernels/cpu/simd_choice.h"

#include <cmath>

namespace fringe::cpu {
namespace {

/// A frequency [cycles/pixel] in cells, in ±cells/2.
float cellsOf(double frequency, int cells) {
    return static_cast<float>((frequency - std::nearbyint(frequency)) * cells);
}

} // namespace

SpotPlaces::SpotPlaces(const std::vector<std::uint32_t>& spots, std::int64_t tiles)
    : spots_(spots), column_(spots.size() * static_cast<std::size_t>(tiles)), row_(column_.size()),
      scaled_(column_.size()), strength_(2 * column_.size()) {}

simd::SpotPlaces SpotPlaces::at(std::int64_t tile, std::int64_t first) const {
    const std::int64_t i = tile * count() + first;
    return {column_.data() + i, row_.data() + i, scaled_.data() + i, strength_.data() + 2 * i};
}

void SpotPlaces::fill(std::int64_t tile, const plan::SpotViews& views,
                      std::span<const SpotPlace> places, int cells) {
    const plan::LocalWave& wave = views.wave();
    const double perUnit = wave.curvatureHalf > 0 ? 1 / wave.curvatureHalf : 0;
    auto i = static_cast<std::size_t>(tile * count());
    float* strengths = strength_.data() + 2 * i;
    std::vector<double> turns;
    turns.reserve(spots_.size());
    for (const std::uint32_t spot : spots_) {
        const plan::SpotView view = views.of(places[spot]);
        turns.push_back(view.turns);
        column_[i] = cellsOf(view.across, cells);
        row_[i] = cellsOf(view.down, cells);
        scaled_[i++] = static_cast<float>((view.curvature - wave.curvature) * perUnit);
    }
    simd::bestKernels().spots.phasors(turns.data(), count(), strengths);
}

} // namespace fringe::cpu
