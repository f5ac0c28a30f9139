// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/launch_grid.h"
#include "kernels/cuda/launchers.h"
#include "kernels/formulas/plane_products.inc"

namespace fringe::cuda {

cudaError_t launchAngularTransfer(formulas::Phasor* spectrum, const int* keptSteps,
                                  const formulas::TransferRecord& record) {
    const dim3 groups =
        groupsOver(record.fieldCols, record.endRow - record.firstRow, FRINGE_GROUP_SIDE);
    formulas::multiplyAngularTransfer<<<groups, groupSize(), 0, currentStream()>>>(
        spectrum, keptSteps, record);
    return cudaGetLastError();
}

cudaError_t launchSeparable(const SeparableLaunch& work) {
    const formulas::PlaneSpan& span = work.span;
    const dim3 groups = groupsOver(span.cols, span.endRow - span.firstRow, FRINGE_GROUP_SIDE);
    formulas::multiplySeparable<<<groups, groupSize(), 0, currentStream()>>>(
        work.field, work.columns, work.rows, span);
    return cudaGetLastError();
}

} // namespace fringe::cuda
