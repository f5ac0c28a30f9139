// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/scale.h"

#include "kernels/cuda/place.h"

#include <algorithm>

namespace fringe::cuda {
namespace {

constexpr std::int64_t side = FRINGE_GROUP_SIDE;
constexpr std::int64_t mostDown = 65535; ///< groups of a grid

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
    const dim3 groups(
        static_cast<unsigned>((rectangle.cols + side - 1) / side),
        static_cast<unsigned>(std::min((rectangle.rows + side - 1) / side, mostDown)));
    scale<<<groups, dim3(side, side), 0, currentStream()>>>(rectangle, factor);
    return cudaGetLastError();
}

} // namespace fringe::cuda
