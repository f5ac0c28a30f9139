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
template <class T, class Value, class ValueOf> class MappedPlane final : public ReadPlane<Value> {
  public:
    MappedPlane(Plane<T> plane, ValueOf valueOf)
        : ReadPlane<Value>(plane.shape()), plane_(std::move(plane)), valueOf_(std::move(valueOf)) {}

    void read(const Region& region, Value* target, std::ptrdiff_t stride) const override {
        std::vector<T> row(static_cast<std::size_t>(region.shape.cols));
        for (std::int64_t i = 0; i < region.shape.rows; ++i) {
            plane_.read({region.row + i, region.col, {1, region.shape.cols}}, row,
                        region.shape.cols);
            std::ranges::transform(row, target + i * stride, valueOf_);
        }
    }
    bool isForAnyThread() const override { return plane_.isForAnyThread(); }

  private:
    Plane<T> plane_;
    ValueOf valueOf_;
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

/// The plane of what `valueOf` makes of each sample, when it is read where the samples do not lie
/// in memory.
template <class T, class ValueOf> auto mapped(const Plane<T>& plane, ValueOf valueOf) {
    using Value = decltype(valueOf(T()));
    if (!plane.isInMemory())
        return Plane<Value>(plane.shape(), std::make_shared<detail::MappedPlane<T, Value, ValueOf>>(
                                               plane, std::move(valueOf)));
    std::vector<Value> values(plane.size());
    std::ranges::transform(plane.samples(), values.begin(), valueOf);
    return Plane<Value>(plane.shape(), std::move(values));
}

} // namespace fringe
