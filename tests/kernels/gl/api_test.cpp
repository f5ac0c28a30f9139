// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of OpenGL and EGL that the program writes out itself, beside those of Khronos' headers.
#include "kernels/gl/egl_api.h"
#include "kernels/gl/gl_api.h"

#include <gtest/gtest.h>

#include <array>
#include <iterator>
#include <utility>

#if __has_include(<GL/glcorearb.h>) && __has_include(<EGL/eglext.h>)
#include <EGL/egl.h>
#include <EGL/eglext.h>
#include <GL/glcorearb.h>
#define FRINGE_HAS_KHRONOS
#endif

namespace fringe {
namespace {

#ifdef FRINGE_HAS_KHRONOS
constexpr std::pair<gl::Enum, gl::Enum> pairs[] = {
    {gl::none, GL_NONE},
    {gl::noError, GL_NO_ERROR},
    {gl::invalidEnum, GL_INVALID_ENUM},
    {gl::invalidValue, GL_INVALID_VALUE},
    {gl::invalidOperation, GL_INVALID_OPERATION},
    {gl::outOfMemory, GL_OUT_OF_MEMORY},
    {gl::invalidFramebufferOperation, GL_INVALID_FRAMEBUFFER_OPERATION},
    {gl::contextLost, GL_CONTEXT_LOST},
    {gl::points, GL_POINTS},
    {gl::one, GL_ONE},
    {gl::triangles, GL_TRIANGLES},
    {gl::triangleStrip, GL_TRIANGLE_STRIP},
    {gl::depthTest, GL_DEPTH_TEST},
    {gl::less, GL_LESS},
    {gl::cullFace, GL_CULL_FACE},
    {gl::blend, GL_BLEND},
    {gl::scissorTest, GL_SCISSOR_TEST},
    {gl::unsignedByte, GL_UNSIGNED_BYTE},
    {gl::float32, GL_FLOAT},
    {gl::red, GL_RED},
    {gl::rgba, GL_RGBA},
    {gl::rgba8, GL_RGBA8},
    {gl::r32f, GL_R32F},
    {gl::depthComponent32f, GL_DEPTH_COMPONENT32F},
    {gl::renderer, GL_RENDERER},
    {gl::majorVersion, GL_MAJOR_VERSION},
    {gl::minorVersion, GL_MINOR_VERSION},
    {gl::maxTextureSize, GL_MAX_TEXTURE_SIZE},
    {gl::texture2d, GL_TEXTURE_2D},
    {gl::texture0, GL_TEXTURE0},
    {gl::textureBinding2d, GL_TEXTURE_BINDING_2D},
    {gl::magFilter, GL_TEXTURE_MAG_FILTER},
    {gl::minFilter, GL_TEXTURE_MIN_FILTER},
    {gl::wrapS, GL_TEXTURE_WRAP_S},
    {gl::wrapT, GL_TEXTURE_WRAP_T},
    {gl::maxLevel, GL_TEXTURE_MAX_LEVEL},
    {gl::nearest, GL_NEAREST},
    {gl::linear, GL_LINEAR},
    {gl::repeat, GL_REPEAT},
    {gl::clampToEdge, GL_CLAMP_TO_EDGE},
    {gl::unpackRowLength, GL_UNPACK_ROW_LENGTH},
    {gl::unpackAlignment, GL_UNPACK_ALIGNMENT},
    {gl::packRowLength, GL_PACK_ROW_LENGTH},
    {gl::packAlignment, GL_PACK_ALIGNMENT},
    {gl::arrayBuffer, GL_ARRAY_BUFFER},
    {gl::pixelPackBuffer, GL_PIXEL_PACK_BUFFER},
    {gl::pixelUnpackBuffer, GL_PIXEL_UNPACK_BUFFER},
    {gl::staticDraw, GL_STATIC_DRAW},
    {gl::framebuffer, GL_FRAMEBUFFER},
    {gl::framebufferBinding, GL_FRAMEBUFFER_BINDING},
    {gl::renderbuffer, GL_RENDERBUFFER},
    {gl::framebufferComplete, GL_FRAMEBUFFER_COMPLETE},
    {gl::colorAttachment0, GL_COLOR_ATTACHMENT0},
    {gl::colorAttachment1, GL_COLOR_ATTACHMENT1},
    {gl::depthAttachment, GL_DEPTH_ATTACHMENT},
    {gl::color, GL_COLOR},
    {gl::depth, GL_DEPTH},
    {gl::fragmentShader, GL_FRAGMENT_SHADER},
    {gl::vertexShader, GL_VERTEX_SHADER},
    {gl::compileStatus, GL_COMPILE_STATUS},
    {gl::linkStatus, GL_LINK_STATUS},
    {gl::infoLogLength, GL_INFO_LOG_LENGTH},
    {egl::none, EGL_NONE},
    {egl::extensions, EGL_EXTENSIONS},
    {egl::surfaceType, EGL_SURFACE_TYPE},
    {egl::pbufferBit, EGL_PBUFFER_BIT},
    {egl::renderableType, EGL_RENDERABLE_TYPE},
    {egl::openGlBit, EGL_OPENGL_BIT},
    {egl::contextMajorVersion, EGL_CONTEXT_MAJOR_VERSION},
    {egl::contextMinorVersion, EGL_CONTEXT_MINOR_VERSION},
    {egl::contextProfileMask, EGL_CONTEXT_OPENGL_PROFILE_MASK},
    {egl::coreProfileBit, EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT},
    {egl::openGlApi, EGL_OPENGL_API},
    {egl::platformDevice, EGL_PLATFORM_DEVICE_EXT},
    {egl::platformSurfaceless, EGL_PLATFORM_SURFACELESS_MESA},
    {egl::device, EGL_DEVICE_EXT},
    {egl::cudaDevice, EGL_CUDA_DEVICE_NV},
};
#else
constexpr std::array<std::pair<gl::Enum, gl::Enum>, 0> pairs{};
#endif

TEST(GlApi, hasTheNumbersOfKhronos) {
    if (std::empty(pairs))
        GTEST_SKIP() << "the headers of OpenGL and EGL are not installed";
    for (const auto& [own, khronos] : pairs)
        EXPECT_EQ(own, khronos);
}

} // namespace
} // namespace fringe
