// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mask/mask_forecast.h"

#include "engine/mask/mask_files.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

namespace fringe {
namespace {

/// Pixels of all masks whose fewest rectangles take less than 2 s (30 ns each on a core of 2023).
constexpr std::int64_t fewestPixels = 1 << 26;
constexpr std::int64_t samplePixels = 1 << 23; ///< of a forecast

/// Every n-th band, one below the other.
Plane<std::uint16_t> everyBand(const Plane<std::uint16_t>& levels, std::int64_t nth) {
    const auto [rows, cols] = levels.shape();
    const std::int64_t high = bandRows(cols), count = rows / high / nth;
    return made<std::uint16_t>({count * high, cols}, levels.facts(), [levels, nth, high] {
        return [reader = levels.open(), nth, high](const Region& region, std::uint16_t* to,
                                                   std::ptrdiff_t stride) {
            for (std::int64_t row = 0; row < region.shape.rows; ++row, to += stride) {
                const std::int64_t from = region.row + row;
                reader->read(
                    {from / high * high * nth + from % high, region.col, {1, region.shape.cols}},
                    to, stride);
            }
        };
    });
}

/// The plan with shapes that take little time.
MaskPlan withShapes(MaskPlan plan) {
    const std::int64_t pixels = plan.part().count() * plan.tiles.count();
    const bool isLong = pixels > fewestPixels / plan.layout.layers();
    plan.shapes = plan.layout.shapes == MaskShapes::Fewest && isLong ? MaskShapes::Merged
                                                                     : plan.layout.shapes;
    return plan;
}

MaskPlan untiled(const Plane<std::uint16_t>& levels, const MaskLayout& layout) {
    requireMask(levels.shape(), layout);
    return withShapes({layout,
                       levels.shape(),
                       {},
                       layout.shapes,
                       MaskGrid(levels.shape(), layout.pitchX, layout.pitchY)});
}

/// What the parts of a plan come to, all of them.
MaskFacts factsOf(const Plane<std::uint16_t>& levels, const MaskPlan& plan,
                  const LayoutFormat& format, const JobControl* control) {
    MaskFacts facts = noFacts(plan);
    const auto begin = [&](const std::string& bytes) {
        facts.bytes += format.isConverted() ? 0 : bytes.size();
    };
    const auto take = [&](const LayerBytes& band, std::int64_t times) {
        add(facts, band.shapes, times);
        facts.bytes += format.isConverted()
                           ? format.madeOfShape * band.shapes.count()
                                 + format.madeOfCorner * cornersOf(band.shapes, plan)
                           : band.bytes.size();
    };
    inCells(levels, plan, format, {begin, take}, control);
    return facts;
}

std::int64_t everyNth(Shape plate) {
    return std::max<std::int64_t>(
        1, std::min(plate.count() / samplePixels, plate.rows / bandRows(plate.cols)));
}

/// Facts of a plate of so many bands as are looked at, for all.
MaskFacts sampled(const Plane<std::uint16_t>& levels, const MaskPlan& plan,
                  const LayoutFormat& format, const JobControl* control) {
    const Plane<std::uint16_t> sample = everyBand(levels, everyNth(levels.shape()));
    MaskPlan part = plan;
    part.plate = sample.shape();
    MaskFacts facts = factsOf(sample, part, format, control);
    const double times =
        static_cast<double>(plan.plate.rows) / static_cast<double>(part.plate.rows);
    const auto whole = [&](std::uint64_t& of) {
        of = static_cast<std::uint64_t>(std::llround(static_cast<double>(of) * times));
    };
    for (LayerFacts& layer : facts.layers) {
        whole(layer.pixels);
        whole(layer.shapes);
    }
    whole(facts.bytes);
    return facts;
}

/// Whether references are worth what cuts between parts cost: all is made where that is little,
/// else parts have to hold many shapes.
bool isSmaller(const MaskPlan& tiled, const MaskPlan& plan, const Plane<std::uint16_t>& levels,
               const LayoutFormat& format, const JobControl* control) {
    if (everyNth(levels.shape()) == 1)
        return factsOf(levels, tiled, format, control).bytes + format.tail(tiled, 0).size()
               < factsOf(levels, plan, format, control).bytes + format.tail(plan, 0).size();
    constexpr std::uint64_t many = 100;
    const auto parts = static_cast<std::uint64_t>(tiled.tiles.parts.count());
    return sampled(levels, plan, format, control).count() > many * parts * plan.layout.layers();
}

} // namespace

MaskPlan planOf(const Plane<std::uint16_t>& levels, const MaskLayout& layout,
                const LayoutFormat& format, const JobControl* control) {
    MaskPlan plan = untiled(levels, layout);
    if (levels.facts().isMade) // where it is read, which would be twice
        return plan;
    MaskPlan tiled = plan;
    tiled.tiles.parts = equalParts(levels, layout, control);
    if (tiled.hasParts())
        return withShapes(tiled);
    tiled.tiles = equalTiles(levels, layout, control);
    tiled = withShapes(std::move(tiled));
    return tiled.hasParts() && isSmaller(tiled, plan, levels, format, control) ? tiled : plan;
}

MaskFacts noFacts(const MaskPlan& plan) {
    MaskFacts facts{.shapes = plan.shapes, .parts = plan.tiles.parts, .cells = plan.tiles.count()};
    for (std::uint32_t layer = 1; layer <= plan.layout.layers(); ++layer)
        facts.layers.push_back({.layer = layer});
    return facts;
}

void add(MaskFacts& facts, const LayerShapes& shapes, std::int64_t times) {
    LayerFacts& layer = facts.layers[shapes.layer - 1];
    layer.pixels += static_cast<std::uint64_t>(times) * shapes.pixels;
    layer.shapes += static_cast<std::uint64_t>(times) * shapes.count();
}

void inCells(const Plane<std::uint16_t>& levels, MaskPlan plan, const LayoutFormat& format,
             const CellSink& sink, const JobControl* control) {
    const Shape part = plan.part();
    for (std::uint32_t cell = 0; cell < plan.tiles.count(); ++cell) {
        const std::int64_t first = plan.tiles.firstOf(cell), times = plan.tiles.timesOf(cell);
        plan.origin = {static_cast<std::int32_t>(first / plan.tiles.parts.cols * part.rows),
                       static_cast<std::int32_t>(first % plan.tiles.parts.cols * part.cols)};
        sink.begin(cell == 0 ? format.head(plan) : format.next(plan, cell));
        inLayerBands(levels, plan, format, control,
                     [&](const LayerBytes& band) { sink.take(band, times); });
    }
}

MaskFacts forecastMask(const Plane<std::uint16_t>& levels, const MaskLayout& layout,
                       const LayoutFormat& as, const JobControl* control) {
    const auto begin = std::chrono::steady_clock::now();
    const bool isAll = everyNth(levels.shape()) == 1;
    const MaskPlan plan = isAll ? planOf(levels, layout, as, control) : untiled(levels, layout);
    MaskFacts facts =
        isAll ? factsOf(levels, plan, as, control) : sampled(levels, plan, as, control);
    facts.bytes += as.tail(plan, 0).size();
    const double times = isAll ? 1 : static_cast<double>(everyNth(levels.shape()));
    facts.seconds =
        times * std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return facts;
}

} // namespace fringe
