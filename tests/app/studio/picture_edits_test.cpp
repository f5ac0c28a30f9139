// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/edits/picture_edits.h"

#include "engine/run/plan.h"
#include "tests/app/studio/small_picture.h"

#include <QTest>

namespace fringe {

/// Edits of images: each makes a design that can be computed.
class PictureEditsTest : public QObject {
    Q_OBJECT

    static bool isRunnable(const Design& design) { return plan(design).runnable(); }

  private slots:
    void aPictureFitsItsPlane() {
        Design points = emptyDesign();
        points.reconstruction.distance = 150_mm;
        const auto wide = std::make_shared<const GreyPicture>(GreyPicture{{1, 4}, {1, 0, 0, 1}});
        const Design design = withData(withOnlyKind(points, "image"), 1, {"bar.png", wide});
        QCOMPARE(design.sources[1].name, std::string("bar.png"));
        const TargetImage image = imageOf(design, 1);
        QVERIFY(std::abs(image.place.width / image.place.height - 4) < 0.02);
        QVERIFY(image.signal.place.width > image.place.width);
        QCOMPARE(design.reconstruction.distance, 0_mm);
        QVERIFY(isRunnable(design));
        QVERIFY(!isRunnable(emptyDesign("image")));
    }

    void placesStayWithinThePlane() {
        const Design design = smallPicture();
        const Reach reach = pictureReach(design.setup);
        QVERIFY(std::abs(reach.x - 6.65e-3) < 1e-9);
        for (const PicturePlace& wanted :
             {PicturePlace{4_mm, 4_mm, 50_mm, -50_mm}, PicturePlace{80_mm, 1_mm, 1_mm, 0_mm}}) {
            QVERIFY(isRunnable(withPicturePlace(design, 0, wanted)));
            const Design region = withSignalPlace(design, 0, wanted);
            const Plan plan = fringe::plan(region, {.reconstructing = false});
            QVERIFY(plan.findings.empty() || plan.findings.front().parameter == "image.image");
        }
        QCOMPARE(imageOf(withPicturePlace(design, 0, {1_mm, 2_mm, 3_mm, 4_mm})).place,
                 (PicturePlace{1_mm, 2_mm, 3_mm, 4_mm}));
    }

    void anotherGeometryKeepsThePartOfThePlane() {
        const Design far = smallPicture();
        const Design near = withChange(far, "lens.on", false);
        QCOMPARE(imageOf(near).distance, 200_mm);
        QCOMPARE(near.reconstruction.distance, 200_mm);
        QVERIFY(isRunnable(near));
        const double before = imageOf(far).place.width.si() / pictureReach(far.setup).x;
        const double after = imageOf(near).place.width.si() / pictureReach(near.setup).x;
        QVERIFY(std::abs(after / before - 1) < 0.01);
        const Design back = withChange(near, "lens.on", true);
        QCOMPARE(imageOf(back).distance, 0_mm);
        QVERIFY(std::abs(imageOf(back).place.width / imageOf(far).place.width - 1) < 0.01);
    }

    void aNewPictureIsShapedBetweenItsSamples() {
        Design design = emptyDesign("image");
        QCOMPARE(imageOf(withData(design, 0, {"steps", steps()})).padding, std::int64_t{2});
        design.start.kind = Start::Kind::Smooth; // as a project of old may say
        QCOMPARE(imageOf(withData(design, 0, {"steps", steps()})).padding, std::int64_t{1});
    }

    void usualIterationsFollowTheLevels() {
        Design design = smallPicture();
        design.stop.iterations = emptyDesign("image").stop.iterations;
        const Design few = withChange(design, "encoding.levels", std::int64_t{16});
        QVERIFY(few.stop.iterations > design.stop.iterations);
        QCOMPARE(withChange(few, "encoding.levels", std::int64_t{8}).stop, few.stop);
        QCOMPARE(withChange(few, "encoding.any_phase", true).stop, design.stop);
        QCOMPARE(withChange(few, "encoding.levels", std::int64_t{65}).stop, design.stop);
        const Design own = withChange(design, "solver.iterations", std::int64_t{70});
        QCOMPARE(withChange(own, "encoding.levels", std::int64_t{16}).stop, own.stop);
        QCOMPARE(withChange(few, "solver.iterations", std::int64_t{40}).stop.iterations, 40);
    }

    void whatIsLookedAtFollowsThePicture() {
        const Design design = withChange(smallPicture(), "image.distance", 1e-2);
        QCOMPARE(design.reconstruction.distance, 10_mm);
        const Design other = withChange(design, "plate.rows", std::int64_t{40});
        QCOMPARE(other.setup.plate.size.rows, std::int64_t{40});
        QVERIFY(other.sources == design.sources);
    }

    void aHiddenPictureIsNotLookedAt() {
        const Design hidden = withVisible(severalPictures(2), 0, false);
        const Design design = withChange(hidden, "image.distance", 1e-2);
        QCOMPARE(imageOf(design).distance, 10_mm);
        QCOMPARE(design.reconstruction.distance, hidden.reconstruction.distance);
    }

    void anotherPictureGoesBehindTheOthers() {
        for (const bool hasLens : {true, false}) {
            const Design one = withChange(smallPicture(), "lens.on", hasLens);
            Design design = one;
            for (std::size_t count = 2; count <= 4; ++count) {
                design = withSourceAdded(design, "image", {"more", steps()});
                QCOMPARE(design.sources.size(), count);
                const Length distance = imageOf(design, count - 1).distance;
                QCOMPARE(design.reconstruction.distance, distance);
                QVERIFY(distance > imageOf(design, count - 2).distance);
                QVERIFY(isRunnable(design));
            }
            QVERIFY(design.sources.front() == one.sources.front());
            QCOMPARE(design.sources.back().name, std::string("more 3"));
        }
    }

