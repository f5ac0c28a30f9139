// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/plane.h"

#include <algorithm>
#include <memory>
#include <span>
#include <utility>
#include <vector>

/// Planes that are made of another: at once of one in memory, else when they are read.
namespace fringe {

/// A rectangle of a plane.
template <class T> Plane<T> partOf(const Plane<T>& plane, const Region& part) {
    if (!plane.isHeld())
        return made<T>(
            part.shape, {.isMade = true, .isOfJob = plane.facts().isOfJob}, [plane, part] {
                return [part, reader = plane.open()](Region region, T* to, std::ptrdiff_t stride) {
                    region.row += part.row;
                    region.col += part.col;
                    reader->read(region, to, stride);
                };
            });
    std::vector<T> samples(static_cast<std::size_t>(part.shape.count()));
    plane.open()->read(part, samples.data(), part.shape.cols);
    return {part.shape, std::move(samples)};
}

/// The plane of what `make(samples, region, values)` makes of rectangles of it, for any thread.
template <class Value, class T, class Make>
Plane<Value> mappedRegions(const Plane<T>& plane, Make make) {
    const Shape shape = plane.shape();
    if (plane.isHeld()) {
        const Plane<T> here = inMemory(plane);
        std::vector<Value> values(plane.size());
        make(here.samples(), Region{0, 0, shape}, values.data());
        return {shape, std::move(values)};
    }
    return made<Value>(
        shape, {.isMade = true, .isOfJob = plane.facts().isOfJob}, [plane, make = std::move(make)] {
            return [&make, reader = plane.open(), samples = std::vector<T>()](
                       const Region& region, Value* to, std::ptrdiff_t stride) mutable {
                const std::int64_t cols = region.shape.cols;
                samples.resize(static_cast<std::size_t>(cols));
                for (std::int64_t i = 0; i < region.shape.rows; ++i) {
                    const Region row{region.row + i, region.col, {1, cols}};
                    reader->read(row, samples.data(), cols);
                    make(std::span<const T>(samples), row, to + i * stride);
                }
            };
        });
}

/// A plane of what `valueOf` makes of each sample.
template <class T, class ValueOf> auto mapped(const Plane<T>& plane, ValueOf valueOf) {
    using Value = decltype(valueOf(T()));
    return mappedRegions<Value>(
        plane,
        [valueOf = std::move(valueOf)](std::span<const T> samples, const Region&, Value* values) {
            std::ranges::transform(samples, values, valueOf);
        });
}

} // namespace fringe
