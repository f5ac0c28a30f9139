// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/formulas/records.h"
#include "kernels/ops.h"

#include <vector>

/// What both GPU back-ends prepare on the host in double precision for their point kernels.
namespace fringe::gpu {

formulas::TwoFloat toTwoFloat(double value);

/// `turns` less its nearest integer.
float fractionOfTurns(double turns);

formulas::PlaneRecord planeRecord(const PointSourcesArgs& args);

/// Both GPU back-ends sum exact waves directly, and Fresnel waves as products of factors.
constexpr bool offersPointSum(WaveModel model, PointSum sum) {
    return sum == (model == WaveModel::Exact ? PointSum::Direct : PointSum::Products);
}

/// One record a point, in the order of the points; windows become ranges of columns and rows.
std::vector<formulas::PointRecord> pointRecords(const PointSourcesArgs& args);

} // namespace fringe::gpu
