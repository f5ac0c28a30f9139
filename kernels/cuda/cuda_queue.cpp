// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/cuda_queue.h"

#include "kernels/cuda/cuda_errors.h"
#include "kernels/cuda/gl_sharing.h"
#include "kernels/cuda/kernels.h"
#include "kernels/cuda/pinned_samples.h"
#include "kernels/cuda/scale.h"
#include "kernels/error.h"
#include "kernels/formulas/dialect.h"
#include "kernels/gl/shared_texture.h"
#include "kernels/gpu/line_groups.h"

#include <algorithm>
#include <array>
#include <string>

namespace fringe::cuda {
namespace {

/// Memory of the current place, which is freed there, whichever is current then. Neither waits for
/// the device where it has a pool.
class CudaArray final : public gpu::DeviceArray {
  public:
    explicit CudaArray(std::size_t bytes) : place_(currentPlace()) {
        const std::size_t some = std::max<std::size_t>(bytes, 1);
        const cudaError_t error =
            place_.pool ? cudaMallocFromPoolAsync(&data_, some, place_.pool, place_.stream)
                        : cudaMalloc(&data_, some);
        if (error == cudaErrorMemoryAllocation) {
            cudaGetLastError();
            throw OutOfDeviceMemory(errorSentence("cudaMallocAsync", error), bytes);
        }
        require("cudaMallocAsync", error);
    }
    ~CudaArray() override {
        enter(place_);
        place_.pool ? cudaFreeAsync(data_, place_.stream) : cudaFree(data_);
    }

    void* data() const { return data_; }

