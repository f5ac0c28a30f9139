// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/plane.h"
#include "kernels/device.h"
#include "kernels/large_pages.h"

#include <memory>
#include <mutex>
#include <vector>

namespace fringe {

namespace detail {
/// Samples in a buffer of a device. Where the host reaches them they are read in place; elsewhere
/// the first call for all of them fetches them, and rectangles are read from where they lie.
template <class T> class BufferStore final : public PlaneStore<T> {
  public:
    BufferStore(Device& device, std::unique_ptr<Buffer> buffer)
        : keeper_(device.weak_from_this().lock()), device_(device), buffer_(std::move(buffer)) {
        device.finish();
        inPlace_ = device.hostSamples<T>(*buffer_);
    }

    std::span<const T> samples() const override {
        if (!inPlace_.empty())
            return inPlace_;
        std::call_once(once_, [&] { fetch(); });
        return {reinterpret_cast<const T*>(fetched_.get()), count()};
    }

    void read(const Region& region, T* target, std::ptrdiff_t stride) const override {
        if (inPlace_.empty())
            device_.read(*buffer_, region, target, stride);
        else
            copyRegion(inPlace_, buffer_->shape().cols, region, target, stride);
    }

    const Buffer* on(const Device& device) const override {
        return &device == &device_ ? buffer_.get() : nullptr;
    }

    Device* device() const override { return inPlace_.empty() ? &device_ : nullptr; }

  private:
    std::size_t count() const { return static_cast<std::size_t>(buffer_->shape().count()); }

    void fetch() const {
        const std::size_t bytes = count() * sizeof(T);
        fetched_ = std::make_unique_for_overwrite<std::byte[]>(bytes);
        preferLargePages(fetched_.get(), bytes);
        device_.read(*buffer_, {0, 0, buffer_->shape()}, fetched_.get(), buffer_->shape().cols);
    }

    std::shared_ptr<Device> keeper_; ///< outlives the buffer
    Device& device_;
    std::unique_ptr<Buffer> buffer_;
    std::span<const T> inPlace_;
    mutable std::once_flag once_;
    mutable std::unique_ptr<std::byte[]> fetched_;
};
} // namespace detail

/// A plane of what operations left in a buffer, which stays where it is: in the host's memory
/// without a copy, or on the device. The device is kept if somebody shares it, and outlives the
/// plane if not.
template <class T> Plane<T> planeOf(Device& device, std::unique_ptr<Buffer> buffer) {
    const Shape shape = buffer->shape();
    return {shape, std::make_shared<detail::BufferStore<T>>(device, std::move(buffer))};
}

/// The plane's samples in a new buffer, to be worked on.
template <class T> std::unique_ptr<Buffer> bufferOf(Device& device, const Plane<T>& plane) {
    auto buffer = device.allocate(plane.shape(), elementOf<T>);
    if (const Buffer* const there = plane.on(device))
        device.copyRegion(*there, *buffer, {plane.shape()});
    else
        device.upload(*buffer, plane.samples());
    return buffer;
}

/// The plane in the host's memory, for any thread.
template <class T> Plane<T> inMemory(const Plane<T>& plane) {
    Device* const device = plane.device();
    if (device == nullptr)
        return plane;
    std::vector<T> samples(plane.size());
    device->download(*plane.on(*device), samples);
    return {plane.shape(), std::move(samples)};
}

} // namespace fringe
