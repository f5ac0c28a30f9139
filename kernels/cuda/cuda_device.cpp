// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/cuda_device.h"

#include "kernels/error.h"
#include "kernels/gpu/allocation.h"

#include <stdexcept>

namespace fringe::cuda {
namespace {

constexpr std::uint64_t keptOfPool = std::uint64_t{256} << 20; ///< between calls

/// Frees its memory at the place that made it, whichever is current.
class CudaBuffer final : public Buffer {
  public:
    CudaBuffer(Shape shape, const Place& place, DeviceMemory memory)
        : Buffer(shape), place_(place), memory_(std::move(memory)) {}
    ~CudaBuffer() override { enter(place_); }

    formulas::Phasor* samples() const { return memory_.as<formulas::Phasor>(); }

  private:
    Place place_;
    DeviceMemory memory_;
};

/// Throws `OutOfDeviceMemory`.
DeviceMemory zeroed(const DeviceInfo& device, std::uint64_t bytes) {
    DeviceMemory memory;
    const cudaError_t error = memory.allocate(bytes);
    if (error == cudaErrorMemoryAllocation)
        gpu::refuse(device, bytes, errorSentence("cudaMallocAsync", error));
    require("cudaMallocAsync", error);
    require("cudaMemsetAsync", cudaMemsetAsync(memory.data(), 0, bytes, currentStream()));
    return memory;
}

int attribute(cudaDeviceAttr wanted, int ordinal) {
    int value = 0;
    require("cudaDeviceGetAttribute", cudaDeviceGetAttribute(&value, wanted, ordinal));
    return value;
}

/// One of the device's own, so that what it counts is of this user alone. It gives freed memory
/// back to the system at the next wait, unless it is told to keep some.
cudaMemPool_t poolOn(int ordinal) {
    if (attribute(cudaDevAttrMemoryPoolsSupported, ordinal) == 0)
        return nullptr;
    cudaMemPoolProps properties{};
    properties.allocType = cudaMemAllocationTypePinned;
    properties.location = {cudaMemLocationTypeDevice, ordinal};
    cudaMemPool_t pool = nullptr;
    std::uint64_t kept = keptOfPool;
    require("cudaMemPoolCreate", cudaMemPoolCreate(&pool, &properties));
    require("cudaMemPoolSetAttribute",
            cudaMemPoolSetAttribute(pool, cudaMemPoolAttrReleaseThreshold, &kept));
    return pool;
}

bool hasTf32(int ordinal) {
    constexpr int firstGeneration = 8;
    return attribute(cudaDevAttrComputeCapabilityMajor, ordinal) >= firstGeneration;
}

Place placeOn(int ordinal) {
    require("cudaSetDevice", cudaSetDevice(ordinal));
    Place place{ordinal, nullptr, poolOn(ordinal),
                attribute(cudaDevAttrPageableMemoryAccess, ordinal) != 0};
    require("cudaStreamCreateWithFlags",
            cudaStreamCreateWithFlags(&place.stream, cudaStreamNonBlocking));
    return place;
}

} // namespace

formulas::Phasor* samplesOf(const Buffer& buffer) {
    const auto* const own = dynamic_cast<const CudaBuffer*>(&buffer);
    if (own == nullptr)
        throw std::invalid_argument("the buffer belongs to another device");
    return own->samples();
}

CudaDevice::Stream::~Stream() {
    cudaStreamSynchronize(place.stream);
    cudaStreamDestroy(place.stream);
    if (place.pool)
        cudaMemPoolDestroy(place.pool);
}

CudaDevice::CudaDevice(DeviceInfo info, int ordinal)
    : info_(std::move(info)), stream_{placeOn(ordinal)}, hasTf32_(hasTf32(ordinal)) {}

CudaDevice::~CudaDevice() {
    enter(stream_.place);
}

void CudaDevice::makeCurrent() const {
    require("cudaSetDevice", enter(stream_.place));
}

std::unique_ptr<Buffer> CudaDevice::allocate(Shape shape) {
    makeCurrent();
    return std::make_unique<CudaBuffer>(shape, stream_.place, zeroed(info_, gpu::bytesFor(shape)));
}

void CudaDevice::upload(Buffer& target, std::span<const Complex> samples) {
    gpu::requireSampleCount(target, samples.size());
    makeCurrent();
    cuda::upload(samplesOf(target), samples.data(), samples.size_bytes());
}

void CudaDevice::download(const Buffer& source, std::span<Complex> samples) {
    gpu::requireSampleCount(source, samples.size());
    makeCurrent();
    cuda::download(samples.data(), samplesOf(source), samples.size_bytes());
}

void CudaDevice::finish() {
    makeCurrent();
    require("cudaStreamSynchronize", cudaStreamSynchronize(currentStream()));
}

MemoryUse CudaDevice::memoryUse() const {
    MemoryUse use;
    const cudaMemPool_t pool = stream_.place.pool;
    if (!pool)
        return use;
    require("cudaMemPoolGetAttribute",
            cudaMemPoolGetAttribute(pool, cudaMemPoolAttrUsedMemCurrent, &use.held));
    require("cudaMemPoolGetAttribute",
            cudaMemPoolGetAttribute(pool, cudaMemPoolAttrUsedMemHigh, &use.most));
    return use;
}

} // namespace fringe::cuda
