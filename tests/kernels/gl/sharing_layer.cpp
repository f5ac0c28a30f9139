// SPDX-License-Identifier: GPL-3.0-or-later
// A layer of the OpenCL loader (OPENCL_LAYERS) in which devices share textures with OpenGL by
// copying: drivers of processors do not, and yet all calls of the program are made and counted.
// What a driver does without copying is not seen here.
#include "tests/kernels/gl/sharing_layer.h"

#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl_gl.h>
#include <CL/cl_layer.h>

#include <dlfcn.h>

#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

extern "C" __attribute__((visibility("default"))) SharingCounts fringe_sharing_counts;
SharingCounts fringe_sharing_counts;

namespace {

const cl_icd_dispatch* below = nullptr;
cl_icd_dispatch above{};

bool isFault(std::string_view fault) {
    const char* const wish = std::getenv(sharingFault);
    return wish != nullptr && fault == wish;
}

/// OpenGL of the context that is current, of EGL or of GLX.
template <class Function> Function* glFunction(const char* name) {
    static void* const library = ::dlopen("libGL.so.1", RTLD_NOW | RTLD_LOCAL);
    return reinterpret_cast<Function*>(::dlsym(library, name));
}

constexpr unsigned texture2d = 0x0DE1, textureBinding = 0x8069, textureWidth = 0x1000,
                   textureHeight = 0x1001, internalFormat = 0x1003, r32f = 0x822E, rgba8 = 0x8058,
                   red = 0x1903, rgba = 0x1908, float32 = 0x1406, bytes8 = 0x1401;

struct Texture {
    unsigned name = 0;
    int cols = 0, rows = 0, format = 0;

    bool isFloat() const { return format == static_cast<int>(r32f); }
};

/// Binds a texture as long as it lives.
class Bound {
  public:
    explicit Bound(unsigned name) {
        glFunction<void(unsigned, int*)>("glGetIntegerv")(textureBinding, &before_);
        bind(name);
    }
    ~Bound() { bind(static_cast<unsigned>(before_)); }
    Bound(const Bound&) = delete;
    Bound& operator=(const Bound&) = delete;

    static int parameter(unsigned name) {
        int value = 0;
        glFunction<void(unsigned, int, unsigned, int*)>("glGetTexLevelParameteriv")(texture2d, 0,
                                                                                    name, &value);
        return value;
    }
    static std::vector<std::uint32_t> texels(const Texture& texture) {
        std::vector<std::uint32_t> texels(static_cast<std::size_t>(texture.cols * texture.rows));
        glFunction<void(unsigned, int, unsigned, unsigned, void*)>("glGetTexImage")(
            texture2d, 0, texture.isFloat() ? red : rgba, texture.isFloat() ? float32 : bytes8,
            texels.data());
        return texels;
    }
    static void setTexels(const Texture& texture, const std::vector<std::uint32_t>& texels) {
        glFunction<void(unsigned, int, int, int, int, int, unsigned, unsigned, const void*)>(
            "glTexSubImage2D")(texture2d, 0, 0, 0, texture.cols, texture.rows,
                               texture.isFloat() ? red : rgba, texture.isFloat() ? float32 : bytes8,
                               texels.data());
    }

