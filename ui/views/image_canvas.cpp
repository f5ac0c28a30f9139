// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/image_canvas.h"

#include "ui/views/image_display.h"
#include "ui/views/view_style.h"

#include <QPainter>
#include <QtConcurrent>

#include <cmath>
#include <utility>

namespace fringe {

namespace {

constexpr double gridFrom = 16; ///< pixels per sample

/// Samples that are mapped in a few milliseconds, faster than the eye sees a detour.
constexpr double atOnce = 300'000;

double work(const MappedRegion& region) {
    const double pixels = static_cast<double>(region.image.width()) * region.image.height();
    return std::clamp(region.region.width() * region.region.height(), pixels, 64 * pixels);
}

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

ImageRenderer::ImageRenderer(QObject* parent) : QObject(parent) {
    connect(&watcher_, &QFutureWatcher<MappedRegion>::finished, this, &ImageRenderer::finish);
}

ImageRenderer::~ImageRenderer() {
    waiting_.reset();
    watcher_.disconnect(this);
    watcher_.cancel();
    watcher_.waitForFinished();
}

void ImageRenderer::request(std::shared_ptr<const ImageSource> source, MappedRegion region) {
    if (work(region) <= atOnce && !busy()) {
        mapRegion(*source, region);
        emit mapped(region);
    } else if (busy()) {
        waiting_ = Job{std::move(source), std::move(region)};
    } else {
        start({std::move(source), std::move(region)});
    }
}

void ImageRenderer::start(Job job) {
    watcher_.setFuture(QtConcurrent::run([job = std::move(job)]() mutable {
        mapRegion(*job.source, job.region);
        return std::move(job.region);
    }));
}

void ImageRenderer::finish() {
    const MappedRegion region = watcher_.result();
    if (waiting_) {
        start(*std::exchange(waiting_, std::nullopt));
    }
    emit mapped(region);
}

ImageCanvas::ImageCanvas(QWidget* parent) : QWidget(parent) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    connect(&renderer_, &ImageRenderer::mapped, this, &ImageCanvas::take);
}

void ImageCanvas::setSource(std::shared_ptr<const ImageSource> source) {
    if (!source || (source_ && source->shape() != source_->shape())) {
        shown_ = {};
    }
    source_ = std::move(source);
    requestMapping();
    update();
}

void ImageCanvas::setTransform(const ViewTransform& transform) {
    if (transform != transform_) {
        transform_ = transform;
        requestMapping();
        update();
    }
}

void ImageCanvas::setEmptyText(const QString& text) {
    emptyText_ = text;
    update();
}

void ImageCanvas::requestMapping() {
    if (!source_) {
        return;
    }
    MappedRegion region =
        regionToMap(source_->shape(), transform_.visible(size()), size() * devicePixelRatioF());
    if (!region.image.isNull()) {
        renderer_.request(source_, std::move(region));
    }
}

void ImageCanvas::take(const MappedRegion& region) {
    if (source_) {
        shown_ = region;
        update();
    }
}

void ImageCanvas::resizeEvent(QResizeEvent*) {
    requestMapping();
}

QRectF ImageCanvas::toView(const QRectF& region) const {
    return {transform_.toView(region.topLeft(), size()),
            transform_.toView(region.bottomRight(), size())};
}

void ImageCanvas::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), viewBackground());
    if (source_) {
        paintPicture(painter);
        paintGrid(painter);
    } else {
        paintEmptyText(painter, rect(), emptyText_);
    }
}

void ImageCanvas::paintPicture(QPainter& painter) const {
    const Shape shape = source_->shape();
    painter.setPen(viewOutline());
    painter.drawRect(
        toView(QRectF(0, 0, static_cast<double>(shape.cols), static_cast<double>(shape.rows)))
            .adjusted(-1, -1, 0, 0));
    if (!shown_.image.isNull()) {
        painter.drawImage(toView(shown_.region), shown_.image);
    }
}

void ImageCanvas::paintGrid(QPainter& painter) const {
    if (std::min(transform_.scale, transform_.scaleY()) < gridFrom) {
        return;
    }
    const Shape shape = source_->shape();
    const QRectF seen =
        transform_.visible(size())
        & QRectF(0, 0, static_cast<double>(shape.cols), static_cast<double>(shape.rows));
    const QRectF area = toView(seen);
    painter.setPen(QPen(QColor(128, 128, 128, 110), 0));
    for (double col = std::ceil(seen.left()); col <= seen.right(); ++col) {
        const double x = transform_.toView({col, 0}, size()).x();
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    }
    for (double row = std::ceil(seen.top()); row <= seen.bottom(); ++row) {
        const double y = transform_.toView({0, row}, size()).y();
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
    }
}

std::unique_ptr<ImageDisplay> makeCanvasImageDisplay(QWidget* parent) {
    return std::make_unique<CanvasImageDisplay>(parent);
}

} // namespace fringe
