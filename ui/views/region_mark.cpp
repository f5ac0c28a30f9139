// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/region_mark.h"

#include <QEvent>
#include <QPainter>

namespace fringe {

RegionMark::RegionMark(QWidget* host) : QWidget(host) {
    setObjectName(QStringLiteral("regionMark"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    resize(host->size());
    host->installEventFilter(this);
    hide();
}

void RegionMark::setRegion(const std::optional<QRectF>& samples) {
    region_ = samples;
    setVisible(region_.has_value());
    update();
}

void RegionMark::setTransform(const ViewTransform& transform) {
    transform_ = transform;
    update();
}

void RegionMark::paintEvent(QPaintEvent*) {
    if (!region_)
        return;
    QPainter painter(this);
    painter.setPen(QPen(QColor(86, 200, 180), 1.2, Qt::DotLine));
    painter.drawRect(QRectF(transform_.toView(region_->topLeft(), size()),
                            transform_.toView(region_->bottomRight(), size())));
}

bool RegionMark::eventFilter(QObject*, QEvent* event) {
    if (event->type() == QEvent::Resize)
        resize(parentWidget()->size());
    return false;
}

} // namespace fringe
