// SPDX-License-Identifier: GPL-3.0-or-later
// The studio with a kind of source and a format of masks that only this folder knows.
#include "app/edits/source_edits.h"
#include "app/results/run_table.h"
#include "app/tasks/export.h"
#include "app/tasks/import_source.h"
#include "app/text/source_text.h"
#include "tests/app/studio/task_bench.h"

#include <algorithm>

namespace fringe {

class RingStudioTest : public QObject {
    Q_OBJECT

    static Design oneRing() {
        Design design = emptyDesign("ring");
        design.setup.plate.size = {32, 48};
        return design;
    }

  private slots:
    void aTableIsImported_data() { bothRunners(); }
    void aTableIsImported() {
        TaskBench bench;
        bench.open(oneRing());
        const QString path =
            bench.fileWith(QStringLiteral("c.csv"), "x[mm],y[mm],z[mm]\n0.1,0,0\n-0.1,0,1\n");
        QVERIFY(importPatterns("ring").contains(QStringLiteral("*.csv")));
        startImport(bench.studio, QStringList{path}, ImportTo::Place);
        QTRY_COMPARE(bench.design().sources.front().name, std::string("c.csv"));
        QCOMPARE(bench.design().sources.front().kind.data<SpotList>("centres")->size(), 2u);
        QCOMPARE(bench.notices.size(), 1);
        QVERIFY(bench.notices.first().text.contains(
            assetText(bench.design().sources.front().kind.assets.at("centres"))));
        bench.studio.document().history().undo();
        Design before = oneRing();
        before.reconstruction = following(before, 0);
        QVERIFY(bench.design() == before);
    }

    void itIsComputedAndSeen_data() { bothRunners(); }
    void itIsComputedAndSeen() {
        TaskBench bench;
        bench.compute(oneRing());
        QVERIFY(!bench.studio.results().isWanting());
        QCOMPARE(bench.studio.planner().estimate()->pointsSeen(), 6u);
        bench.studio.document().edit(QStringLiteral("move"), [](Design design) {
            return withSourceMoved(std::move(design), 0, {0, 0, 1e-3});
        });
        QVERIFY(bench.studio.results().isWanting());
        Design followed = bench.design();
        followed.reconstruction.follows = true;
        QCOMPARE(following(followed, 0).distance.si(), 51e-3);
    }

    void aFormatOfMasksIsOfferedAndTaken() {
        const QStringList offered = exportPatterns("mask");
        QCOMPARE(offered.first(), QStringLiteral("*.oas"));
        QVERIFY2(offered.contains(QStringLiteral("*.boxes")), qPrintable(offered.join(' ')));
        QVERIFY(importPatterns("field").contains(QStringLiteral("*.boxes")));
    }

    void itsRowsAreColumnsOfTheRuns_data() { bothRunners(); }
    void itsRowsAreColumnsOfTheRuns() {
        TaskBench bench;
        bench.compute(oneRing());
        bench.studio.document().edit(QStringLiteral("shrink"), [](const Design& design) {
            return withChange(design, "ring.radius", 1e-3);
        });
        startCompute(bench.studio);
        QTRY_VERIFY(bench.isDone());
        const RunTable runs(bench.studio.results(), [](const std::string&) { return QString(); });
        const auto headed = [&](int column) {
            return runs.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        };
        QCOMPARE(runs.columnCount(), static_cast<int>(RunTable::FirstVaried) + 1);
        QVERIFY2(headed(RunTable::FirstVaried).contains(QStringLiteral("Radius")),
                 qPrintable(headed(RunTable::FirstVaried)));
    }
};

} // namespace fringe

QTEST_GUILESS_MAIN(fringe::RingStudioTest)
#include "ring_studio_test.moc"
