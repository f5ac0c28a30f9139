// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/gl/gl_texture.h"

#include <optional>

namespace fringe {

/// What scenes are drawn into: a float for each pixel, and a colour where that is wanted. As of
/// `GlTexture`, so of its members.
class GlTarget {
  public:
    GlTarget(const GlContext& context, Shape shape, bool coloured = true);

    Shape shape() const { return values_.shape(); }
    GlTexture& colour() { return colour_.value(); } ///< of a coloured one
    GlTexture& values() { return values_; }

    /// Whatever is drawn from now on goes there. Pixels become transparent black and `nothing`.
    void begin(float nothing) const;

  private:
    GlTexture values_;
    std::optional<GlTexture> colour_;
    GlObject depth_, framebuffer_;
};

} // namespace fringe
