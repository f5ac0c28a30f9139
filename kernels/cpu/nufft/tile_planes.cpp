// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/nufft/tile_planes.h"

#include <algorithm>

namespace fringe::cpu {
namespace {

using simd::gridMargin;

/// An odd number of cache lines, so that rows do not fall on each other in the cache.
std::int64_t paddedStride(std::int64_t cols) {
    constexpr std::int64_t cacheLine = 8; ///< samples
    return ((cols + cacheLine - 1) / cacheLine | 1) * cacheLine;
}

/// How far a row or column of the margins lies from the one that it stands for.
int foldShift(int index, int cells) {
    return index < gridMargin ? cells : -cells;
}

/// count: a multiple of a cache line, which the compiler turns into vectors.
void addFloats(const float* __restrict source, float* __restrict target, std::int64_t count) {
    constexpr std::int64_t cacheLine = 16;
    for (std::int64_t first = 0; first < count; first += cacheLine)
        for (std::int64_t i = first; i < first + cacheLine; ++i)
            target[i] += source[i];
}

} // namespace

TilePlanes::TilePlanes(int rows, int cols, int planes)
    : rows_(rows), planes_(planes), stride_(paddedStride(cols)), samples_(stride_ * rows * planes) {
}

float* TilePlanes::row(int plane, int index) const {
    return reinterpret_cast<float*>(samples_.data() + (plane * rows_ + index) * stride_);
}

simd::TermPlanes TilePlanes::view() const {
    return {row(0, 0), stride(), stride() * rows_};
}

void TilePlanes::clear(int firstRow, int endRow) const {
    for (int plane = 0; plane < planes_ && firstRow < endRow; ++plane)
        std::fill_n(row(plane, firstRow), stride() * (endRow - firstRow), 0.0f);
}

void foldColumns(float* row, int cells) {
    for (const int margin : {0, gridMargin + cells}) {
        float* source = row + 2 * margin;
        addFloats(source, source + 2 * foldShift(margin, cells), 2 * gridMargin);
    }
}

void foldRows(const TilePlanes& grid, int planes, int cells) {
    for (int plane = 0; plane < planes; ++plane)
        for (const int margin : {0, gridMargin + cells})
            for (int row = margin; row < margin + gridMargin; ++row)
                addFloats(grid.row(plane, row), grid.row(plane, row + foldShift(row, cells)),
                          grid.stride());
}

} // namespace fringe::cpu
