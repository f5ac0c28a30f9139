// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/opencl/opencl_device.h"

#include "kernels/contract.h"
#include "kernels/gpu/allocation.h"
#include "kernels/opencl/opencl_errors.h"

#include <stdexcept>

namespace fringe::opencl {
const cl::Buffer& memoryOf(const Buffer& buffer, Element element) {
    requireElement(buffer, element);
    const auto* const own = dynamic_cast<const OpenClBuffer*>(&buffer);
    if (own == nullptr)
        throw std::invalid_argument("the buffer belongs to another device");
    return own->memory;
}

OpenClDevice::OpenClDevice(const ListedDevice& listed, const GlPlace* place)
    : info_(listed.info), device_(listed.device), sharing_(listed, place),
      context_(sharing_.context), queue_(context_, device_), memory_(context_, info_.memory),
      programs_(context_, device_), plans_(context_, device_, queue_) {}

cl::Buffer OpenClDevice::zeroed(std::uint64_t bytes) {
    cl::Buffer memory = memory_.room(bytes);
    queue_.enqueueFillBuffer(memory, cl_ushort(0), 0, bytes);
    return memory;
}

std::unique_ptr<Buffer> OpenClDevice::allocate(Shape shape, Element element) {
    const std::uint64_t bytes = gpu::bytesFor(shape, element);
    const auto most = translated([&] { return device_.getInfo<CL_DEVICE_MAX_MEM_ALLOC_SIZE>(); });
    if (bytes > most)
        gpu::refuse(info_, bytes, "it takes at most " + std::to_string(most) + " at once.");
    try {
        auto buffer = std::make_unique<OpenClBuffer>(shape, element, zeroed(bytes));
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

namespace {

/// A rectangle as OpenCL takes it, in bytes along the rows.
struct Rectangle {
    Rectangle(const Buffer& buffer, const Region& region, std::int64_t stride)
        : bytes(bytesOf(buffer.element())), rowBytes(bytesFor(buffer.shape().cols)),
          hostRowBytes(bytesFor(stride)), origin{bytesFor(region.col),
                                                 static_cast<std::size_t>(region.row), 0},
          size{bytesFor(region.shape.cols), static_cast<std::size_t>(region.shape.rows), 1} {}

    std::size_t bytesFor(std::int64_t samples) const {
        return static_cast<std::size_t>(samples) * bytes;
    }
    bool isEmpty() const { return size[0] == 0 || size[1] == 0; }

    std::size_t bytes, rowBytes, hostRowBytes;
    cl::array<cl::size_type, 3> origin, size;
};

} // namespace

void OpenClDevice::write(Buffer& target, const Region& region, const void* samples,
                         std::int64_t stride) {
    requireInside(target, region);
    const Rectangle to(target, region, stride);
    if (to.isEmpty())
        return;
    translated([&] {
        queue_.enqueueWriteBufferRect(memoryOf(target, target.element()), CL_TRUE, to.origin,
                                      {0, 0, 0}, to.size, to.rowBytes, 0, to.hostRowBytes, 0,
                                      samples);
    });
}

void OpenClDevice::read(const Buffer& source, const Region& region, void* samples,
                        std::int64_t stride) {
    requireInside(source, region);
    const Rectangle from(source, region, stride);
    if (from.isEmpty())
        return;
    translated([&] {
        queue_.enqueueReadBufferRect(memoryOf(source, source.element()), CL_TRUE, from.origin,
                                     {0, 0, 0}, from.size, from.rowBytes, 0, from.hostRowBytes, 0,
                                     samples);
    });
}

namespace {

/// Mapped memory that the driver can pin, copied by a queue of its own.
class PinnedSamples final : public Staging {
  public:
    PinnedSamples(const cl::Context& context, const cl::Device& device, const Buffer& plane)
        : plane_(memoryOf(plane)), bytes_(gpu::bytesFor(plane.shape())), queue_(context, device),
          host_(context, CL_MEM_READ_WRITE | CL_MEM_ALLOC_HOST_PTR, bytes_),
          mapped_(queue_.enqueueMapBuffer(host_, CL_TRUE, CL_MAP_READ | CL_MAP_WRITE, 0, bytes_)) {}
    ~PinnedSamples() override {
        try {
            queue_.enqueueUnmapMemObject(host_, mapped_);
            queue_.finish();
        } catch (const cl::Error&) { // the context ends it
        }
    }

    std::span<Complex> samples() override {
        return {static_cast<Complex*>(mapped_), bytes_ / sizeof(Complex)};
    }
    void send() override {
        translated([&] { queue_.enqueueWriteBuffer(plane_, CL_TRUE, 0, bytes_, mapped_); });
    }
    void receive() override {
        translated([&] { queue_.enqueueReadBuffer(plane_, CL_TRUE, 0, bytes_, mapped_); });
    }

  private:
    cl::Buffer plane_;
    std::uint64_t bytes_;
    cl::CommandQueue queue_;
    cl::Buffer host_;
    void* mapped_;
};

} // namespace

std::unique_ptr<Staging> OpenClDevice::stage(Buffer& plane) {
    return translated([&] { return std::make_unique<PinnedSamples>(context_, device_, plane); });
}

std::unique_ptr<TextureLink> OpenClDevice::link(GlTexture& texture) {
    if (!sharing_.absence.empty())
        throw DeviceUnavailable(sharing_.absence);
    return translated([&] { return linkOf(queue_, texture); });
}

void OpenClDevice::finish() {
    translated([&] { queue_.finish(); });
}

} // namespace fringe::opencl
