// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/device.h"
#include "kernels/gpu/kernels.h"

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

/// What sums ask of a device: its memory, its kernels and its transforms, in the order of the
/// calls. Launches return before they are done. Members throw `DeviceError`.
class KernelQueue {
  public:
    virtual ~KernelQueue() = default;

    /// Whether the kernels of point_survey.inc, in double precision, are there.
    virtual bool hasDouble() const = 0;
    /// Throws `OutOfDeviceMemory`.
    virtual OwnedArray room(std::size_t bytes) = 0;
    /// A copy of values for kernels to read. They may change at once.
    virtual OwnedArray copy(const void* values, std::size_t bytes) {
        OwnedArray array = room(bytes);
        write(*array, values, bytes);
        return array;
    }
    /// The values may change at once.
    virtual void write(const DeviceArray& array, const void* values, std::size_t bytes) = 0;
    /// Waits.
    virtual void read(void* values, const DeviceArray& array, std::size_t bytes) = 0;
    virtual void clear(const DeviceArray& array, std::size_t bytes) = 0;
    virtual void launch(Kernel kernel, KernelGroups groups, std::span<const KernelArg> args) = 0;
    /// Inverse, unnormalised, in place: `count` squares of length × length samples.
    virtual void transformSquares(const DeviceArray& planes, std::int64_t length,
                                  std::int64_t count) = 0;
    /// Transforms, likewise, `count` lines of `length` samples.
    virtual void transformLines(const DeviceArray& lines, std::int64_t length,
                                std::int64_t count) = 0;

    template <class... Args> void run(Kernel kernel, KernelGroups groups, const Args&... args) {
        const KernelArg list[]{KernelArg(args)...};
        launch(kernel, groups, list);
    }

    template <class Value> OwnedArray copyOf(std::span<const Value> values) {
        return copy(values.data(), values.size_bytes());
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

/// Rows of bytes in an array: the first begins `first` bytes into it, the others each `pitch`
/// further.
struct ArrayRows {
    const DeviceArray& array;
    std::size_t first = 0;
    std::size_t pitch = 0;
};

/// Rows of bytes of the host.
template <class Byte> struct HostRows {
    Byte* first;
    std::size_t pitch;
};

/// How wide rows are [bytes], and how many there are; neither is 0.
struct RowsSize {
    std::size_t wide;
    std::size_t high;
};

/// A device as `GpuDevice` uses it: all that differs between the two columns.
class DeviceQueue : public KernelQueue {
  public:
    /// Where drivers give memory only when it is used: waits, and throws `OutOfDeviceMemory` if
    /// what was written last had none.
    virtual void settle() {}
    /// The values may change at once.
    virtual void writeRows(const ArrayRows& target, const HostRows<const std::byte>& source,
                           RowsSize size) = 0;
    /// Waits.
    virtual void readRows(const HostRows<std::byte>& target, const ArrayRows& source,
                          RowsSize size) = 0;
    virtual void copyRows(const ArrayRows& target, const ArrayRows& source, RowsSize size) = 0;
    /// `FftArgs` of a complex plane, in place; so many lines as `forLineGroups` cuts.
    virtual void transform(const DeviceArray& plane, Shape shape, const FftArgs& lines) = 0;
    virtual void finish() = 0;
    /// Outlives the plane's array and not the queue; see there.
    virtual std::unique_ptr<Staging> stage(const DeviceArray& plane, std::size_t samples) = 0;
    virtual MemoryUse memoryUse() const = 0;
    /// As `Device::link`; planes are those of `arrayIn`.
    virtual std::unique_ptr<TextureLink> link(GlTexture& texture) = 0;
};

} // namespace fringe::gpu
