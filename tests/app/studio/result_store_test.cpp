// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/result_store.h"

#include "tests/app/studio/small_design.h"
#include "tests/app/studio/small_spots.h"

#include <QSignalSpy>
#include <QTest>

namespace fringe {

class ResultStoreTest : public QObject {
    Q_OBJECT

    static HologramResult resultOf(const Design& design) {
        return {std::make_shared<const Design>(design), std::make_shared<const Hologram>(),
                std::make_shared<const LevelPattern>(), design.encoding};
    }

  private slots:
    void anEmptyStoreIsNeverStale() {
        ResultStore store;
        store.compareWith(smallDesign());
        QVERIFY(!store.hasHologram());
        QVERIFY(!store.isStale());
    }

    void whatChangesTheFieldMakesItStale() {
        const Design design = smallDesign();
        for (const auto& change : std::vector<std::function<void(Design&)>>{
                 [](Design& d) { d.setup.plate.pitchX = 7_um; },
                 [](Design& d) { d.setup.wavelengths = {633_nm}; },
                 [](Design& d) { d.sources[0].method.key = "fresnel"; },
                 [](Design& d) { d.sources[0].kind.values["random_phase"] = true; },
                 [](Design& d) { d.sources[0].visible = false; },
                 [](Design& d) { d.sources.push_back(d.sources[0]); },
                 [](Design& d) { d.solver.key = "wgs"; }}) {
            ResultStore store;
            store.setHologram(resultOf(design));
            Design changed = design;
            change(changed);
            store.compareWith(changed);
            QVERIFY(store.isStale());
            store.compareWith(design);
            QVERIFY(!store.isStale());
        }
    }

    void whatOnlyLooksAtTheFieldDoesNot() {
        Design design = smallDesign();
        ResultStore store;
        store.setHologram(resultOf(design));
        QSignalSpy stale(&store, &ResultStore::staleChanged);
        design.reconstruction.distance = 77_mm;
        design.outputs.clear();
        design.encoding.values["levels"] = 16;
        design.sources.front().name = "another";
        design.sources.insert(design.sources.begin(), {.name = "hidden", .kind = {"points"}});
        design.sources.front().visible = false;
        store.compareWith(design);
        QVERIFY(!store.isStale());
        QCOMPARE(stale.count(), 0);
    }

    /// A sum goes without lens, beam and stop rules; a pattern goes without methods.
    void whatOnlyTheOtherWayUsesDoesNot() {
        const Design sum = smallDesign(), pattern = smallSpots();
        const auto with = [](Design design, const std::function<void(Design&)>& change) {
            change(design);
            return design;
        };
        const auto isSameFor = [&](const Design& design, const auto& change) {
            return sameHologram(design, with(design, change));
        };
        const auto focus = [](Design& d) { d.setup.lens.focalLength = 1_mm; };
        const auto stop = [](Design& d) { d.stop.iterations = 99; };
        const auto method = [](Design& d) { d.sources.front().method.key = "fresnel"; };
        const auto levels = [](Design& d) { d.encoding.values["levels"] = std::int64_t{16}; };
        for (const auto& change : std::vector<std::function<void(Design&)>>{focus, stop, levels}) {
            QVERIFY(isSameFor(sum, change));
            QVERIFY(!isSameFor(pattern, change));
        }
        QVERIFY(isSameFor(pattern, method));
        QVERIFY(!isSameFor(sum, method));
    }

    /// Spots without phases send light with random ones.
    void theSeedOfSpotsThatAreSummedMakesItStale() {
        Design design = smallSpots();
        design.solver.key = sumKey;
        Design other = design;
        other.start.seed = 2;
        QVERIFY(!sameHologram(design, other));
    }

    /// Light of layers, and of what hides, is propagated to the plate; that of points is not.
    void whatCarriesTheLightMakesItStale() {
        const auto isSameWithMorePadding = [](const Design& design) {
            Design other = design;
            other.propagation.values["padding"] = std::int64_t{4};
            return sameHologram(design, other);
        };
        Design points = smallDesign();
        QVERIFY(isSameWithMorePadding(points));
        points.sources.front().kind.values["splat"] = 1e-4;
        QVERIFY(!isSameWithMorePadding(points));
        QVERIFY(!isSameWithMorePadding(designFor("layers")));
    }

    void whatGrowsEndsWithTheHologram() {
        ResultStore store;
        QSignalSpy partial(&store, &ResultStore::partialChanged);
        store.setPartial(std::nullopt);
        QCOMPARE(partial.count(), 0);
        store.setPartial(ResultStore::Partial{{1, 1, {0.5F}}});
        QCOMPARE(partial.count(), 1);
        QVERIFY(store.partial());
        store.setHologram(resultOf(smallDesign()));
        QVERIFY(!store.partial());
    }

    void levelsBelongToAnEncoding() {
        const Design design = smallDesign();
        ResultStore store;
        store.setHologram(resultOf(design));
        QVERIFY(store.levelsFit(design.encoding));
        Choice other = design.encoding;
        other.values["levels"] = std::int64_t{16};
        QVERIFY(!store.levelsFit(other));
        store.setLevels(std::make_shared<const LevelPattern>(), other);
        QVERIFY(store.levelsFit(other));
        store.clear();
        QVERIFY(!store.hasHologram());
        QVERIFY(!store.levelsFit(other));
    }
};

} // namespace fringe

QTEST_GUILESS_MAIN(fringe::ResultStoreTest)
#include "result_store_test.moc"
