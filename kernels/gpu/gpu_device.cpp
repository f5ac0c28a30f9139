// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/gpu_device.h"

#include "kernels/contract.h"
#include "kernels/error.h"
#include "kernels/gpu/allocation.h"
#include "kernels/gpu/gpu_buffer.h"
#include "kernels/gpu/line_groups.h"

#include <stdexcept>

namespace fringe::gpu {
namespace {

std::size_t bytesOf(const Buffer& buffer, std::int64_t samples) {
    return static_cast<std::size_t>(samples) * fringe::bytesOf(buffer.element());
}

/// The rows of a buffer from a sample on.
ArrayRows rowsAt(const DeviceArray& array, const Buffer& buffer, std::int64_t row,
                 std::int64_t col) {
    return {array, bytesOf(buffer, row * buffer.shape().cols + col),
            bytesOf(buffer, buffer.shape().cols)};
}

RowsSize sizeOf(const Buffer& buffer, Shape shape) {
    return {bytesOf(buffer, shape.cols), static_cast<std::size_t>(shape.rows)};
}

bool isEmpty(Shape shape) {
    return shape.rows == 0 || shape.cols == 0;
}

} // namespace

GpuDevice::GpuDevice(DeviceInfo info, std::unique_ptr<DeviceQueue> queue)
    : info_(std::move(info)), queue_(std::move(queue)) {}

const DeviceArray& arrayIn(const DeviceQueue& queue, const Buffer& plane) {
    const auto* const own = dynamic_cast<const GpuBuffer*>(&plane);
    if (own == nullptr || &own->owner != &queue)
        throw std::invalid_argument("the buffer belongs to another device");
    return *own->array;
}

const DeviceArray& GpuDevice::arrayOf(const Buffer& buffer, Element element) const {
    requireElement(buffer, element);
    return arrayIn(*queue_, buffer);
}

std::unique_ptr<Buffer> GpuDevice::allocate(Shape shape, Element element) {
    const std::uint64_t bytes = bytesFor(shape, element);
    try {
        OwnedArray array = queue_->room(bytes);
        queue_->clear(*array, bytes);
        queue_->settle();
        return std::make_unique<GpuBuffer>(shape, element, std::move(array), *queue_);
    } catch (const OutOfDeviceMemory& error) {
        refuse(info_, bytes, error.what());
    }
}

void GpuDevice::write(Buffer& target, const Region& region, const void* samples,
                      std::int64_t stride) {
    requireInside(target, region);
    if (isEmpty(region.shape))
        return;
    queue_->writeRows(rowsAt(arrayOf(target, target.element()), target, region.row, region.col),
                      {static_cast<const std::byte*>(samples), bytesOf(target, stride)},
                      sizeOf(target, region.shape));
}

void GpuDevice::read(const Buffer& source, const Region& region, void* samples,
                     std::int64_t stride) {
    requireInside(source, region);
    if (isEmpty(region.shape))
        return;
    queue_->readRows({static_cast<std::byte*>(samples), bytesOf(source, stride)},
                     rowsAt(arrayOf(source, source.element()), source, region.row, region.col),
                     sizeOf(source, region.shape));
}

void GpuDevice::copyRegion(const Buffer& source, Buffer& target, const RegionArgs& args) {
    requireContract(source, target, args);
    if (isEmpty(args.size))
        return;
    queue_->copyRows(
        rowsAt(arrayOf(target, target.element()), target, args.targetRow, args.targetCol),
        rowsAt(arrayOf(source, source.element()), source, args.sourceRow, args.sourceCol),
        sizeOf(source, args.size));
}

std::unique_ptr<Staging> GpuDevice::stage(Buffer& plane) {
    return queue_->stage(arrayOf(plane), static_cast<std::size_t>(plane.shape().count()));
}

void GpuDevice::fft(Buffer& field, const FftArgs& args) {
    requireContract(field.shape(), args);
    const std::int64_t length = args.axis == Axis::Rows ? field.shape().cols : field.shape().rows;
    if (length == 1)
        return;
    const DeviceArray& plane = arrayOf(field);
    forLineGroups(args, length, [&](std::int64_t first, std::int64_t count) {
        queue_->transform(plane, field.shape(), {args.axis, args.direction, first, count});
    });
}

} // namespace fringe::gpu
