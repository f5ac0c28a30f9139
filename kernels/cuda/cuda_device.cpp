// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/cuda_device.h"

#include "kernels/error.h"
#include "kernels/gpu/allocation.h"

#include <stdexcept>

namespace fringe::cuda {
namespace {

/// Frees its memory on the device that made it, whichever is current.
class CudaBuffer final : public Buffer {
  public:
    CudaBuffer(Shape shape, int ordinal, DeviceMemory memory)
        : Buffer(shape), ordinal_(ordinal), memory_(std::move(memory)) {}
    ~CudaBuffer() override { cudaSetDevice(ordinal_); }

    formulas::Phasor* samples() const { return memory_.as<formulas::Phasor>(); }

  private:
    int ordinal_;
    DeviceMemory memory_;
};

/// Throws `OutOfDeviceMemory`, and leaves no error behind in the runtime.
DeviceMemory zeroed(const DeviceInfo& device, std::uint64_t bytes) {
    void* probe = nullptr;
    const cudaError_t error = cudaMalloc(&probe, bytes);
    if (error == cudaErrorMemoryAllocation) {
        cudaGetLastError();
        gpu::refuse(device, bytes, errorSentence("cudaMalloc", error));
    }
    require("cudaMalloc", error);
    DeviceMemory memory = DeviceMemory::adopt(probe);
    require("cudaMemset", cudaMemset(memory.data(), 0, bytes));
    return memory;
}

} // namespace

formulas::Phasor* samplesOf(const Buffer& buffer) {
    const auto* const own = dynamic_cast<const CudaBuffer*>(&buffer);
    if (own == nullptr)
        throw std::invalid_argument("the buffer belongs to another device");
    return own->samples();
}

CudaDevice::CudaDevice(DeviceInfo info, int ordinal) : info_(std::move(info)), ordinal_(ordinal) {
    makeCurrent();
    require("cudaFree", cudaFree(nullptr));
}

CudaDevice::~CudaDevice() {
    cudaSetDevice(ordinal_);
}

void CudaDevice::makeCurrent() const {
    require("cudaSetDevice", cudaSetDevice(ordinal_));
}

std::unique_ptr<Buffer> CudaDevice::allocate(Shape shape) {
    makeCurrent();
    return std::make_unique<CudaBuffer>(shape, ordinal_, zeroed(info_, gpu::bytesFor(shape)));
}

void CudaDevice::upload(Buffer& target, std::span<const Complex> samples) {
    gpu::requireSampleCount(target, samples.size());
    makeCurrent();
    require("cudaMemcpy", cudaMemcpy(samplesOf(target), samples.data(), samples.size_bytes(),
                                     cudaMemcpyHostToDevice));
}

void CudaDevice::download(const Buffer& source, std::span<Complex> samples) {
    gpu::requireSampleCount(source, samples.size());
    makeCurrent();
    require("cudaMemcpy", cudaMemcpy(samples.data(), samplesOf(source), samples.size_bytes(),
                                     cudaMemcpyDeviceToHost));
}

void CudaDevice::finish() {
    makeCurrent();
    require("cudaDeviceSynchronize", cudaDeviceSynchronize());
}

} // namespace fringe::cuda
