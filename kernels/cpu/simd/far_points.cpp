// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/simd/chunk.h"
#include "kernels/cpu/simd/functions.h"
#include "kernels/cpu/simd/series.h"

namespace fringe::simd::FRINGE_SIMD_SPACE {
namespace {

/// The series of all points in the columns of a line, about the tile's centre.
template <SeriesLength length> class SeriesWaves {
  public:
    SeriesWaves(const PointBatch& points, const TileLine& line) {
        for (int p = 0; p < points.count; ++p) {
            const double dx = line.xCentre - points.x[p];
            const double dy = line.y - points.y[p];
            const double r = __builtin_sqrt(dx * dx + dy * dy + points.zSquared[p]);
            const double inverse = 1 / r;
            expand<length>({dx, inverse, line.pitch, points.rate[p],
                            points.rate[p] * r + points.turns[p], points.weight[p] * inverse},
                           series_, p);
        }
    }

    struct Wave {
        const Series& series;
        int p;
        Vector weight(Vector t) const { return weightAt<length>(series, p, t); }
        TurnOf<Vector> turn(Vector t) const { return turnAt<length>(series, p, t); }
    };

    Wave wave(int p, int) const { return {series_, p}; }

  private:
    Series series_;
};

} // namespace

void addFarPoints(const PointBatch& points, SeriesLength length, const TileLine& line) {
    if (length == SeriesLength::Short)
        addChunks(points, SeriesWaves<SeriesLength::Short>(points, line), line);
    else if (length == SeriesLength::Middle)
        addChunks(points, SeriesWaves<SeriesLength::Middle>(points, line), line);
    else
        addChunks(points, SeriesWaves<SeriesLength::Long>(points, line), line);
}

} // namespace fringe::simd::FRINGE_SIMD_SPACE
