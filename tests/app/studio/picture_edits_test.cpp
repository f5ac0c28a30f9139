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
        QCOMPARE(design.picture.plane().name, std::string("bar.png"));
        QVERIFY(
            std::abs(design.picture.plane().place.width / design.picture.plane().place.height - 4)
            < 0.02);
        QVERIFY(design.picture.plane().signal.place.width > design.picture.plane().place.width);
        QCOMPARE(design.reconstruction.distance, 0_mm);
        QVERIFY(isRunnable(design));
        QVERIFY(!isRunnable(emptyPictureDesign()));
    }

    void placesStayWithinThePlane() {
        const Design design = smallPicture();
        const Reach reach = pictureReach(design);
        QVERIFY(std::abs(reach.x - 6.65e-3) < 1e-9);
        for (const PicturePlace& wanted :
             {PicturePlace{4_mm, 4_mm, 50_mm, -50_mm}, PicturePlace{80_mm, 1_mm, 1_mm, 0_mm}}) {
            QVERIFY(isRunnable(withPicturePlace(design, wanted)));
            const Design region = withSignalPlace(design, wanted);
            const Plan plan = planDesign(region, {.reconstructing = false});
            QVERIFY(plan.advice.empty() || plan.advice.front().parameter == "picture.image");
        }
        QCOMPARE(withPicturePlace(design, {1_mm, 2_mm, 3_mm, 4_mm}).picture.plane().place,
                 (PicturePlace{1_mm, 2_mm, 3_mm, 4_mm}));
    }

    void anotherGeometryKeepsThePartOfThePlane() {
        const Design far = smallPicture();
        const Design near = withPictureParameter(far, "lens.on", false);
        QCOMPARE(near.picture.plane().distance, 200_mm);
        QCOMPARE(near.reconstruction.distance, 200_mm);
        QVERIFY(isRunnable(near));
        const double before = far.picture.plane().place.width.si() / pictureReach(far).x;
        const double after = near.picture.plane().place.width.si() / pictureReach(near).x;
        QVERIFY(std::abs(after / before - 1) < 0.01);
        const Design back = withPictureParameter(near, "lens.on", true);
        QCOMPARE(back.picture.plane().distance, 0_mm);
        QVERIFY(std::abs(back.picture.plane().place.width / far.picture.plane().place.width - 1)
                < 0.01);
    }

    void whatIsLookedAtFollowsThePicture() {
        const Design design = withPictureParameter(smallPicture(), "picture.distance", 1e-2);
        QCOMPARE(design.reconstruction.distance, 10_mm);
        const Design other = withPictureParameter(design, "plate.rows", std::int64_t{40});
        QCOMPARE(other.setup.plate.size.rows, std::int64_t{40});
        QCOMPARE(other.picture, design.picture);
    }

    void anotherPictureGoesBehindTheOthersAndIsChosen() {
        for (const bool hasLens : {true, false}) {
            const Design one = withPictureParameter(smallPicture(), "lens.on", hasLens);
            Design design = one;
            for (std::size_t count = 2; count <= 4; ++count) {
                design = withAnotherPicture(design, one.picture.plane().picture, "more");
                QCOMPARE(design.picture.planes.size(), count);
                QCOMPARE(design.picture.chosen, count - 1);
                QCOMPARE(design.reconstruction.distance, design.picture.plane().distance);
                QVERIFY(design.picture.plane().distance
                        > design.picture.planes[count - 2].distance);
                QVERIFY(isRunnable(design));
            }
            QCOMPARE(design.picture.planes.front(), one.picture.plane());
        }
    }

    void anEmptyPlaneTakesTheFirstPicture() {
        const auto picture = smallPicture().picture.plane().picture;
        const Design design = withAnotherPicture(emptyPictureDesign(), picture, "first");
        QCOMPARE(design.picture.planes.size(), 1u);
        QCOMPARE(design, withPicture(emptyPictureDesign(), picture, "first"));
    }

    void removingGivesTheNextTheCanvas() {
        const Design three = severalPictures(3);
        const Design middle = withoutChosenPicture(withChosenPicture(three, 1));
        QCOMPARE(middle.picture.planes.size(), 2u);
        QCOMPARE(middle.picture.plane(), three.picture.planes[2]);
        QCOMPARE(middle.reconstruction.distance, three.picture.planes[2].distance);
        const Design last = withoutChosenPicture(three);
        QCOMPARE(last.picture.plane(), three.picture.planes[1]);
        Design none = three;
        for (int i = 0; i < 4; ++i)
            none = withoutChosenPicture(none);
        QCOMPARE(none.picture.planes.size(), 1u);
        QVERIFY(!none.picture.plane().picture && !isRunnable(none));
    }

    void editsGoToTheChosenPicture() {
        const Design two = severalPictures(2);
        Design design = withChosenPicture(two, 0);
        design = withPictureParameter(design, "picture.gamma", 2.0);
        design = withSignalPlace(design, {3_mm, 3_mm});
        design = withPictureParameter(design, "picture.distance", 3e-3);
        QCOMPARE(design.picture.planes[1], two.picture.planes[1]);
        QCOMPARE(design.picture.planes[0].gamma, 2.0);
        QCOMPARE(design.picture.planes[0].signal.place, (PicturePlace{3_mm, 3_mm}));
        QCOMPARE(design.reconstruction.distance, 3_mm);
    }

    void anotherGeometryKeepsThePicturesApart() {
        const Design near = withPictureParameter(severalPictures(3), "lens.on", false);
        QCOMPARE(near.picture.planes[0].distance, 200_mm);
        QVERIFY(near.picture.planes[1].distance > near.picture.planes[0].distance);
        QVERIFY(near.picture.planes[2].distance > near.picture.planes[1].distance);
        QVERIFY(isRunnable(near));
    }

    void regionsOfEveryFormStayWithinThePlane() {
        using Kind = SignalRegion::Kind;
        const Design design = smallPicture();
        const auto mask = std::make_shared<const GreyPicture>(GreyPicture{{1, 1}, {1}});
        for (const char* form : {"rectangle", "ellipse", "polygon", "mask", "plane"}) {
            Design formed = withPictureParameter(design, "picture.signal", std::string(form));
            formed.picture.plane().signal.mask = mask;
            const Kind kind = formed.picture.plane().signal.kind;
            const Kind placed = kind == Kind::Plane ? Kind::Rectangle : kind;
            formed = withSignalPlace(formed, {9_mm, 2_mm, 6_mm, -50_mm});
            QCOMPARE(formed.picture.plane().signal.kind, placed);
            formed = withSignalAroundPicture(formed);
            QCOMPARE(formed.picture.plane().signal.kind, placed);
            QVERIFY2(isRunnable(formed), form);
        }
    }

    void aMaskLiesOverThePictureWithoutAMargin() {
        const auto mask = std::make_shared<const GreyPicture>(GreyPicture{{1, 2}, {1, 0}});
        const Design design = withSignalMask(smallPicture(), mask, "half.png");
        const PicturePlane& plane = design.picture.plane();
        QCOMPARE(plane.signal.kind, SignalRegion::Kind::Mask);
        QCOMPARE(plane.signal.place, plane.place);
        QCOMPARE(plane.signal.maskName, std::string("half.png"));
        QVERIFY(isRunnable(design));
        const Design other = withPicture(design, plane.picture, "again");
        QCOMPARE(other.picture.plane().signal, plane.signal);
    }

    void aPolygonTakesTheCornersOfTheFormBefore() {
        Design design = smallPicture();
        const auto to = [&](const char* form) {
            design = withPictureParameter(design, "picture.signal", std::string(form));
            return design.picture.plane().signal.corners.size();
        };
        to("ellipse");
        QCOMPARE(to("polygon"), 24u);
        to("rectangle");
        QCOMPARE(to("polygon"), 24u);
        design.picture.plane().signal.corners.clear();
        to("plane");
        QCOMPARE(to("polygon"), 4u);
    }

    void withoutLightThereIsNoPlane() {
        Design design = smallPicture();
        design.setup.wavelengths.clear();
        QCOMPARE(pictureReach(design).x, 0.0);
        QVERIFY(withSignalAroundPicture(design).picture.plane().picture != nullptr);
    }
};

} // namespace fringe

QTEST_GUILESS_MAIN(fringe::PictureEditsTest)
#include "picture_edits_test.moc"
