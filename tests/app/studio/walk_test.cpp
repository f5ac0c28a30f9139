// SPDX-License-Identifier: GPL-3.0-or-later
// Random walks through a session: whatever is edited, undone, dragged, computed, queued, varied,
// stopped, gone on with, put away, saved, opened and cut off, the result on show is that of the
// state, a panel is sent what the design and the device of that state give, and no save and no end
// of the program loses a result.
#include "app/studio/panel_frames.h"
#include "app/tasks/leaving.h"
#include "app/tasks/live.h"
#include "app/tasks/recovery.h"
#include "app/tasks/states.h"
#include "app/tasks/vary.h"
#include "app/text/localised.h"
#include "engine/encodings/encoding.h"
#include "engine/io/checkpoint.h"
#include "tests/app/studio/panel_spots.h"
#include "tests/app/studio/small_design.h"
#include "tests/app/studio/small_spots.h"
#include "tests/app/studio/task_bench.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QProcess>
#include <QStandardPaths>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
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
            std::to_string(workKey(design)) + ' ' + std::to_string(design.stop.iterations);
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
    return stopped.wasStopped && areSame(*result.design, *stopped.design, Stage::Field);
}

bool isSameResult(const HologramResult& result, const HologramResult& other) {
    return result.isThere() && areSame(*result.design, *other.design, Stage::Field)
           && (!result.chain.field()
               || result.chain.field()->planes == other.chain.field()->planes);
}

/// Where folders of unsaved work lie.
QDir workFolders() {
    return {QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation)
            + QStringLiteral("/work")};
}

/// A studio that is watched, and computes what is edited or not.
struct Session {
    TaskBench bench{makeRunner(true)};
    Live live{bench.studio};

    Session(unsigned seed, const QString& scratch) {
        bench.studio.preferences().setScratch(scratch);
        if (seed % 3 == 0) // a quarter of it holds one other result
            bench.studio.preferences().setMemory(400 << 10);
        live.setOn(seed % 2 == 1);
    }
};

