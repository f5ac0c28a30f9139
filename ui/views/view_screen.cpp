// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/view_screen.h"

#include "ui/views/gl_probe.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QSurfaceFormat>
#include <QThread>

namespace fringe {

namespace {

struct Screens {
    Q_DECLARE_TR_FUNCTIONS(fringe::ViewScreen)
};

GlPlace::Function functionOf(const char* name) {
    const QOpenGLContext* const context = QOpenGLContext::currentContext();
    return context ? context->getProcAddress(name) : nullptr;
}

/// Without a context where Qt does not say what its own is.
GlPlace placeOf(const QOpenGLContext& context) {
#if QT_CONFIG(xcb_glx_plugin)
    const auto* const x11 = qGuiApp->nativeInterface<QNativeInterface::QX11Application>();
    const auto* const glx = context.nativeInterface<QNativeInterface::QGLXContext>();
    if (x11 && glx)
        return {GlPlace::Api::Glx, x11->display(), glx->nativeContext(), &functionOf};
#endif
#if QT_CONFIG(egl)
    if (const auto* const egl = context.nativeInterface<QNativeInterface::QEGLContext>())
        return {GlPlace::Api::Egl, egl->display(), egl->nativeContext(), &functionOf};
#endif
    return {};
}

/// Belongs to no thread while it is current nowhere.
class QtScreen final : public GlOwner {
  public:
    QtScreen() : surface_(new QOffscreenSurface) {
        QSurfaceFormat format = viewSurfaceFormat();
        format.setVersion(3, 3);
        context_.setFormat(format);
        context_.setShareContext(QOpenGLContext::globalShareContext());
        if (!context_.create())
            return;
        surface_->setFormat(context_.format());
        surface_->create();
        if (context_.shareContext() && surface_->isValid())
            place_ = placeOf(context_);
        context_.moveToThread(nullptr);
    }
    ~QtScreen() override { surface_->deleteLater(); }

    const GlPlace& place() const override { return place_; }

  private:
    bool enter() override {
        context_.moveToThread(QThread::currentThread());
        if (context_.makeCurrent(surface_))
            return true;
        context_.moveToThread(nullptr);
        return false;
    }
    void leave() override {
        context_.doneCurrent();
        context_.moveToThread(nullptr);
    }

    QOpenGLContext context_;
    QOffscreenSurface* surface_; ///< of the GUI thread
    GlPlace place_;
};

} // namespace

ViewScreen makeViewScreen() {
    if (!openGlUsable())
        return {nullptr, Screens::tr("the views are painted without OpenGL")};
    if (!QOpenGLContext::supportsThreadedOpenGL())
        return {nullptr, Screens::tr("this driver draws on one thread only")};
    auto screen = std::make_shared<QtScreen>();
    if (!screen->place().context)
        return {nullptr, Screens::tr("there is no second OpenGL 3.3 that shares with the views")};
    return {std::move(screen)};
}

} // namespace fringe
