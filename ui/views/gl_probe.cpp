// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/gl_probe.h"

#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QSurfaceFormat>

namespace fringe {

namespace {

bool contextWorks() {
    if (qEnvironmentVariableIntValue("FRINGE_NO_GL") != 0) {
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

} // namespace fringe
