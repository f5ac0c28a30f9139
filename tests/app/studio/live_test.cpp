// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/live.h"

#include "app/studio/studio.h"
#include "app/tasks/compute.h"
#include "tests/app/studio/both_runners.h"
#include "tests/app/studio/small_design.h"
#include "tests/app/studio/small_spots.h"

#include <QSignalSpy>

namespace fringe {

#if defined(__SANITIZE_ADDRESS__)
static constexpr bool isSanitized = true;
#else
static constexpr bool isSanitized = false;
#endif

/// Computing while editing, on threads and in line.
class LiveTest : public QObject {
    Q_OBJECT

    struct Bench {
        FreshSettings fresh;
        std::unique_ptr<Runner> runner = rowRunner();
        Studio studio{*runner};
        Live live{studio};

        bool isCalm() const { return studio.isIdle() && live.isIdle(); }
        bool isFresh() {
            return isCalm() && studio.results().hasHologram() && !studio.results().isWanting();
        }
        /// As if the design that is open took so long.
        void slowDown(double seconds) {
            const auto estimate = studio.planner().estimate();
            const std::string key = paceKey(*studio.document().design());
            studio.devices().notePace(key, studio.devices().pace(key) * seconds
                                               / estimate->plan.seconds);
        }
        void edit(Length pitch) {
            studio.document().edit(QStringLiteral("pitch"), [pitch](Design design) {
                design.setup.plate.pitchX = pitch;
                return design;
            });
        }
    };

    struct Seen {
        Shape shape;
        bool isPreview;
    };
    /// What the store shows, one after the other.
    static std::shared_ptr<std::vector<Seen>> watched(Bench& bench) {
        auto seen = std::make_shared<std::vector<Seen>>();
        connect(&bench.studio.results(), &ResultStore::hologramChanged, &bench.studio,
                [seen, &results = bench.studio.results()] {
                    const HologramResult& shown = results.shown();
                    if (shown.chain.field())
                        seen->push_back({shown.chain.field()->shape(), shown.isPreview});
                });
        return seen;
    }

  private slots:
    void eachEditIsComputed_data() { bothRunners(); }
    void eachEditIsComputed() {
        Bench bench;
        bench.live.setOn(true);
        bench.studio.document().reset(smallDesign(), {}, true);
        QTRY_VERIFY(bench.isFresh());
        const auto first = bench.studio.results().hologram().chain.field();
        bench.edit(9_um);
        QTRY_VERIFY(bench.isFresh());
        QVERIFY(bench.studio.results().hologram().chain.field() != first);
        QCOMPARE(bench.studio.results().hologram().design->setup.plate.pitchX, 9_um);
    }

    void manyEditsEndWithTheLast_data() { bothRunners(); }
    void manyEditsEndWithTheLast() {
        Bench bench;
        bench.live.setOn(true);
        bench.studio.document().reset(smallDesign(), {}, true);
        for (int i = 0; i < 20; ++i)
            bench.edit(Length(8e-6 + i * 1e-7));
        QTRY_VERIFY(bench.isFresh());
        QCOMPARE(bench.studio.results().hologram().design->setup.plate.pitchX,
                 Length(8e-6 + 19 * 1e-7));
    }

    void dragsComputeNothingWhileItIsOff_data() { bothRunners(); }
    void dragsComputeNothingWhileItIsOff() {
        Bench bench;
        Document& document = bench.studio.document();
        document.reset(smallDesign(), {}, true);
        startCompute(bench.studio);
        QTRY_VERIFY(bench.isFresh());
        const auto seen = watched(bench);
        const auto move = [](Design design) { return shifted(std::move(design), 1e-4); };
        document.setDraft(move);
        QTRY_VERIFY(bench.isCalm());
        document.edit(QStringLiteral("move"), move);
        QTRY_VERIFY(bench.isCalm());
        QVERIFY(seen->empty() && bench.studio.results().isWanting());
        bench.live.setOn(true);
        document.setDraft(move);
        QTRY_VERIFY(bench.isCalm());
        const auto drag = [](Design design) { return shifted(std::move(design), 2e-4); };
        document.setDraft(drag);
        QTRY_VERIFY(bench.isCalm() && bench.studio.results().shown().isPreview);
        bench.live.setOn(false);
        QVERIFY(!bench.studio.results().shown().isPreview);
    }

