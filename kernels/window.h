// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/ops.h"

namespace fringe {

struct IndexRange {
    std::int64_t begin = 0;
    std::int64_t end = 0; ///< exclusive; not above begin where the range is empty

    friend bool operator==(const IndexRange&, const IndexRange&) = default;
};

/// The pixels to which a point contributes.
struct PixelWindow {
    IndexRange rows;
    IndexRange cols;
};

/// The sampling window of `PointSourcesArgs::window`, cut to the rows of the call; those rows
/// whole where no window is wanted. A pixel exactly on the edge is inside: the ends are found by
/// evaluating the definition in double precision, not by solving it.
PixelWindow windowOf(const PointSource& point, const PointSourcesArgs& args);

} // namespace fringe
