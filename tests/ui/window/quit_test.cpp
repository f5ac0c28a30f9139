// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/compute.h"
#include "tests/ui/window/window_bench.h"

#include <random>

namespace fringe {

/// Stopping work that would go on for minutes.
class QuitTest : public QObject {
    Q_OBJECT

    static Design longDesign() {
        std::mt19937 random(7);
        std::uniform_real_distribution<double> place(-5e-3, 5e-3);
        PointCloud cloud;
        for (int i = 0; i < 40000; ++i)
            cloud.points.push_back({place(random), place(random), 0.2 + place(random), 1, 0});
        Design design = smallDesign();
        design.setup.plate.size = {1080, 1920};
        store(design.sources.front(),
              CloudSource{.cloud = std::make_shared<const PointCloud>(std::move(cloud))});
        return design;
    }

    static JobState stateOf(ThreadedWindowBench& bench) {
        return bench.studio.jobs().list().at(0).state;
    }
    static QString stateTextOf(ThreadedWindowBench& bench) {
        return bench.studio.jobs().list().index(0, JobList::State).data().toString();
    }

    static void startLongJob(ThreadedWindowBench& bench) {
        bench.open(longDesign());
        startCompute(bench.studio);
        QTRY_COMPARE(stateOf(bench), JobState::Running);
        QTRY_VERIFY(bench.studio.jobs().list().at(0).progress.fraction > 0);
    }

  private slots:
    void aCancelledJobSaysSoAtOnceAndEnds() {
        ThreadedWindowBench bench;
        startLongJob(bench);
        auto* cancel = bench.find<QAction>(QStringLiteral("cancelSelectedJob"));
        QVERIFY(cancel->isEnabled());
        cancel->trigger();
        QCOMPARE(stateTextOf(bench), stateText(JobState::Cancelling));
        QVERIFY(!cancel->isEnabled());
        QTRY_COMPARE(stateOf(bench), JobState::Cancelled);
        QVERIFY(!bench.studio.results().hasHologram());
        QVERIFY(bench.action(QStringLiteral("compute"))->isEnabled());
    }

    void quittingAsksOnceAndEndsTheJob() {
        ThreadedWindowBench bench;
        startLongJob(bench);
        bench.dialogs.unsaved = Dialogs::Unsaved::Discard;
        bench.action(QStringLiteral("quit"))->trigger();
        QCOMPARE(bench.dialogs.asked, 1);
        QCOMPARE(bench.dialogs.lost.runs.size(), 1);
        QVERIFY(bench.dialogs.lost.runs.front().startsWith(QStringLiteral("Compute ")));
        QVERIFY(!bench.dialogs.lost.hasEdits && bench.dialogs.lost.results.isEmpty());
        QVERIFY(!bench.window.isVisible());
        QTRY_VERIFY(!bench.studio.jobs().isBusy());
        QCOMPARE(stateOf(bench), JobState::Cancelled);
    }

    void whatIsKeptIsPausedByName() {
        ThreadedWindowBench bench;
        QTemporaryDir scratch;
        bench.studio.preferences().setMemory(16 << 20);
        bench.studio.preferences().setScratch(scratch.path());
        Design design = longDesign();
        design.setup.plate.size = {2048, 2048};
        bench.open(design);
        auto* cancel = bench.find<QAction>(QStringLiteral("cancelSelectedJob"));
        QCOMPARE(bench.action(QStringLiteral("cancel"))->text(), QStringLiteral("Cance&l"));
        startCompute(bench.studio);
        QTRY_COMPARE(bench.action(QStringLiteral("cancel"))->text(), QStringLiteral("&Pause"));
        QTRY_COMPARE(cancel->text(), QStringLiteral("Pause job"));
        cancel->trigger();
        QCOMPARE(stateTextOf(bench), stateText(JobState::Pausing));
        QTRY_VERIFY(isOver(stateOf(bench)));
        QCOMPARE(bench.action(QStringLiteral("cancel"))->text(), QStringLiteral("Cance&l"));
        QVERIFY(!cancel->isEnabled());
    }

    void quittingCanBeThoughtBetterOf() {
        ThreadedWindowBench bench;
        startLongJob(bench);
        bench.action(QStringLiteral("quit"))->trigger();
        QCOMPARE(bench.dialogs.asked, 1);
        QVERIFY(bench.window.isVisible());
        QCOMPARE(stateOf(bench), JobState::Running);
    }
};

} // namespace fringe

QTEST_MAIN(fringe::QuitTest)
#include "quit_test.moc"
