// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/edits/spot_edits.h"
#include "app/tasks/export.h"
#include "app/tasks/import_source.h"
#include "app/tasks/live.h"
#include "app/tasks/projects.h"
#include "tests/app/studio/small_spots.h"
#include "tests/app/studio/task_bench.h"

#include <QSignalSpy>

namespace fringe {

/// Designing spots: to the end, stopped, held, cancelled, gone on with, and followed while dragged.
class SpotTasksTest : public QObject {
    Q_OBJECT

    struct Bench : TaskBench {
        using TaskBench::TaskBench;
        /// As a drag does it.
        void moveDraft(double x) {
            studio.document().setDraft([x](Design design) {
                return withSpotsMoved(std::move(design), 0, {0}, {x, 0, 0});
            });
        }
    };

    static Design endless() {
        Design design = smallSpots();
        design.stop.iterations = 1'000'000;
        return design;
    }

  private slots:
    void aDesignGivesAPatternFiguresAndAPicture_data() { bothRunners(); }
    void aDesignGivesAPatternFiguresAndAPicture() {
        Bench bench;
        QSignalSpy pictures(&bench.studio.refocus(), &Refocus::ready);
        bench.compute(smallSpots());
        QVERIFY(bench.result().hasIterations());
        QCOMPARE(bench.result().chain.encodedBefore()->count, 256);
        QCOMPARE(bench.runs().history().iterations.size(), 7u);
        QCOMPARE(bench.runs().history().powers.size(), 4u);
        QVERIFY(!bench.runs().isRunning());
        QVERIFY(!bench.studio.results().isWanting());
        QTRY_COMPARE(pictures.count(), 1);
        const Preview picture =
            pictures.first().first().value<std::shared_ptr<const Previews>>()->front();
        QCOMPARE(picture.cols, 128);
        QVERIFY(std::abs(picture.width.si() - 13.3e-3) < 1e-9);
    }

    void anotherSpotMakesTheResultStale_data() { bothRunners(); }
    void anotherSpotMakesTheResultStale() {
        Bench bench;
        bench.compute(smallSpots());
        bench.studio.document().edit(QStringLiteral("add"), [](Design design) {
            return withSpotsAdded(std::move(design), 0, {{0, 0, 0, 1, {}}});
        });
        QVERIFY(bench.studio.results().isWanting());
        bench.studio.document().history().undo();
        QVERIFY(!bench.studio.results().isWanting());
        bench.studio.document().edit(QStringLiteral("method"), [](Design design) {
            design.sources.front().method.key = "fresnel";
            return design;
        });
        QVERIFY(!bench.studio.results().isWanting());
    }

    void goingOnGivesTheBitsOfOneRun_data() { bothRunners(); }
    void goingOnGivesTheBitsOfOneRun() {
        for (const char* solver :
             {"ora", "wgs", "wgs-nogrette", "gs", "gaa", "sgd", "direct-search", "annealing"}) {
            Bench bench;
            Design design = smallSpots();
            design.solver.key = solver;
            bench.compute(design);
            continueIterations(bench.studio, 5);
            QTRY_VERIFY(bench.studio.isIdle()
                        && bench.result().chain.solved()->state.iteration == 11);
            const SolverState inTwo = bench.result().chain.solved()->state;
            QVERIFY(!bench.studio.results().isWanting());
            QUndoStack& history = bench.studio.document().history();
            QCOMPARE(history.undoText(), QStringLiteral("Iterations 6 → 11"));
            history.undo();
            QVERIFY(!bench.studio.results().isWanting());
            QCOMPARE(bench.result().chain.solved()->state.iteration, 6);
            design.stop.iterations = 11;
            bench.compute(design);
            QVERIFY2(bench.result().chain.solved()->state == inTwo, solver);
        }
    }

    /// Iterations that a rule would have ended before are none to go on from.
    void otherRulesBeginAnew() {
        Bench bench(makeRunner(false));
        bench.compute(smallSpots());
        bench.studio.document().edit(QStringLiteral("rules"), [](Design design) {
            design.stop.iterations = 11;
            design.stop.efficiency = 0.01;
            return design;
        });
        startCompute(bench.studio);
        QCOMPARE(bench.result().chain.solved()->end, SolverEnd::Efficiency);
        QCOMPARE(bench.result().chain.solved()->state.iteration, 0);
    }

