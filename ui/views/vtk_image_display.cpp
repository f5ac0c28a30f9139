// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/empty_note.h"
#include "ui/views/image_display.h"
#include "ui/views/vtk_widget.h"

#include <vtkCamera.h>
#include <vtkFloatArray.h>
#include <vtkImageData.h>
#include <vtkImageProperty.h>
#include <vtkImageSlice.h>
#include <vtkImageSliceMapper.h>
#include <vtkLookupTable.h>
#include <vtkNew.h>
#include <vtkPointData.h>
#include <vtkRenderer.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace fringe {

namespace {

void fillTable(vtkLookupTable& lookup, const PictureLook& look) {
    lookup.SetNumberOfTableValues(static_cast<vtkIdType>(look.table.size()));
    for (std::size_t i = 0; i < look.table.size(); ++i) {
        const QColor colour(look.table[i]);
        lookup.SetTableValue(static_cast<vtkIdType>(i), colour.redF(), colour.greenF(),
                             colour.blueF());
    }
    lookup.SetTableRange(look.window.low, look.window.high);
    lookup.SetNanColor(0, 0, 0, 1);
    lookup.Modified();
}

/// Averages blocks of `factor` × `factor`, and turns row 0 to the top of VTK's upward y axis.
void fillImage(vtkImageData& image, const Preview& picture, std::int64_t factor) {
    const std::int64_t cols = (picture.cols + factor - 1) / factor;
    const std::int64_t rows = (picture.rows + factor - 1) / factor;
    image.SetDimensions(static_cast<int>(cols), static_cast<int>(rows), 1);
    image.AllocateScalars(VTK_FLOAT, 1);
    auto* out = static_cast<float*>(image.GetScalarPointer());
    for (std::int64_t j = rows - 1; j >= 0; --j) {
        for (std::int64_t i = 0; i < cols; ++i) {
            *out++ = meanOf(picture,
                            {j * factor, i * factor, std::min(factor, picture.rows - j * factor),
                             std::min(factor, picture.cols - i * factor)});
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
        slice_->GetProperty()->SetLookupTable(lookup_);
        slice_->GetProperty()->UseLookupTableScalarRangeOn();
        slice_->VisibilityOff();
        widget_->renderer()->AddViewProp(slice_);
        widget_->renderer()->GetActiveCamera()->ParallelProjectionOn();
        QObject::connect(widget_, &QOpenGLWidget::resized, widget_, [this] { aim(); });
    }

    QWidget* widget() override { return widget_; }

    void setPicture(std::shared_ptr<const Preview> picture, const PictureLook& look) override {
        const bool changed = std::exchange(picture_, std::move(picture)) != picture_;
        slice_->SetVisibility(picture_ != nullptr);
        note_->setVisible(!picture_);
        if (picture_) {
            fillTable(*lookup_, look);
            load(changed);
        }
        widget_->scheduleRender();
    }

    void setTransform(const ViewTransform& transform) override {
        transform_ = transform;
        load(false);
        aim();
    }

    void setEmptyText(const QString& text) override { note_->setText(text); }

  private:
    double samplePitch() const {
        return picture_->width.si() * 1e3 / static_cast<double>(picture_->cols);
    }

    /// A pixel of the screen shows the mean of the samples it covers, so that no bright point is
    /// lost.
    void load(bool anew) {
        if (!picture_) {
            return;
        }
        const double perPixel = 1 / (transform_.scale * widget_->devicePixelRatioF());
        const auto factor = static_cast<std::int64_t>(std::max(1.0, std::floor(perPixel + 0.05)));
        if (anew || factor != factor_) {
            factor_ = factor;
            fillImage(*image_, *picture_, factor);
            place();
        }
        const bool smooth = perPixel > 1 && picture_->quantity != Quantity2D::Phase;
        slice_->GetProperty()->SetInterpolationType(smooth ? VTK_LINEAR_INTERPOLATION
                                                           : VTK_NEAREST_INTERPOLATION);
    }

    void place() {
        const double pitchX = samplePitch() * static_cast<double>(factor_);
        const double pitchY = pitchX * transform_.aspect;
        const double left = -picture_->width.si() * 5e2;
        const double top = picture_->height.si() * 5e2;
        const int* size = image_->GetDimensions();
        image_->SetSpacing(pitchX, pitchY, 1);
        image_->SetOrigin(left + pitchX / 2, top - pitchY * (size[1] - 0.5), 0);
        image_->Modified();
    }

    void aim() {
        if (!picture_) {
            return;
        }
        const double x = transform_.centre.x() * samplePitch() - picture_->width.si() * 5e2;
        const double y =
            picture_->height.si() * 5e2 - transform_.centre.y() * samplePitch() * transform_.aspect;
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
    std::shared_ptr<const Preview> picture_;
    ViewTransform transform_;
    std::int64_t factor_ = 0;
    vtkNew<vtkImageData> image_;
    vtkNew<vtkLookupTable> lookup_;
    vtkNew<vtkImageSliceMapper> mapper_;
    vtkNew<vtkImageSlice> slice_;
};

} // namespace

std::unique_ptr<ImageDisplay> makeVtkImageDisplay(QWidget* parent) {
    return std::make_unique<VtkImageDisplay>(parent);
}

} // namespace fringe
