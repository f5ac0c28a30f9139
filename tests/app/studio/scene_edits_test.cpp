// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/edits/scene_edits.h"

#include "engine/model/placement.h"
#include "engine/run/plan.h"
#include "tests/app/studio/small_design.h"

#include <QTest>

Q_DECLARE_METATYPE(fringe::Placement)

namespace fringe {

static Setup around(const Plate& plate, std::vector<Length> wavelengths = {532_nm}) {
    Setup setup;
    setup.wavelengths = std::move(wavelengths);
    setup.plate = plate;
    return setup;
}

class SceneEditsTest : public QObject {
    Q_OBJECT

  private slots:
    void aLargePlateTakesTenMillimetres() {
        const Placement placement = fittingPlacement(around({{4000, 4000}, 8_um, 8_um}));
        QCOMPARE(placement.mode, Placement::Mode::Fit);
        QCOMPARE(placement.width, 10_mm);
        QCOMPARE(placement.depth, 10_mm);
        QCOMPARE(placement.distance, 200_mm);
    }

    void theReconstructionOfTheUsualPlateShowsAllOfTheObject() {
        const Placement placement = fittingPlacement(Setup{});
        QCOMPARE(placement.height, 8_mm);
        QVERIFY(placement.height < Plate{}.size.rows * Plate{}.pitchY);
    }

    void aCoarsePlateTakesWhatItsFieldOfViewHolds() {
        Plate plate;
        plate.pitchX = 32_um;
        const Placement placement = fittingPlacement(around(plate));
        const double field = 2 * 0.2 * (532e-9 / (2 * 32e-6));
        QVERIFY(placement.width.si() < field);
        QVERIFY(placement.width.si() > 0.5 * field);
    }

    void theShortestWavelengthDecides() {
        const Plate plate{{1080, 1920}, 16_um, 16_um};
        const Placement colour = fittingPlacement(around(plate, {638_nm, 532_nm, 450_nm}));
        QCOMPARE(colour.width, fittingPlacement(around(plate, {450_nm})).width);
        QVERIFY(colour.width < fittingPlacement(around(plate, {638_nm})).width);
    }

    void senselessPlatesDoNotBreakIt() {
        for (const Length pitch : {0_um, Length(-1), Length(1e300)}) {
            const Placement placement = fittingPlacement(around({{0, 0}, pitch, pitch}, {}));
            QVERIFY(placement.width.si() > 0);
        }
    }

    void anImportedObjectIsWhereTheReconstructionLooks() {
        PointCloud cloud;
        cloud.points = {{-40, 0, 3, 1, 0}, {60, 20, 9, 1, 0}};
        const Design design =
            withCloud(Design{}, std::make_shared<const PointCloud>(cloud), "two points");
        const auto box = *placed(design.scene).bounds();
        QCOMPARE(design.reconstruction.distance.si(), box.centre()[2]);
        QVERIFY(std::abs(box.extent()[0] - 0.008) < 1e-12);
        QVERIFY(plan(design).runnable());
    }

    void anObjectMovesAsAWholeHoweverItIsPlaced_data() {
        QTest::addColumn<Placement>("placement");
        Placement placement;
        QTest::newRow("as read") << placement;
        placement.mode = Placement::Mode::Fit;
        QTest::newRow("fitted") << placement;
        placement.mode = Placement::Mode::Scale;
        placement.scale = 0.5;
        placement.offsetY = 1_mm;
        QTest::newRow("scaled") << placement;
    }
    void anObjectMovesAsAWholeHoweverItIsPlaced() {
        QFETCH(Placement, placement);
        Design design = smallDesign();
        design.scene.placement = placement;
        const PointCloud before = placed(design.scene);
        const ObjectShift shift{2e-3, -1e-3, 5e-3};
        const PointCloud after = placed(withObjectMoved(design, shift).scene);
        for (std::size_t i = 0; i < before.points.size(); ++i) {
            QVERIFY(std::abs(after.points[i].x - before.points[i].x - shift.x) < 2e-12);
            QVERIFY(std::abs(after.points[i].y - before.points[i].y - shift.y) < 2e-12);
            QVERIFY(std::abs(after.points[i].z - before.points[i].z - shift.z) < 2e-12);
        }
    }

    void aFittedObjectStaysFittedAlongZ() {
        Design design = smallDesign();
        design.scene.placement = {.mode = Placement::Mode::Fit, .distance = 200_mm};
        const Placement moved = withObjectMoved(design, {0, 0, -0.05}).scene.placement;
        QCOMPARE(moved.mode, Placement::Mode::Fit);
        QCOMPARE(moved.distance, 150_mm);
    }
};

} // namespace fringe

QTEST_GUILESS_MAIN(fringe::SceneEditsTest)
#include "scene_edits_test.moc"
