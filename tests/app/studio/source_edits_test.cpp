// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/edits/source_edits.h"

#include "engine/examples/examples.h"
#include "engine/model/design_parameters.h"
#include "engine/model/placed_points.h"
#include "engine/run/plan.h"
#include "engine/sources/points/points_source.h"
#include "tests/app/studio/small_design.h"

#include <QTest>

#include <algorithm>
#include <cmath>

Q_DECLARE_METATYPE(fringe::Placement)
Q_DECLARE_METATYPE(fringe::Design)

namespace fringe {

static Design around(const Plate& plate, std::vector<Length> wavelengths = {532_nm}) {
    Design design = emptyDesign();
    design.setup.wavelengths = std::move(wavelengths);
    design.setup.plate = plate;
    return design;
}

/// Two points, far apart for a file in metres.
static Asset twoPoints() {
    return {"two points", std::make_shared<const PointCloud>(
                              PointCloud{{{-40, 0, 3, 1, 0}, {60, 20, 9, 1, 0}}, {}})};
}

/// The longest side of an object that is imported [m].
static double fittedSide(const Design& design) {
    const Design after = withData(design, 0, twoPoints());
    return std::ranges::max(placed(asCloud(after.sources.front())).bounds()->extent());
}

static PointCloud placedIn(const Design& design) {
    return placed(asCloud(design.sources.front()));
}

static Design withPlacement(Design design, const Placement& placement) {
    CloudSource cloud = asCloud(design.sources.front());
    cloud.placement = placement;
    store(design.sources.front(), cloud);
    return design;
}

class SourceEditsTest : public QObject {
    Q_OBJECT

  private slots:
    void outputsAreCalledAfterTheirObject() {
        for (const ExampleInfo& example : examples()) {
            const Design design = exampleDesign(example.key);
            const Design renamed =
                withOutputsCalled(design, design.sources.front().name, "house.v2.obj");
            for (const Output& output : renamed.outputs)
                QVERIFY(output.file.starts_with("house.v2-"));
            QVERIFY(withOutputsCalled(renamed, "house.v2.obj", example.key).outputs
                    == design.outputs);
            QVERIFY(withOutputsCalled(design, "another", "house").outputs == design.outputs);
            QVERIFY(withOutputsCalled(design, "", "house").outputs == design.outputs);
        }
        const Design own = emptyDesign();
        QVERIFY(withOutputsCalled(own, "field", "house").outputs == own.outputs);
    }

    void aLargePlateTakesTenMillimetres() {
        QVERIFY(std::abs(fittedSide(around({{4000, 4000}, 8_um, 8_um})) - 10e-3) < 1e-9);
    }

    void theReconstructionOfTheUsualPlateShowsAllOfTheObject() {
        const double side = fittedSide(emptyDesign());
        QVERIFY(std::abs(side - 8e-3) < 1e-9);
        QVERIFY(side < Plate{}.size.rows * Plate{}.pitchY.si());
    }

    void aCoarsePlateTakesWhatItsFieldOfViewHolds() {
        Plate plate;
        plate.pitchX = 32_um;
        const double field = 2 * 0.2 * (532e-9 / (2 * 32e-6)), side = fittedSide(around(plate));
        QVERIFY(side < field);
        QVERIFY(side > 0.5 * field);
    }

    void theShortestWavelengthDecides() {
        const Plate plate{{1080, 1920}, 16_um, 16_um};
        const double colour = fittedSide(around(plate, {638_nm, 532_nm, 450_nm}));
        QCOMPARE(colour, fittedSide(around(plate, {450_nm})));
        QVERIFY(colour < fittedSide(around(plate, {638_nm})));
    }

    void senselessPlatesDoNotBreakIt() {
        for (const Length pitch : {0_um, Length(-1), Length(1e300)})
            QVERIFY(fittedSide(around({{0, 0}, pitch, pitch}, {})) > 0);
    }

