// SPDX-License-Identifier: GPL-3.0-or-later
// Random walks through a session: whatever is edited, undone, dragged, computed, stopped, gone on
// with, saved and opened, the result on show is that of the state, and no save loses one.
#include "app/tasks/live.h"
#include "app/tasks/states.h"
#include "engine/io/checkpoint.h"
#include "tests/app/studio/small_design.h"
#include "tests/app/studio/small_spots.h"
#include "tests/app/studio/task_bench.h"

#include <algorithm>
#include <map>
#include <random>

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
    return stopped.isStopped() && sameHologram(*result.design, *stopped.design);
}

class Walk {
  public:
    Walk(unsigned seed, Fresh& fresh) : random_(seed), fresh_(fresh) {
        bench_.open(smallSpots());
        live_.setOn(seed % 2 == 1);
        settle();
    }

    void go() {
        for (int step = 0; step < stepsOfWalk; ++step) {
            takeStep();
            settle();
            check();
            if (QTest::currentTestFailed())
                return;
        }
    }
    QString path() const { return trail_.join(QStringLiteral(", ")); }

  private:
    using Step = void (Walk::*)();

    int below(int count) { return std::uniform_int_distribution(0, count - 1)(random_); }

    void takeStep() {
        static const std::pair<const char*, Step> steps[] = {
            {"edit", &Walk::edit},    {"edit", &Walk::edit},       {"undo", &Walk::undo},
            {"redo", &Walk::redo},    {"drag", &Walk::drag},       {"compute", &Walk::compute},
            {"stop", &Walk::stop},    {"compute", &Walk::compute}, {"continue", &Walk::goOn},
            {"save", &Walk::save},    {"open", &Walk::open},       {"back", &Walk::goBack},
            {"encode", &Walk::encode}};
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
                return result.hologram->planes == one.hologram->planes || goesBeyond(result, one);
            }));
        QVERIFY(bench_.notices.isEmpty());
    }
    QString file() const { return bench_.folder.filePath(QStringLiteral("walk.fringe")); }

    void settle() { QTRY_VERIFY_WITH_TIMEOUT(bench_.studio.isIdle() && live_.isIdle(), 60'000); }

    void check() {
        const HologramResult& shown = results().hologram();
        if (!shown.hologram)
            return;
        const QString age = ageOf(document(), *shown.design);
        QCOMPARE(age.isEmpty(), !results().isWanting());
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
    TaskBench bench_{makeRunner(true)};
    Live live_{bench_.studio};
    QStringList trail_;
    std::vector<HologramResult> saved_; ///< what was on show then
};

} // namespace

class WalkTest : public QObject {
    Q_OBJECT

  private slots:
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

QTEST_GUILESS_MAIN(fringe::WalkTest)
#include "walk_test.moc"
