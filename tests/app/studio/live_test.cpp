// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/live.h"

#include "app/studio/studio.h"
#include "app/tasks/compute.h"
#include "tests/app/studio/both_runners.h"
#include "tests/app/studio/small_design.h"
#include "tests/app/studio/small_spots.h"

#include <QSignalSpy>

namespace fringe {

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
            return isCalm() && studio.results().hasHologram() && !studio.results().isStale();
        }
        void edit(Length pitch) {
            studio.document().edit(QStringLiteral("pitch"), [pitch](Design design) {
                design.setup.plate.pitchX = pitch;
                return design;
            });
        }
    };

  private slots:
    void eachEditIsComputed_data() { bothRunners(); }
    void eachEditIsComputed() {
        Bench bench;
        bench.live.setOn(true);
        bench.studio.document().reset(smallDesign(), {}, true);
        QTRY_VERIFY(bench.isFresh());
        const auto first = bench.studio.results().hologram().hologram;
        bench.edit(9_um);
        QTRY_VERIFY(bench.isFresh());
        QVERIFY(bench.studio.results().hologram().hologram != first);
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
        QVERIFY(bench.studio.results().isStale());
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
        QVERIFY(bench.studio.results().isStale());
        QCOMPARE(said.count(), 1);
        bench.edit(9_um);
        QTRY_VERIFY(isPlanned());
        QCOMPARE(said.count(), 1);
        QVERIFY(bench.studio.results().isStale());
        bench.studio.document().history().undo();
        bench.studio.document().history().undo();
        QTRY_VERIFY(bench.isFresh());
        bench.studio.document().history().redo();
        QTRY_VERIFY(isPlanned());
        QCOMPARE(said.count(), 2);
    }

    void manySpotsThatAreDraggedAreNotFollowed_data() { bothRunners(); }
    void manySpotsThatAreDraggedAreNotFollowed() {
        Bench bench;
        Design design = manySpots();
        design.setup.plate.size = {4096, 4096};
        bench.studio.document().reset(design, {}, true);
        QTRY_VERIFY(bench.isCalm() && bench.studio.planner().estimate());
        bench.studio.document().setDraft([](Design dragged) {
            return withSpotsMoved(std::move(dragged), 0, {0}, {1e-5, 0, 0});
        });
        QTRY_VERIFY(bench.isCalm());
        QVERIFY(!bench.studio.results().hasHologram());
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
            QTRY_VERIFY(bench.isCalm());
            QCOMPARE(bench.studio.results().hasHologram(), slow != std::string("spots wgs"));
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
        QTRY_VERIFY(bench.isCalm() && bench.studio.results().hasHologram());
        QVERIFY(bench.studio.results().hologram().isPreview);
        QVERIFY(bench.studio.results().hologram().design->sources[0].kind
                == document.draft()->sources[0].kind);
        document.edit(QStringLiteral("move"), move);
        QTRY_VERIFY(bench.isFresh() && !bench.studio.results().hologram().isPreview);
        QVERIFY(bench.studio.results().hologram().design == document.design());
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
            QTRY_VERIFY(bench.isCalm() && bench.studio.results().hologram().isPreview);
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
