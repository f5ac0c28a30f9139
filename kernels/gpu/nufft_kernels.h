// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fringe::gpu {

/// The kernels of point_survey.inc, nufft_points.inc and cut_points.inc.
enum class NufftKernel {
    FindDistances,
    SurveyBins,
    KeyPoints,
    CountDigits,
    SumCounts,
    MoveEntries,
    RecordPoints,
    SpreadPoints,
    CollectCells,
    CarryTiles,
    DrawCuts,
    CollectCuts,
    CarryCuts,
};

} // namespace fringe::gpu