    /// The first answer after a move, and one after the other of a drag; a draft that begins with a
    /// random phase a pixel comes to less than 0.6 of the settled uniformity here.
    void aDragGoesOnFromThePresentPattern_data() { bothRunners(); }
    void aDragGoesOnFromThePresentPattern() {
        if (isSanitized)
            QSKIP("a sanitized program does fewer iterations in the time of an answer");
        Bench bench;
        Design design = emptyDesign("spots");
        design.setup.plate.size = {256, 256};
        design.start.kind = Start::Kind::Random;
        std::vector<Spot> spots;
        for (int i = 0; i < 25; ++i)
            spots.push_back(
                {4e-4 * (i % 5 - 2.0) + 3e-5 * (i % 7), 4e-4 * (i / 5 - 2.0), 0, 1, {}});
        design = withSpots(std::move(design), 0, spots);
        design.stop.iterations = 40;
        bench.studio.document().reset(design, {}, true);
        startCompute(bench.studio);
        QTRY_VERIFY(bench.isFresh());
        const auto uniformity = [&] {
            return *bench.studio.results().shown().chain.solved()->state.best.figures.uniformity;
        };
        const double settled = uniformity();
        bench.live.setOn(true);
        std::vector<double> answers;
        connect(&bench.studio.results(), &ResultStore::hologramChanged, &bench.studio, [&] {
            if (bench.studio.results().shown().isPreview)
                answers.push_back(uniformity());
        });
        for (const double x : {2e-5, 5e-5, 1.1e-4}) {
            bench.studio.document().setDraft([x](Design moved) {
                return withSpotsMoved(std::move(moved), 0, {3}, {x, x, 0});
            });
            QTRY_VERIFY(bench.isCalm());
        }
        QVERIFY(answers.size() >= 3);
        for (const double answer : answers)
            QVERIFY2(answer >= 0.9 * settled, qPrintable(QString::number(answer / settled)));
    }

    void nothingHappensWhileItIsOff_data() { bothRunners(); }
    void nothingHappensWhileItIsOff() {
        Bench bench;
        bench.studio.document().reset(smallDesign(), {}, true);
        QTRY_VERIFY(bench.isCalm() && bench.studio.planner().estimate());
        QVERIFY(!bench.studio.results().hasHologram());
        bench.live.setOn(true);
        QTRY_VERIFY(bench.isFresh());
        bench.live.setOn(false);
        bench.edit(9_um);
        QTRY_VERIFY(bench.isCalm());
        QVERIFY(bench.studio.results().isWanting());
    }

    void whatTakesLongIsLeftToThePerson_data() { bothRunners(); }
    void whatTakesLongIsLeftToThePerson() {
        Bench bench;
        bench.live.setOn(true);
        Design design = smallDesign();
        design.setup.plate.size = {20000, 20000};
        Source& source = design.sources.front();
        source.method = {"exact", {{"window", false}}};
        PointCloud cloud = *asCloud(source).cloud;
        cloud.points.resize(2000, cloud.points.front());
        store(source, CloudSource{.cloud = std::make_shared<const PointCloud>(cloud)});
        bench.studio.document().reset(design, {}, true);
        QTRY_VERIFY(bench.isCalm() && bench.studio.planner().estimate()
                    && bench.studio.planner().estimate()->design->setup.plate.size.cols == 20000);
        QVERIFY(bench.studio.planner().estimate()->plan.seconds > Live::patience);
        QVERIFY(!bench.studio.results().hasHologram());
    }

    /// A grid that takes many seconds.
    static Design manySpots() {
        Design design = emptyDesign("spots");
        SpotList spots;
        for (int i = 0; i < 90000; ++i)
            spots.push_back({(i % 300 - 149.5) * 2e-5, (i / 300 - 149.5) * 2e-5, 0, 1, {}});
        design.stop.iterations = 10'000;
        return withSpots(std::move(design), 0, spots);
    }

    void manySpotsAreLeftToThePersonAndThatIsSaidOnce_data() { bothRunners(); }
    void manySpotsAreLeftToThePersonAndThatIsSaidOnce() {
        Bench bench;
        QSignalSpy said(&bench.studio.notices(), &Notices::posted);
        const auto isPlanned = [&] {
            const auto estimate = bench.studio.planner().estimate();
            return bench.isCalm() && estimate
                   && estimate->design == bench.studio.document().design();
        };
        bench.live.setOn(true);
        bench.studio.document().reset(smallSpots(), {}, true);
        QTRY_VERIFY(bench.isFresh());
        QCOMPARE(said.count(), 0);
        bench.studio.document().edit(QStringLiteral("Import"),
                                     [](const Design&) { return manySpots(); });
        QTRY_VERIFY(isPlanned());
        QVERIFY(bench.studio.planner().estimate()->plan.seconds > Live::patience);
        QVERIFY(bench.studio.results().isWanting());
        QCOMPARE(said.count(), 1);
        bench.edit(9_um);
        QTRY_VERIFY(isPlanned());
        QCOMPARE(said.count(), 1);
        QVERIFY(bench.studio.results().isWanting());
        bench.studio.document().history().undo();
        bench.studio.document().history().undo();
        QTRY_VERIFY(bench.isFresh());
        bench.studio.document().history().redo();
        QTRY_VERIFY(isPlanned());
        QCOMPARE(said.count(), 2);
    }

