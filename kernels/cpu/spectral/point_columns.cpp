// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/spectral/point_columns.h"

#include "kernels/parallel.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace fringe::cpu {
namespace {

/// About the golden section of the count, and prime to it.
std::size_t strideFor(std::size_t count) {
    auto stride = static_cast<std::size_t>(0.618 * static_cast<double>(count)) | 1;
    while (std::gcd(stride, count) != 1)
        ++stride;
    return stride;
}

constexpr int strips = 128; ///< as measured

/// The points of a group strip by strip of its height, so that few rows of a tile's grid are in
/// use at a time, and within a strip in an order in which neighbours lie apart.
std::vector<std::uint32_t> scattered(const plan::SpectralGroup& group,
                                     std::span<const PointSource> points) {
    const double height = group.box.y1 - group.box.y0;
    std::vector<std::vector<std::uint32_t>> byStrip(strips);
    for (const std::uint32_t index : group.points) {
        const double place = height > 0 ? (points[index].y - group.box.y0) / height : 0;
        byStrip[static_cast<std::size_t>(
                    std::clamp(static_cast<int>(place * strips), 0, strips - 1))]
            .push_back(index);
    }
    std::vector<std::uint32_t> order;
    order.reserve(group.points.size());
    for (const std::vector<std::uint32_t>& strip : byStrip) {
        const std::size_t stride = strip.empty() ? 1 : strideFor(strip.size());
        for (std::size_t i = 0; i < strip.size(); ++i)
            order.push_back(strip[i * stride % strip.size()]);
    }
    return order;
}

IndexRange overlap(IndexRange a, IndexRange b) {
    return {std::max(a.begin, b.begin), std::min(a.end, b.end)};
}

bool holds(IndexRange outer, IndexRange inner) {
    return outer.begin <= inner.begin && inner.end <= outer.end;
}

} // namespace

PointColumns::PointColumns(const plan::SpectralGroup& group, const PointSourcesArgs& args)
    : sources_(args.points), order_(scattered(group, args.points)), x_(group.points.size()),
      y_(x_.size()), zSquared_(x_.size()), turns_(x_.size()), weight_(x_.size()),
      firstRow_(x_.size()), endRow_(x_.size()), firstCol_(x_.size()),
      endCol_(x_.size()), common_{{args.firstRow, args.firstRow + args.rowCount},
                                  {0, args.grid.shape.cols}} {
    const std::size_t count = x_.size();
    parallelFor(static_cast<std::int64_t>(count), 8192, [&](std::int64_t begin, std::int64_t end) {
        for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i) {
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
    });
    for (std::int64_t i = 0; i < this->count(); ++i)
        common_ = {overlap(common_.rows, window(i).rows), overlap(common_.cols, window(i).cols)};
}

simd::SpectralPoints PointColumns::view() const {
    return {x_.data(), y_.data(), zSquared_.data(), turns_.data(), weight_.data()};
}

simd::SpectralWindows PointColumns::windows() const {
    return {firstRow_.data(), endRow_.data(), firstCol_.data(), endCol_.data()};
}

PixelWindow PointColumns::window(std::int64_t point) const {
    const auto i = static_cast<std::size_t>(point);
    return {{firstRow_[i], endRow_[i]}, {firstCol_[i], endCol_[i]}};
}

const PointSource& PointColumns::source(std::int64_t point) const {
    return sources_[order_[static_cast<std::size_t>(point)]];
}

bool PointColumns::allReach(const PixelWindow& rectangle) const {
    return holds(common_.rows, rectangle.rows) && holds(common_.cols, rectangle.cols);
}

} // namespace fringe::cpu
