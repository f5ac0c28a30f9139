// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/exact_errors.h"
#include "kernels/cpu/operations.h"
#include "kernels/cpu/point_batch.h"
#include "kernels/cpu/simd_choice.h"
#include "kernels/parallel.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace fringe::cpu {
namespace {

constexpr std::int64_t tileRows = 16;

using Series = std::optional<simd::SeriesLength>; ///< none: a root per pixel

std::vector<Series> seriesOf(const std::vector<PixelWindow>& windows,
                             const PointSourcesArgs& args) {
    std::vector<Series> series(windows.size());
    for (std::size_t i = 0; i < series.size(); ++i)
        series[i] = shortestSeries(args.points[i], windows[i], args);
    return series;
}

/// The sums of one tile, and the points that wait to be added to them.
class TileSum {
  public:
    TileSum(const PixelWindow& tile, const PointSourcesArgs& args) : tile_(tile), args_(args) {}

    void add(const PointSource& point, const PixelWindow& window, Series series) {
        simd::PointBatch& batch = series ? far_[static_cast<int>(*series)] : near_;
        append(batch, point, window, tile_, args_.wavelength);
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

    const PixelWindow& tile_;
    const PointSourcesArgs& args_;
    simd::PointBatch far_[3]; ///< by length of the series
    simd::PointBatch near_;
    alignas(64) float re_[tileRows][simd::tileCols]{};
    alignas(64) float im_[tileRows][simd::tileCols]{};
};

PixelWindow tileAt(std::int64_t index, const PointSourcesArgs& args) {
    const std::int64_t cols = args.grid.shape.cols;
    const std::int64_t across = (cols - 1) / simd::tileCols + 1;
    const std::int64_t left = index % across * simd::tileCols;
    const std::int64_t top = args.firstRow + index / across * tileRows;
    return {{top, std::min(top + tileRows, args.firstRow + args.rowCount)},
            {left, std::min(left + simd::tileCols, cols)}};
}

} // namespace

void addExactDirect(const Field& field, const PointSourcesArgs& args) {
    const std::vector<PixelWindow> windows = windowsOf(args);
    const std::vector<Series> series = seriesOf(windows, args);
    const std::int64_t across = (args.grid.shape.cols - 1) / simd::tileCols + 1;
    const std::int64_t down = (args.rowCount + tileRows - 1) / tileRows;
    parallelFor(across * down, 1, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t index = begin; index < end; ++index) {
            const PixelWindow tile = tileAt(index, args);
            TileSum sum(tile, args);
            for (std::size_t i = 0; i < windows.size(); ++i)
                if (meet(windows[i], tile))
                    sum.add(args.points[i], windows[i], series[i]);
            sum.addTo(field);
        }
    });
}

} // namespace fringe::cpu
