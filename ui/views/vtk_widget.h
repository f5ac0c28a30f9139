// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QOpenGLWidget>

#include <functional>
#include <memory>

class vtkGenericOpenGLRenderWindow;
class vtkRenderer;

namespace fringe {

/// A Qt widget whose context VTK draws with. It has one renderer and no interactor: the owner
/// watches its mouse events and moves the camera. GUI thread only.
class VtkWidget : public QOpenGLWidget {
    Q_OBJECT

  public:
    explicit VtkWidget(QWidget* parent = nullptr);
    ~VtkWidget() override;

    vtkRenderer* renderer() const;
    /// The scene has changed: draw it at the next paint.
    void scheduleRender();

    QSize sizeHint() const override { return {480, 360}; }
    QSize minimumSizeHint() const override { return {120, 38}; }

  signals:
    void drawing(); ///< the scene, anew, with the context current
    void leaving(); ///< the context, which is current

  protected:
    void initializeGL() override;
    void paintGL() override;
    void changeEvent(QEvent* event) override;

  private:
    void fitToScreen();
    void dress(); ///< the ground in the theme's colour
    void leaveContext();
    void drawFrame();
    void makeOpaque();

    class Window;
    std::unique_ptr<Window> window_;
    QMetaObject::Connection contextGuard_;
    bool dirty_ = true;
    bool painting_ = false;
};

} // namespace fringe
