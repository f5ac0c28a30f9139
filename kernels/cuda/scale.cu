// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/launch_grid.h"
#include "kernels/cuda/launchers.h"

namespace fringe::cuda {
namespace {

__global__ void scale(Rectangle rectangle, float factor) {
    const std::int64_t column = std::int64_t(blockIdx.x) * blockDim.x + threadIdx.x;
    if (column >= rectangle.cols)
        return;
    std::int64_t row = std::int64_t(blockIdx.y) * blockDim.y + threadIdx.y;
    for (; row < rectangle.rows; row += std::int64_t(gridDim.y) * blockDim.y) {
        formulas::Phasor* sample = rectangle.first + row * rectangle.pitch + column;
        *sample = formulas::phasorScale(*sample, factor);
    }
}

} // namespace

cudaError_t launchScale(const Rectangle& rectangle, float factor) {
    const dim3 groups = groupsOver(rectangle.cols, rectangle.rows, FRINGE_GROUP_SIDE);
    scale<<<groups, groupSize(), 0, currentStream()>>>(rectangle, factor);
    return cudaGetLastError();
}

} // namespace fringe::cuda
