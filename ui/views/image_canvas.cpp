// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/image_canvas.h"

#include "ui/style/theme.h"
#include "ui/views/image_display.h"
#include "ui/views/view_style.h"

#include <QEvent>
#include <QPainter>

#include <cmath>
#include <utility>

namespace fringe {

namespace {

constexpr double gridFrom = 16; ///< pixels per sample

/// Samples that are read for a piece.
double samplesOf(const MappedRegion& region) {
    const double pixels = static_cast<double>(region.image.width()) * region.image.height();
    return std::clamp(region.region.width() * region.region.height(), pixels, 64 * pixels);
}

class CanvasImageDisplay : public ImageDisplay {
  public:
    explicit CanvasImageDisplay(QWidget* parent) : canvas_(new ImageCanvas(parent)) {}

    QWidget* widget() override { return canvas_; }

    void setSource(std::shared_ptr<const ImageSource> source) override {
        canvas_->setSource(std::move(source));
    }
    void setTransform(const ViewTransform& transform) override { canvas_->setTransform(transform); }
    void setEmptyText(const QString& text) override { canvas_->setEmptyText(text); }

  private:
    ImageCanvas* canvas_;
};

/// What lay there in a plane of one shape, in another of the same extent.
QRectF scaled(const QRectF& region, Shape from, Shape to) {
    const double x = static_cast<double>(to.cols) / static_cast<double>(from.cols);
    const double y = static_cast<double>(to.rows) / static_cast<double>(from.rows);
    return {region.x() * x, region.y() * y, region.width() * x, region.height() * y};
}

/// Qt shares more rows at a time with threads of its own, for which the window would wait while
/// all cores compute.
void drawInBands(QPainter& painter, const QRectF& place, const QImage& image) {
    constexpr int rows = 32;
    const QRect seen = painter.viewport() & place.toAlignedRect();
    painter.save();
    for (int top = seen.top(); top <= seen.bottom(); top += rows) {
        painter.setClipRect(seen.left(), top, seen.width(), rows);
        painter.drawImage(place, image);
    }
    painter.restore();
}

} // namespace

ImageRenderer::ImageRenderer(QWidget* view) : QObject(view), view_(view) {
    view->installEventFilter(this);
}

void ImageRenderer::setSource(std::shared_ptr<const ImageSource> source) {
    if (source_ && source)
        shown_.region = scaled(shown_.region, source_->shape(), source->shape());
    else
        shown_ = {};
    source_ = std::move(source);
    overview();
    map();
    emit changed();
}

/// Stands where what a reader of the disk is to show is still on its way.
void ImageRenderer::overview() {
    if (!source_ || source_->isAtHand()) {
        overviewing_.forget();
        overview_ = {};
        return;
    }
    constexpr double side = 512;
    const Shape shape = source_->shape();
    const QSizeF whole(static_cast<double>(shape.cols), static_cast<double>(shape.rows));
    const auto piece = std::make_shared<MappedRegion>(
        regionToMap(shape, QRectF({}, whole),
                    whole.scaled(side, side, Qt::KeepAspectRatio).toSize().expandedTo({1, 1})));
    mapInto(overviewing_, NewestWork::slow, piece, overview_);
}

void ImageRenderer::setTransform(const ViewTransform& transform) {
    if (transform == transform_)
        return;
    transform_ = transform;
    map();
    emit changed();
}

bool ImageRenderer::eventFilter(QObject*, QEvent* event) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::PaletteChange) {
        map();
        emit changed();
    }
    return false;
}

void ImageRenderer::map() {
    if (!source_)
        return;
    const auto piece = std::make_shared<MappedRegion>(
        regionToMap(source_->shape(), transform_.visible(view_->size()),
                    view_->size() * view_->devicePixelRatioF()));
    if (piece->image.isNull())
        return;
    mapInto(mapping_, source_->isAtHand() ? samplesOf(*piece) : NewestWork::slow, piece, shown_);
}

void ImageRenderer::mapInto(NewestWork& work, double samples,
                            const std::shared_ptr<MappedRegion>& piece, MappedRegion& target) {
    const bool inRed = isLab();
    work.request({samples,
                  [source = source_, piece, inRed] {
                      source->map(*piece);
                      if (inRed)
                          redden(piece->image);
                  },
                  [this, shape = source_->shape(), piece, &target] {
                      if (!source_ || source_->shape() != shape)
                          return;
                      target = std::move(*piece);
                      emit changed();
                  }});
}

ImageCanvas::ImageCanvas(QWidget* parent) : QWidget(parent), renderer_(this) {
    // As in all canvases without WA_OpaquePaintEvent: Qt paints such widgets over what lies above.
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    connect(&renderer_, &ImageRenderer::changed, this, qOverload<>(&QWidget::update));
}

void ImageCanvas::setSource(std::shared_ptr<const ImageSource> source) {
    renderer_.setSource(std::move(source));
}

void ImageCanvas::setTransform(const ViewTransform& transform) {
    renderer_.setTransform(transform);
}

void ImageCanvas::setEmptyText(const QString& text) {
    if (emptyText_ == text)
        return;
    emptyText_ = text;
    if (!renderer_.source())
        update();
}

QRectF ImageCanvas::toView(const QRectF& region) const {
    return {renderer_.transform().toView(region.topLeft(), size()),
            renderer_.transform().toView(region.bottomRight(), size())};
}

void ImageCanvas::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), shade(Role::View));
    if (renderer_.source()) {
        paintPicture(painter);
        paintGrid(painter);
    } else {
        paintEmptyText(painter, rect(), emptyText_);
    }
    if (hasFocus()) {
        painter.setPen(QPen(shade(Role::ViewFocus), 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

void ImageCanvas::paintPicture(QPainter& painter) const {
    const Shape shape = renderer_.source()->shape();
    painter.setPen(shade(Role::ViewAxis));
    painter.drawRect(
        toView(QRectF(0, 0, static_cast<double>(shape.cols), static_cast<double>(shape.rows)))
            .adjusted(-1, -1, 0, 0));
    for (const MappedRegion* const piece : {&renderer_.overviewed(), &renderer_.shown()})
        if (!piece->image.isNull())
            drawInBands(painter, toView(piece->region), piece->image);
}

void ImageCanvas::paintGrid(QPainter& painter) const {
    if (std::min(renderer_.transform().scale, renderer_.transform().scaleY()) < gridFrom) {
        return;
    }
    const Shape shape = renderer_.source()->shape();
    const QRectF seen =
        renderer_.transform().visible(size())
        & QRectF(0, 0, static_cast<double>(shape.cols), static_cast<double>(shape.rows));
    const QRectF area = toView(seen);
    painter.setPen(QPen(shade(Role::PixelGrid), 0));
    for (double col = std::ceil(seen.left()); col <= seen.right(); ++col) {
        const double x = renderer_.transform().toView({col, 0}, size()).x();
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    }
    for (double row = std::ceil(seen.top()); row <= seen.bottom(); ++row) {
        const double y = renderer_.transform().toView({0, row}, size()).y();
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
    }
}

std::unique_ptr<ImageDisplay> makeCanvasImageDisplay(QWidget* parent) {
    return std::make_unique<CanvasImageDisplay>(parent);
}

} // namespace fringe
