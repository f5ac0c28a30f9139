// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/gl/gl_api.h"

/// What is used of EGL, as of OpenGL.
namespace fringe::egl {

inline constexpr gl::Int none = 0x3038, extensions = 0x3055, surfaceType = 0x3033,
                         pbufferBit = 0x0001, renderableType = 0x3040, openGlBit = 0x0008,
                         contextMajorVersion = 0x3098, contextMinorVersion = 0x30FB,
                         contextProfileMask = 0x30FD, coreProfileBit = 0x0001;
inline constexpr gl::Enum openGlApi = 0x30A2, platformDevice = 0x313F, platformSurfaceless = 0x31DD;
/// Which device of a display draws, and which of CUDA's that is.
inline constexpr gl::Int device = 0x322C, cudaDevice = 0x323A;

using Word = std::intptr_t;

// X(result, name, parameters) for each function. Handles are pointers.
#define FRINGE_EGL_FUNCTIONS(X)                                                                    \
    X(gl::Int, GetError, ())                                                                       \
    X(const char*, QueryString, (void* display, gl::Int name))                                     \
    X(unsigned, BindAPI, (gl::Enum api))                                                           \
    X(void*, GetPlatformDisplayEXT, (gl::Enum platform, void* native, const gl::Int* attributes))  \
    X(unsigned, Initialize, (void* display, gl::Int* major, gl::Int* minor))                       \
    X(unsigned, ChooseConfig,                                                                      \
      (void* display, const gl::Int* attributes, void** configs, gl::Int room, gl::Int* count))    \
    X(void*, CreateContext,                                                                        \
      (void* display, void* config, void* shared, const gl::Int* attributes))                      \
    X(unsigned, DestroyContext, (void* display, void* context))                                    \
    X(unsigned, MakeCurrent, (void* display, void* draw, void* read, void* context))               \
    X(void*, GetCurrentContext, ())

} // namespace fringe::egl
