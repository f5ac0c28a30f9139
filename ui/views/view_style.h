// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QString>

#include <initializer_list>

class QPainter;
class QRect;

namespace fringe {

/// A hint in the middle of an empty view.
void paintEmptyText(QPainter& painter, const QRect& area, const QString& text);

/// "15.36 mm": four digits in the unit that fits.
QString lengthText(double metres);
/// "15.36 × 8.64 mm": several lengths in one unit.
QString sizeText(std::initializer_list<double> metres);

/// One step of an arrow key, y downwards; null of other keys.
QPointF arrowOf(int key);

/// The largest of 1, 2 or 5 × 10^n that is not above `value`; value > 0.
double niceBelow(double value);
/// The smallest of them that is not below `value`.
double niceAbove(double value);

} // namespace fringe
