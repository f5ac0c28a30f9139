// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/project/project_file.h"
#include "app/recovery/unsaved_work.h"
#include "app/recovery/work_journal.h"
#include "app/tasks/recovery.h"
#include "engine/model/design_parameters.h"
#include "tests/app/studio/small_spots.h"
#include "tests/app/studio/task_bench.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>

#include <csignal>
#include <filesystem>

namespace fringe {
namespace {

constexpr auto atOnce = std::chrono::milliseconds(0);
const QString place = QStringLiteral("/there/a.fringe");

QDir root() {
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation)
                + QStringLiteral("/work"));
}

QStringList folders() {
    return root().entryList(QDir::Dirs | QDir::NoDotAndDotDot);
}

Design withPitch(Design design, double metres) {
    return withParameter(std::move(design), "plate.pitch_x", metres);
}

void setPitch(Document& document, double metres) {
    document.edit(QStringLiteral("Pitch"),
                  [&](Design design) { return withPitch(std::move(design), metres); });
}

std::shared_ptr<RecoveryFolder> claimed() {
    return RecoveryFolder::claimLeftOver(RecoveryFolder::Kind::Work);
}

/// An open project, and what keeps its changes without a wait.
struct Bench {
    ThreadRunner runner;
    Document document{smallSpots()};
    ResultStore results{document};
    WorkJournal journal{runner, document, results, atOnce};

    ~Bench() { runner.stop(); }

    /// What another program would find if this one were cut off now.
    static std::optional<Design> kept() {
        for (const QString& folder : folders()) {
            const QString project = root().filePath(folder + QStringLiteral("/project.fringe"));
            if (QFile::exists(project))
                return openProject(project.toStdString()).design;
        }
        return std::nullopt;
    }
};

/// In a process of its own.
void editUntilKilled() {
    Bench bench;
    bench.document.reset(smallSpots(), {place}, true);
    setPitch(bench.document, 4e-6);
    QTRY_VERIFY(bench.kept());
    QTRY_VERIFY(QFile::exists(root().filePath(folders().first() + QStringLiteral("/facts.json"))));
    std::raise(SIGKILL);
}

void beKilled() {
    QProcess program;
    program.start(QCoreApplication::applicationFilePath(),
                  {QStringLiteral("--only"), QStringLiteral("unsaved_work_test"),
                   QStringLiteral("--killed")});
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitStatus(), QProcess::CrashExit);
    QCOMPARE(folders().size(), 1);
}

} // namespace

/// Changes that outlive the program.
class UnsavedWorkTest : public QObject {
    Q_OBJECT

  private slots:
    void init() { root().removeRecursively(); }

    void whatIsChangedIsKeptAndFollowed() {
        Bench bench;
        setPitch(bench.document, 4e-6);
        QTRY_VERIFY(bench.kept() == withPitch(smallSpots(), 4e-6));
        setPitch(bench.document, 5e-6);
        QTRY_VERIFY(bench.kept() == withPitch(smallSpots(), 5e-6));
        QCOMPARE(folders().size(), 1);
    }

    void theLastEditIsKeptWithoutAnother() {
        ThreadRunner runner;
        Document document{smallSpots()};
        const ResultStore results{document};
        WorkJournal journal{runner, document, results};
        QVERIFY(WorkJournal::usualWait < std::chrono::seconds(2));
        setPitch(document, 4e-6);
        setPitch(document, 5e-6);
        QTRY_VERIFY(Bench::kept() == withPitch(smallSpots(), 5e-6));
        runner.stop();
    }

    void whatIsUnchangedIsNotKept() {
        Bench bench;
        bench.document.reset(smallSpots(), {place}, true);
        QTest::qWait(50);
        QVERIFY(folders().isEmpty());
    }

    void savingUndoingAndAnotherProjectGiveItUp_data() {
        QTest::addColumn<int>("way");
        QTest::newRow("save") << 0;
        QTest::newRow("undo") << 1;
        QTest::newRow("another project") << 2;
    }
    void savingUndoingAndAnotherProjectGiveItUp() {
        QFETCH(int, way);
        Bench bench;
        setPitch(bench.document, 4e-6);
        QTRY_VERIFY(bench.kept());
        if (way == 0)
            bench.document.markSaved(bench.document.design(), {place});
        else if (way == 1)
            bench.document.history().undo();
        else
            bench.document.reset({}, {}, true);
        QTRY_VERIFY(folders().isEmpty());
        setPitch(bench.document, 5e-6);
        QTRY_VERIFY(bench.kept());
    }