    void anotherPictureInItsPlaceStaysInItsPlane() {
        const Design two = severalPictures(2);
        const Design design = withData(two, 1, {"other", steps()});
        QCOMPARE(imageOf(design, 1).distance, imageOf(two, 1).distance);
        QCOMPARE(design.reconstruction.distance, imageOf(two, 1).distance);
        QVERIFY(design.sources[0] == two.sources[0]);
    }

    void anEmptySourceTakesTheFirstPicture() {
        const Asset picture{"first", steps()};
        const Design empty = emptyDesign("image");
        QVERIFY(withSourceAdded(empty, "image", picture) == withData(empty, 0, picture));
    }

    void whatIsRemovedLeavesTheOthers() {
        const Design three = severalPictures(3);
        const Design two = withoutSource(three, 1);
        QCOMPARE(two.sources.size(), 2u);
        QVERIFY(two.sources[1] == three.sources[2]);
        Design followed = two;
        followed.reconstruction.follows = true;
        QCOMPARE(following(followed, 0).distance, imageOf(three, 0).distance);
        Design none = three;
        for (int i = 0; i < 4; ++i)
            none = withoutSource(none, 0);
        QCOMPARE(none.sources.size(), 1u);
        QVERIFY(!imageOf(none).picture && !isRunnable(none));
    }

    void editsGoToThePictureOfTheirNumber() {
        const Design two = severalPictures(2);
        Design design = withChange(two, "image.gamma", 2.0);
        design = withSignalPlace(design, 0, {3_mm, 3_mm});
        design = withChange(design, "image.distance", 3e-3);
        QVERIFY(design.sources[1] == two.sources[1]);
        QCOMPARE(imageOf(design).gamma, 2.0);
        QCOMPARE(imageOf(design).signal.place, (PicturePlace{3_mm, 3_mm}));
        QCOMPARE(design.reconstruction.distance, 3_mm);
        const Design second = withChange(design, "image.2.gamma", 3.0);
        QVERIFY(second.sources[0] == design.sources[0]);
        QCOMPARE(imageOf(second, 1).gamma, 3.0);
    }

    void anotherGeometryKeepsThePicturesApart() {
        const Design near = withChange(severalPictures(3), "lens.on", false);
        QCOMPARE(imageOf(near, 0).distance, 200_mm);
        QVERIFY(imageOf(near, 1).distance > imageOf(near, 0).distance);
        QVERIFY(imageOf(near, 2).distance > imageOf(near, 1).distance);
        QVERIFY(isRunnable(near));
    }

    void regionsOfEveryFormStayWithinThePlane() {
        using Kind = SignalRegion::Kind;
        const auto mask = std::make_shared<const GreyPicture>(GreyPicture{{1, 1}, {1}});
        for (const char* form : {"rectangle", "ellipse", "polygon", "mask", "plane"}) {
            Design formed = withChange(smallPicture(), "image.signal", std::string(form));
            formed.sources.front().kind.assets["mask"] = {"", mask};
            const Kind kind = imageOf(formed).signal.kind;
            const Kind placed = kind == Kind::Plane ? Kind::Rectangle : kind;
            formed = withSignalPlace(formed, 0, {9_mm, 2_mm, 6_mm, -50_mm});
            QCOMPARE(imageOf(formed).signal.kind, placed);
            formed = withSignalAroundPicture(formed, 0);
            QCOMPARE(imageOf(formed).signal.kind, placed);
            QVERIFY2(isRunnable(formed), form);
        }
    }

    void aMaskLiesOverThePictureWithoutAMargin() {
        const auto mask = std::make_shared<const GreyPicture>(GreyPicture{{1, 2}, {1, 0}});
        const Design design = withSignalMask(smallPicture(), 0, {"half.png", mask});
        const TargetImage image = imageOf(design);
        QCOMPARE(image.signal.kind, SignalRegion::Kind::Mask);
        QCOMPARE(image.signal.place, image.place);
        QCOMPARE(design.sources.front().kind.assets.at("mask").name, std::string("half.png"));
        QVERIFY(isRunnable(design));
        const Design other = withData(design, 0, {"again", image.picture});
        QVERIFY(imageOf(other).signal == image.signal);
    }

    void aPolygonTakesTheCornersOfTheFormBefore() {
        Design design = smallPicture();
        const auto to = [&](const char* form) {
            design = withChange(design, "image.signal", std::string(form));
            return imageOf(design).signal.corners.size();
        };
        to("ellipse");
        QCOMPARE(to("polygon"), 24u);
        to("rectangle");
        QCOMPARE(to("polygon"), 24u);
        design.sources.front().kind.values.erase("corners");
        to("plane");
        QCOMPARE(to("polygon"), 4u);
    }

    void withoutLightThereIsNoPlane() {
        Design design = smallPicture();
        design.setup.wavelengths.clear();
        QCOMPARE(pictureReach(design.setup).x, 0.0);
        QVERIFY(imageOf(withSignalAroundPicture(design, 0)).picture != nullptr);
    }
};

} // namespace fringe

QTEST_GUILESS_MAIN(fringe::PictureEditsTest)
#include "picture_edits_test.moc"
