// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/view_style.h"

#include "ui/style/theme.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace fringe {

namespace {

struct LengthUnit {
    double metres;
    QString name;
};

LengthUnit unitFor(double length) {
    constexpr double rounding = 1 + 1e-9;
    if (length * rounding >= 1) {
        return {1, QStringLiteral("m")};
    }
    return length == 0 || length * rounding >= 1e-4 ? LengthUnit{1e-3, QStringLiteral("mm")}
                                                    : LengthUnit{1e-6, QStringLiteral("µm")};
}

} // namespace

void paintEmptyText(QPainter& painter, const QRect& area, const QString& text) {
    painter.setPen(shade(Role::ViewText));
    painter.drawText(area.adjusted(24, 16, -24, -16), Qt::AlignCenter | Qt::TextWordWrap, text);
}

QString lengthText(double metres) {
    return sizeText({metres});
}

QString sizeText(std::initializer_list<double> metres) {
    double largest = 0;
    for (const double length : metres) {
        largest = std::max(largest, std::abs(length));
    }
    const LengthUnit unit = unitFor(largest);
    QStringList numbers;
    for (const double length : metres) {
        numbers << QLocale().toString(length / unit.metres, 'g', 4);
    }
    return QStringLiteral("%1 %2").arg(numbers.join(QStringLiteral(" × ")), unit.name);
}

QPointF arrowOf(int key) {
    switch (key) {
    case Qt::Key_Left:
        return {-1, 0};
    case Qt::Key_Right:
        return {1, 0};
    case Qt::Key_Up:
        return {0, -1};
    case Qt::Key_Down:
        return {0, 1};
    default:
        return {};
    }
}

double niceBelow(double value) {
    const double power = std::pow(10, std::floor(std::log10(value)));
    const double lead = value / power * (1 + 1e-12);
    return power * (lead >= 5 ? 5 : lead >= 2 ? 2 : 1);
}

double niceAbove(double value) {
    const double below = niceBelow(value);
    return below * (1 + 1e-9) >= value ? below : niceBelow(below * 2.5);
}

} // namespace fringe
