// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/spectral_work.h"

#include "kernels/gpu/point_records.h"
#include "kernels/plan/gridding_kernel.h"
#include "kernels/plan/spectral_view.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>

namespace fringe::gpu {
namespace {

using plan::CommonWave;

constexpr std::size_t batchBytes = std::size_t{128} << 20;

/// Integers of a pass hold the sum of all strengths, and as much again.
constexpr double mostQuanta = 1 << 30;
/// The largest share of a term in a point: Lagrange's polynomials on at most four nodes.
constexpr double mostShare = 1.4;
/// Rounding to quanta, relative to the wave, in tolerances: it grows with the points of a pass.
constexpr double pointsPerTolerance = 4e7;

void setKernel(formulas::SpectralRecord& record, int width) {
    const plan::CellPolynomials& cells = plan::griddingKernel(width).polynomials();
    record.width = cells.width;
    record.degree = cells.degree;
    static_assert(sizeof record.cells == sizeof cells.once);
    for (int power = 0; power < FRINGE_MOST_POWERS; ++power)
        std::ranges::copy(cells.once[power], record.cells[power]);
}

formulas::SpectralRecord groupRecord(const plan::SpectralChoices& choices) {
    formulas::SpectralRecord record{};
    record.side = choices.side;
    record.terms = choices.terms;
    record.planes = choices.planes();
    setKernel(record, choices.width);
    return record;
}

/// Lengths of a view in wavelengths.
formulas::SpectralTileRecord tileRecord(const plan::SpectralView& view,
                                        const plan::SpectralTile& tile, double wavelength) {
    formulas::SpectralTileRecord record{};
    record.x = toTwoFloat(view.x / wavelength);
    record.y = toTwoFloat(view.y / wavelength);
    record.u = view.u;
    record.v = view.v;
    const auto scale = static_cast<float>(wavelength);
    record.curvatureMiddle = view.curvatureMiddle * scale;
    record.curvaturePerUnit = view.curvaturePerUnit / scale;
    record.obliquity = view.obliquity;
    record.centring = view.centring / scale;
    record.row = static_cast<int>(tile.top);
    record.col = static_cast<int>(tile.left);
    return record;
}

formulas::CarrierRecord carrierRecord(const plan::RowCarrier& carrier) {
    formulas::CarrierRecord record;
    std::ranges::copy(carrier.phase, record.phase);
    std::ranges::copy(carrier.weight, record.weight);
    return record;
}

/// The bins of a range of directions.
struct Bins {
    double low;
    double perUnit;
    int count;

    int at(double value) const {
        return std::clamp(static_cast<int>((value - low) * perUnit), 0, count - 1);
    }
};

Bins binsOver(double low, double high, int count) {
    return {low, high > low ? count / (high - low) : 0, count};
}

/// The points of a group bin by bin of their directions, row by row, so that those that a group of
/// work-items spreads lie near each other on the grid of each tile.
std::vector<std::uint32_t> byDirection(const plan::SpectralGroup& group,
                                       std::span<const PointSource> points) {
    constexpr double pointsPerBin = 256;
    const auto count = static_cast<double>(group.points.size());
    const int perSide = std::clamp(static_cast<int>(std::sqrt(count / pointsPerBin)), 1, 256);
    const plan::PointBox& box = group.box;
    const double z = (box.z0 + box.z1) / 2;
    const Bins across = binsOver(box.x0 / z, box.x1 / z, perSide);
    const Bins up = binsOver(box.y0 / z, box.y1 / z, perSide);
    std::vector<std::uint32_t> binOf;
    binOf.reserve(group.points.size());
    std::vector<std::size_t> starts(static_cast<std::size_t>(perSide * perSide) + 1);
    for (const std::uint32_t i : group.points) {
        const double depth = std::abs(points[i].z);
        const int bin = up.at(points[i].y / depth) * perSide + across.at(points[i].x / depth);
        binOf.push_back(static_cast<std::uint32_t>(bin));
        ++starts[binOf.back() + 1];
    }
    std::partial_sum(starts.begin(), starts.end(), starts.begin());
    std::vector<std::uint32_t> sorted(group.points.size());
    for (std::size_t i = 0; i < sorted.size(); ++i)
        sorted[starts[binOf[i]]++] = group.points[i];
    return sorted;
}

/// Fills a `SpectralWork` tile by tile.
class Preparation {
  public:
    Preparation(const plan::SpectralGroup& group, const PointSourcesArgs& args)
        : group_(group), args_(args), rate_((group.isBehind ? 1 : -1) / args.wavelength),
          room_(spectralRoom(group.choices)) {
        const plan::SpectralChoices& choices = group.choices;
        work_.group = groupRecord(choices);
        work_.taper = plan::gridTaper(choices.side, choices.width);
        addPoints();
        addPasses();
    }

