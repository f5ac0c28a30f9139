// SPDX-License-Identifier: GPL-3.0-or-later
// U(row, col) = Σ_p y(p, row)·x(p, col): a complex matrix product, in blocks that stay in the
// processor's caches and skip what the windows leave out. It is our own because OpenBLAS 0.3.21
// falls back to SSE3 on processors that are newer than itself, which is several times slower.
#include "kernels/cpu/aligned.h"
#include "kernels/cpu/operations.h"
#include "kernels/cpu/simd_choice.h"
#include "kernels/parallel.h"
#include "kernels/window.h"

#include <algorithm>
#include <numbers>
#include <vector>

namespace fringe::cpu {
namespace {

using simd::outerCols;
using simd::outerRows;

constexpr std::size_t batchPoints = 128;
constexpr std::int64_t panelRows = 8 * outerRows;
constexpr std::int64_t panelTiles = 64;
constexpr std::int64_t panelCols = panelTiles * outerCols;

/// Points that are summed together, with their windows.
struct Batch {
    std::span<const PointSource> points;
    std::vector<PixelWindow> windows;

    Batch(std::size_t first, const PointSourcesArgs& args)
        : points(args.points.subspan(first, std::min(batchPoints, args.points.size() - first))) {
        for (const PointSource& point : points)
            windows.push_back(windowOf(point, args));
    }
};

IndexRange overlap(IndexRange a, IndexRange b) {
    return {std::max(a.begin, b.begin), std::min(a.end, b.end)};
}

bool isEmpty(IndexRange range) {
    return range.begin >= range.end;
}

float* floats(Complex* samples) {
    return reinterpret_cast<float*>(samples);
}

/// -s dx²/(2λ|z|) from column `first` on.
simd::QuadraticPhase alongX(const PointSource& point, std::int64_t first,
                            const PointSourcesArgs& args) {
    const double pitch = args.grid.pitchX;
    const auto u = static_cast<double>(first - args.grid.shape.cols / 2);
    return {-1 / (2 * args.wavelength * point.z), 0, 0, u * pitch - point.x, pitch};
}

/// φ - s(|z| + dy²/(2|z|))/λ from row `first` on.
simd::QuadraticPhase alongY(const PointSource& point, std::int64_t first,
                            const PointSourcesArgs& args) {
    const double pitch = args.grid.pitchY;
    const auto v = static_cast<double>(args.grid.shape.rows / 2 - first);
    const double constant = point.phase / (2 * std::numbers::pi) - point.z / args.wavelength;
    return {-1 / (2 * args.wavelength * point.z), 0, constant, v * pitch - point.y, -pitch};
}

/// x(p, col) of a panel of columns: tile by tile, within a tile point by point.
class ColumnTables {
  public:
    ColumnTables(const Batch& batch, IndexRange cols, const PointSourcesArgs& args)
        : points_(static_cast<std::int64_t>(batch.points.size())), cols_(cols),
          samples_(tiles() * points_ * outerCols) {
        parallelFor(tiles(), 4, [&](std::int64_t begin, std::int64_t end) {
            for (std::int64_t tile = begin; tile < end; ++tile)
                for (std::int64_t p = 0; p < points_; ++p)
                    fill(tile, p, batch, args);
        });
    }

    std::int64_t tiles() const { return (cols_.end - cols_.begin - 1) / outerCols + 1; }

    IndexRange colsOf(std::int64_t tile) const {
        const std::int64_t begin = cols_.begin + tile * outerCols;
        return {begin, std::min(begin + outerCols, cols_.end)};
    }

    float* at(std::int64_t tile, std::int64_t point, std::int64_t col = 0) const {
        return floats(samples_.data() + (tile * points_ + point) * outerCols + col);
    }

  private:
    void fill(std::int64_t tile, std::int64_t p, const Batch& batch,
              const PointSourcesArgs& args) const {
        const auto index = static_cast<std::size_t>(p);
        const IndexRange cols = overlap(batch.windows[index].cols, colsOf(tile));
        if (!isEmpty(cols))
            simd::bestKernels().quadraticPhasors(alongX(batch.points[index], cols.begin, args), 1,
                                                 cols.end - cols.begin,
                                                 at(tile, p, cols.begin - colsOf(tile).begin));
    }

