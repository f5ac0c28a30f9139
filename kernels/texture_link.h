// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fringe {

class Buffer;

/// The way between a texture of OpenGL and planes of a device without the host. A plane has the
/// texture's shape, as many bytes a sample, row 0 of both is the same. Used, and destroyed, where
/// the texture's context is current; dies before both. Every member may throw `DeviceError`; what
/// was acquired of OpenGL is released then, too.
class TextureLink {
  public:
    virtual ~TextureLink() = default;
    /// Fills the plane with the texture, as drawn by all calls before.
    virtual void take(Buffer& plane) = 0;
    /// Fills the texture with the plane: calls of OpenGL after it see that.
    virtual void give(const Buffer& plane) = 0;
};

} // namespace fringe
