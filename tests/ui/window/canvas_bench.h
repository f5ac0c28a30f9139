// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/window/window_bench.h"

#include <QMouseEvent>

namespace fringe {

/// A window on a design that is edited on a canvas.
template <class Canvas> struct CanvasBench : WindowBench {
    explicit CanvasBench(const Design& design) {
        studio.document().setMergeWindow(std::chrono::hours(1));
        open(design);
    }
    Canvas* canvas() const { return window.template findChild<Canvas*>(); }
    int steps() { return studio.document().history().count(); }

    void press(QPoint from) { QTest::mousePress(canvas(), Qt::LeftButton, {}, from); }
    void move(QPoint to) {
        QMouseEvent event(QEvent::MouseMove, to, canvas()->mapToGlobal(to), Qt::NoButton,
                          Qt::LeftButton, {});
        QApplication::sendEvent(canvas(), &event);
    }
    void release(QPoint at) { QTest::mouseRelease(canvas(), Qt::LeftButton, {}, at); }
    void drag(QPoint from, QPoint to) {
        press(from);
        move((from + to) / 2);
        move(to);
        release(to);
    }
};

} // namespace fringe
