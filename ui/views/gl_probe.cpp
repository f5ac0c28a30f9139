// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/gl_probe.h"

#include "ui/views/view_screen.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QOpenGLWidget>
#include <QSurfaceFormat>

#include <vtkVersion.h>

namespace fringe {

namespace {

/// Offscreen, Qt makes contexts where an X server happens to run, and then crashes on drawing a
/// QOpenGLWidget, which this platform cannot compose.
bool widgetsCanDraw() {
    return QGuiApplication::platformName() != QLatin1String("offscreen");
}

/// Description of a context that works; else empty.
QString describedContext() {
    if (qEnvironmentVariableIntValue("FRINGE_NO_GL") != 0 || !widgetsCanDraw()) {
        return {};
    }
    QOpenGLContext context;
    context.setFormat(viewSurfaceFormat());
    if (!context.create()) {
        return {};
    }
    QOffscreenSurface surface;
    surface.setFormat(context.format());
    surface.create();
    const bool works =
        context.makeCurrent(&surface) && context.format().version() >= qMakePair(3, 2);
    const auto text = [&](GLenum what) {
        const GLubyte* bytes = works ? context.functions()->glGetString(what) : nullptr;
        return QString::fromUtf8(reinterpret_cast<const char*>(bytes));
    };
    const QString described = QStringLiteral("%1, %2").arg(text(GL_RENDERER), text(GL_VERSION));
    context.doneCurrent();
    return works ? described : QString();
}

const QString& knownContext() {
    static const QString described = describedContext();
    return described;
}

struct GlProbe {
    Q_DECLARE_TR_FUNCTIONS(fringe::GlProbe)
};

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
    return !knownContext().isEmpty();
}

QStringList drawingLines() {
    const QString context =
        openGlUsable() ? knownContext() : GlProbe::tr("not used; the views are painted without it");
    const QString whyRead = makeViewScreen().absence;
    return {
        QStringLiteral("VTK %1").arg(QLatin1String(vtkVersion::GetVTKVersion())),
        QStringLiteral("OpenGL: %1").arg(context),
        whyRead.isEmpty()
            ? GlProbe::tr("Live pictures on a GPU: shown from its memory")
            : GlProbe::tr("Live pictures on a GPU: read before they are shown: %1").arg(whyRead)};
}

void makeReadyForViews(QWidget& window) {
    if (openGlUsable())
        (new QOpenGLWidget(&window))->hide();
}

} // namespace fringe
