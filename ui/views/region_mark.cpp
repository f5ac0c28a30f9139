// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/region_mark.h"

#include <QEvent>
#include <QPainter>
#include <QTransform>

namespace fringe {

RegionMark::RegionMark(QWidget* host) : QWidget(host) {
    setObjectName(QStringLiteral("regionMark"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    resize(host->size());
    host->installEventFilter(this);
    hide();
}

void RegionMark::setOutline(const QPainterPath& samples) {
    outline_ = samples;
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
    QPainter painter(this);
    painter.setPen(QPen(QColor(86, 200, 180), 1.2, Qt::DotLine));
    painter.drawPath(toView.map(outline_));
}

bool RegionMark::eventFilter(QObject*, QEvent* event) {
    if (event->type() == QEvent::Resize)
        resize(parentWidget()->size());
    return false;
}

} // namespace fringe
