// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/simd/functions.h"
#include "kernels/cpu/simd/series.h"

namespace fringe::simd::FRINGE_SIMD_SPACE {
namespace {

constexpr int vectors = lanes == 16 ? 4 : 2; ///< of a chunk of columns, whose sums are in registers
constexpr int chunkCols = vectors * lanes;

/// The series of all points in the columns of a line, about the tile's centre.
template <SeriesLength length>
void expandAlong(const TileLine& line, const PointBatch& points, Series& series) {
    for (int p = 0; p < points.count; ++p) {
        const double dx = line.xCentre - points.x[p];
        const double dy = line.y - points.y[p];
        const double r = __builtin_sqrt(dx * dx + dy * dy + points.zSquared[p]);
        const double inverse = 1 / r;
        expand<length>({dx, inverse, line.pitch, points.rate[p],
                        points.rate[p] * r + points.turns[p], points.weight[p] * inverse},
                       series, p);
    }
}

/// The sums of a chunk of columns, of the real part only where that is all that is wanted.
template <SeriesLength length, bool isReal> class Chunk {
  public:
    Chunk(const TileLine& line, int first) : line_(line), first_(first) {
        for (int v = 0; v < vectors; ++v)
            for (int lane = 0; lane < lanes; ++lane)
                t_[v][lane] = static_cast<float>(first + v * lanes + lane - tileCols / 2);
    }

    void add(const PointBatch& points, const Series& series) {
        Vector re[vectors]{};
        Vector im[vectors]{};
        for (int p = 0; p < points.count; ++p) {
            const int begin = points.firstCol[p] - first_;
            const int end = points.endCol[p] - first_;
            if (!(points.firstRow[p] <= line_.row && line_.row < points.endRow[p]) || end <= 0
                || begin >= chunkCols)
                continue;
            const bool isWhole = begin <= 0 && end >= chunkCols;
            for (int v = 0; v < vectors; ++v) {
                Vector weight = weightAt<length>(series, p, t_[v]);
                if (!isWhole)
                    weight = kept(weight, points, p, v);
                const TurnOf<Vector> wave = turnAt<length>(series, p, t_[v]);
                re[v] += weight * wave.re;
                if constexpr (!isReal)
                    im[v] += weight * wave.im;
            }
        }
        for (int v = 0; v < vectors; ++v) {
            reinterpret_cast<Stored*>(line_.re + first_)[v] += re[v];
            if constexpr (!isReal)
                reinterpret_cast<Stored*>(line_.im + first_)[v] += im[v];
        }
    }

  private:
    /// The weight inside the point's window, zero outside.
    Vector kept(Vector weight, const PointBatch& points, int p, int v) const {
        const auto begin = static_cast<float>(points.firstCol[p] - tileCols / 2);
        const auto end = static_cast<float>(points.endCol[p] - tileCols / 2);
        return t_[v] >= begin && t_[v] < end ? weight : Vector{};
    }

    const TileLine& line_;
    int first_;
    Vector t_[vectors];
};

template <SeriesLength length, bool isReal>
void addChunks(const PointBatch& points, const Series& series, const TileLine& line) {
    for (int first = 0; first < tileCols; first += chunkCols)
        Chunk<length, isReal>(line, first).add(points, series);
}

template <SeriesLength length> void addSeries(const PointBatch& points, const TileLine& line) {
    Series series;
    expandAlong<length>(line, points, series);
    if (line.realPart)
        addChunks<length, true>(points, series, line);
    else
        addChunks<length, false>(points, series, line);
}

} // namespace

void addFarPoints(const PointBatch& points, SeriesLength length, const TileLine& line) {
    if (length == SeriesLength::Short)
        addSeries<SeriesLength::Short>(points, line);
    else if (length == SeriesLength::Middle)
        addSeries<SeriesLength::Middle>(points, line);
    else
        addSeries<SeriesLength::Long>(points, line);
}

} // namespace fringe::simd::FRINGE_SIMD_SPACE
