// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/nufft/point_columns.h"

#include "kernels/cpu/nufft/point_order.h"
#include "kernels/parallel.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fringe::cpu {
namespace {

constexpr std::size_t batchSize = simd::nufftBatch;

IndexRange around(IndexRange a, IndexRange b) {
    return {std::min(a.begin, b.begin), std::max(a.end, b.end)};
}

} // namespace

PointColumns::PointColumns(const plan::NufftGroup& group, const PointSourcesArgs& args)
    : sources_(args.points), order_(pointOrder(group, args.points)), x_(group.points.size()),
      y_(x_.size()), zSquared_(x_.size()), turns_(x_.size()), weight_(x_.size()),
      firstRow_(x_.size()), endRow_(x_.size()), firstCol_(x_.size()), endCol_(x_.size()),
      batches_((x_.size() + batchSize - 1) / batchSize) {
    parallelFor(
        static_cast<std::int64_t>(batches_.size()), 32, [&](std::int64_t begin, std::int64_t end) {
            const std::size_t last = std::min(static_cast<std::size_t>(end) * batchSize, x_.size());
            for (auto i = static_cast<std::size_t>(begin) * batchSize; i < last; ++i)
                fill(i, args);
            for (std::int64_t batch = begin; batch < end; ++batch)
                boundBatch(batch);
        });
}

void PointColumns::fill(std::size_t i, const PointSourcesArgs& args) {
    const PointSource& point = sources_[order_[i]];
    x_[i] = point.x;
    y_[i] = point.y;
    zSquared_[i] = point.z * point.z;
    turns_[i] = static_cast<float>(point.phase / (2 * std::numbers::pi));
    weight_[i] = static_cast<float>(point.amplitude * std::abs(point.z));
    const PixelWindow window = windowOf(point, args);
    firstRow_[i] = static_cast<std::int32_t>(window.rows.begin);
    endRow_[i] = static_cast<std::int32_t>(window.rows.end);
    firstCol_[i] = static_cast<std::int32_t>(window.cols.begin);
    endCol_[i] = static_cast<std::int32_t>(window.cols.end);
}

void PointColumns::boundBatch(std::int64_t batch) {
    const std::int64_t first = batch * simd::nufftBatch;
    BatchWindows bounds{window(first), window(first)};
    for (std::int64_t i = first; i < std::min(first + simd::nufftBatch, count()); ++i) {
        const PixelWindow own = window(i);
        bounds = {{overlap(bounds.common.rows, own.rows), overlap(bounds.common.cols, own.cols)},
                  {around(bounds.any.rows, own.rows), around(bounds.any.cols, own.cols)}};
    }
    batches_[static_cast<std::size_t>(batch)] = bounds;
}

simd::NufftPoints PointColumns::view() const {
    return {x_.data(), y_.data(), zSquared_.data(), turns_.data(), weight_.data()};
}

simd::NufftWindows PointColumns::windows() const {
    return {firstRow_.data(), endRow_.data(), firstCol_.data(), endCol_.data()};
}

PixelWindow PointColumns::window(std::int64_t point) const {
    const auto i = static_cast<std::size_t>(point);
    return {{firstRow_[i], endRow_[i]}, {firstCol_[i], endCol_[i]}};
}

const PointSource& PointColumns::source(std::int64_t point) const {
    return sources_[order_[static_cast<std::size_t>(point)]];
}

Reach PointColumns::reach(std::int64_t first, const PixelWindow& rectangle) const {
    const auto& [common, any] = batches_[static_cast<std::size_t>(first / simd::nufftBatch)];
    if (!meet(any, rectangle))
        return Reach::None;
    return holds(common, rectangle) ? Reach::All : Reach::Some;
}

} // namespace fringe::cpu
