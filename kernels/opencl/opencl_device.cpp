// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/opencl/opencl_device.h"

#include "kernels/gpu/allocation.h"
#include "kernels/opencl/opencl_errors.h"

#include <stdexcept>

namespace fringe::opencl {
const cl::Buffer& memoryOf(const Buffer& buffer) {
    const auto* const own = dynamic_cast<const OpenClBuffer*>(&buffer);
    if (own == nullptr)
        throw std::invalid_argument("the buffer belongs to another device");
    return own->memory;
}

OpenClDevice::OpenClDevice(const ListedDevice& listed)
    : info_(listed.info), device_(listed.device), context_(device_), queue_(context_, device_),
      memory_(context_), programs_(context_, device_), plans_(context_, device_, queue_) {}

cl::Buffer OpenClDevice::zeroed(std::uint64_t bytes) {
    cl::Buffer memory = memory_.room(bytes);
    queue_.enqueueFillBuffer(memory, cl_float(0), 0, bytes);
    return memory;
}

std::unique_ptr<Buffer> OpenClDevice::allocate(Shape shape) {
    const std::uint64_t bytes = gpu::bytesFor(shape);
    const auto most = translated([&] { return device_.getInfo<CL_DEVICE_MAX_MEM_ALLOC_SIZE>(); });
    if (bytes > most)
        gpu::refuse(info_, bytes, "it takes at most " + std::to_string(most) + " at once.");
    try {
        auto buffer = std::make_unique<OpenClBuffer>(shape, zeroed(bytes));
        queue_.finish(); // drivers may give memory only when it is used
        return buffer;
    } catch (const cl::Error& error) {
        if (isOutOfMemory(error.err()))
            gpu::refuse(info_, bytes, errorSentence(error));
        throw DeviceError(errorSentence(error));
    } catch (const OutOfDeviceMemory& error) {
        gpu::refuse(info_, bytes, error.what());
    }
}

void OpenClDevice::upload(Buffer& target, std::span<const Complex> samples) {
    gpu::requireSampleCount(target, samples.size());
    translated([&] {
        queue_.enqueueWriteBuffer(memoryOf(target), CL_TRUE, 0, samples.size_bytes(),
                                  samples.data());
    });
}

void OpenClDevice::download(const Buffer& source, std::span<Complex> samples) {
    gpu::requireSampleCount(source, samples.size());
    translated([&] {
        queue_.enqueueReadBuffer(memoryOf(source), CL_TRUE, 0, samples.size_bytes(),
                                 samples.data());
    });
}

void OpenClDevice::finish() {
    translated([&] { queue_.finish(); });
}

} // namespace fringe::opencl
