// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <complex>
#include <cstdint>

namespace fringe {

/// One sample of a field as it is stored and exchanged everywhere: complex64.
using Complex = std::complex<float>;

/// Size of a sampled plane. Storage is row-major; row 0 is the top row.
struct Shape {
    std::int64_t rows = 0; ///< Ny
    std::int64_t cols = 0; ///< Nx

    /// Number of samples. Meaningful only after `isAddressable`.
    constexpr std::int64_t count() const { return rows * cols; }

    /// True if both sides are positive and `count() * 64` bytes fits a signed 64-bit integer.
    constexpr bool isAddressable() const {
        return rows > 0 && cols > 0 && rows <= (INT64_MAX / 64) / cols;
    }

    friend constexpr bool operator==(const Shape&, const Shape&) = default;
};

/// A rectangle of samples.
struct Region {
    std::int64_t row = 0; ///< of its first sample
    std::int64_t col = 0;
    Shape shape;
};

/// Rows of a plane.
struct RowRange {
    std::int64_t first = 0, count = 0;

    friend bool operator==(const RowRange&, const RowRange&) = default;
};

} // namespace fringe
