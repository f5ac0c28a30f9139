// SPDX-License-Identifier: GPL-3.0-or-later
// The view of a mask, as a person works with it.
#include "app/studio/shown_plane.h"
#include "tests/app/studio/panel_spots.h"
#include "tests/ui/window/window_bench.h"
#include "ui/views/numbers_view.h"

#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QSignalSpy>
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
        NumbersView* view() const {
            return qobject_cast<NumbersView*>(
                find<QWidget>(QStringLiteral("maskCanvas"))->parentWidget());
        }
        static std::vector<QPointF> section(const QSignalSpy& measured) {
            return measured.isEmpty() ? std::vector<QPointF>()
                                      : measured.back().front().value<std::vector<QPointF>>();
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
        const auto all = bench.look().relief();
        bench.layers()->topLevelItem(2)->setCheckState(0, Qt::Unchecked);
        QVERIFY(!bench.look().layers().back().isSeen);
        QVERIFY(bench.look().relief()->values != all->values);
    }

    void theMiddleRowIsMeasuredAtFirst() {
        Bench bench;
        QSignalSpy measured(bench.view(), &NumbersView::measured);
        bench.openMask();
        QTRY_VERIFY(!bench.section(measured).empty());
        const auto section = bench.section(measured);
        QCOMPARE(section.size(), std::size_t(64));
        for (std::size_t col = 0; col < 64; ++col)
            QCOMPARE(section[col].y(), bench.look().relief()->values.at(24, std::int64_t(col)));
    }

    void whatIsUnderTheCursorIsTold() {
        Bench bench;
        bench.openMask();
        auto* canvas = bench.find<QWidget>(QStringLiteral("maskCanvas"));
        QSignalSpy probed(bench.view(), &NumbersView::probed);
        QTest::mouseMove(canvas, canvas->rect().center());
        QTRY_VERIFY(!probed.isEmpty() && probed.back().front().toString().contains("nm  phase"));
        QCOMPARE(bench.text("probe"), probed.back().front().toString());
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
