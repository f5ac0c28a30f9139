// SPDX-License-Identifier: GPL-3.0-or-later
// Random walks through a session: whatever is edited, undone, dragged, computed, queued, varied,
// stopped, gone on with, put away, saved, opened and cut off, the result on show is that of the
// state, and no save loses one.
#include "app/tasks/leaving.h"
#include "app/tasks/live.h"
#include "app/tasks/recovery.h"
#include "app/tasks/states.h"
#include "app/tasks/vary.h"
#include "engine/io/checkpoint.h"
#include "tests/app/studio/small_design.h"
#include "tests/app/studio/small_spots.h"
#include "tests/app/studio/task_bench.h"

#include <QDeadlineTimer>
#include <QProcess>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <random>
#include <string_view>

namespace fringe {
namespace {

/// By default a walk that all tests can afford; FRINGE_WALKS more of other seeds.
int walks() {
    return std::max(qEnvironmentVariableIntValue("FRINGE_WALKS"), 1);
}

constexpr int stepsOfWalk = 60;

/// What a design gives when nothing was there before.
class Fresh {
  public:
    const HologramResult& of(const Design& design) {
        const std::string key =
            std::to_string(resultMark(design)) + ' ' + std::to_string(design.stop.iterations);
        auto [found, isNew] = results_.try_emplace(key);
        if (isNew) {
            TaskBench bench(makeRunner(false));
            bench.compute(design);
            found->second = bench.result();
        }
        return found->second;
    }

  private:
    std::map<std::string, HologramResult> results_;
};

/// The iterations of one that was stopped were done to the end.
bool goesBeyond(const HologramResult& result, const HologramResult& stopped) {
    return stopped.wasStopped && sameHologram(*result.design, *stopped.design);
}

class Walk {
  public:
    Walk(unsigned seed, Fresh& fresh) : random_(seed), fresh_(fresh) {
        bench_.studio.preferences().setScratch(scratch_.path());
        if (seed % 3 == 0) // a quarter of it holds one other result
            bench_.studio.preferences().setMemory(400 << 10);
        bench_.open(smallSpots());
        live_.setOn(seed % 2 == 1);
        settle();
    }

    void go(int steps = stepsOfWalk) {
        for (int step = 0; step < steps; ++step) {
            takeStep();
            settle();
            check();
            if (QTest::currentTestFailed())
                return;
        }
    }
    /// What a killed session is to leave: a result that took a while, as far as anybody knows, and
    /// more edits. Returns its number of the seed.
    std::int64_t leaveBehind() {
        compute();
        settle();
        const HologramResult& shown = results().hologram();
        results().note(shown.number, [](HologramResult& result) {
            result.seconds = 2 * worthKeeping;
            result.isKept = false;
        });
        return shown.design->start.seed;
    }
    TaskBench& bench() { return bench_; }
    QString path() const { return trail_.join(QStringLiteral(", ")); }

  private:
    using Step = void (Walk::*)();

    int below(int count) { return std::uniform_int_distribution(0, count - 1)(random_); }

    void takeStep() {
        static const std::pair<const char*, Step> steps[] = {
            {"edit", &Walk::edit},     {"edit", &Walk::edit},       {"undo", &Walk::undo},
            {"redo", &Walk::redo},     {"drag", &Walk::drag},       {"compute", &Walk::compute},
            {"stop", &Walk::stop},     {"compute", &Walk::compute}, {"continue", &Walk::goOn},
            {"save", &Walk::save},     {"open", &Walk::open},       {"back", &Walk::goBack},
            {"encode", &Walk::encode}, {"queue", &Walk::queue},     {"vary", &Walk::vary},
            {"run", &Walk::toRun}};
        const auto& [name, step] = steps[below(static_cast<int>(std::size(steps)))];
        trail_ << QString::fromLatin1(name);
        (this->*step)();
    }
    Document& document() { return bench_.studio.document(); }
    ResultStore& results() { return bench_.studio.results(); }

