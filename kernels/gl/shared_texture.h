// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/device.h"
#include "kernels/gl/gl_texture.h"
#include "kernels/message.h"

namespace fringe {

class DeviceError;

/// Why a device of a module that was opened without a place shares no textures, a clause.
Message withoutPlace();

/// A texture and planes of a device, with the best way between them: on the device where it shares
/// textures with this context, else by way of the host. What fails on the device's way is done by
/// way of the host then, and from then on, which `way` says. Dies before both; used where the
/// texture's context is current.
class SharedTexture {
  public:
    /// Tries the device's way with a small texture first: it counts only if all bits come through,
    /// there and back.
    SharedTexture(Device& device, GlTexture& texture);

    /// Plane and texture as `TextureLink` says; `std::invalid_argument` for a plane of another
    /// shape. Throws `DeviceError` where the host's way fails, too: the context is lost.
    void take(Buffer& plane);
    void give(const Buffer& plane);

    bool isShared() const { return link_ != nullptr; }
    /// "shared by OpenCL", or "copied by way of the host: …" with the reason, a clause.
    const Message& way() const { return way_; }

  private:
    void requireFitting(const Buffer& plane) const;
    /// Calls `shared`, or `copied` where that is not there, or fails.
    template <class Shared, class Copied> void move(const Shared& shared, const Copied& copied);
    void fallBack(const Message& why);
    void fallBack(const DeviceError& why);
    void copyTo(Buffer& plane);
    void copyFrom(const Buffer& plane);

    Device& device_;
    GlTexture& texture_;
    std::unique_ptr<TextureLink> link_; ///< null: by way of the host
    Message way_;
    std::vector<std::byte> room_; ///< for texels on the way, where the device has its own memory
};

} // namespace fringe
