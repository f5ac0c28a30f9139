// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/nufft/cut_corners.h"

#include <algorithm>

namespace fringe::cpu {
void CutCorners::add(const PointSource& point, const PixelWindow& corner, float sign,
                     const PointSourcesArgs& args) {
    waves_.push_back(exactWave(point, corner, args));
    waves_.back().weight *= static_cast<double>(sign);
    forms_.push_back(pixelFormOf(point, corner, args));
}

void CutCorners::moveTo(const Field& field, const PixelWindow& wanted,
                        const PointSourcesArgs& args) {
    if (waves_.empty())
        return;
    for (std::int64_t col = wanted.cols.begin; col < wanted.cols.end; col += simd::tileCols)
        for (std::int64_t row = wanted.rows.begin; row < wanted.rows.end;
             row += DirectTile::mostRows) {
            const PixelWindow part{{row, std::min(row + DirectTile::mostRows, wanted.rows.end)},
                                   {col, std::min(col + simd::tileCols, wanted.cols.end)}};
            DirectTile sum(part, args);
            for (std::size_t i = 0; i < waves_.size(); ++i)
                if (meet(waves_[i].window, part))
                    sum.add(waves_[i], forms_[i]);
            sum.addTo(field);
        }
    waves_.clear();
    forms_.clear();
}

} // namespace fringe::cpu
