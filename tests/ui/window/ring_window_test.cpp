// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/window_bench.h"
#include "ui/forms/form_field.h"

#include <QLabel>
#include <QToolButton>

namespace fringe {

/// A kind of source in the window that only the tests know, and for which the window has nothing.
class RingWindowTest : public QObject {
    Q_OBJECT

    struct Bench : WindowBench {
        Bench() { action(QStringLiteral("new-ring"))->trigger(); }
        QImage scene() const {
            return find<QWidget>(QStringLiteral("sceneCanvas"))->grab().toImage();
        }
        /// Two centres.
        QString table() const {
            QFile file(folder.filePath(QStringLiteral("centres.csv")));
            if (!file.open(QIODevice::WriteOnly))
                return {};
            file.write("x[mm],y[mm],z[mm]\n0.1,0,0\n-0.1,0,1\n");
            return file.fileName();
        }
    };

  private slots:
    void itHasItsItemAndItsRows() {
        Bench bench;
        QCOMPARE(bench.tree()->section(), QStringLiteral("ring"));
        QCOMPARE(bench.tree()->currentItem()->text(0), QStringLiteral("Ring"));
        QCOMPARE(bench.inspector()->section(), QStringLiteral("ring"));
        for (const char* row : {"ring.radius", "ring.count", "ring.distance", "method.name"})
            QVERIFY2(bench.inspector()->field(QLatin1String(row)), row);
        QVERIFY(!bench.shownSections().contains(QStringLiteral("method")));
    }

    void itsPointsAreSeenInTheScene() {
        Bench bench;
        QVERIFY(bench.find<QWidget>(QStringLiteral("pane-scene"))->isVisible());
        QCOMPARE(bench.studio.planner().estimate()->pointsSeen(), 6u);
        const QImage before = bench.scene();
        emit bench.inspector()->field(QStringLiteral("ring.count"))->edited(std::int64_t{3});
        QCOMPARE(bench.studio.planner().estimate()->pointsSeen(), 3u);
        QVERIFY(bench.scene() != before);
    }

    void aTableIsImportedAndAnotherStandsBesideIt() {
        Bench bench;
        const QString table = bench.table();
        QVERIFY(bench.drop({table}));
        QCOMPARE(bench.tree()->currentItem()->text(0), QStringLiteral("centres.csv"));
        QVERIFY(bench.find<QLabel>(QStringLiteral("sourceText"))
                    ->text()
                    .contains(QStringLiteral("2 spot")));
        QCOMPARE(bench.studio.planner().estimate()->pointsSeen(), 12u);
        bench.dialogs.file = table;
        bench.find<QToolButton>(QStringLiteral("addSource"))->click();
        QCOMPARE(bench.tree()->section(), QStringLiteral("ring.2"));
        QCOMPARE(bench.studio.planner().estimate()->pointsSeen(), 24u);
    }
};

} // namespace fringe

QTEST_MAIN(fringe::RingWindowTest)
#include "ring_window_test.moc"
