// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/kernels/gl/contexts.h"

#include "kernels/error.h"
#include "kernels/gl/headless_context.h"

#ifdef FRINGE_TEST_GLX
#include <GL/glx.h>
#include <GL/glxext.h>
#endif

#include <cstdlib>

namespace fringe::test {
namespace {

class EglContext final : public TestContext {
  public:
    const GlContext& gl() const override { return context_.gl(); }
    void destroy() override {
        const GlPlace& place = context_.place();
        reinterpret_cast<unsigned (*)(void*, void*, void*, void*)>(
            place.function("eglMakeCurrent"))(place.display, nullptr, nullptr, nullptr);
        reinterpret_cast<unsigned (*)(void*, void*)>(place.function("eglDestroyContext"))(
            place.display, place.context);
    }

  private:
    HeadlessContext context_; // what is destroyed twice is an error of EGL's, and no crash
};

#ifdef FRINGE_TEST_GLX

GlPlace::Function glxFunction(const char* name) {
    return glXGetProcAddressARB(reinterpret_cast<const GLubyte*>(name));
}

class GlxContext final : public TestContext {
  public:
    GlxContext() : display_(XOpenDisplay(nullptr)) {
        constexpr int wanted[] = {GLX_DRAWABLE_TYPE, GLX_PBUFFER_BIT, GLX_RENDER_TYPE, GLX_RGBA_BIT,
                                  None};
        constexpr int version[] = {GLX_CONTEXT_MAJOR_VERSION_ARB,
                                   3,
                                   GLX_CONTEXT_MINOR_VERSION_ARB,
                                   3,
                                   GLX_CONTEXT_PROFILE_MASK_ARB,
                                   GLX_CONTEXT_CORE_PROFILE_BIT_ARB,
                                   None};
        constexpr int small[] = {GLX_PBUFFER_WIDTH, 8, GLX_PBUFFER_HEIGHT, 8, None};
        int count = 0;
        if (display_ == nullptr)
            throw DeviceUnavailable(message("there is no screen"));
        GLXFBConfig* const configs =
            glXChooseFBConfig(display_, DefaultScreen(display_), wanted, &count);
        const auto create = reinterpret_cast<PFNGLXCREATECONTEXTATTRIBSARBPROC>(
            glxFunction("glXCreateContextAttribsARB"));
        if (count == 0 || create == nullptr)
            throw DeviceUnavailable(message("the screen has no OpenGL"));
        pixels_ = glXCreatePbuffer(display_, configs[0], small);
        context_ = create(display_, configs[0], nullptr, True, version);
        XFree(configs);
        glXMakeContextCurrent(display_, pixels_, pixels_, context_);
        gl_ = std::make_unique<GlContext>(
            GlPlace{GlPlace::Api::Glx, display_, context_, &glxFunction});
    }
    ~GlxContext() override {
        destroy();
        XCloseDisplay(display_);
    }

    const GlContext& gl() const override { return *gl_; }
    void destroy() override {
        glXMakeContextCurrent(display_, None, None, nullptr);
        if (context_ != nullptr)
            glXDestroyContext(display_, context_);
        context_ = nullptr;
    }

  private:
    Display* display_;
    GLXPbuffer pixels_ = None;
    GLXContext context_ = nullptr;
    std::unique_ptr<GlContext> gl_;
};

#endif

} // namespace

std::unique_ptr<TestContext> madeContext(std::string& why) {
    try {
#ifdef FRINGE_TEST_GLX
        const char* const api = std::getenv("FRINGE_TEST_GL");
        if (api != nullptr && std::string(api) == "glx")
            return std::make_unique<GlxContext>();
#endif
        return std::make_unique<EglContext>();
    } catch (const DeviceUnavailable& absence) {
        why = absence.what();
        return nullptr;
    }
}

} // namespace fringe::test