    /// What drafts took before counts, not what the design itself did.
    void draftsThatTookLongBeforeAreNotFollowed_data() { bothRunners(); }
    void draftsThatTookLongBeforeAreNotFollowed() {
        for (const char* slow : {"spots wgs-nogrette", "spots wgs"}) {
            Bench bench;
            Design design = smallSpots();
            design.solver.key = "wgs-nogrette";
            bench.studio.document().reset(design, {}, true);
            QTRY_VERIFY(bench.isCalm() && bench.studio.planner().estimate());
            bench.studio.devices().notePace(slow, 1e9);
            bench.studio.document().setDraft([](Design dragged) {
                return withSpotsMoved(std::move(dragged), 0, {0}, {1e-5, 0, 0});
            });
            bench.live.setOn(true);
            QTRY_VERIFY(bench.isCalm());
            QCOMPARE(bench.studio.results().shown().chain.field() != nullptr,
                     slow != std::string("spots wgs"));
        }
    }

    void aDraggedObjectIsFollowedAndSettled_data() { bothRunners(); }
    void aDraggedObjectIsFollowedAndSettled() {
        Bench bench;
        Document& document = bench.studio.document();
        document.reset(smallDesign(), {}, true);
        QTRY_VERIFY(bench.isCalm() && bench.studio.planner().estimate());
        const auto move = [](Design design) {
            return withSourceMoved(std::move(design), 0, {1e-4});
        };
        document.setDraft(move);
        bench.live.setOn(true);
        QTRY_VERIFY(bench.isCalm() && bench.studio.results().shown().chain.field());
        QVERIFY(bench.studio.results().shown().isPreview);
        QVERIFY(bench.studio.results().shown().design == document.draft());
        document.edit(QStringLiteral("move"), move);
        QTRY_VERIFY(bench.isFresh() && !bench.studio.results().shown().isPreview);
        QVERIFY(bench.studio.results().hologram().design == document.design());
    }

    /// Many points before a plate that has coarser ones.
    static Design manyPoints() {
        Design design = smallDesign();
        design.setup.plate.size = {1024, 1536};
        PointCloud cloud;
        for (int i = 0; i < 400; ++i)
            cloud.points.push_back({(i % 20 - 9.5) * 2e-5, (i / 20 - 9.5) * 2e-5, 0.05, 1, 0});
        store(design.sources.front(),
              CloudSource{.cloud = std::make_shared<const PointCloud>(cloud)});
        return design;
    }

    static Design shifted(Design design, double x) {
        return withSourceMoved(std::move(design), 0, {x});
    }

    void whatTakesLongComesFromCoarseToFine_data() { bothRunners(); }
    void whatTakesLongComesFromCoarseToFine() {
        Bench bench;
        bench.live.setOn(true);
        bench.studio.document().reset(smallDesign(), {}, true);
        QTRY_VERIFY(bench.isFresh());
        const auto seen = watched(bench);
        bench.live.setOn(false);
        bench.studio.document().reset(manyPoints(), {}, true);
        QTRY_VERIFY(bench.isCalm() && bench.studio.planner().estimate()->plan.pairs > 1e7);
        bench.slowDown(6);
        bench.live.setOn(true);
        QTRY_VERIFY(bench.isFresh());
        QVERIFY(seen->size() > 1);
        for (std::size_t i = 1; i < seen->size(); ++i)
            QVERIFY((*seen)[i].shape.count() > (*seen)[i - 1].shape.count());
        for (const Seen& one : *seen)
            QCOMPARE(one.isPreview, &one != &seen->back());
        QCOMPARE(seen->back().shape, manyPoints().setup.plate.size);
        const auto settled = bench.studio.results().hologram().chain.field();
        startCompute(bench.studio);
        QTRY_VERIFY(bench.isFresh() && bench.studio.results().hologram().chain.field() != settled);
        QVERIFY(bench.studio.results().hologram().chain.field()->planes == settled->planes);
    }