    void anImportedObjectIsWhereTheReconstructionLooks() {
        const Design design = withData(emptyDesign(), 0, twoPoints());
        const auto box = *placedIn(design).bounds();
        QCOMPARE(design.reconstruction.distance.si(), box.centre()[2]);
        QVERIFY(std::abs(box.extent()[0] - 0.008) < 1e-12);
        QVERIFY(plan(design).runnable());
    }

    void anObjectMovesAsAWholeHoweverItIsPlaced_data() {
        QTest::addColumn<Placement>("placement");
        QTest::newRow("as read") << Placement{};
        QTest::newRow("scaled") << Placement{{0, 1e-3, 0.1}, 0.5};
        QTest::newRow("turned") << Placement{{0, 1e-3, 0.1}, 0.5, {Angle(1), Angle(0.5), Angle()}};
    }
    void anObjectMovesAsAWholeHoweverItIsPlaced() {
        QFETCH(Placement, placement);
        const Design design = withPlacement(smallDesign(), placement);
        const PointCloud before = placedIn(design);
        const Place shift{2e-3, -1e-3, 5e-3};
        const PointCloud after = placedIn(withSourceMoved(design, 0, {.shift = shift}));
        for (std::size_t i = 0; i < before.points.size(); ++i) {
            QVERIFY(std::abs(after.points[i].x - before.points[i].x - shift[0]) < 2e-12);
            QVERIFY(std::abs(after.points[i].y - before.points[i].y - shift[1]) < 2e-12);
            QVERIFY(std::abs(after.points[i].z - before.points[i].z - shift[2]) < 2e-12);
        }
    }

    void turningLeavesTheSizeOfAnObject() {
        Design design = withData(emptyDesign(), 0, twoPoints());
        const auto spread = [&] {
            const PointCloud cloud = placedIn(design);
            const Point &a = cloud.points[0], &b = cloud.points[1];
            return std::hypot(a.x - b.x, a.y - b.y, a.z - b.z);
        };
        const double before = spread();
        for (int turn = 0; turn < 100; ++turn)
            design = withSourceMoved(
                design, 0,
                {.turn = turnAbout(static_cast<std::size_t>(turn) % 3, Angle(0.1 * turn))});
        QVERIFY(std::abs(spread() - before) < 1e-12);
        QVERIFY(std::abs(placedIn(design).bounds()->centre()[2] - 0.2) < 1e-12);
    }

    void oneSizeScalesAll() {
        Design design = withData(emptyDesign(), 0, twoPoints());
        const auto size = [&](const char* axis) {
            return std::get<double>(
                designParameter(design, std::string("points.size_") + axis).get(design));
        };
        const double x = size("x"), y = size("y"), z = size("z");
        QVERIFY(std::abs(y / x - 0.2) < 1e-12 && std::abs(z / x - 0.06) < 1e-12);
        design = withChange(design, "points.size_y", Value(2e-3));
        QVERIFY(std::abs(size("x") - 10e-3) < 1e-12 && std::abs(size("z") - 0.6e-3) < 1e-12);
        QVERIFY(!designParameter(emptyDesign(), "points.size_x").applies(emptyDesign()));
    }

    void fitAndCentreSetTheTransformOnce() {
        const Design imported = withData(emptyDesign(), 0, twoPoints());
        const Design away =
            withSourceMoved(imported, 0, {.shift = {3e-3, -1e-3, -0.1}, .scale = {0.1, 0.1, 0.1}});
        const Placement centred = *asCloud(withSourceCentred(away, 0).sources.front()).placement;
        QCOMPARE(centred.centre, (Place{0, 0, 0.1}));
        QCOMPARE(centred.scale, asCloud(away.sources.front()).placement->scale);
        const Design fitted = withSourceFitted(away, 0);
        const auto box = *placedIn(fitted).bounds();
        QVERIFY(std::abs(box.extent()[0] - fittingSide(fitted.setup, 100_mm).si()) < 1e-9);
        QVERIFY(std::abs(box.centre()[0]) < 1e-12 && std::abs(box.centre()[2] - 0.1) < 1e-12);
        QVERIFY(withSourceFitted(emptyDesign("image"), 0) == emptyDesign("image"));
    }

