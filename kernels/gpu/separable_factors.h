// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/ops.h"

#include <vector>

namespace fringe::gpu {

/// Factors of a plane that separates: sample (row, column) is columns[column] · rows[row -
/// firstRow].
struct SeparableFactors {
    std::vector<Complex> columns;
    std::vector<Complex> rows;
};

SeparableFactors chirpFactors(Shape shape, const ChirpArgs& args);

/// H of the Fresnel model on the rows of the call, zero outside the band limit if there is one.
SeparableFactors fresnelTransferFactors(const TransferArgs& args);

} // namespace fringe::gpu
