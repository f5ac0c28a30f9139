// SPDX-License-Identifier: GPL-3.0-or-later
// FRINGE_KILLS=200 kills as many studios, with the limits that are promised; without it a few are
// killed, with three times as much, since this machine may be busy with other tests.
#include "app/document/project_lock.h"
#include "app/project/project_file.h"
#include "app/recovery/unfinished_run.h"
#include "app/recovery/unsaved_work.h"
#include "numbered_design.h"
#include "puppet.h"

#include <QDirIterator>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <random>
#include <vector>

namespace fringe {
namespace {

constexpr double editsLimit = 2, iterationsLimit = 5; ///< [s] that may be lost at most

QStringList hiddenFiles(const QString& folder) {
    QStringList names;
    for (QDirIterator entries(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
         entries.hasNext();)
        if (const QString name = QFileInfo(entries.next()).fileName();
            name.startsWith(QStringLiteral(".fringe-")))
            names << name;
    return names;
}

/// A studio that works on a project of its own until it is killed.
class Victim {
  public:
    Victim(unsigned seed, double most) : random_(seed) {
        std::uniform_real_distribution<double> times(0.05, most);
        seconds_ = times(random_);
        const bool isLarge = random_() % 3 == 0;
        points_ = isLarge ? 60'000 : 100;
        saveProject(project().toStdString(), numberedDesign(1, points_));
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("XDG_DATA_HOME"), home());
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home());
        process_.setProcessEnvironment(environment);
        process_.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process_.start(
            QCoreApplication::applicationFilePath(),
            {QStringLiteral("--only"), QStringLiteral("kills_test"), QStringLiteral("--puppet")});
        process_.write("open " + project().toUtf8() + '\n');
    }

    /// Begins to work once it has the project, and is killed when its time has come.
    /// Returns whether it is dead.
    bool isKilled(unsigned seed) {
        while (process_.canReadLine())
            if (const auto line = puppetLine(process_.readLine()))
                take(*line);
        if (begun_ == 0 && last("opened"))
            begin(seed);
        if (last("failed"))
            seconds_ = begun_ = 1; // `judge` says so
        if (begun_ == 0)
            return false;
        const double since = 1e-9 * double(puppetTime() - begun_);
        if (since < seconds_ && !(since > seconds_ / 2 && isSaving() && random_() % 4 == 0))
            return false;
        if (isSaving())
            QTest::qSleep(static_cast<int>(random_() % 10));
        killed_ = puppetTime();
        process_.kill();
        process_.waitForFinished();
        while (process_.canReadLine())
            if (const auto line = puppetLine(process_.readLine()))
                take(*line);
        return true;
    }

    /// What is there is whole, and as new as is promised; `patience` times as old at most.
    void judge(double patience) {
        const std::optional<int> there = numberOf(openProject(project().toStdString()).design);
        QVERIFY2(there, "the project is of two states");
        const qint64 saved = last("saved") ? last("saved")->number : 1;
        const qint64 saving = last("saving") ? last("saving")->number : 1;
        QVERIFY2(*there == saved || *there == saving,
                 qPrintable(QStringLiteral("%1 is there, %2 was saved, %3 being saved")
                                .arg(*there)
                                .arg(saved)
                                .arg(saving)));
        judgeEdits(*there, patience);
        judgeIterations(patience);
        QVERIFY2(!lockProject(project()).holder, "the project is locked by the dead");
        saveProject(project().toStdString(), numberedDesign(7, points_ + 1));
        QCOMPARE(hiddenFiles(folder_.filePath(QStringLiteral("p"))), QStringList());
        QVERIFY(!last("failed"));
    }

    double editsBehind = 0, iterationsBehind = 0; ///< [s]
    double stall = 0; ///< [s] that the victim did not get a turn within its last seconds
    bool wasSaving = false, hadRun = false, isRestored = false;

  private:
    QString project() const { return folder_.filePath(QStringLiteral("p/p.fringe")); }
    QString home() const { return folder_.filePath(QStringLiteral("home")); }

    void begin(unsigned seed) {
        begun_ = puppetTime();
        process_.write(QStringLiteral("live %1 %2\n").arg(seed).arg(points_).toLatin1());
    }

    void take(const PuppetLine& line) {
        lines_.push_back(line);
        if (line.word == QLatin1String("beat")) {
            if (beat_ > 0)
                stall = std::max(stall, 1e-9 * double(line.time - beat_));
            beat_ = line.time;
        }
    }

