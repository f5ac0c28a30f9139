// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/gl/gl_api.h"
#include "kernels/gl_place.h"

#include <string>

namespace fringe {

/// A context as objects of OpenGL use it. Outlives them; used by the thread on which it is current.
class GlContext {
  public:
    /// Throws `DeviceUnavailable` where it is none, or of OpenGL before 3.3.
    explicit GlContext(const GlPlace& place);

    const GlPlace& place() const { return place_; }
    const gl::Functions* operator->() const { return &functions_; }

    /// Whether it is current on this thread: not once it was destroyed.
    bool isCurrent() const;
    void requireCurrent() const; ///< throws `DeviceError`
    /// Throws `DeviceError` that names the call where one failed since the last check.
    void check(const char* call) const;
    std::string renderer() const; ///< what draws, "llvmpipe (LLVM 15.0.6, 256 bits)"
    bool isOnProcessor() const;   ///< Mesa's renderers, which draw without a GPU
    gl::Int integer(gl::Enum name) const;

  private:
    GlPlace place_;
    gl::Functions functions_;
    void* (*current_)() = nullptr; ///< context of the calling thread
};

} // namespace fringe
