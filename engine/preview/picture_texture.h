// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/gl_place.h"

#include <array>
#include <memory>
#include <vector>

namespace fringe {

/// Keeps a texture of OpenGL as it is while anybody has it.
class KeptTexture {
  public:
    virtual ~KeptTexture() = default;
    virtual unsigned name() const = 0; ///< of OpenGL
    /// All texels, row-major; empty where their context is lost. Waits for who draws there. Any
    /// thread.
    virtual std::vector<float> values() const = 0;
};

/// Brightness ≥ 0 that lies in OpenGL's memory, a float a texel, row 0 first, for views whose
/// context shares textures with that of its maker.
struct PictureTexture {
    /// Parts of the samples that do not exceed `highs`.
    static constexpr std::array shares{0.995, 1.0};

    std::shared_ptr<const KeptTexture> kept;
    std::array<double, shares.size()> highs{};
};

/// One for each picture, or none.
using PictureTextures = std::vector<PictureTexture>;

} // namespace fringe
