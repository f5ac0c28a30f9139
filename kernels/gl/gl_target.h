// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/gl/gl_texture.h"

namespace fringe {

/// What scenes are drawn into: a colour and a float for each pixel. As of `GlTexture`, so of its
/// members.
class GlTarget {
  public:
    GlTarget(const GlContext& context, Shape shape);

    Shape shape() const { return colour_.shape(); }
    GlTexture& colour() { return colour_; }
    GlTexture& values() { return values_; }

    /// Whatever is drawn from now on goes there. Pixels become transparent black and `nothing`.
    void begin(float nothing) const;

  private:
    GlTexture colour_, values_;
    GlObject depth_, framebuffer_;
};

} // namespace fringe
