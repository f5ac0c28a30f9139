// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/nufft_sum.h"

#include "kernels/formulas/cut_wave.h"
#include "kernels/gpu/nufft_work.h"
#include "kernels/gpu/point_records.h"
#include "kernels/gpu/point_survey.h"

#include <algorithm>

namespace fringe::gpu {
namespace {

using formulas::NufftPass;

// An item of `drawCuts` has one pixel of a tile's side, and tiles are whole groups.
static_assert(std::ranges::all_of(tileSides, [](int side) {
    return FRINGE_SPREAD_POINTS % side == 0 && side % FRINGE_GROUP_SIDE == 0;
}));

formulas::DirectionRecord directionRecord(const plan::PointBox& box) {
    const double z = (box.z0 + box.z1) / 2;
    const auto perUnit = [](double low, double high) {
        return static_cast<float>(high > low ? 256 / (high - low) : 0);
    };
    return {static_cast<float>(box.x0 / z), perUnit(box.x0 / z, box.x1 / z),
            static_cast<float>(box.y0 / z), perUnit(box.y0 / z, box.y1 / z)};
}

/// Slabs that are summed by tile spectra come first; all others are one group.
struct Order {
    std::vector<plan::NufftSlab> spread;
    SurveyGroups groups;
    bool hasOthers = false;
};

Order orderOf(const std::vector<plan::NufftSlab>& slabs) {
    Order order;
    double others = 0;
    for (const plan::NufftSlab& slab : slabs)
        slab.choices ? order.spread.push_back(slab) : void(others += slab.count);
    order.hasOthers = others > 0;
    order.groups.groupOf.fill(static_cast<int>(order.spread.size()));
    for (std::size_t group = 0; group < order.spread.size(); ++group) {
        const plan::NufftSlab& slab = order.spread[group];
        const auto first = order.groups.groupOf.begin() + (slab.isBehind ? FRINGE_DEPTH_BINS : 0);
        std::fill(first + slab.firstBin, first + slab.endBin, static_cast<int>(group));
        order.groups.directions.push_back(directionRecord(slab.box));
        order.groups.counts.push_back(static_cast<std::size_t>(slab.count));
    }
    if (order.hasOthers) {
        order.groups.directions.push_back({});
        order.groups.counts.push_back(static_cast<std::size_t>(others));
    }
    return order;
}

/// The points of one slab on the device.
struct SlabPoints {
    const RecordedPoints& recorded;
    std::size_t first;
    std::size_t end;
    formulas::CutCounts cut;
};

/// The axes along which windows cut tiles.
std::vector<formulas::CutRecord> cutsOf(const formulas::CutCounts& cut, int order) {
    std::vector<formulas::CutRecord> cuts;
    if (cut.columns > 0)
        cuts.push_back({0, order});
    if (cut.rows > 0)
        cuts.push_back({1, order});
    return cuts;
}

/// What `addBatch` has made for the tiles of a batch.
struct BatchArrays {
    std::size_t count; ///< of tiles
    OwnedArray tiles;
    OwnedArray demodulation;
};

/// The sum of one slab by tile spectra.
class SlabSum {
  public:
    SlabSum(const NufftTiles& tiles, const PointSourcesArgs& args, KernelQueue& queue,
            const DeviceArray& field)
        : tiles_(tiles), args_(args), queue_(queue), field_(field),
          plane_(planeRecord(args)), rows_{static_cast<int>(args.firstRow),
                                           static_cast<int>(args.firstRow + args.rowCount), 0, 0},
          group_(queue.copyOf(std::vector{tiles.group()})),
          deconvolution_(queue.copyOf(tiles.deconvolution())) {}

    void add(const SlabPoints& points) {
        const std::vector<NufftPass> passes =
            nufftPasses(points.first, points.end, points.recorded.amplitudes, args_.tolerance);
        const std::size_t cellBytes = tiles_.cellCount(0) * sizeof(int);
        cells_ = queue_.room(cellBytes);
        planes_ = queue_.room(tiles_.sampleCount(0) * sizeof(formulas::Phasor));
        queue_.clear(*cells_, cellBytes); // every pass leaves them empty
        const std::vector<formulas::CutRecord> cuts = cutsOf(points.cut, tiles_.order());
        for (std::size_t batch = 0; batch < tiles_.batches(); ++batch) {
            const BatchArrays arrays = addBatch(batch, passes, points.recorded);
            for (const formulas::CutRecord& cut : cuts)
                addCuts(batch, arrays, cut, passes, points.recorded);
        }
    }

