// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/image_canvas.h"
#include "ui/views/image_display.h"
#include "ui/views/overlays.h"
#include "ui/views/texture_mapper.h"
#include "ui/views/vtk_widget.h"

#include <vtkActor.h>
#include <vtkCamera.h>
#include <vtkCellArray.h>
#include <vtkFloatArray.h>
#include <vtkNew.h>
#include <vtkOpenGLRenderWindow.h>
#include <vtkOpenGLTexture.h>
#include <vtkPointData.h>
#include <vtkPolyData.h>
#include <vtkPolyDataMapper.h>
#include <vtkProperty.h>
#include <vtkRenderer.h>
#include <vtkTextureObject.h>

#include <utility>

namespace fringe {

namespace {

/// A rectangle with a texture that somebody else owns, row 0 of which is on top.
class TexturedRectangle {
  public:
    TexturedRectangle() {
        constexpr vtkIdType corners[] = {0, 1, 2, 3};
        vtkNew<vtkPoints> points;
        vtkNew<vtkCellArray> cells;
        vtkNew<vtkFloatArray> places;
        places->SetNumberOfComponents(2);
        for (const auto& [x, y] : {std::pair(0.F, 0.F), {1.F, 0.F}, {1.F, 1.F}, {0.F, 1.F}}) {
            points->InsertNextPoint(x, y, 0);
            places->InsertNextTuple2(x, 1 - y);
        }
        cells->InsertNextCell(std::size(corners), corners);
        unit_->SetPoints(points);
        unit_->SetPolys(cells);
        unit_->GetPointData()->SetTCoords(places);
        mapper_->SetInputData(unit_);
        actor->SetMapper(mapper_);
        actor->GetProperty()->LightingOff();
        object_->SetWrapS(vtkTextureObject::ClampToEdge);
        object_->SetWrapT(vtkTextureObject::ClampToEdge);
        texture_->SetTextureObject(object_);
        actor->SetTexture(texture_);
        actor->VisibilityOff();
    }

    /// renderer: its context is current.
    void show(unsigned name, vtkRenderer& renderer) {
        object_->SetContext(static_cast<vtkOpenGLRenderWindow*>(renderer.GetRenderWindow()));
        object_->AssignToExistingTexture(name, GL_TEXTURE_2D);
        actor->VisibilityOn();
    }
    void place(const QRectF& area) {
        actor->SetPosition(area.left(), -area.bottom(), 0);
        actor->SetScale(area.width(), area.height(), 1);
    }

    vtkNew<vtkActor> actor;

  private:
    vtkNew<vtkPolyData> unit_;
    vtkNew<vtkPolyDataMapper> mapper_;
    vtkNew<vtkOpenGLTexture> texture_;
    vtkNew<vtkTextureObject> object_;
};

/// In samples, x to the right, y up.
class VtkImageDisplay : public ImageDisplay {
  public:
    explicit VtkImageDisplay(QWidget* parent)
        : widget_(new VtkWidget(parent)), note_(new EmptyNote(widget_)), renderer_(widget_) {
        widget_->renderer()->AddViewProp(rectangle_.actor);
        widget_->renderer()->GetActiveCamera()->ParallelProjectionOn();
        QObject::connect(&renderer_, &ImageRenderer::changed, widget_, [this] { show(); });
        QObject::connect(widget_, &VtkWidget::drawing, &renderer_, [this] { draw(); });
        QObject::connect(widget_, &VtkWidget::leaving, &renderer_, [this] { colours_.release(); });
    }
    ~VtkImageDisplay() override {
        widget_->makeCurrent();
        colours_.release();
        widget_->doneCurrent();
    }

    QWidget* widget() override { return widget_; }

    void setSource(std::shared_ptr<const ImageSource> source) override {
        note_->setVisible(!source);
        textures_ =
            fault_.isEmpty() ? std::dynamic_pointer_cast<const TextureSource>(source) : nullptr;
        renderer_.setSource(textures_ ? nullptr : std::move(source));
    }
    void setTransform(const ViewTransform& transform) override {
        renderer_.setTransform(transform);
    }
    void setEmptyText(const QString& text) override { note_->setText(text); }
    QString fault() const override { return fault_; }

  private:
    void show() {
        aim();
        widget_->scheduleRender();
    }

    void draw() {
        rectangle_.actor->VisibilityOff();
        const ViewTransform& transform = renderer_.transform();
        const MappedRegion& piece =
            textures_ ? regionToMap(textures_->shape(), transform.visible(widget_->size()),
                                    widget_->size() * widget_->devicePixelRatioF())
                      : renderer_.shown();
        if (piece.image.isNull())
            return;
        const QRectF& region = piece.region;
        rectangle_.place({region.left(), region.top() * transform.aspect, region.width(),
                          region.height() * transform.aspect});
        if (const unsigned name =
                textures_ ? colours_.map(*textures_, piece) : colours_.load(piece.image))
            rectangle_.show(name, *widget_->renderer());
        else
            QMetaObject::invokeMethod(
                &renderer_, [this] { readTextures(); }, Qt::QueuedConnection);
    }

    /// Textures that this view cannot draw are mapped on the host from now on.
    void readTextures() {
        if (!textures_)
            return;
        fault_ = colours_.fault();
        setSource(textures_);
    }

    void aim() {
        const ViewTransform& transform = renderer_.transform();
        const double x = transform.centre.x(), y = -transform.centre.y() * transform.aspect;
        vtkCamera* camera = widget_->renderer()->GetActiveCamera();
        camera->SetFocalPoint(x, y, 0);
        camera->SetPosition(x, y, 1);
        camera->SetViewUp(0, 1, 0);
        camera->SetClippingRange(0.5, 1.5);
        camera->SetParallelScale(widget_->height() / 2.0 / transform.scale);
    }

    VtkWidget* widget_;
    EmptyNote* note_;
    ImageRenderer renderer_;
    std::shared_ptr<const TextureSource> textures_; ///< null: `renderer_` maps
    TextureMapper colours_;
    TexturedRectangle rectangle_;
    QString fault_;
};

} // namespace

std::unique_ptr<ImageDisplay> makeVtkImageDisplay(QWidget* parent) {
    return std::make_unique<VtkImageDisplay>(parent);
}

} // namespace fringe