  private:
    void* data_ = nullptr;
    Place place_;
};

std::byte* firstOf(const gpu::ArrayRows& rows) {
    return static_cast<std::byte*>(dataOf(rows.array)) + rows.first;
}

const void* addressOf(gpu::Kernel kernel) {
#define FRINGE_ASKED(file, kernel) addresses::kernel,
    constexpr const void* (*asked[])(){FRINGE_KERNELS(FRINGE_ASKED)};
#undef FRINGE_ASKED
    return asked[static_cast<std::size_t>(kernel)]();
}

void synchronize() {
    require("cudaStreamSynchronize", cudaStreamSynchronize(currentStream()));
}

constexpr std::size_t mostArgs = 16;

} // namespace

void* dataOf(const gpu::DeviceArray& array) {
    return dynamic_cast<const CudaArray&>(array).data();
}

CudaQueue::Stream::~Stream() {
    leave(place);
}

CudaQueue::CudaQueue(int ordinal, std::uint64_t most, bool isSharing)
    : stream_{placeOn(ordinal, most)}, isSharing_(isSharing) {}

CudaQueue::~CudaQueue() {
    enter(stream_.place);
}

void CudaQueue::makeCurrent() const {
    require("cudaSetDevice", enter(stream_.place));
}

gpu::OwnedArray CudaQueue::room(std::size_t bytes) {
    makeCurrent();
    return std::make_unique<CudaArray>(bytes);
}

void CudaQueue::write(const gpu::DeviceArray& array, const void* values, std::size_t bytes) {
    makeCurrent();
    require("cudaMemcpyAsync",
            cudaMemcpyAsync(dataOf(array), values, bytes, cudaMemcpyHostToDevice, currentStream()));
    if (currentPlace().readsHostMemory)
        synchronize();
}

void CudaQueue::read(void* values, const gpu::DeviceArray& array, std::size_t bytes) {
    makeCurrent();
    require("cudaMemcpyAsync",
            cudaMemcpyAsync(values, dataOf(array), bytes, cudaMemcpyDeviceToHost, currentStream()));
    synchronize();
}

void CudaQueue::clear(const gpu::DeviceArray& array, std::size_t bytes) {
    makeCurrent();
    require("cudaMemsetAsync", cudaMemsetAsync(dataOf(array), 0, bytes, currentStream()));
}

void CudaQueue::writeRows(const gpu::ArrayRows& target,
                          const gpu::HostRows<const std::byte>& source, gpu::RowsSize size) {
    makeCurrent();
    require("cudaMemcpy2DAsync",
            cudaMemcpy2DAsync(firstOf(target), target.pitch, source.first, source.pitch, size.wide,
                              size.high, cudaMemcpyHostToDevice, currentStream()));
    if (currentPlace().readsHostMemory)
        synchronize();
}

void CudaQueue::readRows(const gpu::HostRows<std::byte>& target, const gpu::ArrayRows& source,
                         gpu::RowsSize size) {
    makeCurrent();
    require("cudaMemcpy2DAsync",
            cudaMemcpy2DAsync(target.first, target.pitch, firstOf(source), source.pitch, size.wide,
                              size.high, cudaMemcpyDeviceToHost, currentStream()));
    synchronize();
}

void CudaQueue::copyRows(const gpu::ArrayRows& target, const gpu::ArrayRows& source,
                         gpu::RowsSize size) {
    makeCurrent();
    require("cudaMemcpy2DAsync",
            cudaMemcpy2DAsync(firstOf(target), target.pitch, firstOf(source), source.pitch,
                              size.wide, size.high, cudaMemcpyDeviceToDevice, currentStream()));
}

void CudaQueue::launch(gpu::Kernel kernel, gpu::KernelGroups groups,
                       std::span<const gpu::KernelArg> args) {
    makeCurrent();
    std::array<void*, mostArgs> data{};
    std::array<void*, mostArgs> places{};
    for (std::size_t i = 0; i < args.size(); ++i) {
        if (args[i].array() != nullptr)
            data.at(i) = dataOf(*args[i].array());
        places.at(i) =
            args[i].array() != nullptr ? &data.at(i) : const_cast<void*>(args[i].value());
    }
    const dim3 grid(static_cast<unsigned>(groups.x), static_cast<unsigned>(groups.y));
    const cudaError_t error =
        cudaLaunchKernel(addressOf(kernel), grid, dim3(FRINGE_GROUP_SIDE, FRINGE_GROUP_SIDE),
                         places.data(), 0, currentStream());
    if (error != cudaSuccess)
        require(("The launch of " + std::string(gpu::nameOf(kernel).function)).c_str(), error);
}

void CudaQueue::transform(const gpu::DeviceArray& plane, Shape shape, const FftArgs& args) {
    makeCurrent();
    auto* const samples = static_cast<formulas::Phasor*>(dataOf(plane));
    const bool alongRows = args.axis == Axis::Rows;
    const Rectangle lines =
        alongRows ? Rectangle{samples + args.first * shape.cols, shape.cols, args.count, shape.cols}
                  : Rectangle{samples + args.first, shape.cols, shape.rows, args.count};
    const FftLayout layout = alongRows ? FftLayout{shape.cols, args.count, 1, shape.cols}
                                       : FftLayout{shape.rows, args.count, shape.cols, 1};
    auto* const first = reinterpret_cast<cufftComplex*>(lines.first);
    const bool isInverse = args.direction == Direction::Inverse;
    require("cufftExecC2C", cufftExecC2C(plans_.plan(layout), first, first,
                                         isInverse ? CUFFT_INVERSE : CUFFT_FORWARD));
    if (isInverse)
        require("The launch of scale",
                launchScale(lines, 1.0F / static_cast<float>(layout.length)));
}

/// In groups of few sizes, as for lines.
void CudaQueue::transformSquares(const gpu::DeviceArray& planes, std::int64_t length,
                                 std::int64_t count) {
    makeCurrent();
    const FftArgs all{Axis::Rows, Direction::Inverse, 0, count};
    auto* const first = static_cast<cufftComplex*>(dataOf(planes));
    gpu::forLineGroups(all, length * length, [&](std::int64_t begin, std::int64_t squares) {
        cufftComplex* const samples = first + begin * length * length;
        const FftLayout layout{length, squares, 1, length * length, 2};
        require("cufftExecC2C", cufftExecC2C(plans_.plan(layout), samples, samples, CUFFT_INVERSE));
    });
}

void CudaQueue::transformLines(const gpu::DeviceArray& lines, std::int64_t length,
                               std::int64_t count) {
    makeCurrent();
    const FftArgs all{Axis::Rows, Direction::Inverse, 0, count};
    auto* const first = static_cast<cufftComplex*>(dataOf(lines));
    gpu::forLineGroups(all, length, [&](std::int64_t begin, std::int64_t some) {
        cufftComplex* const samples = first + begin * length;
        const FftLayout layout{length, some, 1, length};
        require("cufftExecC2C", cufftExecC2C(plans_.plan(layout), samples, samples, CUFFT_INVERSE));
    });
}

void CudaQueue::finish() {
    makeCurrent();
    synchronize();
}

std::unique_ptr<Staging> CudaQueue::stage(const gpu::DeviceArray& plane, std::size_t samples) {
    makeCurrent();
    return std::make_unique<PinnedSamples>(stream_.place, dataOf(plane), samples);
}

std::unique_ptr<TextureLink> CudaQueue::link(GlTexture& texture) {
    if (!isSharing_)
        throw DeviceUnavailable(withoutPlace());
    return linkOf(*this, stream_.place, texture);
}

MemoryUse CudaQueue::memoryUse() const {
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
