// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/spectral/cut_lines.h"

#include "kernels/cpu/simd_choice.h"
#include "kernels/plan/gridding_kernel.h"

namespace fringe::cpu {

CutLines::CutLines(int side, int planes, int width)
    : side_(side), width_(width), planes_(2 * side + 2 * simd::gridMargin, side, planes),
      waiting_(static_cast<std::size_t>(planes_.rows())) {}

void CutLines::add(const simd::CutWave& wave) {
    isEmpty_ = false;
    const int cell =
        simd::bestKernels().spectral.firstCell(wave.place, static_cast<float>(2 * side_), width_);
    auto& waiting = waiting_[static_cast<std::size_t>(cell)];
    waiting.push_back(wave);
    if (waiting.size() == simd::cutBatch)
        flush(waiting);
}

void CutLines::flush(std::vector<simd::CutWave>& waiting) {
    if (waiting.empty())
        return;
    simd::bestKernels().spectral.addCutWaves(
        plan::griddingKernel(width_).polynomials(), waiting.data(),
        static_cast<int>(waiting.size()),
        {planes_.view(), planes_.planes(), side_, static_cast<float>(2 * side_)});
    waiting.clear();
}

const TilePlanes& CutLines::finished() {
    for (auto& waiting : waiting_)
        flush(waiting);
    foldRows(planes_, planes_.planes(), 2 * side_);
    return planes_;
}

void CutLines::clear() {
    if (!isEmpty_)
        planes_.clear(0, planes_.rows());
    isEmpty_ = true;
}

} // namespace fringe::cpu
