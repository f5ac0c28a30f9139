// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/gl/gl_context.h"

namespace fringe {

/// A context of its own that needs neither a window nor a screen: of EGL, whose library is opened
/// at run time, on the first of its devices that has OpenGL 3.3; processors that draw come last.
/// Current on the thread that makes it, until it is left there; dies where it is current, or
/// nowhere.
class HeadlessContext final : public GlOwner {
  public:
    HeadlessContext(); ///< throws `DeviceUnavailable` with the reason, a clause
    ~HeadlessContext() override;
    HeadlessContext(const HeadlessContext&) = delete;
    HeadlessContext& operator=(const HeadlessContext&) = delete;

    const GlContext& gl() const { return context_; }
    const GlPlace& place() const override { return context_.place(); }
    bool enter() override;
    void leave() override;

  private:
    GlContext context_;
};

} // namespace fringe
