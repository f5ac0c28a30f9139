// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/edits/spot_edits.h"

#include "app/document/document.h"
#include "app/document/spot_selection.h"
#include "app/edits/spot_shapes.h"
#include "tests/app/studio/small_spots.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fringe {

class SpotEditsTest : public QObject {
    Q_OBJECT

    static const SpotShape& shape(const char* key) {
        return *std::ranges::find(spotShapes(), key, &SpotShape::key);
    }

  private slots:
    void spotsAreAddedMovedAndRemoved() {
        Design design = smallSpots();
        design = withSpotsAdded(design, 0, {{0, 0, 2e-3, 1, {}}});
        QCOMPARE(spotsOf(design).size(), 5u);
        design = withSpotsMoved(design, 0, {0, 4, 17}, {1e-4, -2e-4, 3e-4});
        QCOMPARE(spotsOf(design)[0].x, 1.1e-3);
        QCOMPARE(spotsOf(design)[0].y, 3e-4);
        QCOMPARE(spotsOf(design)[4].z, 2.3e-3);
        QCOMPARE(spotsOf(design)[1], spotsOf(smallSpots())[1]);
        design = withSpotsRemoved(design, 0, {0, 2, 4});
        QCOMPARE(spotsOf(design).size(), 2u);
        QCOMPARE(spotsOf(design)[0], spotsOf(smallSpots())[1]);
    }

    void stepsOfTheHistoryShareWhatTheyDoNotChange() {
        Design design = smallSpots();
        const auto list = asSpots(design.sources.front()).list;
        design.setup.plate.pitchX = 4_um;
        QCOMPARE(asSpots(design.sources.front()).list, list);
        QVERIFY(withSpots(design, 0, *list) == design);
    }

    void movedSpotsHaveRoundNumbers() {
        Design design = withSpots(smallSpots(), 0, {{0.1e-3, 0, 0, 1, {}}});
        for (int i = 0; i < 7; ++i)
            design = withSpotsMoved(design, 0, {0}, {0.1e-3, 0, 0});
        QCOMPARE(spotsOf(design)[0].x, 0.8e-3);
    }

    void theReachIsThatOfTheChecks() {
        Design design = smallSpots();
        QVERIFY(std::abs(reachOf(design, 0, 0).x - 532e-9 * 0.2 / 16e-6) < 1e-12);
        design.setup.lens.on = false;
        QVERIFY(std::abs(reachOf(design, 0, -0.1).y - 532e-9 * 0.1 / 16e-6) < 1e-12);
    }

    void aSpotWithoutDepthLiesWhereOneLooks() {
        Design design = smallSpots();
        design.reconstruction.distance = 150_mm;
        QCOMPARE(usualDepth(design), 0.0);
        design.setup.lens.on = false;
        QCOMPARE(usualDepth(design), 0.15);
    }

    void shapesHaveTheirSpotsInPlace() {
        const SpotList grid = shaped(shape("grid"), {}, {{1e-3, 0, 2e-3, 5, {}}});
        QCOMPARE(grid.size(), 25u);
        QCOMPARE(grid.front(), (Spot{0.4e-3, 0.6e-3, 2e-3, 5, {}}));
        QCOMPARE(grid.back(), (Spot{1.6e-3, -0.6e-3, 2e-3, 5, {}}));
        for (const Spot& spot : shaped(shape("ring"), {}, {}))
            QVERIFY(std::abs(std::hypot(spot.x, spot.y) - 1e-3) < 1e-11);
        const SpotList line = shaped(shape("line"), {}, {.stepZ = 4e-3 / 7});
        QCOMPARE(line.size(), 8u);
        QCOMPARE(line.front().z, -2e-3);
        QCOMPARE(line.back(), (Spot{1e-3, 0, 2e-3, 1, {}}));
        const ShapeValues three{{{"shells", std::int64_t{3}}}, {}};
        QCOMPARE(shaped(shape("lattice"), three, {}).size(), 37u);
    }

    void aTiltTurnsAShapeOutOfItsPlane() {
        const double right = std::numbers::pi / 2;
        const SpotList flat = shaped(shape("ring"), {}, {});
        const SpotList aboutX = shaped(shape("ring"), {}, {{0, 0, 5e-3, 1, {}}, 0, right, 0});
        const SpotList aboutY = shaped(shape("ring"), {}, {{0, 0, 5e-3, 1, {}}, 0, 0, right});
        for (std::size_t i = 0; i < flat.size(); ++i) {
            QCOMPARE(aboutX[i].x, flat[i].x);
            QCOMPARE(aboutX[i].y, 0.0);
            QVERIFY(std::abs(aboutX[i].z - 5e-3 - flat[i].y) < 1e-12);
            QCOMPARE(aboutY[i].x, 0.0);
            QVERIFY(std::abs(aboutY[i].z - 5e-3 + flat[i].x) < 1e-12);
        }
    }

    void aLatticeInSpaceHasItsPlanes() {
        const SpotList spots = shaped(shape("space"), {}, {});
        QCOMPARE(spots.size(), 27u);
        for (const double z : {-1e-3, 0.0, 1e-3})
            QCOMPARE(std::ranges::count(spots, z, &Spot::z), 9);
    }

