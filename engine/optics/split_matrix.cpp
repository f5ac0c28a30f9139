// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optics/split_matrix.h"

#include "kernels/cloned.h"
#include "kernels/parallel.h"

#include <algorithm>
#include <array>

namespace fringe {
namespace {

/// Rows that are made at once, so that each number of b is read once for all of them.
constexpr std::int64_t rowsTogether = 4;

/// A row of each of a product, and the row of b that is added to it so many times.
struct RowSum {
    float *re, *im;
    float timesRe = 0, timesIm = 0;
};

FRINGE_CLONED void addRow(const float* re, const float* im, std::int64_t cols,
                          std::array<RowSum, rowsTogether> sums) {
#ifdef __clang__
#pragma clang loop vectorize(assume_safety)
#else
#pragma GCC ivdep
#endif
    for (std::int64_t k = 0; k < cols; ++k) {
        const float x = re[k], y = im[k];
        for (const RowSum& sum : sums) {
            sum.re[k] += sum.timesRe * x - sum.timesIm * y;
            sum.im[k] += sum.timesRe * y + sum.timesIm * x;
        }
    }
}

/// The rows of `product` that belong to the rows [begin, begin + rowsTogether) of a, of which those
/// beyond its last one go to `rest`.
void addRows(const SplitMatrix& a, const SplitMatrix& b, SplitMatrix& product, std::int64_t begin,
             std::int64_t first) {
    std::vector<float> rest(static_cast<std::size_t>(b.cols));
    std::array<RowSum, rowsTogether> sums;
    for (std::int64_t r = 0; r < rowsTogether; ++r) {
        const bool isThere = begin + r < a.rows;
        const std::size_t at = isThere ? product.index(first + begin + r, 0) : 0;
        sums[static_cast<std::size_t>(r)] = {isThere ? &product.re[at] : rest.data(),
                                             isThere ? &product.im[at] : rest.data()};
    }
    // Columns at once: so few that the sums stay in the first cache.
    constexpr std::int64_t colsTogether = 1024;
    for (std::int64_t col = 0; col < b.cols; col += colsTogether) {
        const std::int64_t cols = std::min(colsTogether, b.cols - col);
        for (std::int64_t j = 0; j < b.rows; ++j) {
            for (std::int64_t r = 0; r < std::min(rowsTogether, a.rows - begin); ++r) {
                RowSum& sum = sums[static_cast<std::size_t>(r)];
                sum.timesRe = a.re[a.index(begin + r, j)];
                sum.timesIm = a.im[a.index(begin + r, j)];
            }
            addRow(&b.re[b.index(j, col)], &b.im[b.index(j, col)], cols, sums);
        }
        for (RowSum& sum : sums) {
            sum.re += cols;
            sum.im += cols;
        }
    }
}

} // namespace

SplitMatrix transposed(const SplitMatrix& matrix) {
    SplitMatrix turned(matrix.cols, matrix.rows);
    for (std::int64_t row = 0; row < matrix.rows; ++row)
        for (std::int64_t col = 0; col < matrix.cols; ++col) {
            turned.re[turned.index(col, row)] = matrix.re[matrix.index(row, col)];
            turned.im[turned.index(col, row)] = matrix.im[matrix.index(row, col)];
        }
    return turned;
}

void addProduct(const SplitMatrix& a, const SplitMatrix& b, SplitMatrix& product,
                std::int64_t first) {
    const std::int64_t blocks = (a.rows + rowsTogether - 1) / rowsTogether;
    parallelFor(blocks, 1, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t block = begin; block < end; ++block)
            addRows(a, b, product, block * rowsTogether, first);
    });
}

} // namespace fringe
