// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/operations.h"
#include "kernels/cpu/simd_choice.h"
#include "kernels/cpu/spectral/point_columns.h"
#include "kernels/cpu/spectral/spectral_costs.h"
#include "kernels/cpu/spectral/workshop.h"
#include "kernels/parallel.h"
#include "kernels/plan/spectral_view.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace fringe::cpu {
namespace {

simd::PixelRectangle rectangleOf(const PixelWindow& pixels) {
    return {
        static_cast<std::int32_t>(pixels.rows.begin), static_cast<std::int32_t>(pixels.rows.end),
        static_cast<std::int32_t>(pixels.cols.begin), static_cast<std::int32_t>(pixels.cols.end)};
}

/// The points of a batch that reach a tile wholly, and those that reach a part of it.
struct Reaching {
    std::array<std::int32_t, simd::spectralBatch> whole;
    std::array<std::int32_t, simd::spectralBatch> part;
    int wholeCount = 0;
    int partCount = 0;
};

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
        auto& [spectrum, waves] = workplace;
        for (std::int64_t first = 0; first < columns_.count(); first += simd::spectralBatch) {
            const auto count = static_cast<int>(
                std::min<std::int64_t>(simd::spectralBatch, columns_.count() - first));
            simd::bestKernels().spectral.seePoints(columns_.view(), first, count, view, waves);
            const Reaching reaching = reachingPoints(first, count, tile);
            spectrum.add(
                waves,
                std::span(reaching.whole).first(static_cast<std::size_t>(reaching.wholeCount)));
            for (int i = 0; i < reaching.partCount; ++i) {
                const std::int32_t point = reaching.part[static_cast<std::size_t>(i)];
                spectrum.addCut(waves, point, columns_.window(first + point), tile);
            }
        }
        spectrum.moveTo(field_, tile, carriers, args_.grid);
    }

    Reaching reachingPoints(std::int64_t first, int count, const plan::SpectralTile& tile) const {
        Reaching reaching;
        if (columns_.allReach(tile.pixels)) {
            std::iota(reaching.whole.begin(), reaching.whole.end(), 0);
            reaching.wholeCount = count;
            return reaching;
        }
        std::array<std::int32_t, simd::spectralBatch> reached;
        simd::bestKernels().spectral.compareWindows(columns_.windows(), first, count,
                                                    rectangleOf(tile.pixels), reached.data());
        for (std::int32_t i = 0; i < count; ++i) {
            const std::int32_t kind = reached[static_cast<std::size_t>(i)];
            reaching.whole[static_cast<std::size_t>(reaching.wholeCount)] = i;
            reaching.part[static_cast<std::size_t>(reaching.partCount)] = i;
            reaching.wholeCount += kind == 2 ? 1 : 0;
            reaching.partCount += kind == 1 ? 1 : 0;
        }
        return reaching;
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
