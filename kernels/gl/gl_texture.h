// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/gl/gl_object.h"
#include "kernels/shape.h"

#include <cstddef>
#include <span>

namespace fringe {

/// What a texel is; both take four bytes.
enum class Texel {
    R32f,  ///< one float
    Rgba8, ///< red, green, blue, alpha, a byte each
};
inline constexpr std::size_t texelBytes = 4;

/// A picture in OpenGL's memory; row 0 comes first and is the top row. Members need its context to
/// be current and throw `DeviceError`; they leave what is bound as it was.
class GlTexture {
  public:
    enum class Between {
        Nearest,       ///< and what is outside is as the edge
        LinearRepeated ///< and it repeats
    };

    /// Texels are undefined at first. Throws `DeviceUnavailable` for a size that OpenGL has no
    /// texture of.
    GlTexture(const GlContext& context, Texel texel, Shape shape,
              Between between = Between::Nearest);

    gl::Name name() const { return texture_.name(); }
    const GlContext& context() const { return texture_.context(); }
    Texel texel() const { return texel_; }
    Shape shape() const { return shape_; }
    std::size_t bytes() const { return static_cast<std::size_t>(shape_.count()) * texelBytes; }

    /// All texels, row-major, in a range of as many bytes; else `std::invalid_argument`.
    void upload(std::span<const std::byte> texels);
    void download(std::span<std::byte> texels) const; ///< waits for what is drawn

  private:
    GlObject texture_;
    Texel texel_;
    Shape shape_;
};

} // namespace fringe
