// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/operations.h"
#include "kernels/cpu/simd_choice.h"
#include "kernels/cpu/spectral/point_columns.h"
#include "kernels/cpu/spectral/spectral_costs.h"
#include "kernels/cpu/spectral/workshop.h"
#include "kernels/parallel.h"
#include "kernels/plan/spectral_view.h"

#include <algorithm>

namespace fringe::cpu {
namespace {

/// Sums the points of one group on one tile after the other.
class GroupSum {
  public:
    GroupSum(const Field& field, const plan::SpectralGroup& group, const PointSourcesArgs& args,
             Workplaces& workplaces)
        : field_(field), group_(group), args_(args), columns_(group, args), workplaces_(workplaces),
          rate_((group.isBehind ? 1 : -1) / args.wavelength) {}

    void run() {
        const plan::SpectralTiling tiling(group_.choices.side, args_);
        parallelFor(tiling.count(), 1, [&](std::int64_t begin, std::int64_t end) {
            auto workplace = workplaces_.take();
            for (std::int64_t index = begin; index < end; ++index)
                sum(tiling.tile(index), *workplace);
            workplaces_.giveBack(std::move(workplace));
        });
    }

  private:
    void sum(const plan::SpectralTile& tile, Workplace& workplace) {
        const plan::CommonWave wave = plan::commonWave(group_.box, tile.frame, args_);
        if (!wave.reaches)
            return;
        const plan::Carriers carriers(wave, tile.frame, rate_, group_.choices.terms);
        const simd::SpectralView view =
            plan::spectralView({wave, carriers, group_.choices, rate_}, tile, args_.grid);
        bool isReached = false;
        for (std::int64_t first = 0; first < columns_.count(); first += simd::spectralBatch)
            isReached |= addBatch(first, tile, view, workplace);
        if (!isReached)
            return;
        workplace.spectrum.moveTo(field_, tile, carriers, args_.grid);
        workplace.corners.moveTo(field_, tile.pixels, args_);
    }

    /// False if none of its points reaches the tile.
    bool addBatch(std::int64_t first, const plan::SpectralTile& tile,
                  const simd::SpectralView& view, Workplace& workplace) const {
        auto& [spectrum, corners, reaching, waves] = workplace;
        const auto count =
            static_cast<int>(std::min<std::int64_t>(simd::spectralBatch, columns_.count() - first));
        if (!reaching.find(columns_, first, count, tile.pixels))
            return false;
        simd::bestKernels().spectral.seePoints(columns_.view(), first, count, view, waves);
        spectrum.add(waves, reaching.whole.points());
        spectrum.addCutCols(waves, {reaching.cutCols.points(), reaching.cols}, tile);
        spectrum.addCutRows(waves, {reaching.cutRows.points(), reaching.rows}, tile);
        for (const std::int32_t point : reaching.corners.points())
            corners.add(columns_.source(first + point), cornerOf(reaching, point),
                        reaching.cols.sign(point) * reaching.rows.sign(point), args_);
        return true;
    }

    static PixelWindow cornerOf(const ReachingPoints& reaching, std::int32_t point) {
        return {{reaching.rows.first[point], reaching.rows.end[point]},
                {reaching.cols.first[point], reaching.cols.end[point]}};
    }

    const Field& field_;
    const plan::SpectralGroup& group_;
    const PointSourcesArgs& args_;
    PointColumns columns_;
    Workplaces& workplaces_;
    double rate_;
};

void addOthers(const Field& field, const std::vector<std::uint32_t>& others,
               const PointSourcesArgs& args) {
    if (others.empty())
        return;
    std::vector<PointSource> points;
    for (const std::uint32_t index : others)
        points.push_back(args.points[index]);
    PointSourcesArgs direct = args;
    direct.points = points;
    addDirect(field, direct);
}

} // namespace

void addSpectralPoints(const Field& field, const PointSourcesArgs& args, FftPlans& plans,
                       Workshop& workshop) {
    if (args.points.empty() || args.rowCount == 0)
        return;
    const plan::SpectralPlan planned = plan::planSpectra(args, spectralCosts);
    for (const plan::SpectralGroup& group : planned.groups)
        GroupSum(field, group, args, workshop.of(group.choices, plans)).run();
    addOthers(field, planned.others, args);
}

} // namespace fringe::cpu
