// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recovery/run_journal.h"
#include "app/tasks/recovery.h"
#include "engine/run/run.h"
#include "tests/app/studio/small_picture.h"
#include "tests/app/studio/small_spots.h"
#include "tests/app/studio/task_bench.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>

#include <atomic>
#include <cerrno>
#include <csignal>
#include <sys/syscall.h>
#include <unistd.h>

namespace fringe {
namespace {

std::atomic<bool> hasNoLocks{false};

} // namespace
} // namespace fringe

/// A file system without locks, at wish, for Qt as well.
extern "C" [[gnu::visibility("default")]] int flock(int file, int how) noexcept {
    errno = ENOLCK;
    return fringe::hasNoLocks ? -1 : static_cast<int>(::syscall(SYS_flock, file, how));
}

namespace fringe {
namespace {

constexpr std::int64_t allIterations = 9, iterationsBeforeTheEnd = 4;

Design designOf(const QString& target) {
    Design design = target == QLatin1String("spots") ? smallSpots() : smallPicture();
    design.stop.iterations = allIterations;
    return design;
}

QDir root() {
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation)
                + QStringLiteral("/runs"));
}

QStringList runs() {
    return root().entryList(QDir::Dirs | QDir::NoDotAndDotDot);
}

/// What a run that is kept after every iteration says against it.
std::vector<std::string> complaintsOf(const Design& design, std::int64_t killedAfter) {
    std::vector<std::string> complaints;
    RunJournal journal(
        {.design = std::make_shared<const Design>(design),
         .path = QStringLiteral("/there/a.fringe"),
         .device = "cpu",
         .seconds = 100},
        [&](const Error& error) { complaints.emplace_back(error.what()); }, nullptr,
        std::chrono::milliseconds(0));
    const SolverRun run{std::nullopt, [&](const SolverState& state) {
                            journal.afterIteration(state);
                            if (state.iteration == killedAfter)
                                std::raise(SIGKILL);
                        }};
    JobControl control;
    const ComputeDevice device = ComputeDevice::open("cpu");
    const Plan made = plan(design, {.device = device.capabilities()});
    [&] { QVERIFY(compute(made, {device, control}, run).finished()); }();
    return complaints;
}

/// In a process of its own, as it is killed.
void beKilled(const QString& target) {
    QProcess program;
    program.start(QCoreApplication::applicationFilePath(),
                  {QStringLiteral("--only"), QStringLiteral("recovery_test"),
                   QStringLiteral("--killed"), target});
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitStatus(), QProcess::CrashExit);
    QCOMPARE(runs().size(), 1);
}

} // namespace

/// Runs of iterations that outlive the program.
class RecoveryTest : public QObject {
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
        std::shared_ptr<RecoveryFolder> left =
            RecoveryFolder::claimLeftOver(RecoveryFolder::Kind::Run);
        QVERIFY(left);
        QVERIFY(!RecoveryFolder::claimLeftOver(RecoveryFolder::Kind::Run));
        const auto bench = TaskBench::threaded();
        startRecovery(bench->studio, std::exchange(left, nullptr));
        QTRY_VERIFY(bench->isDone());
        QVERIFY(bench->notices.isEmpty());
        QVERIFY(bench->design() == designOf(target));
        QCOMPARE(bench->studio.document().path(), QStringLiteral("/there/a.fringe"));
        QVERIFY(bench->studio.document().isDirty());
        QVERIFY(bench->result().seconds > 100);
        const HologramResult resumed = bench->result();
        bench->compute(designOf(target));
        QVERIFY(bench->result().chain.solved()->state == resumed.chain.solved()->state);
        QTRY_VERIFY(runs().isEmpty());
    }

    void whatADeadProgramLeftIsFoundWithoutLocksToo() {
        beKilled(QStringLiteral("spots"));
        hasNoLocks = true;
        auto left = RecoveryFolder::claimLeftOver(RecoveryFolder::Kind::Run);
        QVERIFY(left);
        QVERIFY(!RecoveryFolder::claimLeftOver(RecoveryFolder::Kind::Run)); // this one lives
        left->remove();
        hasNoLocks = false;
    }

    void whatIsKeptIsForItsOwner() {
        beKilled(QStringLiteral("spots"));
        constexpr auto own = QFile::ReadOwner | QFile::WriteOwner;
        const auto ofOwner = [&](const QFileInfo& file) {
            return file.permissions()
                   & (own | QFile::ExeOwner | QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup
                      | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther);
        };
        QDirIterator each(root().path(), QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot,
                          QDirIterator::Subdirectories);
        int files = 0;
        while (each.hasNext()) {
            each.next();
            const QFileInfo file = each.fileInfo();
            files += file.isFile();
            QVERIFY2(ofOwner(file) == (file.isDir() ? own | QFile::ExeOwner : own),
                     qPrintable(file.filePath()));
        }
        QVERIFY(files >= 4);
    }

    void noIterationsOlderThanFiveSecondsAreLost() {
        using namespace std::chrono_literals;
        for (const auto cost : {1ms, 50ms, 100ms, 300ms, 450ms}) {
            const auto wait = RunJournal::waitAfter(cost);
            QVERIFY(wait + cost <= 5s);
            QVERIFY(cost * 9 <= wait);
        }
        QCOMPARE(RunJournal::waitAfter(2s), std::chrono::nanoseconds(18s));
        QVERIFY(RunJournal::waitAfter(1ms) <= 2s);
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
        QFile iterations(root().filePath(runs().first() + QStringLiteral("/iterations")));
        QVERIFY(iterations.resize(iterations.size() / 2));
        const auto bench = TaskBench::threaded();
        startRecovery(bench->studio, RecoveryFolder::claimLeftOver(RecoveryFolder::Kind::Run));
        QTRY_COMPARE(bench->notices.size(), 1);
        QCOMPARE(bench->notices.first().kind, Notice::Kind::Failure);
        QVERIFY(runs().isEmpty());
        QVERIFY(!bench->studio.document().isDirty());
    }

    void whatNoRunCanGoOnFromIsRemoved() {
        beKilled(QStringLiteral("spots"));
        QVERIFY(QFile::remove(root().filePath(runs().first() + QStringLiteral("/facts.json"))));
        QVERIFY(!RecoveryFolder::claimLeftOver(RecoveryFolder::Kind::Run));
        QVERIFY(runs().isEmpty());
    }

    void whatIsNotTakenStays() {
        beKilled(QStringLiteral("spots"));
        RecoveryFolder::claimLeftOver(RecoveryFolder::Kind::Run).reset();
        QVERIFY(RecoveryFolder::claimLeftOver(RecoveryFolder::Kind::Run));
        QCOMPARE(runs().size(), 1);
    }
};

} // namespace fringe

FRINGE_TEST_MAIN {
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == QLatin1String("--killed"))
        return fringe::complaintsOf(fringe::designOf(arguments.value(2)),
                                    fringe::iterationsBeforeTheEnd)
            .empty();
    fringe::RecoveryTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "recovery_test.moc"