    void whatIsReadAnewStaysWhereItWasPut() {
        const auto mesh = std::make_shared<const Mesh>(
            Mesh{.vertices = {{-40, 0, 3}, {60, 20, 9}, {0, 5, 4}}, .triangles = {{0, 1, 2}}});
        const Asset surface{"two points", mesh};
        const SourceData points{.kind = "points", .assets = {{"cloud", twoPoints()}}};
        const SourceData triangles{.kind = "mesh", .assets = {{"mesh", surface}}};
        Design design = withData(emptyDesign(), 0, twoPoints());
        const Motion motion{.shift = {3e-3, -1e-3, -0.1},
                            .turn = turnAbout(2, Angle(0.3)),
                            .scale = {0.5, 0.5, 0.5}};
        design = withSourceMoved(std::move(design), 0, motion);
        design.reconstruction.distance = 70_mm;
        const Placement before = asPlacement(design.sources[0]);
        const Design asMesh = withSourceReadAs(design, 0, triangles);
        QCOMPARE(asMesh.sources[0].kind.key, std::string("mesh"));
        QVERIFY(asPlacement(asMesh.sources[0]) == before);
        QCOMPARE(asMesh.reconstruction.distance, 70_mm);
        QVERIFY(asPlacement(withSourceReadAs(asMesh, 0, points).sources[0]) == before);
    }

    void spotsAreLookedAtInTheirPlane() {
        const auto list = [](double z) {
            return std::make_shared<const SpotList>(
                SpotList{{1e-3, 0, z, 1, {}}, {-1e-3, 0, z, 1, {}}, {0, 0, 9 * z, 0, {}}});
        };
        const auto spots = [&](double z) {
            return SourceData{.kind = "spots", .assets = {{"list", Asset{"traps", list(z)}}}};
        };
        Design design = withData(emptyDesign(), 0, twoPoints());
        design.reconstruction.follows = false; // as it is in older projects
        QCOMPARE(design.reconstruction.distance, 200_mm);
        QCOMPARE(withSourceReadAs(design, 0, spots(0)).reconstruction.distance, 0_mm);
        QCOMPARE(withSourceReadAs(design, 0, spots(3e-3)).reconstruction.distance, 3_mm);
        QCOMPARE(withSourceAdded(emptyDesign("spots"), spots(2e-3)).reconstruction.distance, 2_mm);
    }

    void aDuplicateStandsBehindWithANameOfItsOwn() {
        const Design design = withData(emptyDesign(), 0, twoPoints());
        const Design both = withSourceDuplicated(design, 0);
        QCOMPARE(both.sources.size(), std::size_t{2});
        QVERIFY(both.sources[0] == design.sources[0]);
        QCOMPARE(both.sources[1].name, std::string("two points 2"));
        QVERIFY(asCloud(both.sources[1]).cloud == asCloud(both.sources[0]).cloud);
        QCOMPARE(asCloud(both.sources[1]).placement->scale,
                 asCloud(both.sources[0]).placement->scale);
        QVERIFY(asCloud(both.sources[1]).placement != asCloud(both.sources[0]).placement);
    }

    void whatFitsThePlateIsAsLargeAsThePlate() {
        Design design = exampleDesign("mask");
        design.setup.plate = {{200, 300}, 8_um, 6_um};
        const auto grip = gripOf(design, 0);
        QVERIFY(grip);
        const double side = 200 * 6e-6; // pictures are square
        for (const std::size_t axis : {0, 1})
            QVERIFY(std::abs(2 * grip->box.half[axis] - side) < 1e-12);
        const auto sizeOf = [](const Design& of) {
            return std::get<double>(of.sources[0].kind.values.at("width"));
        };
        const Design shifted = withSourceMoved(design, 0, {.shift = {1e-3, 0, 0}});
        QVERIFY(!shifted.sources[0].kind.values.contains("width") || sizeOf(shifted) == 0);
        const Design smaller = withSourceMoved(design, 0, {.scale = {0.5, 0.5, 1}});
        QVERIFY(std::abs(sizeOf(smaller) - side / 2) < 1e-9);
    }

