// SPDX-License-Identifier: GPL-3.0-or-later
// U(row, col) = Σ_p y(p, row)·x(p, col): a matrix product, in blocks that stay in the processor's
// caches and skip what the windows leave out. It is our own because OpenBLAS 0.3.21 falls back to
// SSE3 on processors that are newer than itself, which is several times slower.
#include "kernels/cpu/simd_choice.h"
#include "kernels/cpu/wave_tables.h"
#include "kernels/parallel.h"

#include <numbers>

namespace fringe::cpu {
namespace {

constexpr std::int64_t mostPanelRows =
    23 * simd::waveRows; ///< their table stays in the second cache
constexpr std::int64_t panelCols = 40 * simd::waveCols;

/// Points that are summed together, with their windows.
struct Batch {
    std::span<const PointSource> points;
    std::vector<PixelWindow> windows;

    Batch(std::size_t first, const PointSourcesArgs& args)
        : points(args.points.subspan(first, std::min(waveBatch, args.points.size() - first))) {
        for (const PointSource& point : points)
            windows.push_back(windowOf(point, args));
    }
};

/// -s dx²/(2λ|z|) at the columns, numbered from 0.
simd::QuadraticPhase alongX(const PointSource& point, const PointSourcesArgs& args) {
    const double pitch = args.grid.pitchX;
    const auto centre = static_cast<double>(args.grid.shape.cols / 2);
    return {-1 / (2 * args.wavelength * point.z), 0, 0, -centre * pitch - point.x, pitch};
}

/// φ - s(|z| + dy²/(2|z|))/λ at the rows, numbered from 0.
simd::QuadraticPhase alongY(const PointSource& point, const PointSourcesArgs& args) {
    const double pitch = args.grid.pitchY;
    const auto centre = static_cast<double>(args.grid.shape.rows / 2);
    const double constant = point.phase / (2 * std::numbers::pi) - point.z / args.wavelength;
    return {-1 / (2 * args.wavelength * point.z), 0, constant, centre * pitch - point.y, -pitch};
}

/// Panels of nearly the same height, so that no thread has much less to do than another.
std::int64_t panelRowsFor(std::int64_t rows) {
    const std::int64_t panels = (rows - 1) / mostPanelRows + 1;
    return ((rows - 1) / panels / simd::waveRows + 1) * simd::waveRows;
}

void fillColumns(const WaveTables& x, const Batch& batch, IndexRange cols,
                 const PointSourcesArgs& args) {
    constexpr std::int64_t pointsPerPiece = 8;
    const auto count = static_cast<std::int64_t>(batch.points.size());
    parallelFor(count, pointsPerPiece, [&](std::int64_t begin, std::int64_t end) {
        for (auto p = static_cast<std::size_t>(begin); p < static_cast<std::size_t>(end); ++p)
            simd::bestKernels().quadraticWaves(alongX(batch.points[p], args), 1,
                                               x.of(p, cols, batch.windows[p].cols));
    });
}

void fillRows(const WaveTables& y, const Batch& batch, IndexRange rows,
              const PointSourcesArgs& args) {
    for (std::size_t p = 0; p < batch.points.size(); ++p)
        simd::bestKernels().quadraticWaves(alongY(batch.points[p], args), batch.points[p].amplitude,
                                           y.of(p, rows, batch.windows[p].rows));
}

/// The points of the batch whose windows meet a rectangle.
std::vector<std::int32_t> pointsReaching(const PixelWindow& area, const Batch& batch) {
    std::vector<std::int32_t> reaching;
    for (std::size_t p = 0; p < batch.points.size(); ++p)
        if (!isEmpty(overlap(batch.windows[p].rows, area.rows))
            && !isEmpty(overlap(batch.windows[p].cols, area.cols)))
            reaching.push_back(static_cast<std::int32_t>(p));
    return reaching;
}

/// Adds the products of a batch to a panel of rows, block of columns by block.
void addPanel(const Field& field, const Batch& batch, const WaveTables& x, const PixelWindow& panel,
              const PointSourcesArgs& args) {
    const WaveTables y(panel.rows.end - panel.rows.begin, simd::waveRows, planesFor(args));
    fillRows(y, batch, panel.rows, args);
    std::int64_t block = 0;
    for (std::int64_t left = panel.cols.begin; left < panel.cols.end; left += simd::waveCols) {
        const IndexRange cols{left, std::min(left + simd::waveCols, panel.cols.end)};
        const PixelWindow area{panel.rows, cols};
        addWaveProducts(field, {x, y, block++, pointsReaching(area, batch), planesFor(args)}, area);
    }
}

} // namespace

void addFresnelProducts(const Field& field, const PointSourcesArgs& args) {
    const WaveTables x(std::min(panelCols, field.shape.cols), simd::waveCols, planesFor(args));
    const std::int64_t panelRows = panelRowsFor(args.rowCount);
    for (std::size_t first = 0; first < args.points.size(); first += waveBatch) {
        const Batch batch(first, args);
        for (std::int64_t left = 0; left < field.shape.cols; left += panelCols) {
            const IndexRange cols{left, std::min(left + panelCols, field.shape.cols)};
            fillColumns(x, batch, cols, args);
            parallelFor(args.rowCount, panelRows, [&](std::int64_t begin, std::int64_t end) {
                const IndexRange rows{args.firstRow + begin, args.firstRow + end};
                addPanel(field, batch, x, {rows, cols}, args);
            });
        }
    }
}

} // namespace fringe::cpu
