// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/preview/picture_texture.h"
#include "kernels/gl/gl_quantiles.h"
#include "kernels/gl/shared_texture.h"

#include <memory>
#include <vector>

namespace fringe {

/// A context in which frames are drawn and shown. What is made in it may outlive its frames.
struct LiveContext {
    explicit LiveContext(std::shared_ptr<GlOwner> from);

    const std::shared_ptr<GlOwner> owner;
    const GlContext gl;
};

/// Textures that pictures of a device become, for views: another one while views still have those
/// before. Used, and destroyed, where the context is current. Every member may throw `DeviceError`.
class LiveTextures {
  public:
    /// The device outlives it.
    LiveTextures(std::shared_ptr<const LiveContext> context, Device& device);
    ~LiveTextures();

    /// picture: of floats. What views see of it is finished then.
    PictureTexture show(const Buffer& picture);

    const Message& way() const { return way_; } ///< in which the last one came there, a clause

  private:
    class Kept;
    struct Slot;

    Slot& freeSlot(Shape shape);

    std::shared_ptr<const LiveContext> context_;
    Device& device_;
    GlQuantiles quantiles_;
    std::vector<std::unique_ptr<Slot>> slots_;
    Message way_;
};

} // namespace fringe
