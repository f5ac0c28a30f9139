// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/simd/chunk.h"
#include "kernels/cpu/simd/functions.h"
#include "kernels/cpu/simd/series.h"

namespace fringe::simd::FRINGE_SIMD_SPACE {
namespace {

/// The series of all points in the columns of a line, about the tile's centre.
template <SeriesLength length> void addBySeries(const PointBatch& points, const TileLine& line) {
    SeriesWaves<length> waves;
    for (int p = 0; p < points.count; ++p) {
        const double dx = line.xCentre - points.x[p];
        const double dy = line.y - points.y[p];
        const double r = __builtin_sqrt(dx * dx + dy * dy + points.zSquared[p]);
        const double inverse = 1 / r;
        waves.expand({dx, inverse, line.pitch, points.rate[p], points.rate[p] * r + points.turns[p],
                      points.weight[p] * inverse},
                     p);
    }
    addChunks(points, waves, line);
}

} // namespace

void addFarPoints(const PointBatch& points, SeriesLength length, const TileLine& line) {
    if (length == SeriesLength::Short)
        addBySeries<SeriesLength::Short>(points, line);
    else if (length == SeriesLength::Middle)
        addBySeries<SeriesLength::Middle>(points, line);
    else
        addBySeries<SeriesLength::Long>(points, line);
}

} // namespace fringe::simd::FRINGE_SIMD_SPACE
