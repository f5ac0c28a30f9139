// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/index_range.h"
#include "kernels/ops.h"

namespace fringe {

/// The pixels to which a point contributes.
struct PixelWindow {
    IndexRange rows;
    IndexRange cols;
};

inline bool meet(const PixelWindow& a, const PixelWindow& b) {
    return meet(a.rows, b.rows) && meet(a.cols, b.cols);
}

inline bool holds(const PixelWindow& outer, const PixelWindow& inner) {
    return holds(outer.rows, inner.rows) && holds(outer.cols, inner.cols);
}

/// The sampling window of `PointSourcesArgs::window`, cut to the rows of the call; those rows
/// whole where no window is wanted. A pixel exactly on the edge is inside: the ends are found by
/// evaluating the definition in double precision, not by solving it.
PixelWindow windowOf(const PointSource& point, const PointSourcesArgs& args);

} // namespace fringe
