// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/gl/gl_context.h"

#include <span>

namespace fringe {

/// Shaders, compiled and linked. Members need its context to be current.
class GlProgram {
  public:
    /// Sources in GLSL 3.30. Throws `DeviceError` with the compiler's log.
    GlProgram(const GlContext& context, const char* vertexShader, const char* fragmentShader);
    ~GlProgram();
    GlProgram(const GlProgram&) = delete;
    GlProgram& operator=(const GlProgram&) = delete;

    void use() const;
    /// A uniform of the program in use: of 1, 3 or 4 floats, or of 16, the rows of a matrix.
    void set(const char* uniform, std::span<const float> values) const;

  private:
    const GlContext& context_;
    gl::Name program_ = 0;
};

} // namespace fringe
