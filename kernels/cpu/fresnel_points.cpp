// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/operations.h"
#include "kernels/cpu/simd_choice.h"
#include "kernels/parallel.h"
#include "kernels/window.h"

#include <cblas.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace fringe::cpu {
namespace {

constexpr std::size_t batchPoints = 256;
constexpr std::int64_t panelCols = 2048;
constexpr std::int64_t panelRows = 128;

/// The points of one matrix product, with their windows.
struct Batch {
    std::span<const PointSource> points;
    std::vector<PixelWindow> windows;

    std::int64_t size() const { return static_cast<std::int64_t>(points.size()); }
};

/// A matrix of one row a point: its wave along an axis, zero outside its window.
struct Table {
    std::int64_t width = 0;
    std::vector<Complex> samples;

    float* at(std::int64_t point, std::int64_t index) {
        return reinterpret_cast<float*>(samples.data() + point * width + index);
    }
};

IndexRange overlap(IndexRange a, IndexRange b) {
    return {std::max(a.begin, b.begin), std::min(a.end, b.end)};
}

/// -s ρ²/(2λ|z|) along x.
void fillColumns(Table& table, const Batch& batch, IndexRange cols, const PointSourcesArgs& args) {
    const std::int64_t origin = args.grid.shape.cols / 2;
    const auto& kernels = simd::bestKernels();
    parallelFor(batch.size(), 16, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t p = begin; p < end; ++p) {
            const PointSource& point = batch.points[static_cast<std::size_t>(p)];
            const IndexRange range = overlap(batch.windows[static_cast<std::size_t>(p)].cols, cols);
            std::fill_n(table.at(p, 0), 2 * table.width, 0.0f);
            const double pitch = args.grid.pitchX;
            const double first = static_cast<double>(range.begin - origin) * pitch - point.x;
            if (range.begin < range.end)
                kernels.quadraticPhasors({-1 / (2 * args.wavelength * point.z), 0, 0, first, pitch},
                                         1, range.end - range.begin,
                                         table.at(p, range.begin - cols.begin));
        }
    });
}

/// a exp(i[φ - s k(|z| + dy²/(2|z|))]) along y.
void fillRows(Table& table, const Batch& batch, IndexRange rows, const PointSourcesArgs& args) {
    const std::int64_t origin = args.grid.shape.rows / 2;
    const auto& kernels = simd::bestKernels();
    for (std::int64_t p = 0; p < batch.size(); ++p) {
        const PointSource& point = batch.points[static_cast<std::size_t>(p)];
        const IndexRange range = overlap(batch.windows[static_cast<std::size_t>(p)].rows, rows);
        std::fill_n(table.at(p, 0), 2 * table.width, 0.0f);
        const double pitch = args.grid.pitchY;
        const double first = static_cast<double>(origin - range.begin) * pitch - point.y;
        const double constant = point.phase / (2 * std::numbers::pi) - point.z / args.wavelength;
        if (range.begin < range.end)
            kernels.quadraticPhasors(
                {-1 / (2 * args.wavelength * point.z), 0, constant, first, -pitch}, point.amplitude,
                range.end - range.begin, table.at(p, range.begin - rows.begin));
    }
}

Batch makeBatch(std::size_t first, const PointSourcesArgs& args) {
    Batch batch{args.points.subspan(first, std::min(batchPoints, args.points.size() - first)), {}};
    for (const PointSource& point : batch.points)
        batch.windows.push_back(windowOf(point, args));
    return batch;
}

/// The smallest range that holds what the windows have in `all`.
IndexRange reach(const Batch& batch, IndexRange PixelWindow::*side, IndexRange all) {
    IndexRange range{all.end, all.begin};
    for (const PixelWindow& window : batch.windows) {
        if (window.rows.begin >= window.rows.end || window.cols.begin >= window.cols.end)
            continue;
        range.begin = std::min(range.begin, (window.*side).begin);
        range.end = std::max(range.end, (window.*side).end);
    }
    return overlap(range, all);
}

/// field += rowsᵀ·columns on the panel.
void multiplyTables(const Field& field, const Table& rows, const Table& columns,
                    const PixelWindow& panel) {
    const Complex one = 1;
    const auto k = static_cast<int>(rows.samples.size() / static_cast<std::size_t>(rows.width));
    cblas_cgemm(CblasRowMajor, CblasTrans, CblasNoTrans, static_cast<int>(rows.width),
                static_cast<int>(columns.width), k, &one, rows.samples.data(),
                static_cast<int>(rows.width), columns.samples.data(),
                static_cast<int>(columns.width), &one,
                field.row(panel.rows.begin) + panel.cols.begin, static_cast<int>(field.shape.cols));
}

Table makeTable(const Batch& batch, IndexRange range) {
    const std::int64_t width = range.end - range.begin;
    return {width, std::vector<Complex>(static_cast<std::size_t>(width * batch.size()))};
}

void addBatch(const Field& field, const Batch& batch, IndexRange cols,
              const PointSourcesArgs& args) {
    Table columns = makeTable(batch, cols);
    fillColumns(columns, batch, cols, args);
    const IndexRange reached =
        reach(batch, &PixelWindow::rows, {args.firstRow, args.firstRow + args.rowCount});
    parallelFor(reached.end - reached.begin, panelRows, [&](std::int64_t begin, std::int64_t end) {
        const PixelWindow panel{{reached.begin + begin, reached.begin + end}, cols};
        Table rows = makeTable(batch, panel.rows);
        fillRows(rows, batch, panel.rows, args);
        multiplyTables(field, rows, columns, panel);
    });
}

} // namespace

void addFresnelPoints(const Field& field, const PointSourcesArgs& args) {
    for (std::size_t first = 0; first < args.points.size(); first += batchPoints) {
        const Batch batch = makeBatch(first, args);
        const IndexRange cols = reach(batch, &PixelWindow::cols, {0, field.shape.cols});
        for (std::int64_t left = cols.begin; left < cols.end; left += panelCols)
            addBatch(field, batch, {left, std::min(left + panelCols, cols.end)}, args);
    }
}

} // namespace fringe::cpu
