// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/plan/depth_bins.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <span>

namespace fringe::plan {
namespace {

/// Enough for a sample of every bin that holds some of the points.
constexpr std::size_t mostLookedAt = 1 << 14;

std::vector<SamplePoint> everyOf(std::span<const SamplePoint> points, std::size_t stride) {
    std::vector<SamplePoint> some;
    for (std::size_t i = 0; i < points.size(); i += stride)
        some.push_back(points[i]);
    return some;
}

void add(BinFigures& bin, const PointSource& point, double weight) {
    PointBox& box = bin.box;
    const double z = std::abs(point.z);
    box = {std::min(box.x0, point.x), std::max(box.x1, point.x), std::min(box.y0, point.y),
           std::max(box.y1, point.y), std::min(box.z0, z),       std::max(box.z1, z)};
    bin.count += weight;
}

DepthRanges rangesOf(bool isBehind, std::span<const PointSource> points) {
    double nearest = HUGE_VAL, farthest = 0;
    for (const PointSource& point : points)
        if ((point.z < 0) == isBehind) {
            nearest = std::min(nearest, std::abs(point.z));
            farthest = std::max(farthest, std::abs(point.z));
        }
    return {nearest, farthest};
}

} // namespace

DepthRanges::DepthRanges(double nearest, double farthest) : isEmpty(farthest == 0) {
    if (isEmpty)
        return;
    low = 1 / farthest;
    const double high = 1 / nearest;
    perUnit = high > low ? depthBinCount / (high - low) : 0;
}

int DepthRanges::binOf(double z) const {
    const double place = (1 / z - low) * perUnit;
    return std::clamp(static_cast<int>(place), 0, depthBinCount - 1);
}

void DepthSample::add(const PointSource& point) {
    if ((seen_++ & (stride_ - 1)) != 0)
        return;
    points_.push_back(samplePoint(seen_, point.x, point.y, std::abs(point.z)));
    if (points_.size() <= most)
        return;
    stride_ *= 2;
    points_ = everyOf(points_, 2);
}

std::vector<SamplePoint> DepthSample::weighted(double count) const {
    std::vector<SamplePoint> points = points_;
    for (SamplePoint& point : points)
        point.weight = count / static_cast<double>(points.size());
    return points;
}

DepthBins::DepthBins(bool isBehind, const PointSourcesArgs& args, double weight)
    : isBehind_(isBehind), ranges_(rangesOf(isBehind, args.points)) {
    for (const PointSource& point : args.points)
        if (isHere(point)) {
            const auto bin = static_cast<std::size_t>(binOf(point));
            add(bins_[bin], point, weight);
            samples_[bin].add(point);
        }
}

DepthBins::DepthBins(bool isBehind, const PointSourcesArgs& args, const SideFigures& figures)
    : isBehind_(isBehind), ranges_(figures.ranges), bins_(figures.bins) {
    const std::size_t stride = args.points.size() / mostLookedAt + 1;
    for (std::size_t i = 0; i < args.points.size(); i += stride)
        if (isHere(args.points[i]))
            samples_[static_cast<std::size_t>(binOf(args.points[i]))].add(args.points[i]);
}

std::vector<SlabPart> DepthBins::slabs(int count) const {
    std::vector<SlabPart> slabs;
    const auto each = static_cast<std::size_t>(depthBinCount / count);
    for (std::size_t first = 0; first < bins_.size(); first += each) {
        SlabPart& slab = slabs.emplace_back();
        for (std::size_t i = first; i < first + each; ++i) {
            const PointBox& box = bins_[i].box;
            slab.box = {std::min(slab.box.x0, box.x0), std::max(slab.box.x1, box.x1),
                        std::min(slab.box.y0, box.y0), std::max(slab.box.y1, box.y1),
                        std::min(slab.box.z0, box.z0), std::max(slab.box.z1, box.z1)};
            slab.count += bins_[i].count;
            std::ranges::copy(samples_[i].weighted(bins_[i].count),
                              std::back_inserter(slab.sample));
        }
        slab.sample = everyOf(slab.sample, slab.sample.size() / DepthSample::most + 1);
    }
    return slabs;
}

} // namespace fringe::plan
