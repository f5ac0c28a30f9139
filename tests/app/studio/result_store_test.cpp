// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/result_store.h"

#include "app/tasks/states.h"
#include "tests/app/studio/small_design.h"
#include "tests/app/studio/small_spots.h"

#include <QSignalSpy>
#include <QTest>

namespace fringe {

class ResultStoreTest : public QObject {
    Q_OBJECT

    static HologramResult resultOf(const Design& design) {
        const auto of = std::make_shared<const Design>(design);
        return {{.design = of}, Chain(of, Hologram()).withLevels({})};
    }

    /// A store beside a document.
    struct Bench {
        Document document;
        ResultStore store{document};

        explicit Bench(const Design& design) { document.reset(design, {}, true); }
        void edit(const QString& name, const std::function<void(Design&)>& change) {
            document.edit(name, [&](Design design) {
                change(design);
                return design;
            });
        }
        std::shared_ptr<const Hologram> add() {
            store.setHologram(resultOf(*document.design()));
            return store.hologram().chain.field();
        }
        void setPitch(Length pitch) {
            edit(QStringLiteral("Pitch"), [pitch](Design& d) { d.setup.plate.pitchX = pitch; });
        }
    };

  private slots:
    void anEmptyStoreHasNothingToShow() {
        const Bench bench{smallDesign()};
        QVERIFY(!bench.store.hasHologram());
        QVERIFY(!bench.store.shown().chain.field());
        QVERIFY(bench.store.isWanting());
    }

    void whatChangesTheFieldIsAnotherState() {
        for (const auto& change : std::vector<std::function<void(Design&)>>{
                 [](Design& d) { d.setup.plate.pitchX = 7_um; },
                 [](Design& d) { d.setup.wavelengths = {633_nm}; },
                 [](Design& d) { d.sources[0].method.key = "fresnel"; },
                 [](Design& d) { d.sources[0].kind.values["random_phase"] = true; },
                 [](Design& d) { d.sources[0].visible = false; },
                 [](Design& d) { d.sources.push_back(d.sources[0]); },
                 [](Design& d) { d.solver.key = "wgs"; }}) {
            Bench bench(smallDesign());
            const auto first = bench.add();
            bench.edit(QStringLiteral("Change"), change);
            QVERIFY(bench.store.isWanting());
            QVERIFY(bench.store.hologram().chain.field() == first);
            QCOMPARE(ageOf(bench.document, *bench.store.hologram().design),
                     QStringLiteral("Before \"Change\""));
            bench.document.history().undo();
            QVERIFY(!bench.store.isWanting());
            QCOMPARE(ageOf(bench.document, *bench.store.hologram().design), QString());
        }
    }

    void whatOnlyLooksAtTheFieldIsNot() {
        Bench bench(smallDesign());
        bench.add();
        QSignalSpy shown(&bench.store, &ResultStore::hologramChanged);
        bench.edit(QStringLiteral("Look"), [](Design& design) {
            design.reconstruction.distance = 77_mm;
            design.outputs.clear();
            design.encoding.values["levels"] = 16;
            design.sources.front().name = "another";
            design.sources.insert(design.sources.begin(), {.name = "hidden", .kind = {"points"}});
            design.sources.front().visible = false;
        });
        QVERIFY(!bench.store.isWanting());
        QCOMPARE(shown.count(), 0);
    }

    void eachRowShowsItsOwnOrTheNearest() {
        Bench bench(smallDesign());
        const auto first = bench.add();
        bench.setPitch(5_um);
        bench.setPitch(6_um);
        bench.setPitch(7_um);
        const auto last = bench.add();
        const auto shownIn = [&](int row) {
            bench.document.history().setIndex(row);
            return bench.store.hologram().chain.field();
        };
        QVERIFY(shownIn(0) == first && !bench.store.isWanting());
        QVERIFY(shownIn(2) == last && bench.store.isWanting());
        QCOMPARE(ageOf(bench.document, *bench.store.hologram().design),
                 QStringLiteral("After \"Pitch\""));
        QVERIFY(shownIn(1) == first && bench.store.isWanting());
        QVERIFY(shownIn(3) == last && !bench.store.isWanting());
    }

