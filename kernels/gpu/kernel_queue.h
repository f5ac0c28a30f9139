// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/gpu/nufft_kernels.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace fringe::gpu {

/// Memory of a device. Frees itself when what was launched before has used it.
class DeviceArray {
  public:
    DeviceArray() = default;
    virtual ~DeviceArray() = default;
    DeviceArray(const DeviceArray&) = delete;
    DeviceArray& operator=(const DeviceArray&) = delete;
};

using OwnedArray = std::unique_ptr<DeviceArray>;

/// An argument of a kernel: an array, or a value that outlives the launch.
class KernelArg {
  public:
    KernelArg(const DeviceArray& array) : array_(&array) {}
    KernelArg(const OwnedArray& array) : array_(array.get()) {}
    template <class Value> KernelArg(const Value& value) : value_(&value), bytes_(sizeof value) {}

    const DeviceArray* array() const { return array_; } ///< null: a value
    const void* value() const { return value_; }
    std::size_t bytes() const { return bytes_; }

  private:
    const DeviceArray* array_ = nullptr;
    const void* value_ = nullptr;
    std::size_t bytes_ = 0;
};

/// Work-groups of FRINGE_GROUP_SIDE × FRINGE_GROUP_SIDE items.
struct KernelGroups {
    std::size_t x = 1;
    std::size_t y = 1;
};

/// What sums by tile spectra ask of a device: its memory, its kernels and its transforms, in the
/// order of the calls. Launches return before they are done. Members throw `DeviceError`.
class KernelQueue {
  public:
    virtual ~KernelQueue() = default;

    /// Whether the kernels of point_survey.inc, in double precision, are there.
    virtual bool hasDouble() const = 0;
    virtual OwnedArray room(std::size_t bytes) = 0;
    /// The values may change at once.
    virtual void write(const DeviceArray& array, const void* values, std::size_t bytes) = 0;
    /// Waits.
    virtual void read(void* values, const DeviceArray& array, std::size_t bytes) = 0;
    virtual void clear(const DeviceArray& array, std::size_t bytes) = 0;
    virtual void launch(NufftKernel kernel, KernelGroups groups,
                        std::span<const KernelArg> args) = 0;
    /// Inverse, unnormalised, in place: `count` squares of length × length samples.
    virtual void transformSquares(const DeviceArray& planes, std::int64_t length,
                                  std::int64_t count) = 0;
    /// Transforms, likewise, `count` lines of `length` samples.
    virtual void transformLines(const DeviceArray& lines, std::int64_t length,
                                std::int64_t count) = 0;

    template <class... Args>
    void run(NufftKernel kernel, KernelGroups groups, const Args&... args) {
        const KernelArg list[]{KernelArg(args)...};
        launch(kernel, groups, list);
    }

    template <class Value> OwnedArray copyOf(std::span<const Value> values) {
        OwnedArray array = room(values.size_bytes());
        write(*array, values.data(), values.size_bytes());
        return array;
    }
    template <class Value> OwnedArray copyOf(const std::vector<Value>& values) {
        return copyOf(std::span<const Value>(values));
    }

    /// The first `count` values of an array. Waits.
    template <class Value> std::vector<Value> valuesOf(const OwnedArray& array, std::size_t count) {
        std::vector<Value> values(count);
        read(values.data(), *array, count * sizeof(Value));
        return values;
    }
};

} // namespace fringe::gpu
