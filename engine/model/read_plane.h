// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/plane.h"

#include <algorithm>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

namespace fringe {

/// Samples that do not lie in memory: `read` gets or makes them. Who wants all at once has them in
/// memory from then on.
template <class T> class ReadPlane : public PlaneStore<T> {
  public:
    explicit ReadPlane(Shape shape) : shape_(shape) {}

    bool isInMemory() const final { return false; }

    std::span<const T> samples() const final {
        std::call_once(once_, [&] {
            all_.resize(static_cast<std::size_t>(shape_.count()));
            this->read({0, 0, shape_}, all_.data(), shape_.cols);
        });
        return all_;
    }

  protected:
    Shape shape() const { return shape_; }

  private:
    Shape shape_;
    mutable std::once_flag once_;
    mutable std::vector<T> all_;
};

namespace detail {
template <class T, class Value, class Make> class MappedPlane final : public ReadPlane<Value> {
  public:
    MappedPlane(Plane<T> plane, Make make)
        : ReadPlane<Value>(plane.shape()), plane_(std::move(plane)), make_(std::move(make)) {}

    void read(const Region& region, Value* target, std::ptrdiff_t stride) const override {
        const std::int64_t cols = region.shape.cols;
        std::vector<T> samples(static_cast<std::size_t>(cols));
        for (std::int64_t i = 0; i < region.shape.rows; ++i) {
            const Region row{region.row + i, region.col, {1, cols}};
            plane_.read(row, samples, cols);
            make_(std::span<const T>(samples), row, target + i * stride);
        }
    }
    bool isForAnyThread() const override { return plane_.isForAnyThread(); }

  private:
    Plane<T> plane_;
    Make make_;
};
} // namespace detail

namespace detail {
template <class T> class PartPlane final : public ReadPlane<T> {
  public:
    PartPlane(Plane<T> plane, const Region& region)
        : ReadPlane<T>(region.shape), plane_(std::move(plane)), region_(region) {}

    void read(const Region& region, T* target, std::ptrdiff_t stride) const override {
        const auto [rows, cols] = region.shape;
        plane_.read({region_.row + region.row, region_.col + region.col, region.shape},
                    {target, static_cast<std::size_t>((rows - 1) * stride + cols)}, stride);
    }
    bool isForAnyThread() const override { return plane_.isForAnyThread(); }

  private:
    Plane<T> plane_;
    Region region_;
};
} // namespace detail

/// A rectangle of a plane, which is read when it is asked for where the plane is not in memory.
template <class T> Plane<T> partOf(const Plane<T>& plane, const Region& region) {
    if (!plane.isInMemory())
        return {region.shape, std::make_shared<detail::PartPlane<T>>(plane, region)};
    std::vector<T> samples(static_cast<std::size_t>(region.shape.count()));
    plane.read(region, samples, region.shape.cols);
    return {region.shape, std::move(samples)};
}

/// The plane of what `make(samples, region, values)` makes of rectangles of it, when it is read
/// where the samples do not lie in memory.
template <class Value, class T, class Make>
Plane<Value> mappedRegions(const Plane<T>& plane, Make make) {
    const Shape shape = plane.shape();
    if (!plane.isInMemory())
        return {shape,
                std::make_shared<detail::MappedPlane<T, Value, Make>>(plane, std::move(make))};
    std::vector<Value> values(plane.size());
    make(plane.samples(), Region{0, 0, shape}, values.data());
    return {shape, std::move(values)};
}

/// Likewise of what `valueOf` makes of each sample.
template <class T, class ValueOf> auto mapped(const Plane<T>& plane, ValueOf valueOf) {
    using Value = decltype(valueOf(T()));
    return mappedRegions<Value>(
        plane,
        [valueOf = std::move(valueOf)](std::span<const T> samples, const Region&, Value* values) {
            std::ranges::transform(samples, values, valueOf);
        });
}

} // namespace fringe