    void theLeastRecentlyShownIsPutAwayFirst() {
        Bench bench(smallDesign());
        const Hologram hologram{.planes = {Field(Shape{8, 8}, std::vector<Complex>(64))},
                                .sampling = {}};
        std::vector<int> numbers;
        for (const Length pitch : {4_um, 5_um, 6_um, 7_um}) {
            bench.setPitch(pitch);
            HologramResult result = resultOf(*bench.document.design());
            result.chain = Chain(result.design, hologram);
            bench.store.setHologram(result);
            numbers.push_back(bench.store.hologram().number);
        }
        const auto beyond = [&](std::uint64_t bytes) {
            std::vector<int> all;
            for (const HologramResult& result : bench.store.beyond(bytes))
                all.push_back(result.number);
            return all;
        };
        QVERIFY(beyond(1000'000).empty());
        QCOMPARE(beyond(2 * 64 * 17), std::vector{numbers[0]}); // two of 64 samples
        QCOMPARE(beyond(0), (std::vector{numbers[0], numbers[1], numbers[2]}));
        bench.document.history().setIndex(1);
        QCOMPARE(beyond(0), (std::vector{numbers[3], numbers[2], numbers[1]})); // passed on the way
    }

    /// Something of the run stays.
    void whatWasForgottenIsNoResult() {
        Bench bench(smallDesign());
        bench.add();
        const int number = bench.store.hologram().number;
        bench.setPitch(5_um);
        bench.add();
        bench.store.putAway(number, nullptr);
        bench.document.history().undo();
        QVERIFY(bench.store.isWanting());
        QCOMPARE(bench.store.all().size(), 2u);
        QCOMPARE(bench.store.runs().size(), 2u);
        QVERIFY(!bench.store.find(*bench.document.design()));
    }

    /// A sum goes without lens, beam and stop rules; a pattern goes without methods.
    void whatOnlyTheOtherWayUsesDoesNot() {
        const Design sum = smallDesign(), pattern = smallSpots();
        const auto with = [](Design design, const std::function<void(Design&)>& change) {
            change(design);
            return design;
        };
        const auto isSameFor = [&](const Design& design, const auto& change) {
            return areSame(design, with(design, change), Stage::Field);
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
    void theSeedOfSpotsThatAreSummedIsAnotherState() {
        Design design = smallSpots();
        design.solver.key = sumKey;
        Design other = design;
        other.start.seed = 2;
        QVERIFY(!areSame(design, other, Stage::Field));
    }

    /// Light of layers, and of what hides, is propagated to the plate; that of points is not.
    void whatCarriesTheLightIsAnotherState() {
        const auto isSameWithMorePadding = [](const Design& design) {
            Design other = design;
            other.propagation.values["padding"] = std::int64_t{4};
            return areSame(design, other, Stage::Field);
        };
        Design points = smallDesign();
        QVERIFY(isSameWithMorePadding(points));
        points.sources.front().kind.values["splat"] = 1e-4;
        QVERIFY(!isSameWithMorePadding(points));
        QVERIFY(!isSameWithMorePadding(designFor("layers")));
    }

    void whatGrowsEndsWithTheHologram() {
        Bench bench(smallDesign());
        QSignalSpy partial(&bench.store, &ResultStore::partialChanged);
        bench.store.setPartial(std::nullopt);
        QCOMPARE(partial.count(), 0);
        bench.store.setPartial(ResultStore::Partial{{1, 1, {0.5F}}});
        QCOMPARE(partial.count(), 1);
        QVERIFY(bench.store.partial());
        bench.add();
        QVERIFY(!bench.store.partial());
    }

    /// Whatever device was chosen when it was computed, and whichever is chosen now.
    void theScreenIsOfTheStateThatIsNamed() {
        Bench bench(smallDesign());
        bench.add();
        const auto setSign = [&](const char* sign) {
            bench.edit(QStringLiteral("Sign %1").arg(QLatin1String(sign)), [&](Design& d) {
                d.device = {"panel", {{"sign", std::string(sign)}}};
            });
        };
        const auto sign = [&] {
            const Choice& device = bench.store.onScreen().design().device;
            const auto found = device.values.find("sign");
            return QString::fromStdString(
                found == device.values.end() ? "none" : std::get<std::string>(found->second));
        };
        QCOMPARE(sign(), QStringLiteral("none"));
        setSign("+1");
        QCOMPARE(sign(), QStringLiteral("+1"));
        bench.setPitch(5_um);
        QCOMPARE(sign(), QStringLiteral("+1"));
        setSign("-1");
        QCOMPARE(sign(), QStringLiteral("+1")); // Before "Pitch"
        QCOMPARE(ageOf(bench.document, *bench.store.hologram().design),
                 QStringLiteral("Before \"Pitch\""));
        QCOMPARE(ageOf(bench.document, bench.store.onScreen().design(), Stage::Sent),
                 QStringLiteral("Before \"Pitch\""));
        bench.document.history().setIndex(0);
        QCOMPARE(sign(), QStringLiteral("none"));
        bench.document.history().setIndex(3);
        QCOMPARE(sign(), QStringLiteral("+1"));
        bench.document.history().setIndex(1);
        QCOMPARE(sign(), QStringLiteral("+1"));
        QCOMPARE(ageOf(bench.document, bench.document.designAt(0), Stage::Sent),
                 QStringLiteral("Before \"Sign +1\""));
    }

    /// While the history jumps, the screen is of no row that it passes.
    void theScreenChangesOnceAStep() {
        Bench bench(smallDesign());
        bench.add();
        for (const Length pitch : {4_um, 5_um, 6_um}) {
            bench.setPitch(pitch);
            bench.add();
        }
        QSignalSpy changes(&bench.store, &ResultStore::onScreenChanged);
        bench.document.history().setIndex(0);
        QCOMPARE(changes.count(), 1);
        QVERIFY(bench.store.onScreen().design() == smallDesign());
        bench.setPitch(7_um);
        QCOMPARE(changes.count(), 2);
    }

    void levelsBelongToAnEncoding() {
        Bench bench(smallDesign());
        bench.add();
        QVERIFY(bench.store.onScreen().encodedBefore());
        bench.edit(QStringLiteral("Levels"),
                   [&](Design& design) { design.encoding.values["levels"] = std::int64_t{16}; });
        QVERIFY(bench.store.onScreen().field() && !bench.store.onScreen().encodedBefore());
        JobControl control;
        const auto levels = bench.store.onScreen().encoded(control);
        QCOMPARE(levels->count, 16);
        bench.setPitch(5_um);
        QVERIFY(bench.store.onScreen().encodedBefore() == levels);
        bench.store.clear();
        QVERIFY(!bench.store.hasHologram() && !bench.store.onScreen().field());
    }
};

} // namespace fringe

QTEST_GUILESS_MAIN(fringe::ResultStoreTest)
#include "result_store_test.moc"
