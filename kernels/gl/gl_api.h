// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

/// What is used of OpenGL 3.3 core, by its own names: its headers need not be there to build, nor
/// its library to start. `tests/kernels/gl_api_test.cpp` compares the numbers with Khronos'
/// headers.
namespace fringe::gl {

using Enum = std::uint32_t;
using Name = std::uint32_t; ///< of an object; 0: none
using Int = std::int32_t;
using Size = std::ptrdiff_t;

inline constexpr Enum none = 0, noError = 0, invalidEnum = 0x0500, invalidValue = 0x0501,
                      invalidOperation = 0x0502, outOfMemory = 0x0505,
                      invalidFramebufferOperation = 0x0506, contextLost = 0x0507;
inline constexpr Enum points = 0x0000, one = 1, triangles = 0x0004, triangleStrip = 0x0005,
                      depthTest = 0x0B71, less = 0x0201, cullFace = 0x0B44, blend = 0x0BE2,
                      scissorTest = 0x0C11;
inline constexpr Enum unsignedByte = 0x1401, float32 = 0x1406;
inline constexpr Enum red = 0x1903, rgba = 0x1908, rgba8 = 0x8058, r32f = 0x822E,
                      depthComponent32f = 0x8CAC;
inline constexpr Enum renderer = 0x1F01, majorVersion = 0x821B, minorVersion = 0x821C,
                      maxTextureSize = 0x0D33;
inline constexpr Enum texture2d = 0x0DE1, texture0 = 0x84C0, textureBinding2d = 0x8069,
                      magFilter = 0x2800, minFilter = 0x2801, wrapS = 0x2802, wrapT = 0x2803,
                      maxLevel = 0x813D;
inline constexpr Int nearest = 0x2600, linear = 0x2601, repeat = 0x2901, clampToEdge = 0x812F;
inline constexpr Enum unpackRowLength = 0x0CF2, unpackAlignment = 0x0CF5, packRowLength = 0x0D02,
                      packAlignment = 0x0D05;
inline constexpr Enum arrayBuffer = 0x8892, pixelPackBuffer = 0x88EB, pixelUnpackBuffer = 0x88EC,
                      staticDraw = 0x88E4;
inline constexpr Enum framebuffer = 0x8D40, framebufferBinding = 0x8CA6, renderbuffer = 0x8D41,
                      framebufferComplete = 0x8CD5, colorAttachment0 = 0x8CE0,
                      colorAttachment1 = 0x8CE1, depthAttachment = 0x8D00, color = 0x1800,
                      depth = 0x1801;
inline constexpr Enum fragmentShader = 0x8B30, vertexShader = 0x8B31, compileStatus = 0x8B81,
                      linkStatus = 0x8B82, infoLogLength = 0x8B84;

// X(result, name, parameters) for each function.
#define FRINGE_GL_FUNCTIONS(X)                                                                     \
    X(Enum, GetError, ())                                                                          \
    X(const unsigned char*, GetString, (Enum name))                                                \
    X(void, GetIntegerv, (Enum name, Int * values))                                                \
    X(void, Enable, (Enum what))                                                                   \
    X(void, Disable, (Enum what))                                                                  \
    X(void, DepthFunc, (Enum function))                                                            \
    X(void, BlendFunc, (Enum drawn, Enum there))                                                   \
    X(void, Viewport, (Int x, Int y, Int width, Int height))                                       \
    X(void, Finish, ())                                                                            \
    X(void, PixelStorei, (Enum name, Int value))                                                   \
    X(void, GenTextures, (Int count, Name * names))                                                \
    X(void, DeleteTextures, (Int count, const Name* names))                                        \
    X(void, BindTexture, (Enum target, Name texture))                                              \
    X(void, ActiveTexture, (Enum unit))                                                            \
    X(void, TexParameteri, (Enum target, Enum name, Int value))                                    \
    X(void, TexImage2D,                                                                            \
      (Enum target, Int level, Int internal, Int width, Int height, Int border, Enum format,       \
       Enum type, const void* texels))                                                             \
    X(void, TexSubImage2D,                                                                         \
      (Enum target, Int level, Int x, Int y, Int width, Int height, Enum format, Enum type,        \
       const void* texels))                                                                        \
    X(void, GetTexImage, (Enum target, Int level, Enum format, Enum type, void* texels))           \
    X(void, GenFramebuffers, (Int count, Name * names))                                            \
    X(void, DeleteFramebuffers, (Int count, const Name* names))                                    \
    X(void, BindFramebuffer, (Enum target, Name framebuffer))                                      \
    X(Enum, CheckFramebufferStatus, (Enum target))                                                 \
    X(void, FramebufferTexture2D,                                                                  \
      (Enum target, Enum attachment, Enum kind, Name texture, Int level))                          \
    X(void, FramebufferRenderbuffer, (Enum target, Enum attachment, Enum kind, Name renderbuffer)) \
    X(void, DrawBuffers, (Int count, const Enum* buffers))                                         \
    X(void, ClearBufferfv, (Enum buffer, Int index, const float* values))                          \
    X(void, GenRenderbuffers, (Int count, Name * names))                                           \
    X(void, DeleteRenderbuffers, (Int count, const Name* names))                                   \
    X(void, BindRenderbuffer, (Enum target, Name renderbuffer))                                    \
    X(void, RenderbufferStorage, (Enum target, Enum format, Int width, Int height))                \
    X(void, GenBuffers, (Int count, Name * names))                                                 \
    X(void, DeleteBuffers, (Int count, const Name* names))                                         \
    X(void, BindBuffer, (Enum target, Name buffer))                                                \
    X(void, BufferData, (Enum target, Size bytes, const void* data, Enum usage))                   \
    X(void, GenVertexArrays, (Int count, Name * names))                                            \
    X(void, DeleteVertexArrays, (Int count, const Name* names))                                    \
    X(void, BindVertexArray, (Name array))                                                         \
    X(void, EnableVertexAttribArray, (Name index))                                                 \
    X(void, VertexAttribPointer,                                                                   \
      (Name index, Int size, Enum type, unsigned char normalised, Int stride, const void* offset)) \
    X(void, VertexAttribDivisor, (Name index, Name divisor))                                       \
    X(void, DrawArrays, (Enum mode, Int first, Int count))                                         \
    X(void, DrawArraysInstanced, (Enum mode, Int first, Int count, Int instances))                 \
    X(Name, CreateShader, (Enum kind))                                                             \
    X(void, ShaderSource, (Name shader, Int count, const char* const* texts, const Int* lengths))  \
    X(void, CompileShader, (Name shader))                                                          \
    X(void, GetShaderiv, (Name shader, Enum name, Int * value))                                    \
    X(void, GetShaderInfoLog, (Name shader, Int room, Int * length, char* log))                    \
    X(void, DeleteShader, (Name shader))                                                           \
    X(Name, CreateProgram, ())                                                                     \
    X(void, AttachShader, (Name program, Name shader))                                             \
    X(void, LinkProgram, (Name program))                                                           \
    X(void, GetProgramiv, (Name program, Enum name, Int * value))                                  \
    X(void, GetProgramInfoLog, (Name program, Int room, Int * length, char* log))                  \
    X(void, DeleteProgram, (Name program))                                                         \
    X(void, UseProgram, (Name program))                                                            \
    X(Int, GetUniformLocation, (Name program, const char* name))                                   \
    X(void, Uniform1fv, (Int place, Int count, const float* values))                               \
    X(void, Uniform3fv, (Int place, Int count, const float* values))                               \
    X(void, Uniform4fv, (Int place, Int count, const float* values))                               \
    X(void, UniformMatrix4fv, (Int place, Int count, unsigned char transpose, const float* values))

/// Functions of one context.
struct Functions {
#define FRINGE_GL_MEMBER(result, name, parameters) result(*name) parameters = nullptr;
    FRINGE_GL_FUNCTIONS(FRINGE_GL_MEMBER)
#undef FRINGE_GL_MEMBER
};

} // namespace fringe::gl
