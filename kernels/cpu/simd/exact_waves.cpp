// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/simd/functions.h"
#include "kernels/cpu/simd/series.h"
#include "kernels/cpu/simd/table_fill.h"

namespace fringe::simd::FRINGE_SIMD_SPACE {
namespace {

/// The series of all points along the row and along the column through the centre.
template <typename Waves>
void expandAxes(const PointBatch& points, const TileCentre& centre, Waves& x, Waves& y) {
    for (int p = 0; p < points.count; ++p) {
        const double dx = centre.x - points.x[p];
        const double dy = centre.y - points.y[p];
        const double r = __builtin_sqrt(dx * dx + dy * dy + points.zSquared[p]);
        const double inverse = 1 / r;
        const double rate = points.rate[p];
        x.expand({dx, inverse, centre.pitchX, rate, rate * r + points.turns[p],
                  points.weight[p] * inverse},
                 p);
        y.expand({dy, inverse, centre.pitchY, rate, 0, 1}, p);
    }
}

/// The samples of one table, counted from the centre.
struct Span {
    int first;
    int begin; ///< those outside [begin, end) are zero
    int end;
    int samples;
};

/// A table's samples, vector by vector.
template <typename Wave> class Samples {
  public:
    Samples(const Wave& wave, const Span& span, Vector t)
        : wave_(wave), t_(t), begin_(static_cast<float>(span.begin)),
          end_(static_cast<float>(span.end)),
          isWhole_(span.begin <= span.first && span.end >= span.first + span.samples) {}

    TurnOf<Vector> next() {
        Vector weight = wave_.weight(t_);
        if (!isWhole_)
            weight = t_ >= begin_ && t_ < end_ ? weight : Vector{};
        const TurnOf<Vector> turn = wave_.turn(t_);
        t_ += static_cast<float>(lanes);
        return {weight * turn.re, weight * turn.im};
    }

  private:
    Wave wave_;
    Vector t_;
    float begin_;
    float end_;
    bool isWhole_;
};

inline Vector floatsFrom(int first) {
    return __builtin_convertvector(__builtin_bit_cast(SignedBits, samplesFrom(first)), Vector);
}

template <SeriesLength length>
void fillTables(const PointBatch& points, const TileCentre& centre, const WaveTable& x,
                const WaveTable& y) {
    SeriesWaves<length> alongX, alongY;
    expandAxes(points, centre, alongX, alongY);
    const Vector firstCol = floatsFrom(-centre.col), firstRow = floatsFrom(-centre.row);
    for (int p = 0; p < points.count; ++p) {
        const Span span{-centre.col, points.firstCol[p] - centre.col, points.endCol[p] - centre.col,
                        x.blocks * waveCols};
        Samples samples(alongX.wave(p, span.first), span, firstCol);
        fillColumns(x, x.out + p * x.planes * waveCols, [&samples] { return samples.next(); });
    }
    for (int p = 0; p < points.count; ++p) {
        const Span span{-centre.row, points.firstRow[p] - centre.row, points.endRow[p] - centre.row,
                        y.blocks * waveRows};
        Samples samples(alongY.wave(p, span.first), span, firstRow);
        fillRows(y, y.out + p * y.planes * waveRows, [&samples] { return samples.next(); });
    }
}

} // namespace

void exactWaves(const PointBatch& points, SeriesLength length, const TileCentre& centre,
                const WaveTable& x, const WaveTable& y) {
    if (length == SeriesLength::Short)
        fillTables<SeriesLength::Short>(points, centre, x, y);
    else if (length == SeriesLength::Middle)
        fillTables<SeriesLength::Middle>(points, centre, x, y);
    else
        fillTables<SeriesLength::Long>(points, centre, x, y);
}

} // namespace fringe::simd::FRINGE_SIMD_SPACE
