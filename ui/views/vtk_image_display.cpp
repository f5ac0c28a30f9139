// SPDX-License-Identifier: GPL-3.0-or-later
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

#include <algorithm>
#include <cmath>

namespace fringe {

namespace {

/// Averages blocks of `factor` × `factor`, and turns row 0 to the top of VTK's upward y axis.
void fillImage(vtkImageData& image, const ImageSource& source, std::int64_t factor) {
    const Shape shape = source.shape();
    const std::int64_t cols = (shape.cols + factor - 1) / factor;
    const std::int64_t rows = (shape.rows + factor - 1) / factor;
    image.SetDimensions(static_cast<int>(cols), static_cast<int>(rows), 1);
    image.AllocateScalars(VTK_UNSIGNED_CHAR, 3);
    auto* out = static_cast<unsigned char*>(image.GetScalarPointer());
    for (std::int64_t j = rows - 1; j >= 0; --j) {
        for (std::int64_t i = 0; i < cols; ++i) {
            const QRgb colour =
                source.colourOf({j * factor, i * factor, std::min(factor, shape.rows - j * factor),
                                 std::min(factor, shape.cols - i * factor)});
            for (const int byte : {qRed(colour), qGreen(colour), qBlue(colour)}) {
                *out++ = static_cast<unsigned char>(byte);
            }
        }
    }
}

/// Millimetres from the middle of the picture, x to the right, y up.
class VtkImageDisplay : public ImageDisplay {
  public:
    explicit VtkImageDisplay(QWidget* parent)
        : widget_(new VtkWidget(parent)), note_(new EmptyNote(widget_)) {
        mapper_->SetInputData(image_);
        mapper_->BorderOn();
        slice_->SetMapper(mapper_);
        slice_->VisibilityOff();
        widget_->renderer()->AddViewProp(slice_);
        widget_->renderer()->GetActiveCamera()->ParallelProjectionOn();
        QObject::connect(widget_, &QOpenGLWidget::resized, widget_, [this] { aim(); });
    }

    QWidget* widget() override { return widget_; }

    void setPicture(const SizedPicture& picture) override {
        picture_ = picture;
        slice_->SetVisibility(isFilled());
        note_->setVisible(!isFilled());
        load(true);
        widget_->scheduleRender();
    }

    void setTransform(const ViewTransform& transform) override {
        transform_ = transform;
        load(false);
        aim();
    }

    void setEmptyText(const QString& text) override { note_->setText(text); }

  private:
    bool isFilled() const { return picture_.source != nullptr; }

    double samplePitch() const {
        return picture_.millimetres.width() / static_cast<double>(picture_.source->shape().cols);
    }

    /// About what a pixel of the screen covers is one texel, so that no bright point is lost.
    void load(bool anew) {
        if (!isFilled()) {
            return;
        }
        const double perPixel = 1 / (transform_.scale * widget_->devicePixelRatioF());
        const auto factor = static_cast<std::int64_t>(std::max(
            1.0, picture_.everySample ? std::ceil(perPixel - 0.05) : std::floor(perPixel + 0.05)));
        if (anew || factor != factor_) {
            factor_ = factor;
            fillImage(*image_, *picture_.source, factor);
            place();
        }
        const bool smooth = perPixel > 1 && picture_.smooth;
        slice_->GetProperty()->SetInterpolationType(smooth ? VTK_LINEAR_INTERPOLATION
                                                           : VTK_NEAREST_INTERPOLATION);
    }

    void place() {
        const double pitchX = samplePitch() * static_cast<double>(factor_);
        const double pitchY = pitchX * transform_.aspect;
        const double left = -picture_.millimetres.width() / 2;
        const double top = picture_.millimetres.height() / 2;
        const int* size = image_->GetDimensions();
        image_->SetSpacing(pitchX, pitchY, 1);
        image_->SetOrigin(left + pitchX / 2, top - pitchY * (size[1] - 0.5), 0);
        image_->Modified();
    }

    void aim() {
        if (!isFilled()) {
            return;
        }
        const double x = transform_.centre.x() * samplePitch() - picture_.millimetres.width() / 2;
        const double y = picture_.millimetres.height() / 2
                         - transform_.centre.y() * samplePitch() * transform_.aspect;
        vtkCamera* camera = widget_->renderer()->GetActiveCamera();
        camera->SetFocalPoint(x, y, 0);
        camera->SetPosition(x, y, 1);
        camera->SetViewUp(0, 1, 0);
        camera->SetClippingRange(0.5, 1.5);
        camera->SetParallelScale(widget_->height() / 2.0 * samplePitch() / transform_.scale);
        widget_->scheduleRender();
    }

    VtkWidget* widget_;
    EmptyNote* note_;
    SizedPicture picture_;
    ViewTransform transform_;
    std::int64_t factor_ = 0;
    vtkNew<vtkImageData> image_;
    vtkNew<vtkImageSliceMapper> mapper_;
    vtkNew<vtkImageSlice> slice_;
};

} // namespace

std::unique_ptr<ImageDisplay> makeVtkImageDisplay(QWidget* parent) {
    return std::make_unique<VtkImageDisplay>(parent);
}

} // namespace fringe
