// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/shape.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <span>
#include <stdexcept>
#include <utility>
#include <vector>

namespace fringe {

class Buffer;
class Device;

/// Where the samples of a plane lie. They never change.
template <class T> class PlaneStore {
  public:
    virtual ~PlaneStore() = default;
    /// All of them, row-major, in the host's memory; the first call may have to fetch them.
    virtual std::span<const T> samples() const = 0;
    /// The rectangle, whose rows begin every `stride` samples of `target`. It lies in the plane.
    virtual void read(const Region& region, T* target, std::ptrdiff_t stride) const = 0;
    /// False: they are read from the disk, or made, when they are asked for, so that `samples`
    /// takes the memory of all.
    virtual bool isInMemory() const { return true; }
    /// False: only the thread reads that uses the device which makes the samples.
    virtual bool isForAnyThread() const { return device() == nullptr; }
    /// Of those not in memory: the rectangles, from the top left corner on, that are read as one;
    /// empty: any.
    virtual Shape tile() const { return {}; }
    /// The buffer that an operation of the device can read; null: they are not there.
    virtual const Buffer* on(const Device&) const { return nullptr; }
    /// In whose own memory they lie; null: in the host's.
    virtual Device* device() const { return nullptr; }
};

/// A sampled plane, a handle that is cheap to copy: its samples never change and are shared. They
/// lie in memory or on the disk, which any thread reads, or on a device, which the thread reads
/// that uses it.
///
/// Reading throws `DeviceError`, `std::bad_alloc`, of planes not in memory `Error`.
template <class T> class Plane {
  public:
    Plane() = default;
    /// `samples.size()` is `shape.count()`.
    Plane(Shape shape, std::vector<T> samples);
    Plane(Shape shape, std::shared_ptr<const PlaneStore<T>> store)
        : shape_(shape), store_(std::move(store)) {}

    Shape shape() const { return shape_; }
    std::size_t size() const { return static_cast<std::size_t>(shape_.count()); }
    std::span<const T> samples() const { return store_ ? store_->samples() : std::span<const T>(); }
    void read(const Region& region, std::span<T> target, std::ptrdiff_t stride) const {
        store_->read(region, target.data(), stride);
    }
    T at(std::int64_t row, std::int64_t col) const {
        T sample;
        store_->read({row, col, {1, 1}}, &sample, 1);
        return sample;
    }
    const Buffer* on(const Device& device) const { return store_ ? store_->on(device) : nullptr; }
    Device* device() const { return store_ ? store_->device() : nullptr; }
    bool isInMemory() const { return !store_ || store_->isInMemory(); }
    bool isForAnyThread() const { return !store_ || store_->isForAnyThread(); }
    Shape tile() const { return store_ ? store_->tile() : Shape{}; }
    /// Null where it is another kind of store.
    template <class Store> const Store* storedAs() const {
        return dynamic_cast<const Store*>(store_.get());
    }

    friend bool operator==(const Plane& a, const Plane& b) {
        return a.shape_ == b.shape_
               && (a.store_ == b.store_ || std::ranges::equal(a.samples(), b.samples()));
    }

  private:
    Shape shape_;
    std::shared_ptr<const PlaneStore<T>> store_;
};

/// Copies a rectangle out of a whole plane of rows of `cols` samples.
template <class T>
void copyRegion(std::span<const T> plane, std::int64_t cols, const Region& region, T* target,
                std::ptrdiff_t stride) {
    for (std::int64_t row = 0; row < region.shape.rows; ++row)
        std::copy_n(plane.data() + (region.row + row) * cols + region.col, region.shape.cols,
                    target + row * stride);
}

/// Calls `take(firstRow, rows)` with the samples of row after row from the top: all at once where
/// they lie in memory, else in bands, of whole tiles.
template <class T, class Take> void inBands(const Plane<T>& plane, const Take& take) {
    const auto [rows, cols] = plane.shape();
    if (plane.isInMemory())
        return take(std::int64_t{0}, plane.samples());
    constexpr std::int64_t bytesAtOnce = 1 << 20;
    // Even, for what alternates from row to row.
    const std::int64_t even = 2 * std::max<std::int64_t>((plane.tile().rows + 1) / 2, 1);
    const std::int64_t most = std::clamp<std::int64_t>(
        bytesAtOnce / (cols * static_cast<std::int64_t>(sizeof(T))) / even * even, even,
        std::max<std::int64_t>(even, 1 << 20));
    std::vector<T> band;
    for (std::int64_t row = 0; row < rows; row += most) {
        const std::int64_t count = std::min(most, rows - row);
        band.resize(static_cast<std::size_t>(count * cols));
        plane.read({row, 0, {count, cols}}, band, cols);
        take(row, std::span<const T>(band));
    }
}

namespace detail {
template <class T> class MemoryStore final : public PlaneStore<T> {
  public:
    MemoryStore(Shape shape, std::vector<T> samples)
        : shape_(shape), samples_(std::move(samples)) {}
    std::span<const T> samples() const override { return samples_; }
    void read(const Region& region, T* target, std::ptrdiff_t stride) const override {
        copyRegion(samples(), shape_.cols, region, target, stride);
    }

  private:
    Shape shape_;
    std::vector<T> samples_;
};
} // namespace detail

template <class T>
Plane<T>::Plane(Shape shape, std::vector<T> samples)
    : shape_(shape), store_(std::make_shared<detail::MemoryStore<T>>(shape, std::move(samples))) {}

} // namespace fringe
