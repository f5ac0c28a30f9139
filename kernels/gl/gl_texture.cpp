// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gl/gl_texture.h"

#include "kernels/error.h"

#include <stdexcept>

namespace fringe {
namespace {

struct TexelForm {
    gl::Enum internal, format, type;
};

TexelForm formOf(Texel texel) {
    return texel == Texel::R32f ? TexelForm{gl::r32f, gl::red, gl::float32}
                                : TexelForm{gl::rgba8, gl::rgba, gl::unsignedByte};
}

/// Binds a texture, and rows without gaps in the host's own memory, as long as it lives.
class Bound {
  public:
    explicit Bound(const GlObject& texture)
        : context_(texture.context()), before_(context_.integer(gl::textureBinding2d)) {
        context_->BindTexture(gl::texture2d, texture.name());
        for (const gl::Enum buffer : {gl::pixelPackBuffer, gl::pixelUnpackBuffer})
            context_->BindBuffer(buffer, 0);
        for (const gl::Enum alignment : {gl::packAlignment, gl::unpackAlignment})
            context_->PixelStorei(alignment, 4);
        for (const gl::Enum length : {gl::packRowLength, gl::unpackRowLength})
            context_->PixelStorei(length, 0);
    }
    ~Bound() { context_->BindTexture(gl::texture2d, static_cast<gl::Name>(before_)); }
    Bound(const Bound&) = delete;
    Bound& operator=(const Bound&) = delete;

  private:
    const GlContext& context_;
    gl::Int before_;
};

void requireSize(const GlContext& context, Shape shape) {
    const gl::Int most = context.integer(gl::maxTextureSize);
    if (shape.rows < 1 || shape.cols < 1)
        throw DeviceUnavailable(
            message(FRINGE_MARK("nothing can be drawn on {0} x {1} pixels: make "
                                "the view larger"),
                    shape.cols, shape.rows));
    if (shape.rows > most || shape.cols > most)
        throw DeviceUnavailable(message(FRINGE_MARK("OpenGL draws at most {0} pixels a side here, "
                                                    "not {1} x {2}: make the view smaller"),
                                        most, shape.cols, shape.rows));
}

void requireAllTexels(const GlTexture& texture, std::size_t bytes) {
    if (bytes != texture.bytes())
        throw std::invalid_argument("the texels are not those of the texture");
    texture.context().requireCurrent();
}

} // namespace

GlTexture::GlTexture(const GlContext& context, Texel texel, Shape shape, Between between)
    : texture_(context, &gl::Functions::GenTextures, &gl::Functions::DeleteTextures), texel_(texel),
      shape_(shape) {
    requireSize(context, shape);
    const Bound bound(texture_);
    const bool isNearest = between == Between::Nearest;
    for (const gl::Enum filter : {gl::minFilter, gl::magFilter})
        context->TexParameteri(gl::texture2d, filter, isNearest ? gl::nearest : gl::linear);
    for (const gl::Enum wrap : {gl::wrapS, gl::wrapT})
        context->TexParameteri(gl::texture2d, wrap, isNearest ? gl::clampToEdge : gl::repeat);
    context->TexParameteri(gl::texture2d, gl::maxLevel, 0);
    const auto [internal, format, type] = formOf(texel);
    context->TexImage2D(gl::texture2d, 0, static_cast<gl::Int>(internal),
                        static_cast<gl::Int>(shape.cols), static_cast<gl::Int>(shape.rows), 0,
                        format, type, nullptr);
    context.check("glTexImage2D");
}

void GlTexture::upload(std::span<const std::byte> texels) {
    requireAllTexels(*this, texels.size());
    const Bound bound(texture_);
    const auto [internal, format, type] = formOf(texel_);
    context()->TexSubImage2D(gl::texture2d, 0, 0, 0, static_cast<gl::Int>(shape_.cols),
                             static_cast<gl::Int>(shape_.rows), format, type, texels.data());
    context().check("glTexSubImage2D");
}

void GlTexture::download(std::span<std::byte> texels) const {
    requireAllTexels(*this, texels.size());
    const Bound bound(texture_);
    const auto [internal, format, type] = formOf(texel_);
    context()->GetTexImage(gl::texture2d, 0, format, type, texels.data());
    context().check("glGetTexImage");
}

} // namespace fringe
