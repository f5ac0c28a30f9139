// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/simd/functions.h"
#include "kernels/cpu/simd/series.h"

namespace fringe::simd::FRINGE_SIMD_SPACE {
namespace {

/// The series of all points along the row and along the column through the centre.
template <SeriesLength length>
void expandAxes(const PointBatch& points, const TileCentre& centre, Series& x, Series& y) {
    for (int p = 0; p < points.count; ++p) {
        const double dx = centre.x - points.x[p];
        const double dy = centre.y - points.y[p];
        const double r = __builtin_sqrt(dx * dx + dy * dy + points.zSquared[p]);
        const double inverse = 1 / r;
        const double rate = points.rate[p];
        expand<length>({dx, inverse, centre.pitchX, rate, rate * r + points.turns[p],
                        points.weight[p] * inverse},
                       x, p);
        expand<length>({dy, inverse, centre.pitchY, rate, 0, 1}, y, p);
    }
}

/// The samples of one table: where they begin, counted from the centre, and which are not zero.
struct Span {
    int centre;
    int begin;
    int end;
};

/// One point's wave, sample by sample.
template <SeriesLength length> class Wave {
  public:
    Wave(const Series& series, int p, Span span, int samples)
        : series_(series), p_(p), begin_(static_cast<float>(span.begin - span.centre)),
          end_(static_cast<float>(span.end - span.centre)),
          isWhole_(span.begin <= 0 && span.end >= samples) {}

    TurnOf<Vector> at(Vector t) const {
        Vector weight = weightAt<length>(series_, p_, t);
        if (!isWhole_)
            weight = t >= begin_ && t < end_ ? weight : Vector{};
        const TurnOf<Vector> turn = turnAt<length>(series_, p_, t);
        return {weight * turn.re, weight * turn.im};
    }

  private:
    const Series& series_;
    int p_;
    float begin_;
    float end_;
    bool isWhole_;
};

/// The samples of a vector, from `first` on.
inline Vector samplesFrom(int first) {
    Vector samples;
    for (int lane = 0; lane < lanes; ++lane)
        samples[lane] = static_cast<float>(first + lane);
    return samples;
}

template <SeriesLength length>
inline void fillColumns(const Wave<length>& wave, Vector t, const WaveTable& table, float* out) {
    for (int block = 0; block < table.blocks; ++block, out += table.blockStride)
        for (int col = 0; col < waveCols; col += lanes, t += static_cast<float>(lanes)) {
            const TurnOf<Vector> value = wave.at(t);
            constexpr int plane = waveStride * waveCols;
            *reinterpret_cast<Stored*>(out + col) = value.re;
            *reinterpret_cast<Stored*>(out + plane + col) = value.im;
            if (table.planes == complexPlanes)
                *reinterpret_cast<Stored*>(out + 2 * plane + col) = value.re + value.im;
        }
}

typedef float StoredRows __attribute__((vector_size(4 * waveRows), aligned(4), may_alias));

/// Stores a vector of rows; where they are those of two blocks there is room for both.
template <typename Rows> inline void storeRows(float* out, int64_t blockStride, Rows value) {
    constexpr int blocks = sizeof(Rows) / sizeof(StoredRows);
    if constexpr (blocks > 1) {
        struct Parts {
            StoredRows at[blocks];
        };
        const auto parts = __builtin_bit_cast(Parts, value);
        for (int part = 0; part < blocks; ++part)
            *reinterpret_cast<StoredRows*>(out + part * blockStride) = parts.at[part];
    } else {
        *reinterpret_cast<Stored*>(out) = value;
    }
}

template <SeriesLength length>
inline void fillRows(const Wave<length>& wave, Vector t, const WaveTable& table, float* first) {
    for (int row = 0; row < table.blocks * waveRows; row += lanes, t += static_cast<float>(lanes)) {
        const TurnOf<Vector> value = wave.at(t);
        float* out = first + row / waveRows * table.blockStride + row % waveRows;
        constexpr int plane = waveStride * waveRows;
        storeRows(out, table.blockStride, value.re);
        storeRows(out + plane, table.blockStride, value.im);
        if (table.planes == complexPlanes)
            storeRows(out + 2 * plane, table.blockStride, value.re + value.im);
    }
}

template <SeriesLength length>
void fillTables(const PointBatch& points, const TileCentre& centre, const WaveTable& x,
                const WaveTable& y) {
    Series alongX, alongY;
    expandAxes<length>(points, centre, alongX, alongY);
    const WaveTable columns = x, rows = y; // copies, which the stores cannot change
    const Vector firstCol = samplesFrom(-centre.col), firstRow = samplesFrom(-centre.row);
    for (int p = 0; p < points.count; ++p) {
        const Span span{centre.col, points.firstCol[p], points.endCol[p]};
        fillColumns(Wave<length>(alongX, p, span, columns.blocks * waveCols), firstCol, columns,
                    columns.out + p * waveCols);
    }
    for (int p = 0; p < points.count; ++p) {
        const Span span{centre.row, points.firstRow[p], points.endRow[p]};
        fillRows(Wave<length>(alongY, p, span, rows.blocks * waveRows), firstRow, rows,
                 rows.out + p * waveRows);
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
