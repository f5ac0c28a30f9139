// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/nufft/reaching_points.h"

#include "kernels/cpu/simd_choice.h"

namespace fringe::cpu {
namespace {

simd::PixelRectangle rectangleOf(const PixelWindow& pixels) {
    return {
        static_cast<std::int32_t>(pixels.rows.begin), static_cast<std::int32_t>(pixels.rows.end),
        static_cast<std::int32_t>(pixels.cols.begin), static_cast<std::int32_t>(pixels.cols.end)};
}

} // namespace

bool ReachingPoints::find(const PointColumns& columns, std::int64_t first, int count,
                          const PixelWindow& wanted) {
    for (PointList* list : {&whole, &cutCols, &cutRows, &corners})
        list->clear();
    const Reach reach = columns.reach(first, wanted);
    if (reach == Reach::All)
        for (std::int32_t i = 0; i < count; ++i)
            whole.addIf(true, i);
    if (reach != Reach::Some)
        return reach == Reach::All;
    simd::bestKernels().nufft.cutWindows(columns.windows(), first, count, rectangleOf(wanted), cols,
                                         rows);
    PointList cut;
    for (std::int32_t i = 0; i < count; ++i) {
        whole.addIf((cols.isWhole[i] & rows.isWhole[i]) != 0, i);
        cut.addIf(cols.isDrawn(i) | rows.isDrawn(i), i);
    }
    for (const std::int32_t i : cut.points()) {
        cutCols.addIf(rows.isWhole[i] & (cols.isDrawn(i) ? 1 : 0), i);
        cutRows.addIf(cols.isWhole[i] & (rows.isDrawn(i) ? 1 : 0), i);
        corners.addIf(cols.isDrawn(i) & rows.isDrawn(i), i);
    }
    return true;
}

} // namespace fringe::cpu
