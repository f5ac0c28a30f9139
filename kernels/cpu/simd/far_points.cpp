// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/simd/functions.h"
#include "kernels/cpu/simd/turn.h"

namespace fringe::simd::FRINGE_SIMD_SPACE {
namespace {

constexpr int vectors = lanes == 16 ? 4 : 2; ///< of a chunk of columns, whose sums are in registers
constexpr int chunkCols = vectors * lanes;

/// Taylor coefficients in the column t about the tile's centre.
struct Series {
    float phase[5][batchPoints]; ///< [half turns]
    float weight[3][batchPoints];
};

/// With u = X/r, w = 1 - u²: r' = u, r''/2! = w/(2r), r'''/3! = -uw/(2r²),
/// r''''/4! = w(4u² - w)/(8r³); 1/r likewise with the Legendre polynomials of u.
template <SeriesLength length>
void expand(const PointBatch& points, const TileLine& line, Series& series) {
    const double h = line.pitch;
    for (int p = 0; p < points.count; ++p) {
        const double dx = line.xCentre - points.x[p];
        const double dy = line.y - points.y[p];
        const double bSquared = dy * dy + points.zSquared[p];
        const double r = __builtin_sqrt(dx * dx + bSquared);
        const double inverse = 1 / r;
        const double u = dx * inverse;
        const double w = bSquared * inverse * inverse;
        const double ratio = h * inverse;
        const double slope = points.rate[p] * h;
        const double curvature = slope * ratio * w;
        const double weight = points.weight[p] * inverse;
        series.phase[0][p] = halfTurns(points.rate[p] * r + points.turns[p]);
        series.phase[1][p] = halfTurns(slope * u);
        series.phase[2][p] = static_cast<float>(curvature);
        series.weight[0][p] = static_cast<float>(weight);
        if constexpr (length != SeriesLength::Short) {
            series.phase[3][p] = static_cast<float>(-curvature * ratio * u);
            series.weight[1][p] = static_cast<float>(-weight * ratio * u);
        }
        if constexpr (length == SeriesLength::Long) {
            const double ratioSquared = ratio * ratio;
            series.phase[4][p] = static_cast<float>(curvature * ratioSquared * (4 * u * u - w) / 4);
            series.weight[2][p] = static_cast<float>(weight * ratioSquared * (3 * u * u - 1) / 2);
        }
    }
}

/// c₀ + t(c₁ + t(c₂ + …)) up to the power `order`.
template <int order>
inline Vector polynomial(const float (*coefficients)[batchPoints], int p, Vector t) {
    Vector sum = Vector{} + coefficients[order][p];
    for (int power = order - 1; power >= 0; --power)
        sum = coefficients[power][p] + t * sum;
    return sum;
}

template <SeriesLength length> inline TurnOf<Vector> waveAt(const Series& series, int p, Vector t) {
    if constexpr (length == SeriesLength::Short)
        return roughTurn(polynomial<2>(series.phase, p, t));
    else if constexpr (length == SeriesLength::Middle)
        return roughTurn(polynomial<3>(series.phase, p, t));
    else
        return turnOf<Vector, Bits>(polynomial<4>(series.phase, p, t));
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
                Vector weight = polynomial<static_cast<int>(length)>(series.weight, p, t_[v]);
                if (!isWhole)
                    weight = kept(weight, points, p, v);
                const TurnOf<Vector> wave = waveAt<length>(series, p, t_[v]);
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
    expand<length>(points, line, series);
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
