// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/formulas/phasor.h"

#include <cuda_runtime.h>

#include <cstdint>

namespace fringe::cuda {

/// A rectangle of a field whose rows are `pitch` samples apart.
struct Rectangle {
    formulas::Phasor* first;
    std::int64_t pitch;
    std::int64_t rows;
    std::int64_t cols;
};

/// rectangle *= factor, at the current place.
cudaError_t launchScale(const Rectangle& rectangle, float factor);

} // namespace fringe::cuda
