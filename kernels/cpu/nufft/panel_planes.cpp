// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/nufft/panel_planes.h"

#include <algorithm>

namespace fringe::cpu {

PanelPlanes::PanelPlanes(int cells, int side, int planes)
    : cells_(cells), side_(side), planes_(planes), samples_(std::int64_t{planes} * side * cells) {}

double PanelPlanes::bytes(int cells, int side, int planes) {
    return static_cast<double>(sizeof(Complex)) * planes * side * cells;
}

float* PanelPlanes::panel(int plane, int first) const {
    const std::int64_t col = std::int64_t{plane} * side_ + first;
    return reinterpret_cast<float*>(samples_.data() + col * cells_);
}

void PanelPlanes::clear(int first, int end) const {
    constexpr int row = 2 * simd::panelCols;
    for (int plane = 0; plane < planes_ && first < end; ++plane)
        for (int col = 0; col < side_; col += simd::panelCols)
            std::fill_n(panel(plane, col) + row * first, row * (end - first), 0.0f);
}

} // namespace fringe::cpu