class Walk {
  public:
    Walk(unsigned seed, Fresh& fresh, const QString& folder)
        : random_(seed), seed_(seed), fresh_(fresh), folder_(folder) {
        QDir(folder_).mkpath(QStringLiteral("scratch"));
        session_ = std::make_unique<Session>(seed_, folder_ + QStringLiteral("/scratch"));
        bench().open(spotsForPanel({48, 64}, {64, 80}));
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
    /// What a killed session is to leave: a result that its file has, and one that took a while, as
    /// far as anybody knows; their numbers of the seed are 8 and 9.
    void leaveBehind() {
        setSeed(8);
        compute();
        settle();
        save();
        setSeed(9);
        compute();
        settle();
        results().note(results().hologram().number, [](HologramResult& result) {
            result.seconds = 2 * worthKeeping;
            result.isKept = false;
        });
    }
    TaskBench& bench() { return session_->bench; }
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
            {"run", &Walk::toRun},     {"correct", &Walk::correct}, {"correct", &Walk::correct},
            {"kill", &Walk::kill}};
        const auto& [name, step] = steps[below(static_cast<int>(std::size(steps)))];
        trail_ << QString::fromLatin1(name);
        (this->*step)();
    }
    Document& document() { return bench().studio.document(); }
    ResultStore& results() { return bench().studio.results(); }

    void setSeed(int seed) {
        document().edit(QStringLiteral("Seed %1").arg(seed), [seed](Design design) {
            design.start.seed = seed;
            return design;
        });
    }
    void edit() { setSeed(1 + below(3)); }
    /// What comes after the levels.
    void correct() {
        const bool isFlip = below(3) == 0;
        const int cycles = below(4);
        document().edit(QStringLiteral("Correction"), [&](Design design) {
            if (isFlip)
                return withParameterText(std::move(design), "device.sign",
                                         cycles % 2 == 0 ? "+1" : "-1");
            const Shape plate = design.setup.plate.size;
            Raster phases{.shape = plate, .planes = 1, .white = 1, .samples = {}};
            for (std::int64_t at = 0; at < plate.count(); ++at)
                phases.samples.push_back(static_cast<float>((cycles * at) % 7) / 7);
            design.device.assets["correction"] = {
                "flat.npy", std::make_shared<const Raster>(std::move(phases))};
            return design;
        });
    }
    /// The program is cut off, and the next one brings back what it left; the file's results are
    /// there after two saves, too.
    void kill() {
        const std::vector<HologramResult> held = heldInMemory();
        const bool isLeft = leaveWork();
        session_.reset();
        session_ = std::make_unique<Session>(seed_, folder_ + QStringLiteral("/scratch"));
        if (isLeft) {
            std::shared_ptr<RecoveryFolder> left;
            lookForLeftOver(bench().studio, RecoveryFolder::Kind::Work,
                            [&](const LeftOver& found) { left = found.folder; });
            waitUntil([&] { return left != nullptr; });
            bringBackWork(bench().studio, left);
            waitUntil([&] { return document().isDirty(); });
            settle();
            for (const HologramResult& one : held)
                QVERIFY(isThere(one));
        } else {
            bench().open(spotsForPanel({48, 64}, {64, 80}));
        }
        for (int saves = isLeft ? below(3) : 0; saves > 0; --saves)
            save();
        open();
    }
    std::vector<HologramResult> heldInMemory() {
        std::vector<HologramResult> held;
        for (const HologramResult& result : results().all())
            if (result.chain.field())
                held.push_back(result);
        return held;
    }
    bool isThere(const HologramResult& one) {
        return std::ranges::any_of(results().all(), [&](const HologramResult& result) {
            return goesBeyond(result, one) || isSameResult(result, one);
        });
    }
    /// A copy of what is kept of unsaved work, which belongs to nobody; false: there is none.
    bool leaveWork() {
        bench().studio.workJournal().keep();
        bool isKept = false;
        bench().studio.runner().run(
            QStringLiteral("recovery"), [] {}, [&] { isKept = true; });
        waitUntil([&] { return isKept; });
        const QDir root = workFolders();
        const QStringList folders = root.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        if (folders.isEmpty())
            return false;
        const QString copy = root.filePath(QStringLiteral("left %1").arg(++copies_));
        std::filesystem::copy(toPath(root.filePath(folders.front())), toPath(copy),
                              std::filesystem::copy_options::recursive);
        return QFile::remove(copy + QStringLiteral("/lock"));
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
    void compute() { startCompute(bench().studio); }
    /// After some iterations of many.
    void stop() {
        document().edit(QStringLiteral("Iterations"), [](Design design) {
            design.stop.iterations = 50;
            return design;
        });
        const int after = below(4);
        const auto watching = QObject::connect(
            &bench().studio.iterationRuns(), &IterationRuns::changed, &bench().studio, [&] {
                if (bench().runs().isRunning()
                    && std::ssize(bench().runs().history().iterations) > after)
                    bench().runs().stop();
            });
        startCompute(bench().studio);
        settle();
        QObject::disconnect(watching);
    }
    void goOn() { continueIterations(bench().studio, 1 + below(4)); }
    void goBack() { goBackToResult(bench().studio); }
    /// Some states that wait for each other, of which one may be cancelled.
    void queue() {
        for (int state = 1 + below(3); state > 0; --state) {
            edit();
            startCompute(bench().studio);
        }
        const JobList& jobs = bench().studio.jobs().list();
        if (below(2) == 0 && jobs.rowCount() > 0)
            bench().studio.jobs().cancel(jobs.at(0).id);
        if (below(2) == 0)
            undo();
    }
    void vary() {
        std::vector<Value> seeds;
        for (int count = 1 + below(3); count > 0; --count)
            seeds.emplace_back(std::int64_t{1} + below(3));
        startVary(bench().studio, "solver.seed", seeds);
    }
    void toRun() {
        const auto& all = results().all();
        if (!all.empty())
            goToRun(bench().studio,
                    std::next(all.begin(), below(static_cast<int>(all.size())))->number);
    }
    void save() {
        startSave(bench().studio, file());
        settle();
        QVERIFY(!document().isDirty());
        if (results().hasHologram())
            saved_.push_back(results().hologram());
    }
    /// All that was saved is there.
    void open() {
        if (!QFile::exists(file()))
            return;
        startOpen(bench().studio, file());
        settle();
        for (const HologramResult& one : saved_)
            QVERIFY(isThere(one));
        QVERIFY(bench().notices.isEmpty());
    }
    QString file() const { return folder_ + QStringLiteral("/walk.fringe"); }

    void settle() {
        waitUntil([this] { return bench().studio.isIdle() && session_->live.isIdle(); });
    }
    /// Without the pauses between two looks that `QTRY_VERIFY` makes.
    template <class Condition> static void waitUntil(const Condition& isTrue) {
        const QDeadlineTimer patience(60'000);
        while (!isTrue() && !patience.hasExpired())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        QVERIFY(isTrue());
    }

    void check() {
        const HologramResult& shown = results().hologram();
        if (!shown.chain.field())
            return;
        const QString age = ageOf(document(), *shown.design);
        QCOMPARE(age.isEmpty(), results().isOfState());
        QCOMPARE(results().isOfState(), !results().isWanting());
        QCOMPARE(bench().studio.isIdle(), true);
        QCOMPARE(age.isEmpty(), areSame(*shown.design, *document().design(), Stage::Field));
        if (results().shown().isPreview)
            return;
        Design design = *shown.design;
        design.stop = {.iterations = shown.chain.solved()->goOnFrom().iteration};
        const HologramResult& expected = fresh_.of(design);
        QVERIFY(shown.chain.field()->planes == expected.chain.field()->planes);
        QVERIFY(shown.chain.encodedBefore()->planes == expected.chain.encodedBefore()->planes);
        checkSent(age, expected);
    }

    /// By the device of the state that is named.
    void checkSent(const QString& age, const HologramResult& fresh) {
        const DesignPtr named = namedBy(age);
        const Design& state = named ? *named : results().onScreen().design();
        QVERIFY(areSame(state, *results().hologram().design, Stage::Field));
        PanelOutput& panel = bench().studio.panelOutput();
        panel.addShown(QStringLiteral("sent"));
        waitUntil([&] { return !panel.list().empty(); });
        const PanelPicture expected =
            sentPicture(*fresh.chain.field(), fringe::encode(*fresh.chain.field(), state.encoding),
                        state.device);
        QVERIFY(panel.list().back().picture->samples == expected.samples);
        panel.remove(0);
    }
    /// Null: it is no row of the history.
    DesignPtr namedBy(const QString& age) {
        if (age.isEmpty())
            return document().design();
        std::optional<int> found;
        for (int row = 0; row < document().rows(); ++row) {
            const int away = std::abs(row - document().row());
            if (areSame(document().designAt(row), *results().hologram().design, Stage::Field)
                && (!found || away < std::abs(*found - document().row())))
                found = row;
        }
        return found ? std::make_shared<const Design>(document().designAt(*found)) : nullptr;
    }

    std::mt19937 random_;
    unsigned seed_;
    Fresh& fresh_;
    QString folder_;
    std::unique_ptr<Session> session_;
    QStringList trail_;
    int copies_ = 0;
    std::vector<HologramResult> saved_; ///< what was on show then
};

/// A session of another process, which says when its results are worth something and is then
/// killed.
int session(unsigned seed, const QString& folder) {
    Fresh fresh;
    Walk walk(seed, fresh, folder);
    walk.go(static_cast<int>(seed % 12));
    walk.leaveBehind();
    QTest::qWait(1500); // the journal has written it
    std::printf("kept\n");
    std::fflush(stdout);
    for (;;)
        QTest::qWait(100);
}

/// False: it has ended by itself.
bool killSession(unsigned seed, const QString& folder) {
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(QCoreApplication::applicationFilePath(),
                  {QStringLiteral("--only"), QStringLiteral("walk_test"),
                   QStringLiteral("--session"), QString::number(seed), folder});
    QByteArray said;
    while (!said.contains("kept") && process.waitForReadyRead(60'000))
        said += process.readAll();
    const bool isLeft = said.contains("kept");
    process.kill();
    process.waitForFinished();
    return isLeft;
}

} // namespace

class WalkTest : public QObject {
    Q_OBJECT

  private slots:
    /// One that the project's file has, and one that took a while; FRINGE_KILLS sessions.
    void resultsSurviveTheirSession() {
        Fresh fresh;
        const int kills = std::max(qEnvironmentVariableIntValue("FRINGE_KILLS"), 1);
        for (unsigned seed = 1; seed <= unsigned(kills); ++seed) {
            const QTemporaryDir home;
            qputenv("XDG_DATA_HOME", home.path().toLocal8Bit());
            QVERIFY(killSession(seed, home.path()));
            TaskBench bench(makeRunner(true));
            std::shared_ptr<RecoveryFolder> left;
            lookForLeftOver(bench.studio, RecoveryFolder::Kind::Work,
                            [&](const LeftOver& found) { left = found.folder; });
            QTRY_VERIFY(left != nullptr);
            bringBackWork(bench.studio, left);
            QTRY_VERIFY(bench.studio.isIdle() && bench.studio.document().isDirty());
            QVERIFY(has(bench, 8, fresh) && has(bench, 9, fresh));
            QVERIFY(!atStake(bench.studio).results.isEmpty());
            for (int save = 0; save < 2; ++save) {
                startSave(bench.studio, bench.studio.document().path());
                QTRY_VERIFY(bench.studio.isIdle());
            }
            startOpen(bench.studio, bench.studio.document().path());
            QTRY_VERIFY(bench.studio.isIdle());
            QVERIFY2(has(bench, 8, fresh) && has(bench, 9, fresh),
                     qPrintable(QString::number(seed)));
        }
    }

    void theScreenIsTheStateAndNothingLosesAResult() {
        Fresh fresh;
        const unsigned first = std::max(qEnvironmentVariableIntValue("FRINGE_WALKS_FROM"), 1);
        for (unsigned seed = first; seed < first + unsigned(walks()); ++seed) {
            const QTemporaryDir home;
            qputenv("XDG_DATA_HOME", home.path().toLocal8Bit());
            Walk walk(seed, fresh, home.path());
            walk.go();
            QVERIFY2(!QTest::currentTestFailed(),
                     qPrintable(QStringLiteral("walk %1: %2").arg(seed).arg(walk.path())));
        }
    }

  private:
    /// The result of this number of the seed is there, as it is computed anew.
    static bool has(TaskBench& bench, std::int64_t seed, Fresh& fresh) {
        const auto& all = bench.studio.results().all();
        return std::ranges::any_of(all, [&](const HologramResult& result) {
            if (!result.chain.field() || result.design->start.seed != seed)
                return false;
            Design design = *result.design;
            design.stop = {.iterations = result.chain.solved()->goOnFrom().iteration};
            return result.chain.field()->planes == fresh.of(design).chain.field()->planes;
        });
    }
};

} // namespace fringe

FRINGE_TEST_MAIN {
    QCoreApplication app(argc, argv);
    if (argc > 3 && std::string_view(argv[1]) == "--session")
        return fringe::session(static_cast<unsigned>(std::atoi(argv[2])),
                               QString::fromLocal8Bit(argv[3]));
    fringe::WalkTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "walk_test.moc"
