// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/direct_tile.h"
#include "kernels/parallel.h"

#include <algorithm>
#include <vector>

namespace fringe::cpu {
namespace {

PixelWindow tileAt(std::int64_t index, const PointSourcesArgs& args) {
    const std::int64_t cols = args.grid.shape.cols;
    const std::int64_t across = (cols - 1) / simd::tileCols + 1;
    const std::int64_t left = index % across * simd::tileCols;
    const std::int64_t top = args.firstRow + index / across * DirectTile::mostRows;
    return {{top, std::min(top + DirectTile::mostRows, args.firstRow + args.rowCount)},
            {left, std::min(left + simd::tileCols, cols)}};
}

} // namespace

void addDirect(const Field& field, const PointSourcesArgs& args) {
    if (args.points.empty() || args.rowCount == 0)
        return;
    const std::vector<PointWave> waves = pointWaves(args);
    std::vector<PixelForm> forms(waves.size());
    for (std::size_t i = 0; i < forms.size(); ++i)
        forms[i] = pixelFormOf(args.points[i], waves[i].window, args);
    const std::int64_t across = (args.grid.shape.cols - 1) / simd::tileCols + 1;
    const std::int64_t down = (args.rowCount + DirectTile::mostRows - 1) / DirectTile::mostRows;
    parallelFor(across * down, 1, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t index = begin; index < end; ++index) {
            const PixelWindow tile = tileAt(index, args);
            DirectTile sum(tile, args);
            for (std::size_t i = 0; i < waves.size(); ++i)
                if (meet(waves[i].window, tile))
                    sum.add(waves[i], forms[i]);
            sum.addTo(field);
        }
    });
}

} // namespace fringe::cpu