    void whatTakesTooLongStaysAPreviewUntilItIsComputed_data() { bothRunners(); }
    void whatTakesTooLongStaysAPreviewUntilItIsComputed() {
        Bench bench;
        bench.studio.document().reset(manyPoints(), {}, true);
        QTRY_VERIFY(bench.isCalm() && bench.studio.planner().estimate());
        bench.slowDown(2 * Live::patience);
        bench.live.setOn(true);
        const ResultStore& results = bench.studio.results();
        QTRY_VERIFY(bench.isCalm() && results.shown().isPreview);
        QVERIFY(!results.hasHologram());
        QVERIFY(results.isWanting());
        QVERIFY(results.shown().design == bench.studio.document().design());
        startCompute(bench.studio);
        QTRY_VERIFY(bench.isFresh());
        QVERIFY(!results.shown().isPreview);
        QCOMPARE(results.shown().chain.field()->shape(), manyPoints().setup.plate.size);
    }

    void aDragThatIsGivenUpShowsTheHologramAgain_data() { bothRunners(); }
    void aDragThatIsGivenUpShowsTheHologramAgain() {
        Bench bench;
        Document& document = bench.studio.document();
        document.reset(manyPoints(), {}, true);
        startCompute(bench.studio);
        QTRY_VERIFY(bench.isFresh());
        bench.slowDown(2 * Live::patience);
        const ResultStore& results = bench.studio.results();
        const auto before = results.shown().chain.field();
        bench.live.setOn(true);
        document.setDraft([](Design design) { return shifted(std::move(design), 1e-4); });
        QTRY_VERIFY(bench.isCalm() && results.shown().isPreview);
        QVERIFY(results.hologram().chain.field() == before);
        document.dropDraft();
        QTRY_VERIFY(bench.isCalm());
        QVERIFY(results.shown().chain.field() == before);
        document.edit(QStringLiteral("move"),
                      [](Design design) { return shifted(std::move(design), 1e-4); });
        QTRY_VERIFY(bench.isCalm() && results.shown().isPreview);
        document.history().undo();
        QTRY_VERIFY(bench.isCalm());
        QVERIFY(results.shown().chain.field() == before);
    }

    void theNewestDraftWins_data() { bothRunners(); }
    void theNewestDraftWins() {
        Bench bench;
        Document& document = bench.studio.document();
        document.reset(manyPoints(), {}, true);
        QTRY_VERIFY(bench.isCalm() && bench.studio.planner().estimate());
        bench.slowDown(6);
        bench.live.setOn(true);
        for (int step = 1; step <= 10; ++step)
            document.setDraft(
                [step](Design design) { return shifted(std::move(design), 1e-5 * step); });
        const ResultStore& results = bench.studio.results();
        QTRY_VERIFY(bench.isCalm() && results.shown().design == document.draft());
        QVERIFY(results.shown().isPreview);
        document.edit(QStringLiteral("move"),
                      [](Design design) { return shifted(std::move(design), 1e-4); });
        QTRY_VERIFY(bench.isFresh());
        QVERIFY(!results.shown().isPreview);
    }

    void dragsAndRefocusingOpenNoDevice_data() { bothRunners(); }
    void dragsAndRefocusingOpenNoDevice() {
        Bench bench;
        Document& document = bench.studio.document();
        bench.live.setOn(true);
        document.reset(smallDesign(), {}, true);
        QTRY_VERIFY(bench.isFresh() && !bench.studio.refocus().latest()->empty());
        const int opened = bench.studio.devicePool().opened();
        QCOMPARE(opened, 2);
        for (int step = 1; step <= 3; ++step) {
            document.setDraft([step](Design design) {
                return withSourceMoved(std::move(design), 0, {step * 1e-4});
            });
            QTRY_VERIFY(bench.isCalm() && bench.studio.results().shown().isPreview);
            bench.studio.refocus().request(Length(0.1 + step * 1e-3), step == 3);
            QTRY_VERIFY(bench.isCalm());
        }
        document.dropDraft();
        QTRY_VERIFY(bench.isFresh());
        QCOMPARE(bench.studio.devicePool().opened(), opened);
    }

    void anotherProjectDoesNotGetTheResult_data() { bothRunners(); }
    void anotherProjectDoesNotGetTheResult() {
        Bench bench;
        bench.live.setOn(true);
        bench.studio.document().reset(smallDesign(), {}, true);
        bench.studio.document().reset(emptyDesign(), {}, true);
        QTRY_VERIFY(bench.isCalm());
        QVERIFY(!bench.studio.results().hasHologram());
    }
};

} // namespace fringe

QTEST_GUILESS_MAIN(fringe::LiveTest)
#include "live_test.moc"
