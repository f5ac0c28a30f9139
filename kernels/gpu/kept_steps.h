// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/formulas/records.h"
#include "kernels/ops.h"

#include <vector>

namespace fringe::gpu {

/// For each row [firstRow, firstRow + rowCount) of the spectrum the largest |frequency step| along
/// x whose H is not zero, -1 for none: evanescent components and what lies beyond the bands,
/// decided in double for each sample at the edge.
std::vector<int> keptSteps(const TransferArgs& args);

formulas::TransferRecord transferRecord(const TransferArgs& args);

} // namespace fringe::gpu