  private:
    BatchArrays addBatch(std::size_t batch, const std::vector<NufftPass>& passes,
                         const RecordedPoints& points) {
        const std::vector<formulas::NufftTileRecord> records = tiles_.tiles(batch);
        OwnedArray tiles = queue_.copyOf(records);
        const auto side = static_cast<std::size_t>(tiles_.group().side);
        const std::size_t perSide = side / FRINGE_GROUP_SIDE;
        for (const NufftPass& pass : passes) {
            const auto count = static_cast<std::size_t>(pass.endPoint - pass.firstPoint);
            queue_.run(Kernel::spreadPoints,
                       {(count - 1) / FRINGE_SPREAD_POINTS + 1, records.size()}, cells_,
                       points.places, points.waves, points.windows, tiles, group_, plane_, pass);
            queue_.run(Kernel::collectCells, {records.size() * 2 * perSide, 2 * perSide}, planes_,
                       cells_, group_, pass);
        }
        // The host makes demodulation while the device spreads points.
        OwnedArray demodulation = queue_.copyOf(tiles_.demodulation(batch));
        queue_.transformSquares(*planes_, static_cast<std::int64_t>(2 * side),
                                static_cast<std::int64_t>(tiles_.squares(batch)));
        queue_.run(Kernel::carryTiles, {records.size() * perSide, perSide}, field_, planes_, tiles,
                   demodulation, deconvolution_, group_, plane_, rows_);
        return {records.size(), std::move(tiles), std::move(demodulation)};
    }

    /// What windows cut of the batch's tiles along one axis.
    void addCuts(std::size_t batch, const BatchArrays& arrays, const formulas::CutRecord& cut,
                 const std::vector<NufftPass>& passes, const RecordedPoints& points) {
        const auto side = static_cast<std::size_t>(tiles_.group().side);
        const std::size_t perSide = side / FRINGE_GROUP_SIDE;
        for (const NufftPass& pass : passes) {
            const auto count = static_cast<std::size_t>(pass.endPoint - pass.firstPoint);
            queue_.run(Kernel::drawCuts, {(count - 1) / FRINGE_CUT_POINTS + 1, arrays.count},
                       cells_, points.places, points.waves, points.windows, arrays.tiles, group_,
                       plane_, cut, pass);
            queue_.run(Kernel::collectCuts, {arrays.count * perSide, 2 * perSide}, planes_, cells_,
                       group_, cut, pass);
        }
        queue_.transformLines(*planes_, static_cast<std::int64_t>(2 * side),
                              static_cast<std::int64_t>(tiles_.lines(batch)));
        queue_.run(Kernel::carryCuts, {arrays.count * perSide, perSide}, field_, planes_,
                   arrays.tiles, arrays.demodulation, deconvolution_, group_, plane_, cut, rows_);
    }

    const NufftTiles& tiles_;
    const PointSourcesArgs& args_;
    KernelQueue& queue_;
    const DeviceArray& field_;
    formulas::PlaneRecord plane_;
    formulas::LaunchRecord rows_;
    OwnedArray group_;
    OwnedArray deconvolution_;
    OwnedArray cells_;
    OwnedArray planes_;
};

std::vector<PointSource> chosen(std::span<const std::uint32_t> indices,
                                std::span<const PointSource> points) {
    std::vector<PointSource> chosen;
    chosen.reserve(indices.size());
    for (const std::uint32_t i : indices)
        chosen.push_back(points[i]);
    return chosen;
}

} // namespace

void sumSpectra(const PointSourcesArgs& args, KernelQueue& queue, const DeviceArray& field,
                const std::function<void(const PointPass&)>& points) {
    const std::unique_ptr<PointSurvey> survey = surveyOf(args, queue);
    const Order order = orderOf(plan::divideSpectra(args, survey->figures(), nufftCosts));
    const auto addOthers = [&](std::span<const PointSource> others) {
        PointSourcesArgs part = args;
        part.points = others;
        for (const PointPass& pass : pointPasses(part))
            points(pass);
    };
    if (order.spread.empty())
        return addOthers(args.points);
    const RecordedPoints recorded =
        survey->record(order.groups, static_cast<int>(order.spread.size()));
    const bool hasCorners =
        std::ranges::any_of(recorded.cut, [](const auto& cut) { return cut.both > 0; });
    const std::vector<std::uint32_t> indices =
        hasCorners || order.hasOthers ? survey->order() : std::vector<std::uint32_t>();
    std::size_t first = 0;
    for (std::size_t group = 0; group < order.spread.size(); ++group) {
        const std::size_t end = first + order.groups.counts[group];
        const formulas::CutCounts& cut = recorded.cut[group];
        const NufftTiles tiles(order.spread[group], args, cut.columns + cut.rows > 0);
        if (tiles.batches() > 0)
            SlabSum(tiles, args, queue, field).add({recorded, first, end, cut});
        if (cut.both > 0) {
            PointSourcesArgs part = args;
            const std::vector<PointSource> own =
                chosen(std::span(indices).subspan(first, end - first), args.points);
            part.points = own;
            for (const PointPass& pass : cornerPasses(part, order.spread[group].choices->side))
                points(pass);
        }
        first = end;
    }
    if (order.hasOthers)
        addOthers(chosen(std::span(indices).subspan(first), args.points));
}

} // namespace fringe::gpu
