// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gl/headless_context.h"

#include "kernels/error.h"
#include "kernels/gl/egl_api.h"

#include <dlfcn.h>

#include <array>
#include <span>
#include <string_view>
#include <vector>

namespace fringe {
namespace {

/// The library, which stays open until the process ends.
void* eglLibrary() {
    static void* const library = dlopen("libEGL.so.1", RTLD_NOW | RTLD_LOCAL);
    return library;
}

GlPlace::Function eglFunction(const char* name) {
    using ByName = GlPlace::Function (*)(const char*);
    static const auto byName = reinterpret_cast<ByName>(dlsym(eglLibrary(), "eglGetProcAddress"));
    if (auto* const own = reinterpret_cast<GlPlace::Function>(dlsym(eglLibrary(), name)))
        return own;
    return byName == nullptr ? nullptr : byName(name);
}

struct Egl {
#define FRINGE_EGL_MEMBER(result, name, parameters) result(*name) parameters = nullptr;
    FRINGE_EGL_FUNCTIONS(FRINGE_EGL_MEMBER)
#undef FRINGE_EGL_MEMBER
    unsigned (*QueryDevicesEXT)(gl::Int room, void** devices, gl::Int* count) = nullptr;
    const char* (*QueryDeviceStringEXT)(void* device, gl::Int name) = nullptr;

    Egl() {
        if (eglLibrary() == nullptr)
            throw DeviceUnavailable(message(FRINGE_MARK("{0} was not found: {1}"), "libEGL.so.1",
                                            FRINGE_MARK("install OpenGL's libraries")));
#define FRINGE_EGL_LOAD(result, name, parameters) load(name, "egl" #name);
        FRINGE_EGL_FUNCTIONS(FRINGE_EGL_LOAD)
#undef FRINGE_EGL_LOAD
        find(QueryDevicesEXT, "eglQueryDevicesEXT");
        find(QueryDeviceStringEXT, "eglQueryDeviceStringEXT");
    }

    template <class Function> static void find(Function*& function, const char* name) {
        function = reinterpret_cast<Function*>(eglFunction(name));
    }
    template <class Function> static void load(Function*& function, const char* name) {
        find(function, name);
        if (function == nullptr)
            throw DeviceUnavailable(
                message(FRINGE_MARK("OpenGL has no function {0} here: update the driver"), name));
    }
};

bool isAmong(const char* names, std::string_view name) {
    return names != nullptr && std::string_view(names).find(name) != std::string_view::npos;
}

/// Devices that draw, processors last.
std::vector<void*> devicesOf(const Egl& egl) {
    constexpr gl::Int most = 64;
    std::array<void*, most> all{};
    gl::Int count = 0;
    if (egl.QueryDevicesEXT == nullptr || egl.QueryDeviceStringEXT == nullptr
        || egl.QueryDevicesEXT(most, all.data(), &count) == 0)
        return {};
    std::vector<void*> hardware, software;
    for (void* const device : std::span(all).first(static_cast<std::size_t>(count)))
        (isAmong(egl.QueryDeviceStringEXT(device, egl::extensions), "EGL_MESA_device_software")
             ? software
             : hardware)
            .push_back(device);
    hardware.insert(hardware.end(), software.begin(), software.end());
    return hardware;
}

std::vector<void*> displaysOf(const Egl& egl) {
    const char* const client = egl.QueryString(nullptr, egl::extensions);
    std::vector<void*> displays;
    if (isAmong(client, "EGL_EXT_platform_device"))
        for (void* const device : devicesOf(egl))
            displays.push_back(egl.GetPlatformDisplayEXT(egl::platformDevice, device, nullptr));
    if (isAmong(client, "EGL_MESA_platform_surfaceless"))
        displays.push_back(egl.GetPlatformDisplayEXT(egl::platformSurfaceless, nullptr, nullptr));
    std::erase(displays, nullptr);
    return displays;
}

/// Current then; null where the display has none.
void* contextOn(const Egl& egl, void* display) {
    constexpr std::array configured{egl::surfaceType, egl::pbufferBit, egl::renderableType,
                                    egl::openGlBit, egl::none};
    constexpr std::array wanted{egl::contextMajorVersion,
                                gl::Int{3},
                                egl::contextMinorVersion,
                                gl::Int{3},
                                egl::contextProfileMask,
                                egl::coreProfileBit,
                                egl::none};
    void* config = nullptr;
    gl::Int count = 0;
    if (egl.Initialize(display, nullptr, nullptr) == 0 || egl.BindAPI(egl::openGlApi) == 0
        || egl.ChooseConfig(display, configured.data(), &config, 1, &count) == 0 || count == 0)
        return nullptr;
    void* const context = egl.CreateContext(display, config, nullptr, wanted.data());
    if (context == nullptr || egl.MakeCurrent(display, nullptr, nullptr, context) != 0)
        return context;
    egl.DestroyContext(display, context);
    return nullptr;
}

const Egl& loadedEgl() {
    static const Egl egl;
    return egl;
}

GlPlace madePlace() {
    const Egl& egl = loadedEgl();
    for (void* const display : displaysOf(egl))
        if (void* const context = contextOn(egl, display))
            return {GlPlace::Api::Egl, display, context, &eglFunction};
    throw DeviceUnavailable(message(
        FRINGE_MARK("there is no OpenGL 3.3 without a window here: install a driver for the "
                    "GPU, or Mesa to draw on the processor")));
}

} // namespace

HeadlessContext::HeadlessContext() : context_(madePlace()) {}

bool HeadlessContext::enter() {
    return loadedEgl().MakeCurrent(place().display, nullptr, nullptr, place().context) != 0;
}

void HeadlessContext::leave() {
    loadedEgl().MakeCurrent(place().display, nullptr, nullptr, nullptr);
}

/// The display stays initialised: others may have contexts of it.
HeadlessContext::~HeadlessContext() {
    const Egl& egl = loadedEgl();
    if (context_.isCurrent())
        egl.MakeCurrent(place().display, nullptr, nullptr, nullptr);
    egl.DestroyContext(place().display, place().context);
}

} // namespace fringe