    /// A save elsewhere that is overtaken by a change, which was kept as one of the former file.
    void whatIsKeptFollowsTheFile() {
        const QString other = QStringLiteral("/there/b.fringe");
        Bench bench;
        bench.document.reset(smallSpots(), {place, "stamp"}, true);
        const DesignPtr saved = bench.document.design();
        setPitch(bench.document, 4e-6);
        QTRY_VERIFY(bench.kept());
        bench.document.markSaved(saved, {other, "stamp of b"});
        const auto facts = [] {
            QFile file(root().filePath(folders().value(0) + QStringLiteral("/facts.json")));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        QTRY_VERIFY(folders().size() == 1 && facts().contains("stamp of b"));
        QVERIFY(facts().contains(other.toUtf8()));
        QVERIFY(bench.kept() == withPitch(smallSpots(), 4e-6));
    }

    void factsOfAWrongKindAreLeftOut() {
        beKilled();
        QFile facts(root().filePath(folders().first() + QStringLiteral("/facts.json")));
        QVERIFY(facts.open(QIODevice::WriteOnly | QIODevice::Truncate));
        facts.write("{\"path\": 7, \"stamp\": []}");
        facts.close();
        const UnsavedWork work = readUnsavedWork(*claimed());
        QVERIFY(*work.design == withPitch(smallSpots(), 4e-6));
        QVERIFY(work.path.isEmpty());
    }

    void anEndInOrderLeavesNothing() {
        {
            Bench bench;
            setPitch(bench.document, 4e-6);
            QTRY_VERIFY(bench.kept());
            QVERIFY(!claimed());
        }
        QVERIFY(folders().isEmpty());
    }

    void killedWorkComesBackAndStaysKeptUntilItIsSaved() {
        beKilled();
        const auto bench = TaskBench::threaded();
        bringBackWork(bench->studio, claimed());
        Document& document = bench->studio.document();
        QTRY_COMPARE(document.path(), place);
        QVERIFY(bench->notices.isEmpty());
        QVERIFY(bench->design() == withPitch(smallSpots(), 4e-6));
        QVERIFY(document.isDirty());
        QCOMPARE(folders().size(), 1);
        QVERIFY(!claimed());
        startSave(bench->studio, bench->folder.filePath(QStringLiteral("b.fringe")));
        QTRY_VERIFY(folders().isEmpty());
    }

    void whatIsDamagedIsSaidAndRemoved() {
        beKilled();
        QFile project(root().filePath(folders().first() + QStringLiteral("/project.fringe")));
        QVERIFY(project.resize(project.size() / 2));
        const auto bench = TaskBench::threaded();
        bringBackWork(bench->studio, claimed());
        QTRY_COMPARE(bench->notices.size(), 1);
        QCOMPARE(bench->notices.first().kind, Notice::Kind::Failure);
        QVERIFY(folders().isEmpty());
        QVERIFY(!bench->studio.document().isDirty());
    }

    /// One that is soon made again is no unsaved work, unless it is meant for the file.
    void whatIsMeantForTheFileIsKept() {
        const auto bench = TaskBench::threaded();
        bench->compute(smallSpots());
        WorkJournal& journal = bench->studio.workJournal();
        journal.keep();
        QTest::qWait(50);
        QVERIFY(folders().isEmpty());
        bench->studio.results().note(bench->result().number,
                                     [](HologramResult& result) { result.isKept = true; });
        journal.keep();
        QTRY_VERIFY(Bench::kept());
        QTRY_VERIFY(
            QFile::exists(root().filePath(folders().first() + QStringLiteral("/facts.json"))));
        const std::filesystem::path from = root().filePath(folders().first()).toStdString(),
                                    to = root().filePath(QStringLiteral("copy")).toStdString();
        std::filesystem::copy(from, to, std::filesystem::copy_options::recursive);
        std::filesystem::remove(to / "lock");
        const UnsavedWork work = readUnsavedWork(*claimed());
        QCOMPARE(work.results.size(), 1u);
        QVERIFY(work.results.front()->isKept && !work.results.front()->isInFile);
        QVERIFY(work.results.front()->chain.field()->planes
                == bench->result().chain.field()->planes);
    }

    void whatIsUnchangedIsNotWrittenAgain() {
        const auto bench = TaskBench::threaded();
        bench->compute(smallSpots());
        setPitch(bench->studio.document(), 4e-6);
        WorkJournal& journal = bench->studio.workJournal();
        const auto written = [&] { // when anything was last
            bool isWritten = false;
            journal.keep();
            bench->runner->run(
                QStringLiteral("recovery"), [] {}, [&] { isWritten = true; });
            if (!QTest::qWaitFor([&] { return isWritten; }))
                return QDateTime();
            const QFileInfoList files =
                QDir(root().filePath(folders().value(0))).entryInfoList(QDir::Files, QDir::Time);
            return files.isEmpty() ? QDateTime() : files.front().lastModified();
        };
        const auto first = written();
        QVERIFY(first.isValid());
        QCOMPARE(written(), first);
        bench->studio.results().note(bench->result().number,
                                     [](HologramResult& result) { result.isKept = true; });
        QVERIFY(written() != first);
    }

    void whatIsNotTakenStays() {
        beKilled();
        claimed().reset();
        QVERIFY(claimed());
    }

    void whatCannotBeKeptIsSaidOnce() {
        QVERIFY(QDir().mkpath(QFileInfo(root().path()).path()));
        QFile inTheWay(root().path());
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        Bench bench;
        int complaints = 0;
        connect(&bench.journal, &WorkJournal::failed, this, [&] { ++complaints; });
        setPitch(bench.document, 4e-6);
        QTRY_COMPARE(complaints, 1);
        setPitch(bench.document, 5e-6);
        QTest::qWait(50);
        QCOMPARE(complaints, 1);
        QVERIFY(inTheWay.remove());
        setPitch(bench.document, 6e-6);
        QTRY_VERIFY(bench.kept() == withPitch(smallSpots(), 6e-6));
    }
};

} // namespace fringe

FRINGE_TEST_MAIN {
    QCoreApplication application(argc, argv);
    if (QCoreApplication::arguments().value(1) == QLatin1String("--killed")) {
        fringe::editUntilKilled();
        return 0;
    }
    fringe::UnsavedWorkTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "unsaved_work_test.moc"
