// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/plane.h"
#include "kernels/device.h"

#include <memory>

namespace fringe {

namespace detail {
/// Samples in a buffer of a device, which the host reads in place where it reaches them.
template <class T> class BufferStore final : public PlaneStore<T> {
  public:
    BufferStore(Device& device, std::unique_ptr<Buffer> buffer)
        : keeper_(device.weak_from_this().lock()), device_(device), buffer_(std::move(buffer)) {
        device.finish();
        inPlace_ = device.hostSamples<T>(*buffer_);
    }

    std::unique_ptr<PlaneReader<T>> open() const override {
        return readerBy<T>([this] {
            return [this](const Region& region, T* to, std::ptrdiff_t stride) {
                if (inPlace_.empty())
                    device_.read(*buffer_, region, to, stride);
                else
                    copyRegion(inPlace_, buffer_->shape().cols, region, to, stride);
            };
        });
    }

    PlaneFacts facts() const override { return {.isOfJob = inPlace_.empty()}; }

    std::span<const T> samples() const override { return inPlace_; }

    const Buffer* on(const Device& device) const override {
        return &device == &device_ ? buffer_.get() : nullptr;
    }

    Device* device() const override { return inPlace_.empty() ? &device_ : nullptr; }

  private:
    std::shared_ptr<Device> keeper_; ///< outlives the buffer
    Device& device_;
    std::unique_ptr<Buffer> buffer_;
    std::span<const T> inPlace_;
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
        device.upload(*buffer, inMemory(plane).samples());
    return buffer;
}

} // namespace fringe
