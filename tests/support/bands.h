// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/ops.h"

#include <cmath>
#include <cstdint>

namespace fringe::test {

/// Hard edges where H of the distance is undersampled (Matsushima & Shimobaba, Opt. Express 17,
/// 19662, 2009).
inline TransferArgs hardLimited(TransferArgs args, double distance) {
    const auto edge = [&](std::int64_t samples, double pitch) {
        const double slope = 2 * (1 / (static_cast<double>(samples) * pitch)) * distance;
        return 1 / (args.wavelength * std::sqrt(slope * slope + 1));
    };
    const Shape whole = args.grid.wholePlate();
    args.bandX = {edge(whole.cols, args.grid.pitchX)};
    args.bandY = {edge(whole.rows, args.grid.pitchY)};
    return args;
}

inline TransferArgs hardLimited(const TransferArgs& args) {
    return hardLimited(args, args.distance);
}

/// Edges at a third of the frequencies along x and none along y but a wide margin, whatever the
/// distance.
inline TransferArgs softLimited(TransferArgs args) {
    args.bandX = {1 / (6 * args.grid.pitchX), 1 / (8 * args.grid.pitchX)};
    args.bandY = {0, 1 / (3 * args.grid.pitchY)};
    return args;
}

} // namespace fringe::test
