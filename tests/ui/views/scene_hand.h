// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QMouseEvent>
#include <QWidget>

namespace fringe::test {

/// Where on the scene's canvas the pointer says that it would move the whole object; null: nowhere.
inline QPoint placeOfMiddle(QWidget* canvas) {
    for (int y = 0; y < canvas->height(); y += 5)
        for (int x = 0; x < canvas->width(); x += 5) {
            const QPointF at(x, y);
            QMouseEvent move(QEvent::MouseMove, at, canvas->mapToGlobal(at), Qt::NoButton,
                             Qt::NoButton, Qt::NoModifier);
            QCoreApplication::sendEvent(canvas, &move);
            if (canvas->cursor().shape() == Qt::SizeAllCursor)
                return {x, y};
        }
    return {};
}

} // namespace fringe::test
