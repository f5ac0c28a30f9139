// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rescue/run_keeper.h"
#include "app/tasks/rescue.h"
#include "engine/run/run.h"
#include "tests/app/studio/small_picture.h"
#include "tests/app/studio/small_spots.h"
#include "tests/app/studio/task_bench.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>

#include <csignal>

namespace fringe {
namespace {

constexpr std::int64_t allRounds = 9, roundsBeforeTheEnd = 4;

Design designOf(const QString& target) {
    Design design = target == QLatin1String("spots") ? smallSpots() : smallPicture();
    design.stop.iterations = allRounds;
    return design;
}

QDir root() {
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation)
                + QStringLiteral("/runs"));
}

QStringList runs() {
    return root().entryList(QDir::Dirs | QDir::NoDotAndDotDot);
}

/// What a run that is kept after every round says against it.
std::vector<std::string> complaintsOf(const Design& design, std::int64_t killedAfter) {
    std::vector<std::string> complaints;
    RunKeeper keeper(
        {.design = std::make_shared<const Design>(design),
         .path = QStringLiteral("/there/a.fringe"),
         .rounds = {},
         .device = "cpu",
         .seconds = 100},
        [&](const Error& error) { complaints.emplace_back(error.what()); }, nullptr,
        std::chrono::milliseconds(0));
    const SolverRun run{std::nullopt, [&](const SolverState& state) {
                            keeper.afterIteration(state);
                            if (state.iteration == killedAfter)
                                std::raise(SIGKILL);
                        }};
    JobControl control;
    const ComputeDevice device = ComputeDevice::open("cpu");
    const Plan made = plan(design, {.device = device.abilities()});
    [&] { QVERIFY(compute(design, made, device, control, run).finished()); }();
    return complaints;
}

/// In a process of its own, as it is killed.
void beKilled(const QString& target) {
    QProcess program;
    program.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--killed"), target});
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitStatus(), QProcess::CrashExit);
    QCOMPARE(runs().size(), 1);
}

} // namespace

/// Runs of rounds that outlive the program.
class RescueTest : public QObject {
    Q_OBJECT

    static void bothTargets() {
        QTest::addColumn<QString>("target");
        QTest::newRow("spots") << QStringLiteral("spots");
        QTest::newRow("picture") << QStringLiteral("picture");
    }

  private slots:
    void init() { root().removeRecursively(); }

    void aKilledRunGoesOnToTheBitsOfOneRun_data() { bothTargets(); }
    void aKilledRunGoesOnToTheBitsOfOneRun() {
        QFETCH(QString, target);
        beKilled(target);
        std::shared_ptr<RescueFolder> left = RescueFolder::claimLeftOver(RescueFolder::Kind::Run);
        QVERIFY(left);
        QVERIFY(!RescueFolder::claimLeftOver(RescueFolder::Kind::Run));
        const auto bench = TaskBench::threaded();
        startRescue(bench->studio, std::exchange(left, nullptr));
        QTRY_VERIFY(bench->isDone());
        QVERIFY(bench->notices.isEmpty());
        QVERIFY(bench->design() == designOf(target));
        QCOMPARE(bench->studio.document().path(), QStringLiteral("/there/a.fringe"));
        QVERIFY(bench->studio.document().isDirty());
        QVERIFY(bench->result().seconds > 100);
        const HologramResult resumed = bench->result();
        bench->compute(designOf(target));
        QVERIFY(bench->result().solved->state == resumed.solved->state);
        QTRY_VERIFY(runs().isEmpty());
    }

    void aRunThatEndsLeavesNothing() {
        QVERIFY(complaintsOf(smallSpots(), -1).empty());
        QVERIFY(root().exists() && runs().isEmpty());
    }

    void aRunThatCannotBeKeptGoesOnAndSaysSoOnce() {
        QVERIFY(QDir().mkpath(QFileInfo(root().path()).path()));
        QFile inTheWay(root().path());
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        QCOMPARE(complaintsOf(smallSpots(), -1).size(), 1u);
        QVERIFY(inTheWay.remove());
    }

    void whatIsDamagedIsSaidAndRemoved() {
        beKilled(QStringLiteral("spots"));
        QFile rounds(root().filePath(runs().first() + QStringLiteral("/rounds")));
        QVERIFY(rounds.resize(rounds.size() / 2));
        const auto bench = TaskBench::threaded();
        startRescue(bench->studio, RescueFolder::claimLeftOver(RescueFolder::Kind::Run));
        QTRY_COMPARE(bench->notices.size(), 1);
        QCOMPARE(bench->notices.first().kind, Notice::Kind::Failure);
        QVERIFY(runs().isEmpty());
        QVERIFY(!bench->studio.document().isDirty());
    }

    void whatNoRunCanGoOnFromIsRemoved() {
        beKilled(QStringLiteral("spots"));
        QVERIFY(QFile::remove(root().filePath(runs().first() + QStringLiteral("/facts.json"))));
        QVERIFY(!RescueFolder::claimLeftOver(RescueFolder::Kind::Run));
        QVERIFY(runs().isEmpty());
    }

    void whatIsNotTakenStays() {
        beKilled(QStringLiteral("spots"));
        RescueFolder::claimLeftOver(RescueFolder::Kind::Run).reset();
        QVERIFY(RescueFolder::claimLeftOver(RescueFolder::Kind::Run));
        QCOMPARE(runs().size(), 1);
    }
};

} // namespace fringe

int main(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == QLatin1String("--killed"))
        return fringe::complaintsOf(fringe::designOf(arguments.value(2)),
                                    fringe::roundsBeforeTheEnd)
            .empty();
    fringe::RescueTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "rescue_test.moc"