    void edit() {
        const int seed = below(3);
        document().edit(QStringLiteral("Seed"), [seed](Design design) {
            design.start.seed = 1 + seed;
            return design;
        });
    }
    void encode() {
        const std::int64_t levels = std::int64_t{16} << below(3);
        document().edit(QStringLiteral("Levels"), [levels](Design design) {
            design.encoding.values["levels"] = levels;
            return design;
        });
    }
    void undo() { document().history().undo(); }
    void redo() { document().history().redo(); }
    void drag() {
        const double x = 1e-5 * (1 + below(3));
        const auto move = [x](Design design) {
            return withSpotsMoved(std::move(design), 0, {0}, {x, 0, 0});
        };
        document().setDraft(move);
        settle();
        if (below(2) == 0)
            return document().dropDraft();
        document().edit(QStringLiteral("Move 1 spot"), move);
        if (below(2) == 0)
            undo();
    }
    void compute() { startCompute(bench_.studio); }
    /// After some iterations of many.
    void stop() {
        document().edit(QStringLiteral("Iterations"), [](Design design) {
            design.stop.iterations = 50;
            return design;
        });
        const int after = below(4);
        const auto watching = QObject::connect(
            &bench_.studio.iterationRuns(), &IterationRuns::changed, &bench_.studio, [&] {
                if (bench_.runs().isRunning()
                    && std::ssize(bench_.runs().history().iterations) > after)
                    bench_.runs().stop();
            });
        startCompute(bench_.studio);
        settle();
        QObject::disconnect(watching);
    }
    void goOn() { continueIterations(bench_.studio, 1 + below(4)); }
    void goBack() { goBackToResult(bench_.studio); }
    /// Some states that wait for each other, of which one may be cancelled.
    void queue() {
        for (int state = 1 + below(3); state > 0; --state) {
            edit();
            startCompute(bench_.studio);
        }
        const JobList& jobs = bench_.studio.jobs().list();
        if (below(2) == 0 && jobs.rowCount() > 0)
            bench_.studio.jobs().cancel(jobs.at(0).id);
        if (below(2) == 0)
            undo();
    }
    void vary() {
        std::vector<Value> seeds;
        for (int count = 1 + below(3); count > 0; --count)
            seeds.emplace_back(std::int64_t{1} + below(3));
        startVary(bench_.studio, "solver.seed", seeds);
    }
    void toRun() {
        const auto& all = results().all();
        if (!all.empty())
            goToRun(bench_.studio,
                    std::next(all.begin(), below(static_cast<int>(all.size())))->number);
    }
    void save() {
        startSave(bench_.studio, file());
        settle();
        QVERIFY(!document().isDirty());
        if (results().hasHologram())
            saved_.push_back(results().hologram());
    }
    /// All that was saved is there.
    void open() {
        if (!QFile::exists(file()))
            return;
        startOpen(bench_.studio, file());
        settle();
        for (const HologramResult& one : saved_)
            QVERIFY(std::ranges::any_of(results().all(), [&](const HologramResult& result) {
                return goesBeyond(result, one)
                       || (result.isThere() && sameHologram(*result.design, *one.design)
                           && (!result.hologram
                               || result.hologram->planes == one.hologram->planes));
            }));
        QVERIFY(bench_.notices.isEmpty());
    }
    QString file() const { return bench_.folder.filePath(QStringLiteral("walk.fringe")); }

