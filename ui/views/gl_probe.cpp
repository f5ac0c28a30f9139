// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/gl_probe.h"

#include <QGuiApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLWidget>
#include <QSurfaceFormat>

namespace fringe {

namespace {

/// Offscreen, Qt makes contexts where an X server happens to run, and then crashes on drawing a
/// QOpenGLWidget, which this platform cannot compose.
bool widgetsCanDraw() {
    return QGuiApplication::platformName() != QLatin1String("offscreen");
}

bool contextWorks() {
    if (qEnvironmentVariableIntValue("FRINGE_NO_GL") != 0 || !widgetsCanDraw()) {
        return false;
    }
    QOpenGLContext context;
    context.setFormat(viewSurfaceFormat());
    if (!context.create()) {
        return false;
    }
    QOffscreenSurface surface;
    surface.setFormat(context.format());
    surface.create();
    const bool works =
        context.makeCurrent(&surface) && context.format().version() >= qMakePair(3, 2);
    context.doneCurrent();
    return works;
}

} // namespace

QSurfaceFormat viewSurfaceFormat() {
    QSurfaceFormat format;
    format.setRenderableType(QSurfaceFormat::OpenGL);
    format.setVersion(3, 2);
    format.setProfile(QSurfaceFormat::CoreProfile);
    format.setDepthBufferSize(24);
    format.setAlphaBufferSize(8);
    format.setSamples(0);
    return format;
}

bool openGlUsable() {
    static const bool usable = contextWorks();
    return usable;
}

void makeReadyForViews(QWidget& window) {
    if (openGlUsable())
        (new QOpenGLWidget(&window))->hide();
}

} // namespace fringe
