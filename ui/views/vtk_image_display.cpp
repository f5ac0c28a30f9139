// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/image_canvas.h"
#include "ui/views/image_display.h"
#include "ui/views/overlays.h"
#include "ui/views/vtk_widget.h"

#include <vtkCamera.h>
#include <vtkImageData.h>
#include <vtkImageProperty.h>
#include <vtkImageSlice.h>
#include <vtkImageSliceMapper.h>
#include <vtkNew.h>
#include <vtkRenderer.h>

#include <span>
#include <utility>

namespace fringe {

namespace {

/// Turns row 0 to the top of VTK's upward y axis. What Qt has for other formats would wait for its
/// threads, while others compute.
void fill(vtkImageData& to, const QImage& from) {
    to.SetDimensions(from.width(), from.height(), 1);
    to.AllocateScalars(VTK_UNSIGNED_CHAR, 3);
    auto* out = static_cast<unsigned char*>(to.GetScalarPointer());
    for (int row = from.height() - 1; row >= 0; --row) {
        const auto* line = reinterpret_cast<const QRgb*>(from.constScanLine(row));
        for (const QRgb colour : std::span(line, static_cast<std::size_t>(from.width())))
            for (const int byte : {qRed(colour), qGreen(colour), qBlue(colour)})
                *out++ = static_cast<unsigned char>(byte);
    }
    to.Modified();
}

/// In samples, x to the right, y up.
class VtkImageDisplay : public ImageDisplay {
  public:
    explicit VtkImageDisplay(QWidget* parent)
        : widget_(new VtkWidget(parent)), note_(new EmptyNote(widget_)), renderer_(widget_) {
        mapper_->SetInputData(image_);
        mapper_->BorderOn();
        slice_->SetMapper(mapper_);
        slice_->GetProperty()->SetInterpolationTypeToNearest();
        slice_->VisibilityOff();
        widget_->renderer()->AddViewProp(slice_);
        widget_->renderer()->GetActiveCamera()->ParallelProjectionOn();
        QObject::connect(&renderer_, &ImageRenderer::changed, widget_, [this] { show(); });
    }

    QWidget* widget() override { return widget_; }

    void setSource(std::shared_ptr<const ImageSource> source) override {
        note_->setVisible(!source);
        renderer_.setSource(std::move(source));
    }
    void setTransform(const ViewTransform& transform) override {
        renderer_.setTransform(transform);
    }
    void setEmptyText(const QString& text) override { note_->setText(text); }

  private:
    void show() {
        const MappedRegion& shown = renderer_.shown();
        slice_->SetVisibility(!shown.image.isNull());
        if (!shown.image.isNull()) {
            load(shown);
            aim();
        }
        widget_->scheduleRender();
    }

    void load(const MappedRegion& shown) {
        if (std::exchange(loaded_, shown.image.cacheKey()) != shown.image.cacheKey())
            fill(*image_, shown.image);
        const double aspect = renderer_.transform().aspect;
        const double wide = shown.region.width() / shown.image.width();
        const double high = shown.region.height() / shown.image.height() * aspect;
        image_->SetSpacing(wide, high, 1);
        image_->SetOrigin(shown.region.left() + wide / 2, high / 2 - shown.region.bottom() * aspect,
                          0);
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
    qint64 loaded_ = 0; ///< key of the picture in `image_`
    vtkNew<vtkImageData> image_;
    vtkNew<vtkImageSliceMapper> mapper_;
    vtkNew<vtkImageSlice> slice_;
};

} // namespace

std::unique_ptr<ImageDisplay> makeVtkImageDisplay(QWidget* parent) {
    return std::make_unique<VtkImageDisplay>(parent);
}

} // namespace fringe