    std::optional<PuppetLine> last(const char* word,
                                   std::int64_t until = std::numeric_limits<std::int64_t>::max()) {
        for (auto line = lines_.rbegin(); line != lines_.rend(); ++line)
            if (line->word == QLatin1String(word) && line->time <= until)
                return *line;
        return std::nullopt;
    }
    bool isSaving() {
        const auto begun = last("saving"), over = last("saved");
        return begun && !(over && over->time > begun->time);
    }
    /// [s] that passed between the first line of that word with a number above this, and the death.
    double behind(const char* word, qint64 number) {
        for (const PuppetLine& line : lines_)
            if (line.word == QLatin1String(word) && line.number > number)
                return 1e-9 * double(killed_ - line.time);
        return 0;
    }

    void judgeEdits(int there, double patience) {
        wasSaving = isSaving();
        qputenv("XDG_DATA_HOME", home().toUtf8());
        qint64 newest = there;
        if (const auto left = RecoveryFolder::claimLeftOver(RecoveryFolder::Kind::Work)) {
            const UnsavedWork work = readUnsavedWork(*left);
            const std::optional<int> number = numberOf(*work.design);
            QVERIFY2(number, "the unsaved work is of two states");
            QCOMPARE(work.path, QFileInfo(project()).canonicalFilePath());
            newest = std::max<qint64>(newest, *number);
            isRestored = true;
        }
        QVERIFY(newest <= (last("edited") ? last("edited")->number : 1));
        editsBehind = behind("edited", newest);
        QVERIFY2(editsBehind <= patience * editsLimit,
                 qPrintable(QStringLiteral("edits are lost that are %1 s old").arg(editsBehind)));
    }

    void judgeIterations(double patience) {
        const auto run = last("iteration");
        hadRun = run.has_value();
        if (!run)
            return;
        qint64 kept = 0;
        if (const auto left = RecoveryFolder::claimLeftOver(RecoveryFolder::Kind::Run)) {
            const UnfinishedRun unfinished = readUnfinishedRun(*left);
            QVERIFY2(numberOf(*unfinished.facts.design), "the run is of two states");
            kept = unfinished.run.resume->iteration;
        }
        iterationsBehind = behind("iteration", kept);
        QVERIFY2(
            iterationsBehind <= patience * iterationsLimit,
            qPrintable(
                QStringLiteral("iterations are lost that are %1 s old").arg(iterationsBehind)));
    }

    QTemporaryDir folder_;
    struct Made { // before the project
        explicit Made(const QTemporaryDir& folder) {
            QDir(folder.path()).mkpath(QStringLiteral("p"));
        }
    } made_{folder_};
    QProcess process_;
    std::mt19937 random_;
    std::vector<PuppetLine> lines_;
    std::int64_t begun_ = 0, killed_ = 0, beat_ = 0;
    double seconds_ = 0;
    int points_ = 0;
};

} // namespace

/// Studios that are killed while they edit, save and iterate.
class KillsTest : public QObject {
    Q_OBJECT

  private slots:
    void nothingOlderThanTheLimitsIsLost() {
        const int wanted = qEnvironmentVariableIntValue("FRINGE_KILLS");
        const int kills = wanted > 0 ? wanted : 10, atOnce = wanted > 0 ? 2 : 5;
        const double patience = wanted > 0 ? 1 : 3;
        double edits = 0, iterations = 0;
        int saving = 0, runs = 0, restored = 0;
        std::vector<std::pair<unsigned, std::unique_ptr<Victim>>> living;
        for (unsigned begun = 0, dead = 0; dead < static_cast<unsigned>(kills);) {
            while (living.size() < static_cast<std::size_t>(atOnce)
                   && begun < static_cast<unsigned>(kills)) {
                ++begun;
                living.emplace_back(begun, std::make_unique<Victim>(begun, wanted > 0 ? 12 : 7));
            }
            QTest::qWait(1);
            for (auto each = living.begin(); each != living.end();) {
                if (!each->second->isKilled(each->first)) {
                    ++each;
                    continue;
                }
                Victim& victim = *each->second;
                victim.judge(patience);
                if (QTest::currentTestFailed())
                    return qWarning("victim %u, which got no turn for %.2f s", each->first,
                                    victim.stall);
                edits = std::max(edits, victim.editsBehind);
                iterations = std::max(iterations, victim.iterationsBehind);
                saving += victim.wasSaving;
                runs += victim.hadRun;
                restored += victim.isRestored;
                ++dead;
                each = living.erase(each);
            }
        }
        qInfo("%d kills, %d while saving, %d with iterations, %d with unsaved work; at most %.2f s "
              "of edits and %.2f s of iterations were lost",
              kills, saving, runs, restored, edits, iterations);
    }
};

} // namespace fringe

FRINGE_TEST_MAIN {
    if (argc > 1 && QLatin1String(argv[1]) == QLatin1String("--puppet"))
        return fringe::runPuppet(argc, argv);
    QCoreApplication application(argc, argv);
    fringe::KillsTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "kills_test.moc"
