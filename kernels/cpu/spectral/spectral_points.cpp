// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/operations.h"
#include "kernels/cpu/simd_choice.h"
#include "kernels/cpu/spectral/point_columns.h"
#include "kernels/cpu/spectral/spectral_costs.h"
#include "kernels/cpu/spectral/window_edge.h"
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

IndexRange overlap(IndexRange a, IndexRange b) {
    return {std::max(a.begin, b.begin), std::min(a.end, b.end)};
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
        auto& [spectrum, corners, waves] = workplace;
        for (std::int64_t first = 0; first < columns_.count(); first += simd::spectralBatch) {
            const auto count = static_cast<int>(
                std::min<std::int64_t>(simd::spectralBatch, columns_.count() - first));
            simd::bestKernels().spectral.seePoints(columns_.view(), first, count, view, waves);
            Reaching reaching = reachingPoints(first, count, tile);
            for (int i = 0; i < reaching.partCount; ++i) {
                const std::int32_t point = reaching.part[static_cast<std::size_t>(i)];
                if (addCut(first, point, tile, workplace))
                    reaching.whole[static_cast<std::size_t>(reaching.wholeCount++)] = point;
            }
            spectrum.add(
                waves,
                std::span(reaching.whole).first(static_cast<std::size_t>(reaching.wholeCount)));
        }
        spectrum.moveTo(field_, tile, carriers, args_.grid);
        corners.moveTo(field_, tile.pixels, args_);
    }

    /// The window is a product of one along x and one along y, and each of these all or nothing
    /// and what is drawn. True if the point is also to be added wholly.
    bool addCut(std::int64_t first, std::int32_t point, const plan::SpectralTile& tile,
                Workplace& workplace) const {
        const PixelWindow window = columns_.window(first + point);
        const PixelWindow& wanted = tile.pixels;
        const WindowEdge x = windowEdge(overlap(window.cols, wanted.cols), wanted.cols);
        const WindowEdge y = windowEdge(overlap(window.rows, wanted.rows), wanted.rows);
        auto& [spectrum, corners, waves] = workplace;
        if (y.isWhole && x.isDrawn())
            spectrum.addCutColumns(waves, point, x, tile);
        if (x.isWhole && y.isDrawn())
            spectrum.addCutRows(waves, point, y, tile);
        if (x.isDrawn() && y.isDrawn())
            corners.add(columns_.source(first + point), {y.drawn, x.drawn}, x.sign * y.sign, args_);
        return x.isWhole && y.isWhole;
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
