// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QSurfaceFormat;
class QWidget;

namespace fringe {

/// The format that the VTK views need (core profile 3.2, depth 24, no samples). `main` sets it as
/// the default, together with Qt::AA_ShareOpenGLContexts, before it makes the application.
QSurfaceFormat viewSurfaceFormat();

/// True if a context of that format can be made and made current, and the platform draws OpenGL
/// in widgets. Asked once, of the running
/// QGuiApplication, then remembered. `FRINGE_NO_GL=1` in the environment says no.
bool openGlUsable();

/// Lets a window that has not been shown yet be made such that views can come into it later; else
/// the first one has it made anew, and it is black meanwhile.
void makeReadyForViews(QWidget& window);

/// What draws the views, with versions: VTK, and the renderer of that context or that there is
/// none.
QStringList drawingLines();

} // namespace fringe