    void namesStayDifferent() {
        const Design both = withSourceDuplicated(withData(emptyDesign(), 0, twoPoints()), 0);
        QCOMPARE(withSourceDuplicated(both, 1).sources[2].name, std::string("two points 3"));
        QCOMPARE(withSourceRenamed(both, 1, "cow").sources[1].name, std::string("cow"));
        QCOMPARE(withSourceRenamed(both, 1, "two points").sources[1].name,
                 std::string("two points 2"));
        QVERIFY(withSourceRenamed(both, 1, "") == both);
    }

    void aDistanceSetByHandFollowsNoMore() {
        Design design = withData(emptyDesign(), 0, twoPoints());
        QVERIFY(design.reconstruction.follows);
        QCOMPARE(following(design, 0).distance, 200_mm);
        design = withSourceMoved(design, 0, {.shift = {0, 0, -0.16}});
        QCOMPARE(following(design, 0).distance, 40_mm);
        design = withChange(design, "reconstruction.distance", Value(0.1));
        QVERIFY(!design.reconstruction.follows);
        QCOMPARE(following(design, 0).distance, 100_mm);
    }

    void aHandMovesEachKindInItsOwnNumbers_data() {
        QTest::addColumn<Design>("design");
        const Raster stack{{2, 2}, 1, 1, {0, 1, 1, 0, 1, 1, 0, 0}};
        const Raster picture{{2, 2}, 1, 1, {0, 1, 1, 0}};
        const auto asset = [](const char* name, const auto& data) {
            return Asset{name, std::make_shared<const std::decay_t<decltype(data)>>(data)};
        };
        QTest::newRow("points") << withData(emptyDesign(), 0, twoPoints());
        QTest::newRow("mesh") << withData(
            emptyDesign("mesh"), 0,
            asset("m", Mesh{{{0, 0, 0}, {1, 0, 0}, {0, 2, 1}}, {{0, 1, 2}}}));
        QTest::newRow("layers") << withData(emptyDesign("layers"), 0, asset("s", stack));
        Design rgbd = withData(emptyDesign("rgbd"), 0, asset("c", picture));
        rgbd.sources.front().kind.assets["depth"] = asset("d", picture);
        QTest::newRow("rgbd") << rgbd;
    }
    void aHandMovesEachKindInItsOwnNumbers() {
        QFETCH(Design, design);
        const Grip before = gripOf(design, 0).value();
        const Place shift{1e-3, -2e-3, 5e-3};
        const Design moved = withSourceMoved(design, 0, {.shift = shift});
        const Grip after = gripOf(moved, 0).value();
        for (std::size_t axis = 0; axis < 3; ++axis)
            QVERIFY(std::abs(after.box.centre[axis] - before.box.centre[axis] - shift[axis])
                    < 1e-12);
        for (std::size_t axis = 0; axis < 3; ++axis)
            QVERIFY(std::abs(after.box.half[axis] - before.box.half[axis]) < 1e-12);
        QVERIFY(withSourceMoved(moved, 0, {.shift = {-1e-3, 2e-3, -5e-3}}) == design);
        QVERIFY(withSourceMoved(design, 0, {}) == design);
        const bool isPerAxis = before.freedoms.scales == Freedoms::Scaling::EachAxis;
        const Place factors = isPerAxis ? Place{2, 0.5, 1.5} : Place{2, 2, 2};
        const Grip grown = gripOf(withSourceMoved(design, 0, {.scale = factors}), 0).value();
        for (std::size_t axis = 0; axis < 3; ++axis) {
            QVERIFY(std::abs(grown.box.centre[axis] - before.box.centre[axis]) < 1e-6);
            QVERIFY(std::abs(grown.box.half[axis] - factors[axis] * before.box.half[axis])
                    <= 1e-3 * before.box.half[axis] + 1e-15);
        }
        const Turn turn = turnAbout(0, 20.0_deg);
        const Design turned = withSourceMoved(design, 0, {.turn = turn});
        QCOMPARE(turned != design, before.freedoms.turns);
        if (before.freedoms.turns)
            QVERIFY(withSourceMoved(turned, 0, {.turn = turnAbout(0, -20.0_deg)}) == design);
    }

