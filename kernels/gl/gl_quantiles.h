// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/gl/gl_program.h"
#include "kernels/gl/gl_target.h"

#include <span>
#include <vector>

namespace fringe {

/// Finds quantiles of the floats of textures without reading them: OpenGL counts them by their
/// sixteen highest bits, and the counts are read. As of `GlTexture`, so of its members.
class GlQuantiles {
  public:
    explicit GlQuantiles(const GlContext& context);

    /// For each share, 0 to 1, the value that so many of the finite texels do not exceed, within
    /// 2⁻⁸ of it; 0 where none is finite. What is below 0 counts as 0. The texture has no more than
    /// 2²⁴ texels.
    std::vector<double> of(const GlTexture& texture, std::span<const double> shares);

  private:
    GlProgram program_;
    GlObject array_;  ///< without attributes, which the core profile draws nothing without
    GlTarget counts_; ///< row-major, by rising values
};

} // namespace fringe
