// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/spectral/cut_lines.h"

#include "kernels/cpu/simd_choice.h"
#include "kernels/plan/gridding_kernel.h"

namespace fringe::cpu {
namespace {

int rowsOf(int side) {
    return 2 * side + 2 * simd::gridMargin;
}

} // namespace

CutLines::CutLines(int side, int planes, int width)
    : side_(side), width_(width), planes_(rowsOf(side), side, planes),
      waiting_(static_cast<std::size_t>(planes_.rows())) {}

double CutLines::waitingBytes(int side) {
    return rowsOf(side) * static_cast<double>(sizeof(Waiting));
}

double CutLines::planeBytes(int side, int planes) {
    return rowsOf(side) * static_cast<double>(planes) * side * sizeof(Complex);
}

simd::CutWave& CutLines::next(int cell) {
    if (isEmpty_)
        planes_.touch();
    isEmpty_ = false;
    Waiting& waiting = waiting_[static_cast<std::size_t>(cell)];
    if (waiting.count == simd::cutBatch)
        flush(cell);
    return waiting.waves[static_cast<std::size_t>(waiting.count++)];
}

void CutLines::flush(int cell) {
    auto& [count, waves] = waiting_[static_cast<std::size_t>(cell)];
    if (count > 0)
        simd::bestKernels().spectral.addCutWaves(plan::griddingKernel(width_).polynomials(),
                                                 waves.data(), count,
                                                 {planes_.view(), planes_.planes(), side_, cell});
    count = 0;
}

const TilePlanes& CutLines::finished() {
    for (int cell = 0; cell < planes_.rows(); ++cell)
        flush(cell);
    foldRows(planes_, planes_.planes(), 2 * side_);
    return planes_;
}

void CutLines::clear() {
    if (!isEmpty_)
        planes_.clear(0, planes_.rows());
    isEmpty_ = true;
}

} // namespace fringe::cpu
