// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/vtk_widget.h"

#include "ui/style/theme.h"
#include "ui/views/gl_probe.h"
#include "ui/views/overlays.h"

#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QScreen>

#include <vtkCallbackCommand.h>
#include <vtkGenericOpenGLRenderWindow.h>
#include <vtkNew.h>
#include <vtkOpenGLState.h>
#include <vtkRenderer.h>

#include <cmath>
#include <utility>

namespace fringe {

/// VTK's half: asks the widget for its context and tells it of frames that VTK itself asks for.
class VtkWidget::Window {
  public:
    explicit Window(VtkWidget* owner) : owner_(owner) {
        vtkObject::GlobalWarningDisplayOff(); // its lines say nothing to users
        window->SetReadyForRendering(false);
        window->SetOwnContext(0);
        window->SetMultiSamples(0);
        window->SetFrameBlitModeToNoBlit();
        window->AddRenderer(renderer);
        observe(vtkCommand::WindowMakeCurrentEvent, &Window::makeCurrent);
        observe(vtkCommand::WindowIsCurrentEvent, &Window::isCurrent);
        observe(vtkCommand::WindowFrameEvent, &Window::frame);
    }

    vtkNew<vtkGenericOpenGLRenderWindow> window;
    vtkNew<vtkRenderer> renderer;

  private:
    using Handler = void (*)(vtkObject*, unsigned long, void*, void*);

    void observe(unsigned long event, Handler handler) {
        vtkNew<vtkCallbackCommand> command;
        command->SetClientData(owner_);
        command->SetCallback(handler);
        window->AddObserver(event, command);
    }

    /// Qt's makeCurrent also binds Qt's framebuffer, which would pull away the one that VTK is
    /// drawing into.
    static void makeCurrent(vtkObject*, unsigned long, void* owner, void*) {
        if (!hasCurrent(owner)) {
            static_cast<VtkWidget*>(owner)->makeCurrent();
        }
    }

    static void isCurrent(vtkObject*, unsigned long, void* owner, void* answer) {
        *static_cast<bool*>(answer) = hasCurrent(owner);
    }

    static bool hasCurrent(const void* owner) {
        const auto* context = static_cast<const VtkWidget*>(owner)->context();
        return context && QOpenGLContext::currentContext() == context;
    }

    static void frame(vtkObject*, unsigned long, void* owner, void*) {
        auto* widget = static_cast<VtkWidget*>(owner);
        if (!widget->painting_) {
            widget->update();
        }
    }

    VtkWidget* owner_;
};

VtkWidget::VtkWidget(QWidget* parent)
    : QOpenGLWidget(parent), window_(std::make_unique<Window>(this)) {
    setFormat(viewSurfaceFormat());
    setUpdateBehavior(QOpenGLWidget::NoPartialUpdate);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setProperty("_kde_no_window_grab", true);
    dress();
    connect(this, &QOpenGLWidget::resized, this, &VtkWidget::fitToScreen);
    new FocusRing(this);
}

VtkWidget::~VtkWidget() {
    disconnect(contextGuard_);
    leaveContext();
    window_->window->RemoveAllObservers();
}

void VtkWidget::dress() {
    const QColor colour = shade(Role::View);
    window_->renderer->SetBackground(colour.redF(), colour.greenF(), colour.blueF());
    scheduleRender();
}

void VtkWidget::changeEvent(QEvent* event) {
    QOpenGLWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        dress();
}

vtkRenderer* VtkWidget::renderer() const {
    return window_->renderer;
}

void VtkWidget::scheduleRender() {
    dirty_ = true;
    update();
}

void VtkWidget::initializeGL() {
    disconnect(contextGuard_);
    contextGuard_ =
        connect(context(), &QOpenGLContext::aboutToBeDestroyed, this, &VtkWidget::leaveContext);
    vtkGenericOpenGLRenderWindow* window = window_->window;
    window->SetForceMaximumHardwareLineWidth(1);
    window->SetReadyForRendering(true);
    window->SetOwnContext(0);
    window->OpenGLInitContext();
    window->GetState()->Reset();
    fitToScreen();
}

void VtkWidget::leaveContext() {
    if (context()) {
        makeCurrent();
        emit leaving();
        window_->window->Finalize();
        window_->window->SetReadyForRendering(false);
        doneCurrent();
    }
}

void VtkWidget::fitToScreen() {
    const double ratio = devicePixelRatioF();
    const auto devicePixels = [ratio](int v) { return static_cast<int>(std::lround(v * ratio)); };
    vtkGenericOpenGLRenderWindow* window = window_->window;
    window->SetSize(devicePixels(width()), devicePixels(height()));
    window->SetDPI(devicePixels(72));
    if (const QScreen* at = screen()) {
        window->SetScreenSize(devicePixels(at->size().width()), devicePixels(at->size().height()));
    }
    scheduleRender();
}

void VtkWidget::paintGL() {
    painting_ = true;
    if (dirty_)
        emit drawing();
    vtkOpenGLState* state = window_->window->GetState();
    state->Reset();
    state->Push();
    drawFrame();
    state->Pop();
    painting_ = false;
}

void VtkWidget::drawFrame() {
    vtkGenericOpenGLRenderWindow* window = window_->window;
    vtkOpenGLState* state = window->GetState();
    state->vtkglDepthFunc(GL_LEQUAL);
    state->vtkglEnable(GL_DEPTH_TEST);
    if (std::exchange(dirty_, false)) {
        window->Render();
    }
    makeCurrent();
    context()->functions()->glBindFramebuffer(GL_DRAW_FRAMEBUFFER, defaultFramebufferObject());
    const int* size = window->GetSize();
    window->BlitDisplayFramebuffer(0, 0, 0, size[0], size[1], 0, 0, size[0], size[1],
                                   GL_COLOR_BUFFER_BIT, GL_NEAREST);
    makeOpaque();
}

void VtkWidget::makeOpaque() {
    vtkOpenGLState* state = window_->window->GetState();
    vtkOpenGLState::ScopedglColorMask mask(state);
    vtkOpenGLState::ScopedglClearColor colour(state);
    state->vtkglDisable(GL_SCISSOR_TEST);
    state->vtkglColorMask(GL_FALSE, GL_FALSE, GL_FALSE, GL_TRUE);
    state->vtkglClearColor(0, 0, 0, 1);
    state->vtkglClear(GL_COLOR_BUFFER_BIT);
}

} // namespace fringe
