// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked before a project is left, and what becomes of it then.
#include "app/project/project_file.h"
#include "app/tasks/compute.h"
#include "app/tasks/projects.h"
#include "app/text/localised.h"
#include "tests/app/studio/small_spots.h"
#include "tests/ui/window/window_bench.h"

namespace fringe {

class LeavingWindowTest : public QObject {
    Q_OBJECT

    using Answer = Dialogs::Unsaved;

    static void trigger(ThreadedWindowBench& bench, const char* action, Answer answer) {
        bench.dialogs.unsaved = answer;
        bench.action(QLatin1String(action))->trigger();
    }
    /// A design whose iterations go on, from a file.
    static void startEndless(ThreadedWindowBench& bench) {
        Design design = smallSpots();
        design.stop.iterations = 1'000'000;
        bench.open(design);
        startSave(bench.studio, bench.folder.filePath(QStringLiteral("a.fringe")));
        QTRY_VERIFY(!bench.document().path().isEmpty() && bench.studio.isIdle());
        startCompute(bench.studio);
        QTRY_VERIFY(bench.studio.iterationRuns().history().iterations.size() > 3);
    }
    /// As if the result on show had taken so long.
    static void computeFor(ThreadedWindowBench& bench, double seconds) {
        bench.open(smallSpots());
        startSave(bench.studio, bench.folder.filePath(QStringLiteral("a.fringe")));
        QTRY_VERIFY(!bench.document().path().isEmpty());
        startCompute(bench.studio);
        QTRY_VERIFY(bench.studio.isIdle() && bench.studio.results().hasHologram());
        HologramResult result = bench.studio.results().hologram();
        result.seconds = seconds;
        bench.studio.results().setHologram(result);
        QTRY_VERIFY(bench.studio.isIdle());
    }

  private slots:
    void nothingAtStakeAsksNothing() {
        ThreadedWindowBench bench;
        computeFor(bench, 9);
        trigger(bench, "new-points", Answer::Cancel);
        QCOMPARE(bench.dialogs.asked, 0);
        QVERIFY(bench.document().path().isEmpty());
    }

    void aRunIsAskedForAndGoesOn() {
        ThreadedWindowBench bench;
        startEndless(bench);
        for (const char* action : {"new-points", "quit"}) {
            trigger(bench, action, Answer::Cancel);
            QCOMPARE(bench.dialogs.lost.runs.size(), 1);
            QVERIFY(!bench.dialogs.lost.hasEdits);
        }
        QCOMPARE(bench.dialogs.asked, 2);
        QVERIFY(bench.studio.iterationRuns().isRunning() && bench.window.isVisible());
        trigger(bench, "new-points", Answer::Discard);
        QVERIFY(bench.document().path().isEmpty());
        QTRY_VERIFY(bench.studio.isIdle());
        QVERIFY(!bench.studio.results().hasHologram());
    }

    void savingKeepsWhatARunHasFound() {
        ThreadedWindowBench bench;
        startEndless(bench);
        const QString path = bench.document().path();
        trigger(bench, "new-points", Answer::Save);
        QTRY_VERIFY(bench.document().path().isEmpty() && bench.studio.isIdle());
        startOpen(bench.studio, path);
        QTRY_VERIFY(bench.document().path() == path && bench.studio.isIdle());
        const HologramResult& result = bench.studio.results().hologram();
        QVERIFY(result.wasStopped && !bench.studio.results().isWanting());
        const std::int64_t done = result.chain.solved()->goOnFrom().iteration;
        QVERIFY(done >= 3);
        startCompute(bench.studio); // goes on from there
        QTRY_VERIFY(!bench.studio.iterationRuns().history().isEmpty());
        QVERIFY(std::ssize(bench.studio.iterationRuns().history().iterations) > done);
        bench.studio.jobs().cancelAll();
    }

    void aResultThatTookAWhileIsAskedFor() {
        ThreadedWindowBench bench;
        computeFor(bench, 11);
        const QString path = bench.document().path();
        bench.document().edit(QStringLiteral("Seed"), [](Design design) {
            design.start.seed = 5;
            return design;
        });
        startCompute(bench.studio);
        QTRY_VERIFY(bench.studio.isIdle() && !bench.studio.results().isWanting());
        trigger(bench, "new-points", Answer::Cancel);
        QCOMPARE(bench.dialogs.lost.results.size(), 1); // the other one was quick
        QVERIFY(bench.dialogs.lost.hasEdits);
        trigger(bench, "new-points", Answer::Save);
        QTRY_VERIFY(bench.document().path().isEmpty());
        const OpenedProject saved = openProject(toPath(path), {});
        QVERIFY(!saved.kept.result.empty());
        QCOMPARE(saved.kept.others.size(), 1u); // though it was not on show
    }

    void whatIsKeptIsNotAskedFor() {
        ThreadedWindowBench bench;
        computeFor(bench, 11);
        bench.action(QStringLiteral("save"))->trigger();
        QTRY_VERIFY(bench.studio.isIdle() && bench.document().file().resultSize > 0);
        trigger(bench, "new-points", Answer::Cancel);
        QCOMPARE(bench.dialogs.asked, 0);
    }

    void anotherWindowLeavesAllAsItIs() {
        ThreadedWindowBench bench;
        startEndless(bench);
        const QString path = bench.document().path();
        trigger(bench, "new-points", Answer::Elsewhere);
        QCOMPARE(bench.dialogs.windows, QList<QStringList>{QStringList()});
        bench.drop({path});
        QCOMPARE(bench.dialogs.windows.back(), QStringList{path});
        QVERIFY(bench.studio.iterationRuns().isRunning());
        QCOMPARE(bench.document().path(), path);
        QVERIFY(exampleOf(exampleArgument("spots")) == "spots" && !exampleOf(path));
        bench.studio.jobs().cancelAll();
    }
};

} // namespace fringe

QTEST_MAIN(fringe::LeavingWindowTest)
#include "leaving_window_test.moc"
