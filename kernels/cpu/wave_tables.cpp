// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/wave_tables.h"

#include "kernels/cpu/simd_choice.h"

namespace fringe::cpu {

void addWaveProducts(const Field& field, const WaveProductsArgs& products,
                     const PixelWindow& area) {
    const auto add = simd::bestKernels().addWaveProducts;
    const auto count = static_cast<int>(products.count);
    const auto left = [](IndexRange range, std::int64_t from, int most) {
        return static_cast<int>(std::min<std::int64_t>(most, range.end - from));
    };
    const std::int64_t top = (area.rows.begin - products.part.rows.begin) / simd::waveRows;
    std::int64_t across = (area.cols.begin - products.part.cols.begin) / simd::waveCols;
    for (std::int64_t col = area.cols.begin; col < area.cols.end; col += simd::waveCols, ++across) {
        std::int64_t down = top;
        for (std::int64_t row = area.rows.begin; row < area.rows.end; row += simd::waveRows, ++down)
            add({count, products.points, products.x.block(across), products.y.block(down),
                 products.planes, products.x.ahead(across, down - top)},
                {reinterpret_cast<float*>(field.row(row) + col), 2 * field.shape.cols,
                 left(area.rows, row, simd::waveRows), left(area.cols, col, simd::waveCols)});
    }
}

} // namespace fringe::cpu
