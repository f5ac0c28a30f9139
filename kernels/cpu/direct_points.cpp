// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/operations.h"
#include "kernels/cpu/point_batch.h"
#include "kernels/cpu/simd_choice.h"
#include "kernels/parallel.h"
#include "kernels/plan/exact_errors.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace fringe::cpu {
namespace {

constexpr std::int64_t tileRows = 16;
constexpr double recurrenceError = 1e-5; ///< of Fresnel waves, whatever the distance

/// How a wave is formed; the first three are `simd::SeriesLength`.
enum class Form { Short, Middle, Long, RootPerPixel, Recurrence, PhasePerPixel };
constexpr int formCount = 6;

Form formOf(const PointSource& point, const PixelWindow& window, const PointSourcesArgs& args) {
    if (args.model == WaveModel::Fresnel)
        return args.tolerance < recurrenceError ? Form::PhasePerPixel : Form::Recurrence;
    const std::optional<simd::SeriesLength> series =
        plan::shortestSeries(point, window, args, simd::tileCols);
    return series ? static_cast<Form>(*series) : Form::RootPerPixel;
}

void addLine(Form form, const simd::PointBatch& batch, const simd::TileLine& line) {
    const simd::Kernels& kernels = simd::bestKernels();
    if (form == Form::Recurrence)
        kernels.addFresnelRecurrence(batch, line);
    else if (form == Form::PhasePerPixel)
        kernels.addFresnelPoints(batch, line);
    else if (form == Form::RootPerPixel)
        kernels.addNearPoints(batch, line);
    else
        kernels.addFarPoints(batch, static_cast<simd::SeriesLength>(form), line);
}

/// The sums of one tile, and the points that wait to be added to them.
class TileSum {
  public:
    TileSum(const PixelWindow& tile, const PointSourcesArgs& args) : tile_(tile), args_(args) {}

    void add(const PointWave& wave, Form form) {
        simd::PointBatch& batch = waiting_[static_cast<int>(form)];
        append(batch, wave, tile_);
        if (batch.count == simd::batchPoints)
            flush(form);
    }

    void addTo(const Field& field) {
        for (int form = 0; form < formCount; ++form)
            flush(static_cast<Form>(form));
        for (std::int64_t row = tile_.rows.begin; row < tile_.rows.end; ++row) {
            const std::int64_t j = row - tile_.rows.begin;
            Complex* target = field.row(row) + tile_.cols.begin;
            for (std::int64_t i = 0; i < tile_.cols.end - tile_.cols.begin; ++i)
                target[i] += Complex(re_[j][i], im_[j][i]);
        }
    }

  private:
    void flush(Form form) {
        simd::PointBatch& batch = waiting_[static_cast<int>(form)];
        for (std::int64_t row = tile_.rows.begin; batch.count > 0 && row < tile_.rows.end; ++row)
            addLine(form, batch, line(row));
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
    simd::PointBatch waiting_[formCount];
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

void addDirect(const Field& field, const PointSourcesArgs& args) {
    if (args.points.empty() || args.rowCount == 0)
        return;
    const std::vector<PointWave> waves = pointWaves(args);
    std::vector<Form> forms(waves.size());
    for (std::size_t i = 0; i < forms.size(); ++i)
        forms[i] = formOf(args.points[i], waves[i].window, args);
    const std::int64_t across = (args.grid.shape.cols - 1) / simd::tileCols + 1;
    const std::int64_t down = (args.rowCount + tileRows - 1) / tileRows;
    parallelFor(across * down, 1, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t index = begin; index < end; ++index) {
            const PixelWindow tile = tileAt(index, args);
            TileSum sum(tile, args);
            for (std::size_t i = 0; i < waves.size(); ++i)
                if (meet(waves[i].window, tile))
                    sum.add(waves[i], forms[i]);
            sum.addTo(field);
        }
    });
}

} // namespace fringe::cpu
