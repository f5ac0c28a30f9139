// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

} // namespace fringe
