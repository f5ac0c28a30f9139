// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/image_canvas.h"
#include "ui/views/image_display.h"

namespace fringe {

namespace {

class CanvasImageDisplay : public ImageDisplay {
  public:
    explicit CanvasImageDisplay(QWidget* parent) : canvas_(new ImageCanvas(parent)) {}

    QWidget* widget() override { return canvas_; }

    void setPicture(const SizedPicture& picture) override { canvas_->setSource(picture.source); }

    void setTransform(const ViewTransform& transform) override { canvas_->setTransform(transform); }
    void setEmptyText(const QString& text) override { canvas_->setEmptyText(text); }

  private:
    ImageCanvas* canvas_;
};

} // namespace

std::unique_ptr<ImageDisplay> makeCanvasImageDisplay(QWidget* parent) {
    return std::make_unique<CanvasImageDisplay>(parent);
}

} // namespace fringe
