// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/direct_tile.h"

#include "kernels/cpu/simd_choice.h"
#include "kernels/plan/exact_errors.h"

#include <optional>

namespace fringe::cpu {
namespace {

constexpr double recurrenceError = 1e-5; ///< of Fresnel waves, whatever the distance

void addLine(PixelForm form, const simd::PointBatch& batch, const simd::TileLine& line) {
    const simd::Kernels& kernels = simd::bestKernels();
    if (form == PixelForm::Recurrence)
        kernels.addFresnelRecurrence(batch, line);
    else if (form == PixelForm::PhasePerPixel)
        kernels.addFresnelPoints(batch, line);
    else if (form == PixelForm::RootPerPixel)
        kernels.addNearPoints(batch, line);
    else
        kernels.addFarPoints(batch, static_cast<simd::SeriesLength>(form), line);
}

} // namespace

PixelForm pixelFormOf(const PointSource& point, const PixelWindow& window,
                      const PointSourcesArgs& args) {
    if (args.model == WaveModel::Fresnel)
        return args.tolerance < recurrenceError ? PixelForm::PhasePerPixel : PixelForm::Recurrence;
    const std::optional<simd::SeriesLength> series =
        plan::shortestSeries(point, window, args, simd::tileCols);
    return series ? static_cast<PixelForm>(*series) : PixelForm::RootPerPixel;
}

void DirectTile::add(const PointWave& wave, PixelForm form) {
    simd::PointBatch& batch = waiting_[static_cast<int>(form)];
    append(batch, wave, tile_);
    if (batch.count == simd::batchPoints)
        flush(form);
}

void DirectTile::addTo(const Field& field) {
    for (int form = 0; form < pixelForms; ++form)
        flush(static_cast<PixelForm>(form));
    for (std::int64_t row = tile_.rows.begin; row < tile_.rows.end; ++row) {
        const std::int64_t j = row - tile_.rows.begin;
        Complex* target = field.row(row) + tile_.cols.begin;
        for (std::int64_t i = 0; i < tile_.cols.end - tile_.cols.begin; ++i)
            target[i] += Complex(re_[j][i], im_[j][i]);
    }
}

void DirectTile::flush(PixelForm form) {
    simd::PointBatch& batch = waiting_[static_cast<int>(form)];
    for (std::int64_t row = tile_.rows.begin; batch.count > 0 && row < tile_.rows.end; ++row)
        addLine(form, batch, line(row));
    batch.count = 0;
}

simd::TileLine DirectTile::line(std::int64_t row) {
    const PlaneGrid& grid = args_.grid;
    const std::int64_t centre = tile_.cols.begin + simd::tileCols / 2 - grid.centreCol();
    const auto j = static_cast<std::int32_t>(row - tile_.rows.begin);
    return {j,
            static_cast<double>(grid.centreRow() - row) * grid.pitchY,
            static_cast<double>(centre) * grid.pitchX,
            grid.pitchX,
            re_[j],
            im_[j],
            args_.realPart};
}

} // namespace fringe::cpu
