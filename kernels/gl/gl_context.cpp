// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gl/gl_context.h"

#include "kernels/error.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fringe {
namespace {

std::string glErrorName(gl::Enum code) {
    constexpr std::array<std::pair<gl::Enum, const char*>, 6> names{
        {{gl::invalidEnum, "GL_INVALID_ENUM"},
         {gl::invalidValue, "GL_INVALID_VALUE"},
         {gl::invalidOperation, "GL_INVALID_OPERATION"},
         {gl::outOfMemory, "GL_OUT_OF_MEMORY"},
         {gl::invalidFramebufferOperation, "GL_INVALID_FRAMEBUFFER_OPERATION"},
         {gl::contextLost, "GL_CONTEXT_LOST"}}};
    const auto* const found =
        std::ranges::find(names, code, &std::pair<gl::Enum, const char*>::first);
    return found == names.end() ? "error " + std::to_string(code) : found->second;
}

template <class Function> void load(Function*& function, const GlPlace& place, const char* name) {
    function = reinterpret_cast<Function*>(place.function(name));
    if (function == nullptr)
        throw DeviceUnavailable(
            message(FRINGE_MARK("OpenGL has no function {0} here: update the driver"), name));
}

} // namespace

GlContext::GlContext(const GlPlace& place) : place_(place) {
    if (place.context == nullptr || place.function == nullptr)
        throw DeviceUnavailable(message(FRINGE_MARK("there is no OpenGL context")));
    load(current_, place,
         place.api == GlPlace::Api::Egl ? "eglGetCurrentContext" : "glXGetCurrentContext");
    requireCurrent();
#define FRINGE_GL_LOAD(result, name, parameters) load(functions_.name, place, "gl" #name);
    FRINGE_GL_FUNCTIONS(FRINGE_GL_LOAD)
#undef FRINGE_GL_LOAD
    const gl::Int major = integer(gl::majorVersion), minor = integer(gl::minorVersion);
    if (std::pair(major, minor) < std::pair(3, 3))
        throw DeviceUnavailable(
            message(FRINGE_MARK("OpenGL is {0}.{1} here, and 3.3 is needed: update the driver"),
                    major, minor));
}

bool GlContext::isCurrent() const {
    return current_() == place_.context;
}

void GlContext::requireCurrent() const {
    if (!isCurrent())
        throw DeviceError("The OpenGL context is not current on this thread, or was destroyed.");
}

void GlContext::check(const char* call) const {
    const gl::Enum code = functions_.GetError();
    if (code == gl::noError)
        return;
    constexpr int mostKept = 16; // a lost context says so for ever
    for (int i = 0; i < mostKept && functions_.GetError() != gl::noError; ++i) {
    }
    throw DeviceError(std::string(call) + " failed with " + glErrorName(code) + ".");
}

std::string GlContext::renderer() const {
    const unsigned char* const name = functions_.GetString(gl::renderer);
    return name == nullptr ? std::string() : reinterpret_cast<const char*>(name);
}

bool GlContext::isOnProcessor() const {
    const std::string name = renderer();
    return std::ranges::any_of(std::array{"llvmpipe", "softpipe", "SWR"}, [&](const char* own) {
        return name.find(own) != std::string::npos;
    });
}

gl::Int GlContext::integer(gl::Enum name) const {
    gl::Int value = 0;
    functions_.GetIntegerv(name, &value);
    return value;
}

} // namespace fringe
