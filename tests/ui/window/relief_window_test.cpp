// SPDX-License-Identifier: GPL-3.0-or-later
// The view of a mask, as a person works with it.
#include "tests/app/studio/panel_spots.h"
#include "tests/ui/window/window_bench.h"
#include "ui/panels/relief_picture.h"

#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QToolButton>
#include <QTreeWidget>

namespace fringe {

class ReliefWindowTest : public QObject {
    Q_OBJECT

    struct Bench : WindowBench {
        QDockWidget* dock() const { return find<QDockWidget>(QStringLiteral("dock-mask")); }
        QTreeWidget* layers() const { return find<QTreeWidget>(QStringLiteral("maskLayers")); }
        MaskLook& look() { return studio.maskLook(); }
        void openMask() {
            open(spotsForMask());
            compute();
            dock()->raise();
            QTRY_VERIFY(!look().layers().empty()); // it looks once it is seen
        }
        void compute() { action(QStringLiteral("compute"))->trigger(); }
        QString text(const char* name) const { return find<QLabel>(QLatin1String(name))->text(); }
    };

  private slots:
    void itIsThereForMasksOnly() {
        Bench bench;
        bench.open(smallSpots());
        QVERIFY(bench.dock()->isHidden());
        bench.open(spotsForMask());
        QVERIFY(!bench.dock()->isHidden());
        bench.open(smallSpots());
        QVERIFY(bench.dock()->isHidden());
    }

    void itListsLayersAndTheFile() {
        Bench bench;
        bench.openMask();
        QCOMPARE(bench.layers()->topLevelItemCount(), 3);
        QVERIFY(bench.layers()->isVisible());
        QVERIFY(bench.text("maskFile").contains(QStringLiteral("OASIS")));
        QVERIFY(bench.find<QToolButton>(QStringLiteral("maskExport"))->isEnabled());
        const QImage all = bench.look().picture();
        bench.layers()->topLevelItem(2)->setCheckState(0, Qt::Unchecked);
        QVERIFY(!bench.look().layers().back().isSeen);
        QVERIFY(bench.look().picture() != all);
    }

    void aLineIsDrawnForASection() {
        Bench bench;
        bench.openMask();
        auto* picture = bench.find<ReliefPicture>(QStringLiteral("maskPicture"));
        const QPoint middle = picture->rect().center();
        const QLineF before = bench.look().line();
        QTest::mousePress(picture, Qt::LeftButton, {}, middle - QPoint(20, 0));
        QTest::mouseMove(picture, middle + QPoint(0, 5));
        QMouseEvent move(QEvent::MouseMove, middle + QPointF(20, 10), picture->mapToGlobal(middle),
                         Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(picture, &move);
        QTest::mouseRelease(picture, Qt::LeftButton, {}, middle + QPoint(20, 10));
        const QLineF line = bench.look().line();
        QVERIFY(line != before);
        QVERIFY(line.dx() > 0 && line.dy() > 0);
        QVERIFY(std::abs(line.center().x() - 31.5) < 2);
    }

    void narrowPlacesAreCountedAndShown() {
        Bench bench;
        bench.openMask();
        auto* next = bench.find<QToolButton>(QStringLiteral("maskNext"));
        QVERIFY(!next->isEnabled());
        const double pitch = bench.design().setup.plate.pitchX.si() * 1e6;
        bench.find<QDoubleSpinBox>(QStringLiteral("maskLimit"))->setValue(1.5 * pitch);
        QVERIFY(next->isEnabled());
        next->click();
        QVERIFY(!bench.look().place().isEmpty());
        QVERIFY(bench.text("maskNarrow").contains(QStringLiteral("1")));
    }
};

} // namespace fringe

QTEST_MAIN(fringe::ReliefWindowTest)
#include "relief_window_test.moc"