    void aDraggedSpotHasFourDigitsAndTakesOthersAlong() {
        const Design before =
            withSpots(smallSpots(), 0, {{1.23456e-3, 2e-5, 0, 1, {}}, {1.24706e-3, 0.1, 0, 1, {}}});
        const Design after = withSpotsMoved(before, 0, {0, 1}, {1.00004e-3, 0, 0, true});
        QCOMPARE(spotsOf(after)[0].x, 2.235e-3);
        QCOMPARE(spotsOf(after)[0].y, 2e-5);
        QVERIFY(std::abs(spotsOf(after)[1].x - spotsOf(after)[0].x - 1.25e-5) < 1e-13);
    }

    void anArrowKeyMovesByWhatAPatternTellsApart() {
        Design design = smallSpots();
        design.setup.plate = {{1000, 1272}, 12.5_um, 12.5_um};
        design.setup.wavelengths = {1064_nm};
        const Reach step = resolvedStep(design, 0);
        QCOMPARE(step.x, 1.338e-5); // 1064 nm · 200 mm / (1272 · 12.5 µm)
        QCOMPARE(step.y, 1.702e-5);
        design.setup.lens.on = false;
        QCOMPARE(resolvedStep(design, -0.1).x, 6.692e-6);
    }

    void neighboursInALatticeAreEquallyFar() {
        const SpotList spots = shaped(shape("lattice"), {}, {});
        for (const Spot& a : spots) {
            double nearest = 1;
            for (const Spot& b : spots)
                if (!(a == b))
                    nearest = std::min(nearest, std::hypot(a.x - b.x, a.y - b.y));
            QVERIFY(std::abs(nearest - 3e-4) < 1e-11);
        }
    }

    void lettersAreDots() {
        const SpotList letter = shaped(shape("letters"), {{}, "I"}, {});
        QCOMPARE(letter.size(), 11u);
        QCOMPARE(std::ranges::max(letter, {}, &Spot::y).y, 0.5e-3);
        QCOMPARE(shaped(shape("letters"), {{}, "a"}, {}), shaped(shape("letters"), {{}, "A"}, {}));
        QCOMPARE(shaped(shape("letters"), {{}, "-"}, {}).size(), 0u);
        QVERIFY(std::ranges::all_of(std::string("AZ09z"),
                                    [](char c) { return dotLetter(c) != DotLetter{}; }));
    }

    void aSelectionForgetsSpotsThatAreGone() {
        Document document(smallSpots());
        SpotSelection selection(document);
        QSignalSpy changes(&selection, &SpotSelection::changed);
        selection.set({1, 3, 9});
        QCOMPARE(selection.numbers(), (std::set<std::size_t>{1, 3}));
        document.edit(QStringLiteral("remove"),
                      [](Design design) { return withSpotsRemoved(std::move(design), 0, {3}); });
        QCOMPARE(selection.numbers(), std::set<std::size_t>{1});
        document.reset(smallSpots(), {}, true);
        QVERIFY(selection.isEmpty());
        QCOMPARE(changes.count(), 3);
    }

    void aSelectionIsOfTheChosenSource() {
        const Asset more{"more", std::make_shared<const SpotList>(2)};
        Document document(withSourceAdded(smallSpots(), "spots", more));
        SpotSelection selection(document);
        selection.set({1, 3});
        document.choose(1);
        QVERIFY(selection.isEmpty());
        selection.set({1, 3});
        QCOMPARE(selection.numbers(), std::set<std::size_t>{1});
    }

    void editsGoToTheSourceOfTheirNumber() {
        const Asset more{"more", std::make_shared<const SpotList>(2)};
        const Design two = withSourceAdded(smallSpots(), "spots", more);
        const Design design = withSpotsMoved(two, 1, {0}, {1e-4, 0, 0});
        QVERIFY(design.sources[0] == two.sources[0]);
        QCOMPARE(spotsOf(design, 1)[0].x, 1e-4);
        QCOMPARE(design.sources[1].kind.assets.at("list").name, std::string("more"));
    }

    void aDraftIsNoStepOfTheHistory() {
        Document document(smallSpots());
        const DesignPtr before = document.design();
        QSignalSpy drafts(&document, &Document::drafted);
        const auto moved = [](Design design) {
            return withSpotsMoved(std::move(design), 0, {0}, {1e-4, 0, 0});
        };
        document.setDraft(moved);
        QVERIFY(document.draft());
        QCOMPARE(document.design(), before);
        QCOMPARE(document.history().count(), 0);
        document.dropDraft();
        QVERIFY(!document.draft());
        document.setDraft(moved);
        document.edit(QStringLiteral("Move"), moved);
        QVERIFY(!document.draft());
        QCOMPARE(document.history().count(), 1);
        QCOMPARE(drafts.count(), 4);
        document.history().undo();
        QVERIFY(*document.design() == *before);
    }
};

} // namespace fringe

QTEST_GUILESS_MAIN(fringe::SpotEditsTest)
#include "spot_edits_test.moc"
