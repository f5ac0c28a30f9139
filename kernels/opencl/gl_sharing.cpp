// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/opencl/gl_sharing.h"

#include "kernels/gl/shared_texture.h"
#include "kernels/gpu/gpu_buffer.h"
#include "kernels/opencl/opencl_errors.h"
#include "kernels/opencl/opencl_queue.h"

#include <CL/cl_gl.h>

#include <algorithm>
#include <array>
#include <optional>
#include <sstream>

/// Not every loader has it: weak, so that the module opens without.
extern "C" decltype(clGetGLContextInfoKHR) clGetGLContextInfoKHR __attribute__((weak));

namespace fringe::opencl {
namespace {

using Properties = std::array<cl_context_properties, 7>;

Properties propertiesOf(const cl::Device& device, const GlPlace& place) {
    const auto word = [](auto* pointer) {
        return reinterpret_cast<cl_context_properties>(pointer);
    };
    return {CL_CONTEXT_PLATFORM,
            word(device.getInfo<CL_DEVICE_PLATFORM>()),
            CL_GL_CONTEXT_KHR,
            word(place.context),
            place.api == GlPlace::Api::Egl ? CL_EGL_DISPLAY_KHR : CL_GLX_DISPLAY_KHR,
            word(place.display),
            0};
}

/// Whether the device itself names the extension. Another one of its platform does not count; and
/// where nobody has it, a call of it goes to address 0.
bool hasSharing(const cl::Device& device) {
    std::istringstream names(device.getInfo<CL_DEVICE_EXTENSIONS>());
    return std::any_of(std::istream_iterator<std::string>(names), {},
                       [](const std::string& name) { return name == "cl_khr_gl_sharing"; });
}

/// The loader's or, where that has none, as the CUDA toolkit's, the driver's; null: neither has it.
clGetGLContextInfoKHR_fn contextInfo(const cl::Device& device) {
    if (clGetGLContextInfoKHR != nullptr)
        return &clGetGLContextInfoKHR;
    return reinterpret_cast<clGetGLContextInfoKHR_fn>(clGetExtensionFunctionAddressForPlatform(
        device.getInfo<CL_DEVICE_PLATFORM>(), "clGetGLContextInfoKHR"));
}

std::vector<cl_device_id> drawingDevices(const cl::Device& device, const Properties& properties) {
    std::array<cl_device_id, 64> devices{};
    std::size_t bytes = 0;
    const auto ask = contextInfo(device);
    const cl_int code = ask != nullptr ? ask(properties.data(), CL_DEVICES_FOR_GL_CONTEXT_KHR,
                                             sizeof devices, devices.data(), &bytes)
                                       : CL_INVALID_OPERATION;
    if (code != CL_SUCCESS)
        throw cl::Error(code, "clGetGLContextInfoKHR");
    return {devices.begin(), devices.begin() + bytes / sizeof(cl_device_id)};
}

/// Why a device does not share textures with a place; nothing if it may.
std::optional<Message> obstacle(const cl::Device& device, const GlPlace& place) {
    if (!hasSharing(device))
        return message(FRINGE_MARK("the driver of {0} does not share textures with OpenGL "
                                   "(cl_khr_gl_sharing)"),
                       device.getInfo<CL_DEVICE_NAME>());
    const auto drawing = drawingDevices(device, propertiesOf(device, place));
    if (std::ranges::find(drawing, device()) == drawing.end())
        return message(FRINGE_MARK("OpenGL draws on another device: {0}"),
                       GlContext(place).renderer());
    return std::nullopt;
}

/// Sets `absence` where it is none.
cl::Context contextWith(const cl::Device& device, const GlPlace* place, Message& absence) {
    try {
        auto why = place == nullptr ? withoutPlace() : obstacle(device, *place).value_or(Message{});
        if (why.empty())
            return {device, propertiesOf(device, *place).data()};
        absence = std::move(why);
    } catch (const cl::Error& error) {
        absence = message("{0}", errorClause(error));
    } catch (const DeviceUnavailable& none) {
        absence = none.message;
    }
    return cl::Context(device);
}

/// A texture in the hands of OpenCL, which gives it back whatever happens.
class Acquired {
  public:
    Acquired(const cl::CommandQueue& queue, const cl::ImageGL& image)
        : queue_(queue), images_{image} {
        queue_.enqueueAcquireGLObjects(&images_);
    }
    ~Acquired() {
        try {
            release();
        } catch (const cl::Error&) { // told by what failed before
        }
    }
    Acquired(const Acquired&) = delete;
    Acquired& operator=(const Acquired&) = delete;

    /// Once; waits for what was done with it, as OpenGL may use it only then.
    void release() {
        if (std::exchange(isReleased_, true))
            return;
        queue_.enqueueReleaseGLObjects(&images_);
        queue_.finish();
    }

  private:
    const cl::CommandQueue& queue_;
    std::vector<cl::Memory> images_;
    bool isReleased_ = false;
};

class OpenClLink final : public TextureLink {
  public:
    OpenClLink(const gpu::DeviceQueue& queue, const cl::CommandQueue& commands, GlTexture& texture)
        : queue_(queue), commands_(commands), texture_(texture),
          image_(commands.getInfo<CL_QUEUE_CONTEXT>(), CL_MEM_READ_WRITE, gl::texture2d, 0,
                 texture.name()) {}

    void take(Buffer& plane) override {
        withImage([&] {
            commands_.enqueueCopyImageToBuffer(image_, bufferIn(plane), {0, 0, 0}, size(), 0);
        });
    }
    void give(const Buffer& plane) override {
        withImage([&] {
            commands_.enqueueCopyBufferToImage(bufferIn(plane), image_, 0, {0, 0, 0}, size());
        });
    }

  private:
    cl::array<cl::size_type, 3> size() const {
        return {static_cast<std::size_t>(texture_.shape().cols),
                static_cast<std::size_t>(texture_.shape().rows), 1};
    }
    template <class Body> void withImage(const Body& body) {
        const GlContext& context = texture_.context();
        context.requireCurrent();
        context->Finish();
        translated([&] {
            Acquired acquired(commands_, image_);
            body();
            acquired.release();
        });
    }

    const cl::Buffer& bufferIn(const Buffer& plane) const {
        return bufferOf(gpu::arrayIn(queue_, plane));
    }

    const gpu::DeviceQueue& queue_;
    cl::CommandQueue commands_;
    GlTexture& texture_;
    cl::ImageGL image_;
};

} // namespace

SharingContext::SharingContext(const ListedDevice& listed, const GlPlace* place)
    : context(contextWith(listed.device, place, absence)) {}

std::unique_ptr<TextureLink> linkOf(const gpu::DeviceQueue& queue, const cl::CommandQueue& commands,
                                    GlTexture& texture) {
    return std::make_unique<OpenClLink>(queue, commands, texture);
}

} // namespace fringe::opencl
