// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/gl_sharing.h"

#include "kernels/cuda/cuda_errors.h"
#include "kernels/cuda/cuda_queue.h"
#include "kernels/error.h"
#include "kernels/gl/egl_api.h"
#include "kernels/gl/gl_texture.h"
#include "kernels/gpu/gpu_buffer.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

// As in cuda_gl_interop.h, which takes OpenGL's headers in.
extern "C" {
cudaError_t CUDARTAPI cudaGraphicsGLRegisterImage(cudaGraphicsResource** resource, unsigned image,
                                                  unsigned target, unsigned flags);
cudaError_t CUDARTAPI cudaGLGetDevices(unsigned* count, int* devices, unsigned room, int list);
}

namespace fringe::cuda {
namespace {

template <class Function> Function* found(const GlPlace& place, const char* name) {
    return reinterpret_cast<Function*>(place.function(name));
}

/// CUDA's number of the device that a display of EGL draws on (EGL_NV_device_cuda); nothing where
/// it is none of CUDA's, or not known.
std::optional<int> drawingDevice(const GlPlace& place) {
    const auto displayAttribute =
        found<unsigned(void*, gl::Int, egl::Word*)>(place, "eglQueryDisplayAttribEXT");
    const auto deviceText = found<const char*(void*, gl::Int)>(place, "eglQueryDeviceStringEXT");
    const auto deviceAttribute =
        found<unsigned(void*, gl::Int, egl::Word*)>(place, "eglQueryDeviceAttribEXT");
    egl::Word device = 0, number = -1;
    if (displayAttribute == nullptr || deviceText == nullptr || deviceAttribute == nullptr
        || displayAttribute(place.display, egl::device, &device) == 0)
        return std::nullopt;
    auto* const handle = reinterpret_cast<void*>(device);
    const char* const names = deviceText(handle, egl::extensions);
    if (names == nullptr || std::string_view(names).find("EGL_NV_device_cuda") == std::string::npos
        || deviceAttribute(handle, egl::cudaDevice, &number) == 0)
        return std::nullopt;
    return static_cast<int>(number);
}

bool drawsByGlx(int ordinal) {
    constexpr int all = 1; // cudaGLDeviceListAll
    unsigned count = 0;
    std::array<int, 64> devices{};
    const cudaError_t error = cudaGLGetDevices(&count, devices.data(), devices.size(), all);
    cudaGetLastError();
    const auto last = devices.begin() + std::min<std::size_t>(count, devices.size());
    return error == cudaSuccess && std::find(devices.begin(), last, ordinal) != last;
}

void requireDrawing(int ordinal, const GlContext& context) {
    const GlPlace& place = context.place();
    const bool draws =
        place.api == GlPlace::Api::Egl ? drawingDevice(place) == ordinal : drawsByGlx(ordinal);
    if (!draws)
        throw DeviceUnavailable(
            message(FRINGE_MARK("OpenGL draws on another device: {0}"), context.renderer()));
}

/// A texture in the hands of CUDA, which gives it back whatever happens. OpenGL's calls before it
/// and after it are in order with the stream by themselves.
class Mapped {
  public:
    Mapped(cudaGraphicsResource_t resource, cudaStream_t stream)
        : resource_(resource), stream_(stream) {
        require("cudaGraphicsMapResources", cudaGraphicsMapResources(1, &resource_, stream_));
    }
    ~Mapped() {
        if (!isReleased_)
            cudaGraphicsUnmapResources(1, &resource_, stream_);
    }
    Mapped(const Mapped&) = delete;
    Mapped& operator=(const Mapped&) = delete;

    cudaArray_t texels() const {
        cudaArray_t array = nullptr;
        require("cudaGraphicsSubResourceGetMappedArray",
                cudaGraphicsSubResourceGetMappedArray(&array, resource_, 0, 0));
        return array;
    }
    void release() {
        isReleased_ = true;
        require("cudaGraphicsUnmapResources", cudaGraphicsUnmapResources(1, &resource_, stream_));
    }

  private:
    cudaGraphicsResource_t resource_;
    cudaStream_t stream_;
    bool isReleased_ = false;
};

class CudaLink final : public TextureLink {
  public:
    CudaLink(const gpu::DeviceQueue& queue, const Place& place, GlTexture& texture)
        : queue_(queue), place_(place), texture_(texture) {
        require("cudaSetDevice", enter(place_));
        require("cudaGraphicsGLRegisterImage",
                cudaGraphicsGLRegisterImage(&resource_, texture.name(), gl::texture2d,
                                            cudaGraphicsRegisterFlagsNone));
    }
    ~CudaLink() override {
        enter(place_);
        cudaGraphicsUnregisterResource(resource_);
        cudaGetLastError(); // the context may be gone
    }

    void take(Buffer& plane) override {
        withTexels([&](cudaArray_t texels) {
            require("cudaMemcpy2DFromArrayAsync",
                    cudaMemcpy2DFromArrayAsync(dataIn(plane), rowBytes(), texels, 0, 0, rowBytes(),
                                               rows(), cudaMemcpyDeviceToDevice, place_.stream));
        });
    }
    void give(const Buffer& plane) override {
        withTexels([&](cudaArray_t texels) {
            require("cudaMemcpy2DToArrayAsync",
                    cudaMemcpy2DToArrayAsync(texels, 0, 0, dataIn(plane), rowBytes(), rowBytes(),
                                             rows(), cudaMemcpyDeviceToDevice, place_.stream));
        });
    }

  private:
    std::size_t rowBytes() const {
        return static_cast<std::size_t>(texture_.shape().cols) * texelBytes;
    }
    std::size_t rows() const { return static_cast<std::size_t>(texture_.shape().rows); }

    template <class Body> void withTexels(const Body& body) {
        texture_.context().requireCurrent();
        require("cudaSetDevice", enter(place_));
        Mapped mapped(resource_, place_.stream);
        body(mapped.texels());
        mapped.release();
    }

    void* dataIn(const Buffer& plane) const { return dataOf(gpu::arrayIn(queue_, plane)); }

    const gpu::DeviceQueue& queue_;
    Place place_;
    GlTexture& texture_;
    cudaGraphicsResource_t resource_ = nullptr;
};

} // namespace

std::unique_ptr<TextureLink> linkOf(const gpu::DeviceQueue& queue, const Place& place,
                                    GlTexture& texture) {
    require("cudaSetDevice", enter(place));
    requireDrawing(place.ordinal, texture.context());
    return std::make_unique<CudaLink>(queue, place, texture);
}

} // namespace fringe::cuda
