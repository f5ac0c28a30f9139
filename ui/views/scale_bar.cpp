// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scale_bar.h"

#include "ui/views/view_style.h"

#include <QEvent>
#include <QPainter>

namespace fringe {

namespace {

constexpr int longest = 120; ///< pixels
constexpr int margin = 8;

} // namespace

ScaleBar::ScaleBar(QWidget* host) : QWidget(host) {
    setObjectName(QStringLiteral("scaleBar"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    resize(longest + 2 * margin, fontMetrics().height() + 16);
    host->installEventFilter(this);
    hide();
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
    painter.setBrush(QColor(0, 0, 0, 150));
    painter.drawRoundedRect(QRectF(0, 0, pixels_ + 2 * margin, height()), 4, 4);
    painter.setPen(QPen(Qt::white, 2));
    const double y = height() - 6;
    painter.drawLine(QPointF(margin, y), QPointF(margin + pixels_, y));
    painter.drawText(QRectF(0, 2, pixels_ + 2 * margin, fontMetrics().height()), Qt::AlignCenter,
                     lengthText(length_));
}

bool ScaleBar::eventFilter(QObject*, QEvent* event) {
    if (event->type() == QEvent::Resize) {
        place();
    }
    return false;
}

void ScaleBar::place() {
    move(margin, parentWidget()->height() - height() - margin);
    raise();
}

} // namespace fringe
