// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/camera_canvas.h"

#include "app/studio/camera_look.h"
#include "ui/style/theme.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

constexpr double markRadius = 9; ///< pixels

/// The brightestOf pixel of every square of so many.
QImage brightestOf(const QImage& image, int factor) {
    QImage small((image.width() + factor - 1) / factor, (image.height() + factor - 1) / factor,
                 QImage::Format_Grayscale8);
    small.fill(0);
    for (int y = 0; y < image.height(); ++y) {
        const uchar* from = image.constScanLine(y);
        uchar* to = small.scanLine(y / factor);
        for (int x = 0; x < image.width(); ++x)
            to[x / factor] = std::max(to[x / factor], from[x]);
    }
    return small;
}

} // namespace

CameraCanvas::CameraCanvas(QWidget* parent) : PlaneCanvas(CanvasFrame(false), parent) {}

void CameraCanvas::setSight(const CameraSight& sight) {
    const bool isOther = sight.counts.size() != counts_.size() || sight.pitch.si() != pitch_;
    counts_ = sight.counts;
    pitch_ = sight.pitch.si();
    text_ = sight.facts;
    factor_ = 0;
    setAccessibleDescription(text_);
    if (isOther)
        fit();
    update();
}

void CameraCanvas::setMarks(const QList<QPointF>& places) {
    marks_ = places;
    update();
}

void CameraCanvas::setPicking(bool picking) {
    isPicking_ = picking;
    picking ? setCursor(Qt::CrossCursor) : unsetCursor();
}

QPointF CameraCanvas::pixelAt(QPointF place) const {
    return {place.x() / pitch_ + counts_.width() / 2, counts_.height() / 2 - place.y() / pitch_};
}

QPointF CameraCanvas::placeOf(QPointF place) const {
    return frame().inPlan(place.x(), place.y());
}

QString CameraCanvas::placeholder() const {
    return counts_.isNull() ? text_ : QString();
}

void CameraCanvas::fit() {
    if (counts_.isNull())
        return;
    const double x = (counts_.width() + 1) * pitch_ / 2, y = (counts_.height() + 1) * pitch_ / 2;
    frame().show({-x, x}, {-y, y}, frame().shownZ());
    update();
}

PlaneCanvas::Tool CameraCanvas::press(Qt::KeyboardModifiers) {
    if (!isPicking_ || counts_.isNull())
        return Tool::Panning;
    emit picked({frame().xAt(from()), frame().yAt(from())});
    return Tool::Free;
}

const QImage& CameraCanvas::reduced(int factor) {
    if (factor == 1)
        return counts_;
    if (factor_ != factor)
        reduced_ = brightestOf(counts_, factor);
    factor_ = factor;
    return reduced_;
}

void CameraCanvas::paintPlane(QPainter& painter) {
    const double perPixel = pitch_ / frame().metresPerPixel() * devicePixelRatioF();
    const int factor = std::clamp(static_cast<int>(std::ceil(1 / perPixel)), 1, 64);
    const QImage& image = reduced(factor);
    const QPointF top = frame().inPlan(-(counts_.width() / 2 + 0.5) * pitch_,
                                       (counts_.height() / 2 + 0.5) * pitch_);
    const double scale = factor * pitch_ / frame().metresPerPixel();
    painter.drawImage(QRectF(top, QSizeF(image.size()) * scale), image);
    keepRed(painter, rect());
    painter.setPen(QPen(shade(Role::Chosen), 1.5));
    painter.setBrush(Qt::NoBrush);
    for (qsizetype i = 0; i < marks_.size(); ++i) {
        const QPointF middle = frame().inPlan(marks_[i].x(), marks_[i].y());
        painter.drawEllipse(middle, markRadius, markRadius);
        painter.drawText(middle + QPointF(markRadius, -markRadius), QString::number(i + 1));
    }
}

void CameraCanvas::changeEvent(QEvent* event) {
    PlaneCanvas::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        update();
}

} // namespace fringe
