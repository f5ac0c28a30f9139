// SPDX-License-Identifier: GPL-3.0-or-later
// Results of many states: queued, varied, put away, noted, saved and written.
#include "app/results/run_table.h"
#include "app/tasks/computing_title.h"
#include "app/tasks/export.h"
#include "app/tasks/leaving.h"
#include "app/tasks/states.h"
#include "app/tasks/vary.h"
#include "engine/examples/examples.h"
#include "engine/model/design_parameters.h"
#include "tests/app/studio/small_design.h"
#include "tests/app/studio/small_spots.h"
#include "tests/app/studio/task_bench.h"

#include <QDir>
#include <QSortFilterProxyModel>

#include <algorithm>
#include <map>
#include <set>

namespace fringe {
namespace {

using Bench = TaskBench;

void setSeed(Studio& studio, std::int64_t seed) {
    studio.document().edit(QStringLiteral("Seed"), [seed](Design design) {
        design.start.seed = seed;
        return design;
    });
}

std::vector<Field> planesOf(const Design& design) {
    Bench bench(makeRunner(false));
    bench.compute(design);
    return bench.result().chain.field()->planes;
}

std::vector<Value> seeds(std::int64_t count) {
    std::vector<Value> values;
    for (std::int64_t seed = 1; seed <= count; ++seed)
        values.emplace_back(seed);
    return values;
}

/// By the table's columns.
QString textIn(const RunTable& table, int row, int column) {
    return table.index(row, column).data().toString();
}

} // namespace

class RunsTest : public QObject {
    Q_OBJECT

  private slots:
    void aSweepGivesEachStateItsOwnResult_data() { bothRunners(); }
    void aSweepGivesEachStateItsOwnResult() {
        Bench bench;
        bench.open(smallSpots());
        startVary(bench.studio, "solver.seed", seeds(12));
        QTRY_VERIFY(bench.studio.isIdle());
        Document& document = bench.studio.document();
        QCOMPARE(bench.studio.results().all().size(), 12u);
        std::set<std::int64_t> seen;
        for (int row = 0; row < document.rows(); ++row) {
            document.history().setIndex(row);
            QVERIFY(bench.studio.results().isOfState());
            const Design& design = *document.design();
            seen.insert(design.start.seed);
            QVERIFY(bench.result().chain.field()->planes == planesOf(design));
        }
        QCOMPARE(seen.size(), 12u);
    }

    void aSweepIsSortedComparedAndDrawn() {
        Bench bench(makeRunner(false));
        bench.open(smallSpots());
        const ParameterInfo iterations = designParameter(smallSpots(), "solver.iterations").info;
        startVary(bench.studio, iterations.key, valuesBetween(iterations, 1, 12, 12));
        RunTable table(bench.studio.results(), &QString::fromStdString);
        QCOMPARE(table.rowCount(), 12);
        QSortFilterProxyModel sorted;
        sorted.setSourceModel(&table);
        sorted.setSortRole(RunTable::SortRole);
        for (const int column : {RunTable::Iterations, RunTable::Uniformity, RunTable::Sigma}) {
            sorted.sort(column, Qt::DescendingOrder);
            for (int row = 1; row < 12; ++row)
                QVERIFY(sorted.index(row - 1, column).data(RunTable::NumberRole).toDouble()
                        >= sorted.index(row, column).data(RunTable::NumberRole).toDouble());
        }
        QVERIFY(table.hasNumbers(RunTable::Iterations) && table.hasNumbers(RunTable::Efficiency));
        QVERIFY(!table.hasNumbers(RunTable::Psnr));
        table.setBaseline(table.numberOf(0));
        QCOMPARE(textIn(table, 0, RunTable::Iterations), QStringLiteral("1"));
        QCOMPARE(textIn(table, 11, RunTable::Iterations), QStringLiteral("+11"));
        QCOMPARE(table.columnCount(), int{RunTable::FirstVaried});
        setSeed(bench.studio, 7);
        bench.studio.document().edit(QStringLiteral("Pitch"), [](Design design) {
            design.setup.plate.pitchX = 9_um;
            return design;
        });
        startCompute(bench.studio);
        QCOMPARE(table.columnCount(), RunTable::FirstVaried + 1);
        QVERIFY(table.headerData(RunTable::FirstVaried, Qt::Horizontal, Qt::DisplayRole)
                    .toString()
                    .startsWith(QStringLiteral("Plate: ")));
    }

