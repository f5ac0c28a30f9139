// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/gl/gl_context.h"

namespace fringe {

/// A context of its own that needs neither a window nor a screen: of EGL, whose library is opened
/// at run time, on the first of its devices that has OpenGL 3.3; processors that draw come last.
/// Current on the thread that makes it, until it is left there; dies where it is current, or
/// nowhere.
class HeadlessContext {
  public:
    HeadlessContext(); ///< throws `DeviceUnavailable` with the reason, a clause
    ~HeadlessContext();
    HeadlessContext(const HeadlessContext&) = delete;
    HeadlessContext& operator=(const HeadlessContext&) = delete;

    void enter() const; ///< current on this thread, of which no other has it; throws `DeviceError`
    void leave() const; ///< current nowhere, so that any thread may enter it

    const GlContext& gl() const { return context_; }
    const GlPlace& place() const { return context_.place(); }

  private:
    GlContext context_;
};

} // namespace fringe
