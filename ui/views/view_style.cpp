// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/view_style.h"

#include <QLocale>
#include <QPainter>

#include <cmath>

namespace fringe {

QColor viewBackground() {
    return {30, 32, 36};
}
QColor viewOutline() {
    return {96, 100, 108};
}
QColor viewText() {
    return {214, 217, 222};
}

void paintEmptyText(QPainter& painter, const QRect& area, const QString& text) {
    painter.setPen(viewText());
    painter.drawText(area.adjusted(24, 16, -24, -16), Qt::AlignCenter | Qt::TextWordWrap, text);
}

QString shortNumber(double value) {
    const double size = std::abs(value);
    const char format = size != 0 && (size < 1e-3 || size >= 1e5) ? 'e' : 'g';
    return QLocale().toString(value, format, format == 'e' ? 2 : 4);
}

QString millimetres(double metres) {
    const double value = std::round(metres * 1e7) / 1e4;
    return QLocale().toString(value == 0 ? 0.0 : value, 'f', 4);
}

double niceBelow(double value) {
    const double power = std::pow(10, std::floor(std::log10(value)));
    const double lead = value / power * (1 + 1e-12);
    return power * (lead >= 5 ? 5 : lead >= 2 ? 2 : 1);
}

} // namespace fringe