    void anyRunIsMadeTheResult() {
        Bench bench(makeRunner(false));
        bench.open(smallSpots());
        startVary(bench.studio, "solver.seed", seeds(3));
        const int first =
            bench.studio.results().runs().empty()
                ? 0
                : std::ranges::min(bench.studio.results().all(), {}, &HologramResult::number)
                      .number;
        const auto planes = bench.studio.results().find(first)->chain.field();
        goToRun(bench.studio, first);
        QVERIFY(bench.result().chain.field() == planes && bench.studio.results().isOfState());
        bench.studio.document().history().redo();
        QVERIFY(bench.result().chain.field() != planes && bench.studio.results().isOfState());
    }

    void whatComputesWaitsAndIsCancelledAlone() {
        auto bench = Bench::threaded();
        Design design = smallSpots();
        design.stop.iterations = 1'000'000;
        bench->open(design);
        startVary(bench->studio, "solver.seed", seeds(3));
        Jobs& jobs = bench->studio.jobs();
        QCOMPARE(jobs.list().rowCount(), 3);
        startCompute(bench->studio); // what is queued already
        QCOMPARE(jobs.list().rowCount(), 3);
        QTRY_COMPARE(jobs.list().at(2).state, JobState::Running);
        QCOMPARE(jobs.list().at(1).state, JobState::Waiting);
        jobs.cancel(jobs.list().at(1).id);
        QTRY_VERIFY(bench->runs().isRunning() && bench->runs().history().iterations.size() > 2);
        bench->runs().stop();
        QTRY_COMPARE(jobs.list().at(0).state, JobState::Running);
        QTRY_VERIFY(bench->runs().isRunning() && bench->runs().design()->start.seed == 3);
        QTRY_VERIFY(bench->runs().history().iterations.size() > 2);
        bench->runs().stop();
        QTRY_VERIFY(bench->studio.isIdle());
        std::set<std::int64_t> seen;
        for (const HologramResult& result : bench->studio.results().all())
            seen.insert(result.design->start.seed);
        QCOMPARE(seen, (std::set<std::int64_t>{1, 3}));
    }

    void jobsSayWhatTheyDo() {
        Bench bench(makeRunner(false));
        bench.compute(smallSpots());
        Jobs& jobs = bench.studio.jobs();
        QVERIFY2(jobs.list().at(0).name().startsWith(QStringLiteral("Design "))
                     && jobs.list().at(0).name().contains(QStringLiteral(", 6 iteration")),
                 qPrintable(jobs.list().at(0).name()));
        bench.compute(smallDesign());
        QVERIFY2(jobs.list().at(0).name().startsWith(QStringLiteral("Compute three points: ")),
                 qPrintable(jobs.list().at(0).name()));
        startSave(bench.studio, bench.folder.filePath(QStringLiteral("ring12.fringe")));
        bench.studio.document().edit(QStringLiteral("Pitch"), [](Design design) {
            design.setup.plate.pitchX = 9_um;
            return design;
        });
        startCompute(bench.studio);
        QVERIFY(jobs.list().at(0).name().startsWith(QStringLiteral("Compute ring12: ")));
        QCOMPARE(computingTitle(exampleDesign("shapes"), QStringLiteral("shapes")),
                 QStringLiteral("Compute shapes")); // layers are added in one way
    }

    /// A quarter of the memory holds one other result at most; bits come back from the scratch
    /// folder.
    void whatMemoryIsNotToHoldIsPutAwayAndComesBack_data() { bothRunners(); }
    void whatMemoryIsNotToHoldIsPutAwayAndComesBack() {
        Bench bench;
        QTemporaryDir scratch;
        bench.studio.preferences().setScratch(scratch.path());
        bench.studio.preferences().setMemory(400 << 10);
        for (Design first : {smallSpots(), smallDesign()}) {
            first.setup.plate.size = {48, 64};
            first.propagation.values["padding"] = std::int64_t{2}; // what is seen fits that memory
            bench.open(first);
            std::map<int, HologramResult> made;
            for (int row = 0; row < 4; ++row) {
                bench.studio.document().edit(QStringLiteral("Pitch"), [row](Design design) {
                    design.setup.plate.pitchX = Length(1e-6 * (9 + row));
                    return design;
                });
                startCompute(bench.studio);
                QTRY_VERIFY(bench.studio.isIdle() && bench.studio.results().isOfState());
                made[bench.studio.document().row()] = bench.result();
            }
            const auto inMemory = [&] {
                return std::ranges::count_if(bench.studio.results().all(),
                                             &HologramResult::isAtHand);
            };
            QTRY_VERIFY(inMemory() < 3 && !QDir(scratch.path()).isEmpty());
            for (const int row : {1, 4, 2, 3, 1}) {
                bench.studio.document().history().setIndex(row);
                QVERIFY(!bench.studio.results().isWanting());
                QTRY_VERIFY(bench.studio.isIdle() && bench.studio.results().isOfState());
                QVERIFY(bench.result().chain.field()->planes == made[row].chain.field()->planes);
                QVERIFY(bench.result().chain.encodedBefore()->planes
                        == made[row].chain.encodedBefore()->planes);
                if (made[row].hasIterations())
                    QVERIFY(bench.result().chain.solved()->state
                            == made[row].chain.solved()->state);
            }
            QTRY_VERIFY(inMemory() < 3);
        }
        newProject(bench.studio);
        QTRY_VERIFY(QDir(scratch.path()).isEmpty());
    }

