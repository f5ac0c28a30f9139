// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace fringe {

/// A matrix of complex numbers in single precision, row-major, real and imaginary parts apart.
struct SplitMatrix {
    SplitMatrix(std::int64_t rowCount, std::int64_t colCount)
        : rows(rowCount), cols(colCount), re(static_cast<std::size_t>(rows * cols)), im(re.size()) {
    }

    std::int64_t rows, cols;
    std::vector<float> re, im;

    std::size_t index(std::int64_t row, std::int64_t col) const {
        return static_cast<std::size_t>(row * cols + col);
    }
};

SplitMatrix transposed(const SplitMatrix& matrix);

/// product += a·b, in the rows of `product` from `first` on, one for each of a. On all cores.
void addProduct(const SplitMatrix& a, const SplitMatrix& b, SplitMatrix& product,
                std::int64_t first = 0);

} // namespace fringe