    std::int64_t points_;
    IndexRange cols_;
    AlignedSamples samples_;
};

/// y(p, row) of a panel of rows.
class RowTable {
  public:
    RowTable(const Batch& batch, IndexRange rows, const PointSourcesArgs& args)
        : samples_(static_cast<std::int64_t>(batch.points.size()) * panelRows) {
        for (std::size_t p = 0; p < batch.points.size(); ++p) {
            const IndexRange reached = overlap(batch.windows[p].rows, rows);
            Complex* first = samples_.data() + static_cast<std::int64_t>(p) * panelRows;
            if (!isEmpty(reached))
                simd::bestKernels().quadraticPhasors(
                    alongY(batch.points[p], reached.begin, args), batch.points[p].amplitude,
                    reached.end - reached.begin, floats(first + (reached.begin - rows.begin)));
        }
    }

    const float* at(std::int64_t row) const { return floats(samples_.data() + row); }

  private:
    AlignedSamples samples_;
};

/// The points of the batch whose windows meet a rectangle.
std::vector<std::int32_t> pointsReaching(const PixelWindow& panel, const Batch& batch) {
    std::vector<std::int32_t> reaching;
    for (std::size_t p = 0; p < batch.points.size(); ++p)
        if (!isEmpty(overlap(batch.windows[p].rows, panel.rows))
            && !isEmpty(overlap(batch.windows[p].cols, panel.cols)))
            reaching.push_back(static_cast<std::int32_t>(p));
    return reaching;
}

void addSums(const Field& field, const float* sums, const PixelWindow& block) {
    const std::int64_t width = block.cols.end - block.cols.begin;
    for (std::int64_t row = block.rows.begin; row < block.rows.end; ++row) {
        float* target = floats(field.row(row) + block.cols.begin);
        const float* source = sums + (row - block.rows.begin) * 2 * outerCols;
        for (std::int64_t i = 0; i < 2 * width; ++i)
            target[i] += source[i];
    }
}

/// Adds the products of one tile of columns to the rows of a panel.
void addTile(const Field& field, const RowTable& y, simd::OuterProducts products,
             const PixelWindow& tile) {
    alignas(alignment) float sums[outerRows * 2 * outerCols];
    for (std::int64_t top = tile.rows.begin; top < tile.rows.end; top += outerRows) {
        products.y = y.at(top - tile.rows.begin);
        simd::bestKernels().sumOuterProducts(products, sums);
        addSums(field, sums, {{top, std::min(top + outerRows, tile.rows.end)}, tile.cols});
    }
}

void addPanel(const Field& field, const Batch& batch, const ColumnTables& x,
              const PointSourcesArgs& args) {
    parallelFor(args.rowCount, panelRows, [&](std::int64_t begin, std::int64_t end) {
        const IndexRange rows{args.firstRow + begin, args.firstRow + end};
        const RowTable y(batch, rows, args);
        for (std::int64_t tile = 0; tile < x.tiles(); ++tile) {
            const PixelWindow panel{rows, x.colsOf(tile)};
            const std::vector<std::int32_t> points = pointsReaching(panel, batch);
            if (!points.empty())
                addTile(field, y,
                        {static_cast<int>(points.size()), points.data(), x.at(tile, 0), nullptr,
                         2 * panelRows},
                        panel);
        }
    });
}

} // namespace

void addFresnelPoints(const Field& field, const PointSourcesArgs& args) {
    for (std::size_t first = 0; first < args.points.size(); first += batchPoints) {
        const Batch batch(first, args);
        for (std::int64_t left = 0; left < field.shape.cols; left += panelCols) {
            const IndexRange cols{left, std::min(left + panelCols, field.shape.cols)};
            addPanel(field, batch, ColumnTables(batch, cols, args), args);
        }
    }
}

} // namespace fringe::cpu
