// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/studio/small_spots.h"
#include "tests/ui/window/canvas_bench.h"
#include "ui/sources/spots/spot_canvas.h"

#include <QTableView>
#include <QWheelEvent>

namespace fringe {

/// A window on spots that are edited.
struct SpotsBench : CanvasBench<SpotCanvas> {
    explicit SpotsBench(const Design& design = smallSpots()) : CanvasBench(design) {}
    QTableView* table() const { return find<QTableView>(QStringLiteral("spotTable")); }
    const SpotList& spots() const { return *chosen().kind.data<SpotList>("list"); }
    const std::set<std::size_t>& chosenSpots() { return studio.spotSelection().numbers(); }
    QPoint place(std::size_t number, CanvasFrame::Part part = CanvasFrame::Part::Plan) const {
        return canvas()->placeOf(number, part).toPoint();
    }
    void wheel(QPoint at, int notches) {
        QWheelEvent event(at, canvas()->mapToGlobal(at), {}, {0, 120 * notches}, {}, {},
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(canvas(), &event);
    }
    void edit(int row, int column, const QString& text) const {
        table()->model()->setData(table()->model()->index(row, column), text);
    }
};

} // namespace fringe
