// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/overlays.h"

#include "ui/style/theme.h"
#include "ui/views/view_style.h"

#include <QEvent>
#include <QPainter>
#include <QTransform>

#include <utility>

namespace fringe {
namespace {

constexpr int longest = 120; ///< pixels, of the scale bar
constexpr int barMargin = 8;

} // namespace

Overlay::Overlay(QWidget* host) : QWidget(host) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    resize(host->size());
    host->installEventFilter(this);
}

void Overlay::place() {
    resize(parentWidget()->size());
}

bool Overlay::eventFilter(QObject*, QEvent* event) {
    if (event->type() == QEvent::Resize)
        place();
    return false;
}

void EmptyNote::setText(const QString& text) {
    if (std::exchange(text_, text) != text)
        update();
}

void EmptyNote::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintEmptyText(painter, rect(), text_);
}

FocusRing::FocusRing(QWidget* host) : Overlay(host) {
    setVisible(host->hasFocus());
}

bool FocusRing::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        setVisible(event->type() == QEvent::FocusIn);
    return Overlay::eventFilter(watched, event);
}

void FocusRing::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setPen(QPen(shade(Role::ViewFocus), 2));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

RegionMark::RegionMark(QWidget* host) : Overlay(host) {
    setObjectName(QStringLiteral("regionMark"));
    hide();
}

void RegionMark::setOutline(const QPainterPath& samples, const QString& text) {
    outline_ = samples;
    text_ = text;
    setVisible(!outline_.isEmpty());
    update();
}

void RegionMark::setTransform(const ViewTransform& transform) {
    transform_ = transform;
    update();
}

void RegionMark::paintEvent(QPaintEvent*) {
    const QPointF origin = transform_.toView({0, 0}, size());
    const QPointF scale = transform_.toView({1, 1}, size()) - origin;
    const QTransform toView(scale.x(), 0, 0, scale.y(), origin.x(), origin.y());
    const QPainterPath outline = toView.map(outline_);
    QPainter painter(this);
    painter.strokePath(outline, QPen(shade(Role::ViewShade), 3));
    painter.strokePath(outline, QPen(shade(Role::Signal), 1.2, Qt::DotLine));
    if (text_.isEmpty())
        return;
    QRect place = fontMetrics().boundingRect(text_).adjusted(-barMargin, -2, barMargin, 2);
    place.moveCenter(outline.boundingRect().center().toPoint() + QPoint(0, place.height()));
    painter.fillRect(place, shade(Role::ViewShade));
    painter.setPen(shade(Role::ViewText));
    painter.drawText(place, Qt::AlignCenter, text_);
}

ScaleBar::ScaleBar(QWidget* host) : Overlay(host) {
    setObjectName(QStringLiteral("scaleBar"));
    resize(longest + 2 * barMargin, roomIn(*host) - barMargin);
    hide();
}

int ScaleBar::roomIn(const QWidget& host) {
    return host.fontMetrics().height() + 16 + barMargin;
}

void ScaleBar::setMetresPerPixel(double metres) {
    setVisible(metres > 0);
    if (metres > 0) {
        length_ = niceBelow(longest * metres);
        pixels_ = length_ / metres;
        place();
        update();
    }
}

void ScaleBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(shade(Role::ViewShade));
    painter.drawRoundedRect(QRectF(0, 0, pixels_ + 2 * barMargin, height()), 4, 4);
    painter.setPen(QPen(shade(Role::ViewText), 2));
    const double y = height() - 6;
    painter.drawLine(QPointF(barMargin, y), QPointF(barMargin + pixels_, y));
    painter.drawText(QRectF(0, 2, pixels_ + 2 * barMargin, fontMetrics().height()), Qt::AlignCenter,
                     lengthText(length_));
}

void ScaleBar::place() {
    move(barMargin, parentWidget()->height() - height() - barMargin);
    raise();
}

} // namespace fringe
