// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/nufft/nufft_costs.h"
#include "kernels/cpu/nufft/point_columns.h"
#include "kernels/cpu/nufft/scratch_pool.h"
#include "kernels/cpu/operations.h"
#include "kernels/cpu/simd_choice.h"
#include "kernels/parallel.h"
#include "kernels/plan/nufft_view.h"

#include <algorithm>

namespace fringe::cpu {
namespace {

/// Sums the points of one group on one tile after the other.
class GroupSum {
  public:
    GroupSum(const Field& field, const plan::NufftGroup& group, const PointSourcesArgs& args,
             ScratchSet& scratchSet)
        : field_(field), group_(group), args_(args), columns_(group, args), scratchSet_(scratchSet),
          rate_((group.isBehind ? 1 : -1) / args.wavelength) {}

    void run() {
        const plan::NufftTiling tiling(group_.choices.side, args_);
        parallelFor(tiling.count(), 1, [&](std::int64_t begin, std::int64_t end) {
            auto scratch = scratchSet_.take();
            for (std::int64_t index = begin; index < end; ++index)
                sum(tiling.tile(index), *scratch);
            scratchSet_.giveBack(std::move(scratch));
        });
    }

  private:
    void sum(const plan::NufftTile& tile, Scratch& scratch) {
        const plan::LocalWave wave = plan::localWave(group_.box, tile.frame, args_);
        if (!wave.reaches)
            return;
        const plan::Demodulation demodulation(wave, tile.frame, rate_, group_.choices.terms);
        const simd::NufftView view =
            plan::nufftView({wave, demodulation, group_.choices, rate_}, tile, args_.grid);
        bool isReached = false;
        for (std::int64_t first = 0; first < columns_.count(); first += simd::nufftBatch)
            isReached |= addBatch(first, tile, view, scratch);
        if (!isReached)
            return;
        scratch.spectrum.moveTo(field_, tile, demodulation, args_.grid);
        scratch.corners.moveTo(field_, tile.pixels, args_);
    }

    /// False if none of its points reaches the tile.
    bool addBatch(std::int64_t first, const plan::NufftTile& tile, const simd::NufftView& view,
                  Scratch& scratch) const {
        auto& [spectrum, corners, reaching, waves] = scratch;
        const auto count =
            static_cast<int>(std::min<std::int64_t>(simd::nufftBatch, columns_.count() - first));
        if (!reaching.find(columns_, first, count, tile.pixels))
            return false;
        simd::bestKernels().nufft.seePoints(columns_.view(), first, count, view, waves);
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
    const plan::NufftGroup& group_;
    const PointSourcesArgs& args_;
    PointColumns columns_;
    ScratchSet& scratchSet_;
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

void addNufftPoints(const Field& field, const PointSourcesArgs& args, FftPlans& plans,
                    ScratchPool& scratchPool) {
    if (args.points.empty() || args.rowCount == 0)
        return;
    const plan::NufftPlan planned = plan::planSpectra(args, nufftCosts);
    for (const plan::NufftGroup& group : planned.groups)
        GroupSum(field, group, args, scratchPool.of(group.choices, plans)).run();
    addOthers(field, planned.others, args);
}

} // namespace fringe::cpu
