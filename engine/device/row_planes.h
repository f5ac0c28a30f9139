// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/plane.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

/// Planes that are made of others when they are read, a row at a time, wherever those lie.
namespace fringe {

/// A plane of `valueOf` each sample.
template <class To, class From, class ValueOf>
Plane<To> ofEach(const Plane<From>& plane, ValueOf valueOf) {
    const auto open = [plane, valueOf = std::move(valueOf)] {
        return [&valueOf, reader = plane.open(), row = std::vector<From>()](
                   const Region& region, To* to, std::ptrdiff_t stride) mutable {
            row.resize(static_cast<std::size_t>(region.shape.cols));
            for (std::int64_t i = 0; i < region.shape.rows; ++i) {
                reader->read({region.row + i, region.col, {1, region.shape.cols}}, row.data(),
                             region.shape.cols);
                std::transform(row.begin(), row.end(), to + i * stride,
                               [&](From sample) { return valueOf(sample); });
            }
        };
    };
    return made<To>(plane.shape(), {.isMade = true, .isOfJob = plane.facts().isOfJob}, open);
}

/// A plane of `valueOf` the samples of two, of one shape.
template <class T, class ValueOf>
Plane<T> ofTwo(const Plane<T>& a, const Plane<T>& b, ValueOf valueOf) {
    const auto open = [a, b, valueOf] {
        return [&valueOf, first = a.open(), second = b.open(), row = std::vector<T>()](
                   const Region& region, T* to, std::ptrdiff_t stride) mutable {
            const std::int64_t cols = region.shape.cols;
            row.resize(static_cast<std::size_t>(cols));
            for (std::int64_t i = 0; i < region.shape.rows; ++i) {
                const Region line{region.row + i, region.col, {1, cols}};
                T* const samples = to + i * stride;
                first->read(line, samples, cols);
                second->read(line, row.data(), cols);
                std::transform(samples, samples + cols, row.begin(), samples, valueOf);
            }
        };
    };
    return made<T>(a.shape(), {.isMade = true, .isOfJob = a.facts().isOfJob || b.facts().isOfJob},
                   open);
}

/// The plane mirrored left to right, top to bottom, or both.
template <class T> Plane<T> mirrored(const Plane<T>& plane, bool leftRight, bool topBottom) {
    const auto open = [plane, leftRight, topBottom] {
        return [=, shape = plane.shape(), reader = plane.open()](const Region& region, T* to,
                                                                 std::ptrdiff_t stride) {
            const auto [rows, cols] = region.shape;
            for (std::int64_t i = 0; i < rows; ++i) {
                const std::int64_t row = region.row + i;
                reader->read({topBottom ? shape.rows - 1 - row : row,
                              leftRight ? shape.cols - region.col - cols : region.col,
                              {1, cols}},
                             to + i * stride, cols);
                if (leftRight)
                    std::reverse(to + i * stride, to + i * stride + cols);
            }
        };
    };
    return made<T>(plane.shape(), {.isMade = true, .isOfJob = plane.facts().isOfJob}, open);
}

/// A larger plane, 0 but for the plane, whose first sample comes to lie at (row, col).
template <class T>
Plane<T> placedIn(const Plane<T>& plane, Shape shape, std::int64_t row, std::int64_t col) {
    const auto open = [plane, row, col] {
        return [row, col, own = plane.shape(), reader = plane.open()](const Region& region, T* to,
                                                                      std::ptrdiff_t stride) {
            const std::int64_t first = std::max(region.col, col);
            const std::int64_t end = std::min(region.col + region.shape.cols, col + own.cols);
            for (std::int64_t i = 0; i < region.shape.rows; ++i, to += stride) {
                std::fill_n(to, region.shape.cols, T());
                const std::int64_t at = region.row + i - row;
                if (at >= 0 && at < own.rows && first < end)
                    reader->read({at, first - col, {1, end - first}}, to + (first - region.col),
                                 end - first);
            }
        };
    };
    return made<T>(shape, {.isMade = true, .isOfJob = plane.facts().isOfJob}, open);
}

} // namespace fringe
