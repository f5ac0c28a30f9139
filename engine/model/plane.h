// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/shape.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <span>
#include <stdexcept>
#include <type_traits>
#include <utility>
#include <vector>

namespace fringe {

class Buffer;
class Device;
template <class T> class Plane;
template <class T> Plane<T> inMemory(const Plane<T>& plane);

/// Reads a plane, for ONE thread, and owns every buffer and cache that this takes. A copy of the
/// plane outlives it.
///
/// Reading throws `DeviceError`, `std::bad_alloc`, of planes not in memory `Error`.
template <class T> class PlaneReader {
  public:
    virtual ~PlaneReader() = default;
    /// The rectangle, whose rows begin every `stride` samples of `to`. It lies in the plane.
    virtual void read(const Region& region, T* to, std::ptrdiff_t stride) = 0;
};

/// What those who read a plane know of it.
struct PlaneFacts {
    /// The rectangles, from the top left corner on, that are read as one; empty: any.
    Shape tile{};
    bool isMade = false;  ///< when it is read, so that who reads it twice keeps it first
    bool isOfJob = false; ///< only the thread reads that uses the job's device
};

/// Where the samples of a plane lie. Immutable: any thread.
template <class T> class PlaneStore {
  public:
    virtual ~PlaneStore() = default;
    virtual std::unique_ptr<PlaneReader<T>> open() const = 0;
    virtual PlaneFacts facts() const { return {}; }
    /// All of them, row-major, where they lie in the host's memory; else none.
    virtual std::span<const T> samples() const { return {}; }
    /// The buffer that an operation of the device can read; null: they are not there.
    virtual const Buffer* on(const Device&) const { return nullptr; }
    /// In whose own memory they lie; null: in none.
    virtual Device* device() const { return nullptr; }
};

/// A sampled plane, immutable: any thread. It is a handle that is cheap to copy; its samples lie in
/// memory, on a device or on the disk, or are made when they are read.
template <class T> class Plane {
  public:
    Plane() = default;
    /// `samples.size()` is `shape.count()`.
    Plane(Shape shape, std::vector<T> samples);
    Plane(Shape shape, std::shared_ptr<const PlaneStore<T>> store)
        : shape_(shape), store_(std::move(store)) {}

    Shape shape() const { return shape_; }
    std::size_t size() const { return static_cast<std::size_t>(shape_.count()); }
    PlaneFacts facts() const { return store_ ? store_->facts() : PlaneFacts{}; }
    /// Null of a plane without samples.
    std::unique_ptr<PlaneReader<T>> open() const { return store_ ? store_->open() : nullptr; }
    /// By a reader of its own.
    T at(std::int64_t row, std::int64_t col) const {
        T sample;
        open()->read({row, col, {1, 1}}, &sample, 1);
        return sample;
    }
    /// Whether they lie in the host's memory.
    bool isInMemory() const { return size() == 0 || !store_->samples().empty(); }
    /// In the host's memory, or in a device's.
    bool isHeld() const { return isInMemory() || device() != nullptr; }
    /// Samples of a plane in the host's memory; throws `std::logic_error` of any other, see
    /// `inMemory`.
    std::span<const T> samples() const {
        if (!isInMemory())
            throw std::logic_error("samples of a plane that does not lie in memory");
        return store_ ? store_->samples() : std::span<const T>();
    }
    const Buffer* on(const Device& device) const { return store_ ? store_->on(device) : nullptr; }
    Device* device() const { return store_ ? store_->device() : nullptr; }

    /// The plane at half the resolution along each axis, which may have a half of its own, for who
    /// looks; null: there is none. What a sample there says of the four that it stands for is up to
    /// who made it.
    const Plane* half() const { return half_.get(); }
    Plane withHalf(Plane half) const {
        Plane both = *this;
        both.half_ = std::make_shared<const Plane>(std::move(half));
        return both;
    }

    /// Reads what does not lie in memory.
    friend bool operator==(const Plane& a, const Plane& b) {
        return a.shape_ == b.shape_
               && (a.store_ == b.store_
                   || std::ranges::equal(inMemory(a).samples(), inMemory(b).samples()));
    }

  private:
    Shape shape_;
    std::shared_ptr<const PlaneStore<T>> store_;
    std::shared_ptr<const Plane> half_;
};

/// Copies a rectangle out of a whole plane of rows of `cols` samples.
template <class T>
void copyRegion(std::span<const T> plane, std::int64_t cols, const Region& region, T* target,
                std::ptrdiff_t stride) {
    for (std::int64_t row = 0; row < region.shape.rows; ++row)
        std::copy_n(plane.data() + (region.row + row) * cols + region.col, region.shape.cols,
                    target + row * stride);
}

/// The plane in the host's memory, where it is read unless it lies there.
template <class T> Plane<T> inMemory(const Plane<T>& plane) {
    if (plane.isInMemory())
        return plane;
    std::vector<T> samples(plane.size());
    plane.open()->read({0, 0, plane.shape()}, samples.data(), plane.shape().cols);
    return {plane.shape(), std::move(samples)};
}

/// Calls `take(firstRow, rows)` with the samples of row after row from the top: all at once where
/// they lie in the host's memory, else by one reader in bands, of whole tiles.
template <class T, class Take> void inBands(const Plane<T>& plane, const Take& take) {
    const auto [rows, cols] = plane.shape();
    if (plane.isInMemory())
        return take(std::int64_t{0}, plane.samples());
    constexpr std::int64_t bytesAtOnce = 1 << 20;
    // Even, for what alternates from row to row.
    const std::int64_t even = 2 * std::max<std::int64_t>((plane.facts().tile.rows + 1) / 2, 1);
    const std::int64_t most = std::clamp<std::int64_t>(
        bytesAtOnce / (cols * static_cast<std::int64_t>(sizeof(T))) / even * even, even,
        std::max<std::int64_t>(even, 1 << 20));
    const auto reader = plane.open();
    std::vector<T> band;
    for (std::int64_t row = 0; row < rows; row += most) {
        const std::int64_t count = std::min(most, rows - row);
        band.resize(static_cast<std::size_t>(count * cols));
        reader->read({row, 0, {count, cols}}, band.data(), cols);
        take(row, std::span<const T>(band));
    }
}

namespace detail {
template <class T, class Read> class FunctionReader final : public PlaneReader<T> {
  public:
    template <class Open> explicit FunctionReader(const Open& open) : read_(open()) {}
    void read(const Region& region, T* to, std::ptrdiff_t stride) override {
        read_(region, to, stride);
    }

  private:
    Read read_;
};

template <class T, class Open> std::unique_ptr<PlaneReader<T>> readerBy(const Open& open) {
    return std::make_unique<FunctionReader<T, std::invoke_result_t<const Open&>>>(open);
}

template <class T, class Open> class MadeStore final : public PlaneStore<T> {
  public:
    MadeStore(PlaneFacts facts, Open open) : facts_(facts), open_(std::move(open)) {}
    std::unique_ptr<PlaneReader<T>> open() const override { return readerBy<T>(open_); }
    PlaneFacts facts() const override { return facts_; }

  private:
    PlaneFacts facts_;
    Open open_;
};

template <class T> class MemoryStore final : public PlaneStore<T> {
  public:
    MemoryStore(Shape shape, std::vector<T> samples)
        : shape_(shape), samples_(std::move(samples)) {}
    std::unique_ptr<PlaneReader<T>> open() const override {
        return readerBy<T>([this] {
            return [this](const Region& region, T* to, std::ptrdiff_t stride) {
                copyRegion(samples(), shape_.cols, region, to, stride);
            };
        });
    }
    std::span<const T> samples() const override { return samples_; }

  private:
    Shape shape_;
    std::vector<T> samples_;
};
} // namespace detail

template <class T>
Plane<T>::Plane(Shape shape, std::vector<T> samples)
    : shape_(shape), store_(std::make_shared<detail::MemoryStore<T>>(shape, std::move(samples))) {}

/// A plane that does not lie in memory. `open()`, for any thread, gives the function of one reader,
/// `read(region, to, stride)`.
template <class T, class Open> Plane<T> made(Shape shape, PlaneFacts facts, Open open) {
    return {shape, std::make_shared<detail::MadeStore<T, Open>>(facts, std::move(open))};
}

} // namespace fringe