    /// Without the pauses between two looks that `QTRY_VERIFY` makes.
    void settle() {
        const QDeadlineTimer patience(60'000);
        while (!(bench_.studio.isIdle() && live_.isIdle()) && !patience.hasExpired())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        QVERIFY(bench_.studio.isIdle() && live_.isIdle());
    }

    void check() {
        const HologramResult& shown = results().hologram();
        if (!shown.hologram)
            return;
        const QString age = ageOf(document(), *shown.design);
        QCOMPARE(age.isEmpty(), results().isOfState());
        QCOMPARE(results().isOfState(), !results().isWanting());
        QCOMPARE(bench_.studio.isIdle(), true);
        QCOMPARE(age.isEmpty(), sameHologram(*shown.design, *document().design()));
        if (results().shown().isPreview)
            return;
        Design design = *shown.design;
        design.stop = {.iterations = shown.solved->goOnFrom().iteration};
        const HologramResult& expected = fresh_.of(design);
        QVERIFY(shown.hologram->planes == expected.hologram->planes);
        QVERIFY(shown.levels->planes == expected.levels->planes);
    }

    std::mt19937 random_;
    Fresh& fresh_;
    QTemporaryDir scratch_;
    TaskBench bench_{makeRunner(true)};
    Live live_{bench_.studio};
    QStringList trail_;
    std::vector<HologramResult> saved_; ///< what was on show then
};

/// A session of another process, which says when its result is worth something and is then killed.
int session(unsigned seed) {
    Fresh fresh;
    Walk walk(seed, fresh);
    walk.go(static_cast<int>(seed % 12));
    std::printf("%lld\n", static_cast<long long>(walk.leaveBehind()));
    QTest::qWait(1500); // the journal has written it
    std::printf("kept\n");
    std::fflush(stdout);
    for (;;)
        QTest::qWait(100);
}

/// The first line that the session says.
QByteArray killedSession(unsigned seed) {
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(QCoreApplication::applicationFilePath(),
                  {QStringLiteral("--session"), QString::number(seed)});
    QByteArray said;
    while (!said.contains("kept") && process.waitForReadyRead(60'000))
        said += process.readAll();
    process.kill();
    process.waitForFinished();
    return said.left(said.indexOf('\n'));
}

} // namespace

class WalkTest : public QObject {
    Q_OBJECT

  private slots:
    void aResultThatTookAWhileSurvivesItsSession() {
        Fresh fresh;
        for (unsigned seed = 1; seed <= unsigned(walks()); seed += 10) {
            const QTemporaryDir home;
            qputenv("XDG_DATA_HOME", home.path().toLocal8Bit());
            const QByteArray said = killedSession(seed);
            QVERIFY(!said.isEmpty());
            TaskBench bench(makeRunner(true));
            std::shared_ptr<RecoveryFolder> left;
            lookForLeftOver(bench.studio, RecoveryFolder::Kind::Work,
                            [&](const LeftOver& found) { left = found.folder; });
            QTRY_VERIFY(left != nullptr);
            bringBackWork(bench.studio, left);
            QTRY_VERIFY(bench.studio.isIdle() && bench.studio.document().isDirty());
            const auto& all = bench.studio.results().all();
            const auto found = std::ranges::find_if(all, [&](const HologramResult& result) {
                return result.isAtStake()
                       && QByteArray::number(qlonglong{result.design->start.seed}) == said;
            });
            QVERIFY2(found != all.end(), said.constData());
            Design design = *found->design;
            design.stop = {.iterations = found->solved->goOnFrom().iteration};
            QVERIFY(found->hologram->planes == fresh.of(design).hologram->planes);
            QVERIFY(!atStake(bench.studio).results.isEmpty());
        }
    }

    void theScreenIsTheStateAndNoSaveLosesAResult() {
        Fresh fresh;
        for (unsigned seed = 1; seed <= unsigned(walks()); ++seed) {
            Walk walk(seed, fresh);
            walk.go();
            QVERIFY2(!QTest::currentTestFailed(),
                     qPrintable(QStringLiteral("walk %1: %2").arg(seed).arg(walk.path())));
        }
    }
};

} // namespace fringe

int main(int argc, char** argv) {
    QCoreApplication app(argc, argv);
    if (argc > 2 && std::string_view(argv[1]) == "--session")
        return fringe::session(static_cast<unsigned>(std::atoi(argv[2])));
    fringe::WalkTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "walk_test.moc"
