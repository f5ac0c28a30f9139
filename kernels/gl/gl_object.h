// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/gl/gl_context.h"

#include <utility>

namespace fringe {

/// Owns one object of OpenGL. Dies where its context is current; otherwise the object goes with the
/// context.
class GlObject {
  public:
    using Make = void (*gl::Functions::*)(gl::Int, gl::Name*);
    using Remove = void (*gl::Functions::*)(gl::Int, const gl::Name*);

    GlObject(const GlContext& context, Make make, Remove remove)
        : context_(&context), remove_(remove) {
        context.requireCurrent();
        (context.operator->()->*make)(1, &name_);
    }
    ~GlObject() {
        if (name_ != 0 && context_->isCurrent())
            (context_->operator->()->*remove_)(1, &name_);
    }
    GlObject(GlObject&& other) noexcept
        : context_(other.context_), remove_(other.remove_),
          name_(std::exchange(other.name_, gl::Name{})) {}
    GlObject& operator=(GlObject&& other) noexcept {
        std::swap(context_, other.context_);
        std::swap(remove_, other.remove_);
        std::swap(name_, other.name_);
        return *this;
    }

    gl::Name name() const { return name_; }
    const GlContext& context() const { return *context_; }

  private:
    const GlContext* context_;
    Remove remove_;
    gl::Name name_ = 0;
};

} // namespace fringe
