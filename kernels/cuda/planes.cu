// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/launch_grid.h"
#include "kernels/cuda/launchers.h"
#include "kernels/formulas/planes.inc"

namespace fringe::cuda {

cudaError_t launchAddition(const formulas::Phasor* more, formulas::Phasor* sum,
                           const formulas::PlaneSpan& span) {
    const dim3 groups = groupsOver(span.cols, span.endRow, FRINGE_GROUP_SIDE);
    formulas::addPlanes<<<groups, groupSize(), 0, currentStream()>>>(more, sum, span);
    return cudaGetLastError();
}

cudaError_t launchIntensity(const formulas::Phasor* field, float* picture,
                            const formulas::IntensityRecord& record) {
    const dim3 groups = groupsOver(record.cols, record.rows, FRINGE_GROUP_SIDE);
    formulas::intensityOfField<<<groups, groupSize(), 0, currentStream()>>>(field, picture, record);
    return cudaGetLastError();
}

cudaError_t launchLookUp(const unsigned short* levels, formulas::Phasor* field,
                         const formulas::Phasor* shown, const formulas::PlaneSpan& span) {
    const dim3 groups = groupsOver(span.cols, span.endRow, FRINGE_GROUP_SIDE);
    formulas::lookUpLevels<<<groups, groupSize(), 0, currentStream()>>>(levels, field, shown, span);
    return cudaGetLastError();
}

cudaError_t launchRange(const EncodeLaunch& work, float* extremes) {
    const dim3 groups(
        static_cast<unsigned>(work.record.items / (FRINGE_GROUP_SIDE * FRINGE_GROUP_SIDE)));
    formulas::rangeOfField<<<groups, groupSize(), 0, currentStream()>>>(
        work.field, work.alongX, work.alongY, extremes, work.record);
    return cudaGetLastError();
}

cudaError_t launchEncode(const EncodeLaunch& work, unsigned short* levels) {
    const dim3 groups = groupsOver(work.record.cols, work.record.rows, FRINGE_GROUP_SIDE);
    formulas::encodeField<<<groups, groupSize(), 0, currentStream()>>>(
        work.field, work.alongX, work.alongY, levels, work.record);
    return cudaGetLastError();
}

} // namespace fringe::cuda
