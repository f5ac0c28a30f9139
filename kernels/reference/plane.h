// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/shape.h"

#include <complex>
#include <vector>

namespace fringe::reference {

using Sample = std::complex<double>;

/// A row-major plane of double-precision samples, zero at first.
struct Plane {
    Shape shape;
    std::vector<Sample> samples;

    explicit Plane(Shape size) : shape(size), samples(static_cast<std::size_t>(size.count())) {}

    Sample& at(std::int64_t row, std::int64_t col) {
        return samples[static_cast<std::size_t>(row * shape.cols + col)];
    }
    const Sample& at(std::int64_t row, std::int64_t col) const {
        return samples[static_cast<std::size_t>(row * shape.cols + col)];
    }
};

} // namespace fringe::reference
