// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gl/gl_target.h"

#include "kernels/error.h"

#include <array>

namespace fringe {

GlTarget::GlTarget(const GlContext& context, Shape shape, bool coloured)
    : values_(context, Texel::R32f, shape),
      depth_(context, &gl::Functions::GenRenderbuffers, &gl::Functions::DeleteRenderbuffers),
      framebuffer_(context, &gl::Functions::GenFramebuffers, &gl::Functions::DeleteFramebuffers) {
    const auto before = static_cast<gl::Name>(context.integer(gl::framebufferBinding));
    context->BindRenderbuffer(gl::renderbuffer, depth_.name());
    context->RenderbufferStorage(gl::renderbuffer, gl::depthComponent32f,
                                 static_cast<gl::Int>(shape.cols),
                                 static_cast<gl::Int>(shape.rows));
    context->BindFramebuffer(gl::framebuffer, framebuffer_.name());
    if (coloured)
        context->FramebufferTexture2D(gl::framebuffer, gl::colorAttachment0, gl::texture2d,
                                      colour_.emplace(context, Texel::Rgba8, shape).name(), 0);
    context->FramebufferTexture2D(gl::framebuffer, gl::colorAttachment1, gl::texture2d,
                                  values_.name(), 0);
    context->FramebufferRenderbuffer(gl::framebuffer, gl::depthAttachment, gl::renderbuffer,
                                     depth_.name());
    const std::array drawn{coloured ? gl::colorAttachment0 : gl::none, gl::colorAttachment1};
    context->DrawBuffers(static_cast<gl::Int>(drawn.size()), drawn.data());
    const gl::Enum status = context->CheckFramebufferStatus(gl::framebuffer);
    context->BindFramebuffer(gl::framebuffer, before);
    context.check("glFramebufferTexture2D");
    if (status != gl::framebufferComplete)
        throw DeviceUnavailable(message(
            FRINGE_MARK("OpenGL cannot draw a colour and a float for each pixel here: update the "
                        "driver")));
}

void GlTarget::begin(float nothing) const {
    const GlContext& context = values_.context();
    context.requireCurrent();
    context->BindFramebuffer(gl::framebuffer, framebuffer_.name());
    context->Viewport(0, 0, static_cast<gl::Int>(shape().cols), static_cast<gl::Int>(shape().rows));
    for (const gl::Enum other : {gl::blend, gl::cullFace, gl::scissorTest})
        context->Disable(other);
    context->Enable(gl::depthTest);
    context->DepthFunc(gl::less);
    constexpr std::array black{0.0F, 0.0F, 0.0F, 0.0F};
    const std::array empty{nothing, 0.0F, 0.0F, 0.0F};
    constexpr float farthest = 1;
    context->ClearBufferfv(gl::color, 0, black.data());
    context->ClearBufferfv(gl::color, 1, empty.data());
    context->ClearBufferfv(gl::depth, 0, &farthest);
}

} // namespace fringe