    SpectralWork take() {
        const plan::SpectralTiling tiling(group_.choices.side, args_);
        for (std::int64_t index = 0; index < tiling.count(); ++index) {
            const plan::SpectralTile tile = tiling.tile(index);
            const CommonWave wave = plan::commonWave(group_.box, tile.frame, args_);
            if (wave.reaches)
                addTile(tile, wave);
        }
        return std::move(work_);
    }

  private:
    void addPoints() {
        PointSourcesArgs whole = args_;
        whole.firstRow = 0;
        whole.rowCount = args_.grid.shape.rows;
        work_.points.reserve(group_.points.size());
        for (const std::uint32_t i : byDirection(group_, args_.points))
            work_.points.push_back(
                pointRecord(args_.points[i], windowOf(args_.points[i], whole), args_.wavelength));
    }

    void addPasses() {
        const auto most =
            static_cast<std::size_t>(std::clamp(pointsPerTolerance * args_.tolerance, 256.0, 1e6));
        for (std::size_t first = 0; first < work_.points.size(); first += most) {
            const std::size_t end = std::min(first + most, work_.points.size());
            double strengths = 0;
            for (std::size_t i = first; i < end; ++i)
                strengths += static_cast<double>(work_.points[i].amplitude);
            const double quantum = std::max(mostShare * strengths / mostQuanta, 1e-37);
            work_.passes.push_back({static_cast<int>(first), static_cast<int>(end),
                                    static_cast<float>(quantum), first == 0 ? 1 : 0});
        }
    }

    void addTile(const plan::SpectralTile& tile, const CommonWave& wave) {
        const plan::Carriers carriers(wave, tile.frame, rate_, group_.choices.terms);
        const plan::SpectralView view =
            plan::spectralView({wave, carriers, group_.choices, rate_}, tile, args_.grid);
        setCommon(view);
        SpectralBatch& batch = openBatch();
        batch.tiles.push_back(tileRecord(view, tile, args_.wavelength));
        for (int plane = 0; plane < group_.choices.planes(); ++plane)
            for (int row = 0; row < group_.choices.side; ++row)
                batch.carriers.push_back(carrierRecord(carrierOf(carriers, plane, row)));
    }

    /// What the views of all tiles have in common.
    void setCommon(const plan::SpectralView& view) {
        work_.group.perPixelX = view.perPixelX;
        work_.group.perPixelY = view.perPixelY;
        for (int term = 0; term < FRINGE_MOST_TERMS; ++term)
            std::ranges::copy(view.weights[term], work_.group.weights[term]);
    }

    SpectralBatch& openBatch() {
        if (work_.batches.empty() || work_.batches.back().tiles.size() == room_.tilesAtOnce)
            work_.batches.emplace_back();
        return work_.batches.back();
    }

    plan::RowCarrier carrierOf(const plan::Carriers& carriers, int plane, int row) const {
        const int terms = group_.choices.terms;
        const double offset = (group_.choices.side / 2 - row) * args_.grid.pitchY;
        const auto taper = static_cast<double>(work_.taper[static_cast<std::size_t>(row)]);
        if (plane < terms)
            return carriers.row(plane, offset, args_.grid.pitchX, taper);
        return carriers.bent(plan::bends[plane - terms], offset, args_.grid, taper);
    }

    const plan::SpectralGroup& group_;
    const PointSourcesArgs& args_;
    double rate_;
    SpectralRoom room_;
    SpectralWork work_;
};

std::size_t cellsPerSquare(const SpectralWork& work) {
    return static_cast<std::size_t>(4 * work.group.side * work.group.side);
}

} // namespace

SpectralRoom spectralRoom(const plan::SpectralChoices& choices) {
    const auto side = static_cast<std::size_t>(choices.side);
    const auto planes = static_cast<std::size_t>(choices.planes());
    const std::size_t grids =
        sizeof(Complex) * 4 * side * side * (static_cast<std::size_t>(choices.terms) + planes);
    const std::size_t records =
        sizeof(formulas::SpectralTileRecord) + planes * side * sizeof(formulas::CarrierRecord);
    return {grids + records, std::max<std::size_t>(batchBytes / grids, 1)};
}

std::size_t SpectralWork::cellCount(const SpectralBatch& batch) const {
    return 2 * cellsPerSquare(*this) * static_cast<std::size_t>(group.terms) * batch.tiles.size();
}

std::size_t SpectralWork::sampleCount(const SpectralBatch& batch) const {
    return cellsPerSquare(*this) * static_cast<std::size_t>(squares(batch));
}

std::int64_t SpectralWork::squares(const SpectralBatch& batch) const {
    return group.planes * static_cast<std::int64_t>(batch.tiles.size());
}

SpectralWork spectralWork(const plan::SpectralGroup& group, const PointSourcesArgs& args) {
    return Preparation(group, args).take();
}

} // namespace fringe::gpu