    void theLightOfAMeshIsTurned() {
        const Mesh triangle{{{0, 0, 0}, {1, 0, 0}, {0, 2, 1}}, {{0, 1, 2}}};
        const Design mesh =
            withData(emptyDesign("mesh"), 0, {"m", std::make_shared<const Mesh>(triangle)});
        QVERIFY(gripOf(mesh, 0)->lamp == Lamp({-30.0_deg, 30.0_deg}));
        const Lamp lamp{12.0_deg, -5.0_deg};
        const Design lit = withSourcePulled(mesh, 0, lamp);
        QVERIFY(gripOf(lit, 0)->lamp == lamp);
        QVERIFY(gripOf(lit, 0)->box == gripOf(mesh, 0)->box);
        QVERIFY(!gripOf(withChange(mesh, "mesh.shading", std::string("none")), 0)->lamp);
        QVERIFY(withSourcePulled(smallDesign(), 0, lamp) == smallDesign());
        QVERIFY(!gripOf(smallDesign(), 0)->lamp);
    }

    void aSourceIsAddedBesideTheOthersUnderAFreeName() {
        Design design = withSourceAdded(emptyDesign(), "points", twoPoints());
        QCOMPARE(design.sources.size(), 1u);
        design = withSourceAdded(design, "points", twoPoints());
        QCOMPARE(design.sources.size(), 2u);
        QCOMPARE(design.sources[1].name, std::string("two points 2"));
        QVERIFY(design.sources[1].visible);
        QCOMPARE(design.sources[1].kind.assets.at("cloud").name, std::string("two points"));
        QVERIFY(plan(design).runnable());
        const Design renamed = withData(design, 1, twoPoints());
        QCOMPARE(renamed.sources[1].name, std::string("two points 2"));
    }

    void oneMovesAndTheOthersStay() {
        const Design two = withSourceAdded(smallDesign(), "points", twoPoints());
        const Design moved = withSourceMoved(two, 1, {1e-3, 0, 0});
        QVERIFY(moved.sources[0] == two.sources[0]);
        QVERIFY(moved.sources[1] != two.sources[1]);
        QVERIFY(gripOf(two, 0).has_value());
        QVERIFY(!gripOf(emptyDesign("image"), 0).has_value());
        const Design image = emptyDesign("image");
        QVERIFY(withSourceMoved(image, 0, {1e-3, 0, 0}) == image);
    }

    void theLastSourceIsEmptied() {
        const Design two = withSourceAdded(smallDesign(), "points", twoPoints());
        QVERIFY(withoutSource(two, 1).sources == smallDesign().sources);
        const Design none = withoutSource(smallDesign(), 0);
        QVERIFY(none.sources == emptyDesign().sources);
    }

    void aHiddenSourceIsOfNoAccount() {
        const Design one = smallDesign();
        const Design two = withSourceAdded(one, "points", twoPoints());
        const Design hidden = withVisible(two, 1, false);
        QCOMPARE(plan(hidden).pairs, plan(one).pairs);
        QVERIFY(plan(two).pairs > plan(one).pairs);
        QVERIFY(!plan(withVisible(hidden, 0, false)).runnable());
    }

    void anEmptyDesignIsReadyForItsKind() {
        for (const ChoiceInfo* info : sourceInfos()) {
            const Design design = emptyDesign(info->key);
            QCOMPARE(design.sources.size(), 1u);
            QCOMPARE(design.sources.front().kind.key, info->key);
            QCOMPARE(design.outputs.size(), 3u);
            QCOMPARE(design.setup.lens.on, design.isDesigned());
        }
    }
};

} // namespace fringe

QTEST_GUILESS_MAIN(fringe::SourceEditsTest)
#include "source_edits_test.moc"