    void runsAreSavedWithTheirNotesAndDesigns() {
        Bench bench(makeRunner(false));
        bench.open(smallSpots());
        startVary(bench.studio, "solver.seed", seeds(4));
        ResultStore& results = bench.studio.results();
        const int second = results.all().front().number - 2;
        {
            RunTable table(results, &QString::fromStdString);
            connect(&table, &RunTable::noted, &bench.studio.document(), &Document::setUnsaved);
            connect(&table, &RunTable::modelReset, this, [] { QFAIL("views lose their places"); });
            bench.studio.document().setUnsaved();
            QVERIFY(table.setData(table.index(1, RunTable::Note), QStringLiteral("best, 100 %"),
                                  Qt::EditRole));
            QVERIFY(table.setData(table.index(1, RunTable::Kept), Qt::Checked, Qt::CheckStateRole));
            QCOMPARE(results.find(second)->note, "best, 100 %");
        }
        const std::vector<RunRecord> before = results.runs();
        bench.saveAndOpenAgain();
        const std::vector<RunRecord> after = results.runs();
        QCOMPARE(after.size(), 4u);
        for (std::size_t i = 0; i < 4; ++i) {
            QVERIFY(*before[i].design == *after[i].design);
            QVERIFY(before[i].history == after[i].history);
            QCOMPARE(after[i].best, before[i].best);
            QCOMPARE(after[i].seconds, before[i].seconds);
            QCOMPARE(after[i].device, before[i].device);
            QCOMPARE(after[i].note, before[i].note);
        }
        const auto there = std::ranges::count_if(results.all(), &HologramResult::isThere);
        QCOMPARE(there, 2); // the shown one and the one with a star
        const auto gone = std::ranges::find_if(
            results.all(), [](const HologramResult& result) { return !result.isThere(); });
        const Design wanted = *gone->design;
        goToRun(bench.studio, gone->number);
        QVERIFY(areSame(*bench.studio.document().design(), wanted, Stage::Field));
        QVERIFY(results.isWanting());
        startCompute(bench.studio);
        QVERIFY(bench.result().chain.field()->planes == planesOf(wanted));
        QCOMPARE(results.runs().size(), 4u);
    }

    /// Both of what was stopped and of what the design has left behind.
    void outputsAreOfTheLevelsOnTheScreen() {
        Bench bench(makeRunner(false));
        Design design = smallSpots();
        design.outputs = {{.name = "levels", .what = {"encoded"}, .file = "levels.npy"}};
        design.stop.iterations = 40;
        bench.open(design);
        startSave(bench.studio, bench.folder.filePath(QStringLiteral("p.fringe")));
        const auto stopping =
            connect(&bench.studio.iterationRuns(), &IterationRuns::changed, this, [&] {
                if (bench.runs().history().iterations.size() > 3)
                    bench.runs().stop();
            });
        startCompute(bench.studio);
        disconnect(stopping);
        const auto isWritten = [&] {
            QFile::remove(bench.folder.filePath(QStringLiteral("levels.npy")));
            startOutputs(bench.studio, true);
            QFile file(bench.folder.filePath(QStringLiteral("levels.npy")));
            if (!file.open(QIODevice::ReadOnly))
                return false;
            const QByteArray written = file.readAll();
            const auto levels = bench.result().chain.encodedBefore()->planes.front().samples();
            QByteArray expected;
            for (const std::uint16_t level : levels)
                expected.append(static_cast<char>(level));
            return written.endsWith(expected);
        };
        QVERIFY(isWritten());
        bench.studio.document().edit(QStringLiteral("Pitch"), [](Design changed) {
            changed.setup.plate.pitchX = 9_um;
            return changed;
        });
        QVERIFY(bench.studio.results().isWanting() && isWritten());
    }
};

} // namespace fringe

QTEST_GUILESS_MAIN(fringe::RunsTest)
#include "runs_test.moc"
