// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/kept_steps.h"

#include "kernels/formulas/transfer.h"
#include "kernels/gpu/point_records.h"
#include "kernels/plan/spectrum_axis.h"

#include <algorithm>
#include <cmath>

namespace fringe::gpu {
namespace {

/// The largest step in [0, limit] that passes, -1 for none; `passes` holds up to some step.
template <class Passes> std::int64_t lastPassing(std::int64_t limit, Passes passes) {
    std::int64_t kept = -1;
    std::int64_t lost = limit + 1;
    while (lost - kept > 1) {
        const std::int64_t middle = kept + (lost - kept) / 2;
        (passes(middle) ? kept : lost) = middle;
    }
    return kept;
}

} // namespace

std::vector<int> keptSteps(const TransferArgs& args) {
    const auto [rows, cols] = args.grid.wholePlate();
    const SpectrumAxis x{cols, args.grid.pitchX}, y{rows, args.grid.pitchY};
    const std::int64_t columnLimit = std::ssize(x.weights(args.bandX)) - 1;
    const std::int64_t rowLimit = std::ssize(y.weights(args.bandY)) - 1;
    const double lightSquared = 1 / (args.wavelength * args.wavelength);
    std::vector<int> kept(static_cast<std::size_t>(args.rowCount), -1);
    for (std::int64_t i = 0; i < args.rowCount; ++i) {
        const int step =
            formulas::frequencyStep(static_cast<int>(args.firstRow + i), static_cast<int>(rows));
        if (std::abs(step) > rowLimit)
            continue;
        const double fy = y.frequency(step);
        const auto passes = [&](std::int64_t column) {
            const double fx = x.frequency(column);
            return lightSquared - (fx * fx + fy * fy) >= 0;
        };
        kept[static_cast<std::size_t>(i)] = static_cast<int>(lastPassing(columnLimit, passes));
    }
    return kept;
}

formulas::TransferRecord transferRecord(const TransferArgs& args) {
    const auto [rows, cols] = args.grid.wholePlate();
    formulas::TransferRecord record;
    record.stepX = toTwoFloat(args.wavelength / (static_cast<double>(cols) * args.grid.pitchX));
    record.stepY = toTwoFloat(args.wavelength / (static_cast<double>(rows) * args.grid.pitchY));
    record.distance = toTwoFloat(args.distance / args.wavelength);
    record.turns = fractionOfTurns(args.distance / args.wavelength);
    record.rows = static_cast<int>(rows);
    record.cols = static_cast<int>(cols);
    record.firstCol = static_cast<int>(args.grid.firstCol);
    record.fieldCols = static_cast<int>(args.grid.shape.cols);
    record.firstRow = static_cast<int>(args.firstRow);
    record.endRow = static_cast<int>(args.firstRow + args.rowCount);
    return record;
}

} // namespace fringe::gpu