  private:
    static void bind(unsigned name) {
        glFunction<void(unsigned, unsigned)>("glBindTexture")(texture2d, name);
    }
    int before_ = 0;
};

struct Images {
    std::mutex guard;
    std::map<cl_mem, Texture> textures;
    std::set<cl_mem> held;
};
Images& images() {
    static Images all;
    return all;
}

cl_int CL_API_CALL getDeviceInfo(cl_device_id device, cl_device_info name, std::size_t size,
                                 void* value, std::size_t* needed) {
    if (name != CL_DEVICE_EXTENSIONS)
        return below->clGetDeviceInfo(device, name, size, value, needed);
    std::size_t length = 0;
    below->clGetDeviceInfo(device, name, 0, nullptr, &length);
    std::string names(length, '\0');
    below->clGetDeviceInfo(device, name, length, names.data(), nullptr);
    names = std::string(names.c_str()) + " cl_khr_gl_sharing";
    if (needed != nullptr)
        *needed = names.size() + 1;
    if (value != nullptr && size < names.size() + 1)
        return CL_INVALID_VALUE;
    if (value != nullptr)
        std::memcpy(value, names.c_str(), names.size() + 1);
    return CL_SUCCESS;
}

cl_platform_id platformOf(const cl_context_properties* properties) {
    for (; properties != nullptr && *properties != 0; properties += 2)
        if (*properties == CL_CONTEXT_PLATFORM)
            return reinterpret_cast<cl_platform_id>(properties[1]);
    return nullptr;
}

cl_int CL_API_CALL getContextInfo(const cl_context_properties* properties, cl_gl_context_info name,
                                  std::size_t size, void* value, std::size_t* needed) {
    cl_device_id device = nullptr;
    if (name != CL_DEVICES_FOR_GL_CONTEXT_KHR || size < sizeof device)
        return CL_INVALID_VALUE;
    below->clGetDeviceIDs(platformOf(properties), CL_DEVICE_TYPE_ALL, 1, &device, nullptr);
    if (!isFault("foreign"))
        std::memcpy(value, &device, sizeof device);
    if (needed != nullptr)
        *needed = isFault("foreign") ? 0 : sizeof device;
    return CL_SUCCESS;
}

cl_context CL_API_CALL createContext(const cl_context_properties* properties, cl_uint count,
                                     const cl_device_id* devices,
                                     void(CL_CALLBACK* notify)(const char*, const void*,
                                                               std::size_t, void*),
                                     void* data, cl_int* error) {
    const cl_context_properties known[] = {
        CL_CONTEXT_PLATFORM, reinterpret_cast<cl_context_properties>(platformOf(properties)), 0};
    return below->clCreateContext(platformOf(properties) ? known : nullptr, count, devices, notify,
                                  data, error);
}

cl_mem CL_API_CALL createFromTexture(cl_context context, cl_mem_flags flags, cl_GLenum, cl_GLint,
                                     cl_GLuint name, cl_int* error) {
    const Bound bound(name);
    const Texture texture{name, Bound::parameter(textureWidth), Bound::parameter(textureHeight),
                          Bound::parameter(internalFormat)};
    if (isFault("format") || (!texture.isFloat() && texture.format != static_cast<int>(rgba8))) {
        *error = CL_INVALID_IMAGE_FORMAT_DESCRIPTOR;
        return nullptr;
    }
    const cl_image_format format = texture.isFloat() ? cl_image_format{CL_R, CL_FLOAT}
                                                     : cl_image_format{CL_RGBA, CL_UNORM_INT8};
    cl_image_desc form{};
    form.image_type = CL_MEM_OBJECT_IMAGE2D;
    form.image_width = static_cast<std::size_t>(texture.cols);
    form.image_height = static_cast<std::size_t>(texture.rows);
    cl_mem image = below->clCreateImage(context, flags, &format, &form, nullptr, error);
    const std::lock_guard lock(images().guard);
    images().textures[image] = texture;
    return image;
}

/// Writes the texture's texels into the image, or the image's into the texture.
cl_int copyTexels(cl_command_queue queue, cl_mem image, bool toTexture) {
    const Texture& texture = images().textures.at(image);
    const std::size_t origin[] = {0, 0, 0};
    const std::size_t size[] = {static_cast<std::size_t>(texture.cols),
                                static_cast<std::size_t>(texture.rows), 1};
    const Bound bound(texture.name);
    std::vector<std::uint32_t> texels = Bound::texels(texture);
    if (!toTexture)
        return below->clEnqueueWriteImage(queue, image, CL_TRUE, origin, size, 0, 0, texels.data(),
                                          0, nullptr, nullptr);
    const cl_int status = below->clEnqueueReadImage(queue, image, CL_TRUE, origin, size, 0, 0,
                                                    texels.data(), 0, nullptr, nullptr);
    if (isFault("alter"))
        texels.back() ^= 1;
    Bound::setTexels(texture, texels);
    return status;
}

cl_int CL_API_CALL acquire(cl_command_queue queue, cl_uint count, const cl_mem* objects, cl_uint,
                           const cl_event*, cl_event*) {
    if (isFault("crash"))
        std::raise(SIGSEGV);
    if (isFault("lost"))
        return CL_INVALID_GL_OBJECT;
    const std::lock_guard lock(images().guard);
    for (cl_uint i = 0; i < count; ++i) {
        ++(images().held.insert(objects[i]).second ? fringe_sharing_counts.acquired
                                                   : fringe_sharing_counts.wrong);
        if (const cl_int status = copyTexels(queue, objects[i], false); status != CL_SUCCESS)
            return status;
    }
    return CL_SUCCESS;
}

cl_int CL_API_CALL release(cl_command_queue queue, cl_uint count, const cl_mem* objects, cl_uint,
                           const cl_event*, cl_event*) {
    const std::lock_guard lock(images().guard);
    for (cl_uint i = 0; i < count; ++i) {
        ++(images().held.erase(objects[i]) == 1 ? fringe_sharing_counts.released
                                                : fringe_sharing_counts.wrong);
        if (const cl_int status = copyTexels(queue, objects[i], true); status != CL_SUCCESS)
            return status;
    }
    return CL_SUCCESS;
}

cl_int CL_API_CALL copyImage(cl_command_queue queue, cl_mem image, cl_mem buffer,
                             const std::size_t* origin, const std::size_t* size, std::size_t offset,
                             cl_uint count, const cl_event* events, cl_event* event) {
    return isFault("copy") ? CL_OUT_OF_RESOURCES
                           : below->clEnqueueCopyImageToBuffer(queue, image, buffer, origin, size,
                                                               offset, count, events, event);
}

} // namespace

extern "C" __attribute__((visibility("default"))) cl_int CL_API_CALL
clGetLayerInfo(cl_layer_info name, std::size_t size, void* value, std::size_t* needed) {
    constexpr cl_layer_api_version version = CL_LAYER_API_VERSION_100;
    if (name != CL_LAYER_API_VERSION || (value != nullptr && size < sizeof version))
        return CL_INVALID_VALUE;
    if (value != nullptr)
        std::memcpy(value, &version, sizeof version);
    if (needed != nullptr)
        *needed = sizeof version;
    return CL_SUCCESS;
}

extern "C" __attribute__((visibility("default"))) cl_int CL_API_CALL
clInitLayer(cl_uint count, const cl_icd_dispatch* target, cl_uint* layerCount,
            const cl_icd_dispatch** layer) {
    constexpr cl_uint known = sizeof(cl_icd_dispatch) / sizeof(void*);
    if (count < known || layerCount == nullptr || layer == nullptr)
        return CL_INVALID_VALUE;
    below = target;
    above.clGetDeviceInfo = &getDeviceInfo;
    above.clGetGLContextInfoKHR = &getContextInfo;
    above.clCreateContext = &createContext;
    above.clCreateFromGLTexture = &createFromTexture;
    above.clEnqueueAcquireGLObjects = &acquire;
    above.clEnqueueReleaseGLObjects = &release;
    above.clEnqueueCopyImageToBuffer = &copyImage;
    *layerCount = known;
    *layer = &above;
    return CL_SUCCESS;
}
