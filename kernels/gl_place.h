// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/error.h"

#include <mutex>

namespace fringe {

/// A context of OpenGL, 3.3 or later with the core profile, that somebody else owns, as plain
/// pointers: a window fills it from what its toolkit says. It is current on the thread that uses it
/// while it is used, and outlives what is made with it.
struct GlPlace {
    enum class Api { Egl, Glx };
    using Function = void (*)();

    Api api = Api::Egl;
    void* display = nullptr; ///< EGLDisplay, or X11's Display*
    void* context = nullptr; ///< EGLContext or GLXContext
    /// Address of a function of OpenGL or of `api` by its name; null where there is none.
    Function (*function)(const char* name) = nullptr;
};

/// Who has a context made, and has it current on one thread at a time.
class GlOwner {
  public:
    virtual ~GlOwner() = default;
    virtual const GlPlace& place() const = 0;

  private:
    friend class GlEntry;
    virtual bool enter() = 0; ///< current on this thread; false: it is lost
    virtual void leave() = 0; ///< current nowhere
    std::mutex guard_;
};

/// Has a context current on this thread while it lives; waits while it is on another. Throws
/// `DeviceError` where it is lost.
class GlEntry {
  public:
    explicit GlEntry(GlOwner& owner) : owner_(owner), lock_(owner.guard_) {
        if (!owner.enter())
            throw DeviceError("The OpenGL context cannot be made current: it is lost.");
    }
    ~GlEntry() { owner_.leave(); }
    GlEntry(const GlEntry&) = delete;
    GlEntry& operator=(const GlEntry&) = delete;

  private:
    GlOwner& owner_;
    std::lock_guard<std::mutex> lock_;
};

} // namespace fringe
