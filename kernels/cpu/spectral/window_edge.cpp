// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/spectral/window_edge.h"

namespace fringe::cpu {

WindowEdge windowEdge(IndexRange window, IndexRange wanted) {
    if (window == wanted)
        return {};
    const std::int64_t before = window.begin - wanted.begin;
    const std::int64_t after = wanted.end - window.end;
    const bool hasOneEdge = before == 0 || after == 0;
    if (!hasOneEdge || window.end - window.begin <= before + after)
        return {false, window, 1};
    return {true,
            before > 0 ? IndexRange{wanted.begin, window.begin}
                       : IndexRange{window.end, wanted.end},
            -1};
}

} // namespace fringe::cpu
