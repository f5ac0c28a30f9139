// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/exact_errors.h"
#include "kernels/cpu/operations.h"
#include "kernels/cpu/simd_choice.h"
#include "kernels/parallel.h"
#include "kernels/window.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

namespace fringe::cpu {
namespace {

constexpr std::int64_t tileRows = 16;

struct Tile {
    IndexRange rows;
    IndexRange cols;
};

/// A point with what the tiles need to know of it.
struct Reach {
    PixelWindow window;
    std::optional<simd::SeriesLength> series; ///< none: a root per pixel
};

std::vector<Reach> reachesOf(const PointSourcesArgs& args) {
    std::vector<Reach> reaches(args.points.size());
    constexpr std::int64_t pointsPerPiece = 4096;
    const auto count = static_cast<std::int64_t>(reaches.size());
    parallelFor(count, pointsPerPiece, [&](std::int64_t begin, std::int64_t end) {
        for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i) {
            const PixelWindow window = windowOf(args.points[i], args);
            reaches[i] = {window, shortestSeries(args.points[i], window, args)};
        }
    });
    return reaches;
}

bool meet(IndexRange a, IndexRange b) {
    return std::max(a.begin, b.begin) < std::min(a.end, b.end);
}

/// The overlap of a window with a tile's side, counted from the side's begin.
std::pair<std::int32_t, std::int32_t> within(IndexRange window, IndexRange side) {
    return {static_cast<std::int32_t>(std::max(window.begin, side.begin) - side.begin),
            static_cast<std::int32_t>(std::min(window.end, side.end) - side.begin)};
}

void append(simd::PointBatch& batch, const PointSource& point, const PixelWindow& window,
            const Tile& tile, double wavelength) {
    const int p = batch.count++;
    batch.x[p] = point.x;
    batch.y[p] = point.y;
    batch.zSquared[p] = point.z * point.z;
    batch.turns[p] = point.phase / (2 * std::numbers::pi);
    batch.rate[p] = (point.z > 0 ? -1 : 1) / wavelength;
    batch.weight[p] = point.amplitude * std::abs(point.z);
    std::tie(batch.firstRow[p], batch.endRow[p]) = within(window.rows, tile.rows);
    std::tie(batch.firstCol[p], batch.endCol[p]) = within(window.cols, tile.cols);
}

/// The sums of one tile, and the points that wait to be added to them.
class TileSum {
  public:
    TileSum(const Tile& tile, const PointSourcesArgs& args) : tile_(tile), args_(args) {}

    void add(const PointSource& point, const Reach& reach) {
        simd::PointBatch& batch = reach.series ? far_[static_cast<int>(*reach.series)] : near_;
        append(batch, point, reach.window, tile_, args_.wavelength);
        if (batch.count == simd::batchPoints)
            flush(batch);
    }

    void addTo(const Field& field) {
        for (simd::PointBatch& batch : far_)
            flush(batch);
        flush(near_);
        for (std::int64_t row = tile_.rows.begin; row < tile_.rows.end; ++row) {
            const std::int64_t j = row - tile_.rows.begin;
            Complex* target = field.row(row) + tile_.cols.begin;
            for (std::int64_t i = 0; i < tile_.cols.end - tile_.cols.begin; ++i)
                target[i] += Complex(re_[j][i], im_[j][i]);
        }
    }

  private:
    void flush(simd::PointBatch& batch) {
        for (std::int64_t row = tile_.rows.begin; batch.count > 0 && row < tile_.rows.end; ++row) {
            if (&batch == &near_)
                simd::bestKernels().addNearPoints(batch, line(row));
            else
                simd::bestKernels().addFarPoints(
                    batch, static_cast<simd::SeriesLength>(&batch - far_), line(row));
        }
        batch.count = 0;
    }

    simd::TileLine line(std::int64_t row) {
        const auto [rows, cols] = args_.grid.shape;
        const std::int64_t centre = tile_.cols.begin + simd::tileCols / 2 - cols / 2;
        const auto j = static_cast<std::int32_t>(row - tile_.rows.begin);
        return {j,
                static_cast<double>(rows / 2 - row) * args_.grid.pitchY,
                static_cast<double>(centre) * args_.grid.pitchX,
                args_.grid.pitchX,
                re_[j],
                im_[j],
                args_.realPart};
    }

    const Tile& tile_;
    const PointSourcesArgs& args_;
    simd::PointBatch far_[3]; ///< by length of the series
    simd::PointBatch near_;
    alignas(64) float re_[tileRows][simd::tileCols]{};
    alignas(64) float im_[tileRows][simd::tileCols]{};
};

Tile tileAt(std::int64_t index, const PointSourcesArgs& args) {
    const std::int64_t cols = args.grid.shape.cols;
    const std::int64_t across = (cols - 1) / simd::tileCols + 1;
    const std::int64_t left = index % across * simd::tileCols;
    const std::int64_t top = args.firstRow + index / across * tileRows;
    return {{top, std::min(top + tileRows, args.firstRow + args.rowCount)},
            {left, std::min(left + simd::tileCols, cols)}};
}

} // namespace

void addExactDirect(const Field& field, const PointSourcesArgs& args) {
    const std::vector<Reach> reaches = reachesOf(args);
    const std::int64_t across = (args.grid.shape.cols - 1) / simd::tileCols + 1;
    const std::int64_t down = (args.rowCount + tileRows - 1) / tileRows;
    parallelFor(across * down, 1, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t index = begin; index < end; ++index) {
            const Tile tile = tileAt(index, args);
            TileSum sum(tile, args);
            for (std::size_t i = 0; i < reaches.size(); ++i)
                if (meet(reaches[i].window.rows, tile.rows)
                    && meet(reaches[i].window.cols, tile.cols))
                    sum.add(args.points[i], reaches[i]);
            sum.addTo(field);
        }
    });
}

} // namespace fringe::cpu
