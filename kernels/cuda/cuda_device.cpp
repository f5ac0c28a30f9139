// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/cuda_device.h"

#include "kernels/cuda/gl_sharing.h"
#include "kernels/error.h"
#include "kernels/gl/shared_texture.h"
#include "kernels/gpu/allocation.h"

#include <stdexcept>

namespace fringe::cuda {
namespace {

constexpr std::uint64_t keptOfPool = std::uint64_t{256} << 20; ///< between calls

/// Frees its memory at the place that made it, whichever is current.
class CudaBuffer final : public Buffer {
  public:
    CudaBuffer(Shape shape, Element element, DeviceMemory memory)
        : Buffer(shape, element), place_(currentPlace()), memory_(std::move(memory)) {}
    ~CudaBuffer() override { enter(place_); }

    void* memory() const { return memory_.data(); }

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
cudaMemPool_t poolOn(int ordinal, std::uint64_t most) {
    if (attribute(cudaDevAttrMemoryPoolsSupported, ordinal) == 0)
        return nullptr;
    cudaMemPoolProps properties{};
    properties.allocType = cudaMemAllocationTypePinned;
    properties.location = {cudaMemLocationTypeDevice, ordinal};
#if CUDART_VERSION >= 12020
    properties.maxSize = most;
#else
    (void)most;
#endif
    cudaMemPool_t pool = nullptr;
    std::uint64_t kept = keptOfPool;
    require("cudaMemPoolCreate", cudaMemPoolCreate(&pool, &properties));
    require("cudaMemPoolSetAttribute",
            cudaMemPoolSetAttribute(pool, cudaMemPoolAttrReleaseThreshold, &kept));
    return pool;
}

Place placeOn(int ordinal, std::uint64_t memory) {
    require("cudaSetDevice", cudaSetDevice(ordinal));
    Place place{ordinal, nullptr, poolOn(ordinal, memory),
                attribute(cudaDevAttrPageableMemoryAccess, ordinal) != 0};
    require("cudaStreamCreateWithFlags",
            cudaStreamCreateWithFlags(&place.stream, cudaStreamNonBlocking));
    return place;
}

} // namespace

void* memoryOf(const Buffer& buffer) {
    const auto* const own = dynamic_cast<const CudaBuffer*>(&buffer);
    if (own == nullptr)
        throw std::invalid_argument("the buffer belongs to another device");
    return own->memory();
}

CudaDevice::Stream::~Stream() {
    cudaStreamSynchronize(place.stream);
    cudaStreamDestroy(place.stream);
    if (place.pool)
        cudaMemPoolDestroy(place.pool);
}

CudaDevice::CudaDevice(DeviceInfo info, int ordinal, bool sharing)
    : info_(std::move(info)), sharing_(sharing), stream_{placeOn(ordinal, info_.memory)} {}

CudaDevice::~CudaDevice() {
    enter(stream_.place);
}

void CudaDevice::makeCurrent() const {
    require("cudaSetDevice", enter(stream_.place));
}

std::unique_ptr<Buffer> CudaDevice::allocate(Shape shape, Element element) {
    makeCurrent();
    return std::make_unique<CudaBuffer>(shape, element,
                                        zeroed(info_, gpu::bytesFor(shape, element)));
}

namespace {

/// A rectangle of a buffer, in bytes.
struct Rectangle {
    Rectangle(const Buffer& buffer, const Region& region)
        : each(bytesOf(buffer.element())), pitch(bytes(buffer.shape().cols)),
          first(static_cast<std::byte*>(memoryOf(buffer))
                + static_cast<std::size_t>(region.row) * pitch + bytes(region.col)),
          wide(bytes(region.shape.cols)), high(static_cast<std::size_t>(region.shape.rows)) {}

    std::size_t bytes(std::int64_t samples) const {
        return static_cast<std::size_t>(samples) * each;
    }
    bool isEmpty() const { return wide == 0 || high == 0; }

    std::size_t each, pitch;
    std::byte* first;
    std::size_t wide, high;
};

} // namespace

void CudaDevice::write(Buffer& target, const Region& region, const void* samples,
                       std::int64_t stride) {
    requireInside(target, region);
    const Rectangle to(target, region);
    if (to.isEmpty())
        return;
    makeCurrent();
    require("cudaMemcpy2DAsync",
            cudaMemcpy2DAsync(to.first, to.pitch, samples, to.bytes(stride), to.wide, to.high,
                              cudaMemcpyHostToDevice, currentStream()));
    if (currentPlace().readsHostMemory)
        require("cudaStreamSynchronize", cudaStreamSynchronize(currentStream()));
}

void CudaDevice::read(const Buffer& source, const Region& region, void* samples,
                      std::int64_t stride) {
    requireInside(source, region);
    const Rectangle from(source, region);
    if (from.isEmpty())
        return;
    makeCurrent();
    require("cudaMemcpy2DAsync",
            cudaMemcpy2DAsync(samples, from.bytes(stride), from.first, from.pitch, from.wide,
                              from.high, cudaMemcpyDeviceToHost, currentStream()));
    require("cudaStreamSynchronize", cudaStreamSynchronize(currentStream()));
}

namespace {

/// Copied on a stream of its own.
class PinnedSamples final : public Staging {
  public:
    PinnedSamples(const Place& place, const Buffer& plane)
        : plane_(samplesOf(plane)), count_(static_cast<std::size_t>(plane.shape().count())),
          place_(place) {
        void* memory = nullptr;
        const cudaError_t error = cudaHostAlloc(&memory, bytes(), cudaHostAllocPortable);
        if (error == cudaErrorMemoryAllocation) {
            cudaGetLastError();
            throw OutOfDeviceMemory(errorSentence("cudaHostAlloc", error), bytes());
        }
        require("cudaHostAlloc", error);
        host_.reset(static_cast<Complex*>(memory));
        require("cudaStreamCreateWithFlags",
                cudaStreamCreateWithFlags(&place_.stream, cudaStreamNonBlocking));
        stream_.reset(place_.stream);
    }

    std::span<Complex> samples() override { return {host_.get(), count_}; }
    void send() override { copy(plane_, host_.get(), cudaMemcpyHostToDevice); }
    void receive() override { copy(host_.get(), plane_, cudaMemcpyDeviceToHost); }

  private:
    struct FreeHost {
        void operator()(Complex* memory) const { cudaFreeHost(memory); }
    };
    struct DestroyStream {
        void operator()(cudaStream_t stream) const { cudaStreamDestroy(stream); }
    };

    std::size_t bytes() const { return count_ * sizeof(Complex); }
    void copy(void* target, const void* source, cudaMemcpyKind kind) {
        require("cudaSetDevice", enter(place_));
        require("cudaMemcpyAsync", cudaMemcpyAsync(target, source, bytes(), kind, place_.stream));
        require("cudaStreamSynchronize", cudaStreamSynchronize(place_.stream));
    }

    void* plane_;
    std::size_t count_;
    Place place_;
    std::unique_ptr<Complex, FreeHost> host_;
    std::unique_ptr<std::remove_pointer_t<cudaStream_t>, DestroyStream> stream_;
};

} // namespace

std::unique_ptr<Staging> CudaDevice::stage(Buffer& plane) {
    makeCurrent();
    return std::make_unique<PinnedSamples>(stream_.place, plane);
}

std::unique_ptr<TextureLink> CudaDevice::link(GlTexture& texture) {
    if (!sharing_)
        throw DeviceUnavailable(withoutPlace());
    return linkOf(stream_.place, texture);
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
