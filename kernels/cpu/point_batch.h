// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/simd.h"
#include "kernels/window.h"

#include <vector>

/// Points on their way to the SIMD kernels of the exact wave.
namespace fringe::cpu {

/// The windows of all points of the call.
std::vector<PixelWindow> windowsOf(const PointSourcesArgs& args);

bool meet(const PixelWindow& a, const PixelWindow& b);

/// Adds a point to a batch that is not full; its window is counted from the tile's corner.
void append(simd::PointBatch& batch, const PointSource& point, const PixelWindow& window,
            const PixelWindow& tile, double wavelength);

} // namespace fringe::cpu
