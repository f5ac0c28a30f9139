// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/formulas/product_tables.h"

#include <cuda_runtime.h>

/// The kernels around products of matrices as functions of C++, as in `launchers.h`.
namespace fringe::cuda {

/// Fill the tables.
cudaError_t launchFresnelTables(const formulas::ProductTables& tables,
                                const formulas::PointRecord* points,
                                const formulas::PlaneRecord& plane);
cudaError_t launchExactTables(const formulas::ProductTables& tables,
                              const formulas::PointRecord* points,
                              const formulas::PlaneRecord& plane);

/// field += the sums of the tables' tiles, on the rows of the launch.
cudaError_t launchAddSums(formulas::Phasor* field, const float* sums,
                          const formulas::ProductTables& tables, const formulas::PlaneRecord& plane,
                          const formulas::LaunchRecord& rows);

} // namespace fringe::cuda
