// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/studio/small_spots.h"
#include "tests/ui/window/canvas_bench.h"
#include "ui/sources/spots/spot_canvas.h"

#include <QClipboard>
#include <QDockWidget>
#include <QLineEdit>
#include <QTableView>
#include <QWheelEvent>

namespace fringe {

/// A window on spots that are edited.
struct SpotsBench : CanvasBench<SpotCanvas> {
    explicit SpotsBench(const Design& design = smallSpots()) : CanvasBench(design) {
        find<QDockWidget>(QStringLiteral("dock-table"))->raise();
    }
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
    QModelIndex cell(int row, int column) const { return table()->model()->index(row, column); }
    void edit(int row, int column, const QString& text) const {
        table()->model()->setData(cell(row, column), text);
    }
    QString shown(int row, int column) const { return cell(row, column).data().toString(); }
    /// Cells of a column, the first of them the current one.
    void choose(int first, int last, int column) const {
        table()->setCurrentIndex(cell(first, column));
        table()->selectionModel()->select({cell(first, column), cell(last, column)},
                                          QItemSelectionModel::ClearAndSelect);
    }
    static void clip(const QString& text) { QApplication::clipboard()->setText(text); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers) const {
        QTest::keyClick(table(), key, modifiers);
    }
    /// Field of the chosen spots, in the inspector.
    QLineEdit* field(const char* column) const {
        return find<QLineEdit>(QStringLiteral("spot.%1").arg(QLatin1String(column)));
    }
    void type(const char* column, const QString& text) const {
        QLineEdit* line = field(column);
        line->setFocus();
        line->setText(text);
        QTest::keyClick(line, Qt::Key_Return);
    }
};

} // namespace fringe
