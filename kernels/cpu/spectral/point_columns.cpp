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

IndexRange overlap(IndexRange a, IndexRange b) {
    return {std::max(a.begin, b.begin), std::min(a.end, b.end)};
}

bool holds(IndexRange outer, IndexRange inner) {
    return outer.begin <= inner.begin && inner.end <= outer.end;
}

} // namespace

PointColumns::PointColumns(const SpectralGroup& group, const PointSourcesArgs& args)
    : x_(group.points.size()), y_(x_.size()), zSquared_(x_.size()), turns_(x_.size()),
      weight_(x_.size()),
      windows_(x_.size()), common_{{args.firstRow, args.firstRow + args.rowCount},
                                   {0, args.grid.shape.cols}} {
    const std::size_t count = x_.size();
    const std::size_t stride = strideFor(count);
    parallelFor(static_cast<std::int64_t>(count), 8192, [&](std::int64_t begin, std::int64_t end) {
        for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i) {
            const PointSource& point = args.points[group.points[i * stride % count]];
            x_[i] = point.x;
            y_[i] = point.y;
            zSquared_[i] = point.z * point.z;
            turns_[i] = static_cast<float>(point.phase / (2 * std::numbers::pi));
            weight_[i] = static_cast<float>(point.amplitude * std::abs(point.z));
            windows_[i] = windowOf(point, args);
        }
    });
    for (const PixelWindow& window : windows_)
        common_ = {overlap(common_.rows, window.rows), overlap(common_.cols, window.cols)};
}

simd::SpectralPoints PointColumns::view() const {
    return {x_.data(), y_.data(), zSquared_.data(), turns_.data(), weight_.data()};
}

bool PointColumns::allReach(const PixelWindow& rectangle) const {
    return holds(common_.rows, rectangle.rows) && holds(common_.cols, rectangle.cols);
}

} // namespace fringe::cpu