    void stoppingKeepsTheBestPattern() {
        const auto bench = TaskBench::threaded();
        bench->start(endless());
        QTRY_VERIFY(bench->runs().history().iterations.size() > 3);
        bench->runs().stop();
        QTRY_VERIFY(bench->isDone());
        QCOMPARE(bench->result().chain.solved()->end, SolverEnd::Stopped);
        QVERIFY(bench->result().chain.solved()->state.iteration >= 3);
        QVERIFY(bench->notices.isEmpty());
    }

    void cancellingLeavesTheResultBefore() {
        const auto bench = TaskBench::threaded();
        bench->compute(smallSpots());
        const auto before = bench->result().chain.field();
        bench->studio.document().edit(QStringLiteral("iterations"),
                                      [](Design) { return endless(); });
        startCompute(bench->studio);
        QTRY_VERIFY(bench->runs().history().iterations.size() > 8);
        bench->studio.jobs().cancelAll();
        QTRY_VERIFY(bench->studio.isIdle());
        QCOMPARE(bench->result().chain.field(), before);
        QCOMPARE(bench->runs().history().iterations.size(), 7u);
        QVERIFY(bench->notices.isEmpty());
    }

    void cancellingALongRunCanBeTakenBack() {
        const auto bench = TaskBench::threaded();
        bench->compute(smallSpots());
        HologramResult slow = bench->result();
        slow.seconds = 100;
        bench->studio.results().setHologram(slow);
        continueIterations(bench->studio, 900'000);
        QTRY_VERIFY(bench->runs().history().iterations.size() > 8);
        bench->studio.jobs().cancelAll();
        QTRY_VERIFY(bench->studio.isIdle());
        QCOMPARE(bench->result().chain.field(), slow.chain.field());
        QCOMPARE(bench->notices.size(), 1);
        QCOMPARE(bench->notices.front().offers.size(), 2u);
        bench->notices.front().offers.front().take();
        QCOMPARE(bench->result().chain.solved()->end, SolverEnd::Stopped);
        QVERIFY(bench->result().chain.solved()->state.iteration >= 8);
        QVERIFY(bench->result().seconds > 100);
        QVERIFY(!bench->studio.results().isWanting());
    }

    void aPausedRunWaits() {
        const auto bench = TaskBench::threaded();
        bench->start(endless());
        IterationRuns& runs = bench->runs();
        QTRY_VERIFY(runs.history().iterations.size() > 1);
        runs.setPaused(true);
        QVERIFY(runs.isPaused());
        // The iteration being done may still come; none follows it.
        QSignalSpy news(&runs, &IterationRuns::changed);
        QTRY_VERIFY(!news.wait(300));
        const std::size_t iterations = runs.history().iterations.size();
        runs.setPaused(false);
        QTRY_VERIFY(runs.history().iterations.size() > iterations);
        runs.setPaused(true);
        runs.stop();
        QTRY_VERIFY(bench->isDone());
        QVERIFY(!runs.isRunning());
    }

    void aRunShowsItsBestPatternNowAndThen() {
        const auto bench = TaskBench::threaded();
        QSignalSpy pictures(&bench->studio.refocus(), &Refocus::ready);
        bench->start(endless());
        QTRY_VERIFY(bench->runs().partial());
        QCOMPARE(bench->runs().partial()->shape(), (Shape{48, 64}));
        QTRY_COMPARE(pictures.count(), 1);
        QVERIFY(bench->runs().isRunning());
        bench->runs().stop();
        QTRY_VERIFY(bench->isDone());
        QVERIFY(!bench->runs().partial());
        QCOMPARE(bench->studio.refocus().latest()->front().cols, 128);
    }

    void aPausedRunShowsTheBestPatternThatThereIs() {
        const auto bench = TaskBench::threaded();
        bench->start(endless());
        QTRY_VERIFY(!bench->runs().history().isEmpty());
        bench->runs().setPaused(true);
        QSignalSpy fields(&bench->runs(), &IterationRuns::partialChanged);
        QTRY_VERIFY(!fields.wait(300));
        const auto shown = bench->runs().partial();
        QVERIFY(shown);
        bench->runs().stop();
        QTRY_VERIFY(bench->isDone());
        QVERIFY(bench->result().chain.field()->planes == shown->planes);
    }

    void cancellingTheFirstRunLeavesNothingToSee() {
        const auto bench = TaskBench::threaded();
        bench->start(endless());
        QTRY_VERIFY(!bench->studio.refocus().latest()->empty());
        bench->studio.jobs().cancelAll();
        QTRY_VERIFY(bench->studio.isIdle());
        QVERIFY(!bench->runs().partial());
        QVERIFY(bench->studio.refocus().latest()->empty());
    }

    void anotherProjectDoesNotWatchTheRunOfTheOneBefore() {
        const auto bench = TaskBench::threaded();
        bench->start(endless());
        QTRY_VERIFY(bench->runs().partial());
        bench->runs().setPaused(true);
        bench->open(smallSpots());
        QVERIFY(!bench->runs().isRunning());
        QVERIFY(!bench->runs().partial());
        startCompute(bench->studio);
        QVERIFY(bench->runs().isRunning());
        bench->studio.jobs().cancel(bench->studio.jobs().list().at(1).id);
        QTRY_VERIFY(bench->isDone());
        QCOMPARE(bench->runs().history().iterations.size(), 7u);
    }

    void leavingThePausedProgramEndsTheRun() {
        const auto bench = TaskBench::threaded();
        bench->start(endless());
        QTRY_VERIFY(!bench->runs().history().isEmpty());
        bench->runs().setPaused(true);
    }

    void aDragIsFollowedAndSettled_data() { bothRunners(); }
    void aDragIsFollowedAndSettled() {
        Bench bench;
        Live live(bench.studio);
        live.setOn(true);
        bench.compute(smallSpots());
        const auto calm = [&] { return bench.studio.isIdle() && live.isIdle(); };
        bench.moveDraft(1e-4);
        QTRY_VERIFY(calm() && bench.result().isPreview);
        bench.moveDraft(2e-4);
        QTRY_VERIFY(calm() && spotsOf(*bench.result().design)[0].x == 1.2e-3);
        QVERIFY(!bench.studio.results().isWanting());
        bench.studio.document().edit(QStringLiteral("Move"), [](Design design) {
            return withSpotsMoved(std::move(design), 0, {0}, {2e-4, 0, 0});
        });
        QTRY_VERIFY(calm() && !bench.result().isPreview);
        QCOMPARE(bench.result().chain.solved()->state.iteration, 6);
        QVERIFY(!bench.studio.results().isWanting());
        QCOMPARE(bench.studio.document().history().count(), 1);
    }

    void aDragThatIsGivenUpBringsTheDesignBack_data() { bothRunners(); }
    void aDragThatIsGivenUpBringsTheDesignBack() {
        Bench bench;
        Live live(bench.studio);
        live.setOn(true);
        bench.compute(smallSpots());
        const auto before = bench.result().chain.field()->planes;
        bench.moveDraft(1e-4);
        QTRY_VERIFY(live.isIdle() && bench.result().isPreview);
        bench.studio.document().dropDraft();
        QTRY_VERIFY(bench.studio.isIdle() && live.isIdle() && !bench.result().isPreview);
        QVERIFY(bench.result().chain.field()->planes == before);
    }

    void spotsAreImportedAndTakenBack_data() { bothRunners(); }
    void spotsAreImportedAndTakenBack() {
        Bench bench;
        bench.open(smallSpots());
        startImport(bench.studio,
                    bench.fileWith(QStringLiteral("s.csv"),
                                   "x[mm],y[mm],z[mm],intensity\n1,2,0,1\n-1,0.5,0,2\n"),
                    "spots");
        QTRY_COMPARE(spotsOf(bench.design()).size(), 2u);
        QCOMPARE(spotsOf(bench.design())[1], (Spot{-1e-3, 5e-4, 0, 2, {}}));
        QVERIFY(bench.notices.first().undoable);
        bench.studio.document().history().undo();
        QVERIFY(*bench.studio.document().design() == smallSpots());
    }

    void aSpotProjectIsSavedOpenedAndRun_data() { bothRunners(); }
    void aSpotProjectIsSavedOpenedAndRun() {
        Bench bench;
        Design design = smallSpots();
        design.outputs = {{"pattern", {"encoded"}, "pattern.npy"},
                          {"picture", {"reconstruction"}, "picture.npy"}};
        bench.open(design);
        bench.saveAndOpenAgain();
        QVERIFY(bench.design() == design);
        startOutputs(bench.studio);
        QTRY_VERIFY(bench.studio.isIdle());
        for (const char* name : {"pattern.npy", "picture.npy"})
            QVERIFY2(QFile::exists(bench.folder.filePath(QLatin1String(name))), name);
    }
};

} // namespace fringe

QTEST_GUILESS_MAIN(fringe::SpotTasksTest)
#include "spot_tasks_test.moc"
