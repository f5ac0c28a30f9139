// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/edits/picture_edits.h"

#include "engine/targets/targets.h"
#include "tests/app/studio/small_picture.h"

#include <QTest>

namespace fringe {

/// Edits of a picture: each makes a design that can be computed.
class PictureEditsTest : public QObject {
    Q_OBJECT

    static bool isRunnable(const Design& design) { return planDesign(design).runnable(); }

  private slots:
    void aPictureBecomesTheTargetAndFits() {
        Design points;
        points.reconstruction.distance = 150_mm;
        const auto wide = std::make_shared<const GreyPicture>(GreyPicture{{1, 4}, {1, 0, 0, 1}});
        const Design design = withPicture(points, wide, "bar.png");
        QCOMPARE(design.target, Target::Picture);
        QCOMPARE(design.picture.name, std::string("bar.png"));
        QVERIFY(std::abs(design.picture.place.width / design.picture.place.height - 4) < 0.02);
        QVERIFY(design.picture.signal.place.width > design.picture.place.width);
        QCOMPARE(design.reconstruction.distance, 0_mm);
        QVERIFY(isRunnable(design));
        QVERIFY(!isRunnable(emptyPictureDesign()));
    }

    void placesStayWithinThePlane() {
        const Design design = smallPicture();
        const PlaneReach reach = pictureReach(design);
        QVERIFY(std::abs(reach.x - 6.65e-3) < 1e-9);
        for (const PicturePlace& wanted :
             {PicturePlace{4_mm, 4_mm, 50_mm, -50_mm}, PicturePlace{80_mm, 1_mm, 1_mm, 0_mm}}) {
            QVERIFY(isRunnable(withPicturePlace(design, wanted)));
            const Design region = withSignalPlace(design, wanted);
            QVERIFY(planDesign(region).advice.empty()
                    || planDesign(region).advice.front().parameter == "picture.image");
        }
        QCOMPARE(withPicturePlace(design, {1_mm, 2_mm, 3_mm, 4_mm}).picture.place,
                 (PicturePlace{1_mm, 2_mm, 3_mm, 4_mm}));
    }

    void anotherGeometryKeepsThePartOfThePlane() {
        const Design far = smallPicture();
        const Design near = withPictureParameter(far, "picture.geometry", std::string("free"));
        QCOMPARE(near.picture.distance, 200_mm);
        QCOMPARE(near.reconstruction.distance, 200_mm);
        QVERIFY(isRunnable(near));
        const double before = far.picture.place.width.si() / pictureReach(far).x;
        const double after = near.picture.place.width.si() / pictureReach(near).x;
        QVERIFY(std::abs(after / before - 1) < 0.01);
        const Design back = withPictureParameter(near, "picture.geometry", std::string("lens"));
        QCOMPARE(back.picture.distance, 0_mm);
        QVERIFY(std::abs(back.picture.place.width / far.picture.place.width - 1) < 0.01);
    }

    void whatIsLookedAtFollowsThePicture() {
        const Design design = withPictureParameter(smallPicture(), "picture.distance", 1e-2);
        QCOMPARE(design.reconstruction.distance, 10_mm);
        const Design other = withPictureParameter(design, "plate.rows", std::int64_t{40});
        QCOMPARE(other.plate.size.rows, std::int64_t{40});
        QCOMPARE(other.picture, design.picture);
    }

    void withoutLightThereIsNoPlane() {
        Design design = smallPicture();
        design.illumination.wavelengths.clear();
        QCOMPARE(pictureReach(design).x, 0.0);
        QVERIFY(withSignalAroundPicture(design).picture.picture != nullptr);
    }
};

} // namespace fringe

QTEST_GUILESS_MAIN(fringe::PictureEditsTest)
#include "picture_edits_test.moc"
