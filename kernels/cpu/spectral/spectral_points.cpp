// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/operations.h"
#include "kernels/cpu/simd_choice.h"
#include "kernels/cpu/spectral/point_columns.h"
#include "kernels/cpu/spectral/tile_spectrum.h"
#include "kernels/parallel.h"

#include <algorithm>
#include <array>
#include <memory>
#include <mutex>
#include <numeric>

namespace fringe::cpu {
namespace {

/// What one thread needs for one tile after the other: allocated once, since memory that comes and
/// goes stops the other threads too.
struct Workplace {
    explicit Workplace(const SpectralTables& tables) : spectrum(tables) {}
    TileSpectrum spectrum;
    simd::SpectralWaves waves;
};

/// As many as threads work at once.
class Workplaces {
  public:
    explicit Workplaces(const SpectralTables& tables) : tables_(tables) {}

    std::unique_ptr<Workplace> take() {
        const std::lock_guard lock(guard_);
        if (free_.empty())
            return std::make_unique<Workplace>(tables_);
        auto taken = std::move(free_.back());
        free_.pop_back();
        return taken;
    }

    void giveBack(std::unique_ptr<Workplace> workplace) {
        const std::lock_guard lock(guard_);
        free_.push_back(std::move(workplace));
    }

  private:
    const SpectralTables& tables_;
    std::mutex guard_;
    std::vector<std::unique_ptr<Workplace>> free_;
};

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

/// The tiles of a plane that meet the rows of the call. Their places do not depend on these rows.
class Tiling {
  public:
    Tiling(int side, const PointSourcesArgs& args)
        : side_(side), args_(args), across_((args.grid.shape.cols - 1) / side + 1),
          firstRow_(args.firstRow / side) {}

    std::int64_t count() const {
        const std::int64_t last = (args_.firstRow + args_.rowCount - 1) / side_;
        return across_ * (last - firstRow_ + 1);
    }

    SpectralTile tile(std::int64_t index) const {
        const auto [rows, cols] = args_.grid.shape;
        const std::int64_t top = (firstRow_ + index / across_) * side_;
        const std::int64_t left = index % across_ * side_;
        const double x = static_cast<double>(left + side_ / 2 - cols / 2) * args_.grid.pitchX;
        const double y = static_cast<double>(rows / 2 - top - side_ / 2) * args_.grid.pitchY;
        return {{{std::max(top, args_.firstRow),
                  std::min(top + side_, args_.firstRow + args_.rowCount)},
                 {left, std::min(left + side_, cols)}},
                top,
                left,
                {x, y, side_ * args_.grid.pitchX / 2, side_ * args_.grid.pitchY / 2}};
    }

  private:
    std::int64_t side_;
    const PointSourcesArgs& args_;
    std::int64_t across_;
    std::int64_t firstRow_;
};

simd::SpectralView viewOf(const SpectralTile& tile, const CommonWave& wave,
                          const Carriers& carriers, const SpectralTables& tables, double rate,
                          const PlaneGrid& grid) {
    simd::SpectralView view{};
    view.x = tile.frame.x;
    view.y = tile.frame.y;
    view.rate = rate;
    view.u = static_cast<float>(wave.u);
    view.v = static_cast<float>(wave.v);
    view.perPixelX = static_cast<float>(rate * grid.pitchX);
    view.perPixelY = static_cast<float>(-rate * grid.pitchY);
    view.cells = static_cast<float>(tables.cells);
    view.curvatureMiddle = static_cast<float>(wave.curvature);
    view.curvaturePerUnit =
        wave.curvatureHalf > 0 ? static_cast<float>(1 / wave.curvatureHalf) : 0.0f;
    view.obliquity = static_cast<float>(1 / (2 - wave.u * wave.u - wave.v * wave.v));
    view.centring = static_cast<float>(carriers.centring());
    view.terms = tables.choices.terms;
    view.isWarped = tables.choices.isWarped;
    carriers.fillWeights(view.weights);
    return view;
}

/// Sums the points of one group on one tile after the other.
class GroupSum {
  public:
    GroupSum(const Field& field, const SpectralGroup& group, const PointSourcesArgs& args,
             const FftPlans::Line& line)
        : field_(field), group_(group), args_(args), columns_(group, args),
          tables_(group.choices, line), workplaces_(tables_),
          rate_((group.isBehind ? 1 : -1) / args.wavelength) {}

    void run() {
        const Tiling tiling(group_.choices.side, args_);
        parallelFor(tiling.count(), 1, [&](std::int64_t begin, std::int64_t end) {
            auto workplace = workplaces_.take();
            for (std::int64_t index = begin; index < end; ++index)
                sum(tiling.tile(index), *workplace);
            workplaces_.giveBack(std::move(workplace));
        });
    }

  private:
    void sum(const SpectralTile& tile, Workplace& workplace) {
        const CommonWave wave = commonWave(group_.box, tile.frame, args_);
        if (!wave.reaches)
            return;
        const Carriers carriers(wave, tile.frame, rate_, group_.choices.terms);
        const simd::SpectralView view = viewOf(tile, wave, carriers, tables_, rate_, args_.grid);
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

    Reaching reachingPoints(std::int64_t first, int count, const SpectralTile& tile) const {
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
    const SpectralGroup& group_;
    const PointSourcesArgs& args_;
    PointColumns columns_;
    SpectralTables tables_;
    Workplaces workplaces_;
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

void addSpectralPoints(const Field& field, const PointSourcesArgs& args, FftPlans& plans) {
    if (args.points.empty() || args.rowCount == 0)
        return;
    const SpectralPlan plan = planSpectra(args);
    for (const SpectralGroup& group : plan.groups)
        GroupSum(field, group, args, plans.wanted(2 * group.choices.side, Direction::Inverse))
            .run();
    addOthers(field, plan.others, args);
}

} // namespace fringe::cpu
