// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scene/scene_geometry.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <numbers>

using namespace fringe;

namespace {

bool near(QPointF a, QPointF b) {
    return (a - b).manhattanLength() < 1e-9;
}

std::shared_ptr<PointCloud> line(int count) {
    auto cloud = std::make_shared<PointCloud>();
    for (int i = 0; i < count; ++i) {
        cloud->points.push_back({1e-3, -2e-3, 0.1 + 1e-3 * i, 1, 0});
    }
    return cloud;
}

SeenSource seen(const std::shared_ptr<const PointCloud>& cloud) {
    return {0, cloud, uprightBox(*cloud->bounds())};
}

const SceneLabel* labelWith(const SceneOutline& scene, const char* text) {
    for (const SceneLabel& label : scene.labels) {
        if (label.text.contains(QString::fromUtf8(text))) {
            return &label;
        }
    }
    return nullptr;
}

} // namespace

class SceneGeometryTest : public QObject {
    Q_OBJECT

  private slots:
    void namedViewsShowTheAxesAsTold() {
        const QSizeF view(200, 100);
        OrbitCamera camera{0, 0, {0, 0, 0}, 10};
        QVERIFY(near(camera.project({1, 2, 3}, view), {110, 30})); // front: x right, y up
        camera.elevation = std::numbers::pi / 2;
        QVERIFY(
            near(camera.project({1, 2, 3}, view), {110, 80})); // top: z towards the viewer's feet
        camera = {-std::numbers::pi / 2, 0, {0, 0, 0}, 10};
        QVERIFY(near(camera.project({1, 2, 3}, view), {130, 30})); // side: z right, y up
    }

    void axesOfTheCameraAreARightHandedFrame() {
        const OrbitCamera camera{-0.7, 0.4, {}, 1};
        const Vec3 r = camera.right();
        const Vec3 u = camera.up();
        const Vec3 e = camera.toEye();
        QVERIFY(std::abs(dot(r, u)) + std::abs(dot(u, e)) + std::abs(dot(e, r)) < 1e-12);
        QVERIFY(std::abs(r[1] * u[2] - r[2] * u[1] - e[0]) < 1e-12);
        QVERIFY(std::abs(dot(e, e) - 1) < 1e-12);
    }

    void zoomKeepsWhatIsUnderTheCursor() {
        const QSizeF view(300, 200);
        const OrbitCamera camera{-0.7, 0.4, {1, 2, 3}, 5};
        const Vec3 place{4, 1, 9};
        const QPointF at = camera.project(place, view);
        const OrbitCamera zoomed = camera.zoomedAbout(at, view, 3);
        QVERIFY(near(zoomed.project(place, view), at));
        QCOMPARE(zoomed.scale, 15.0);
    }

    void fittingKeepsAllCornersInside() {
        const QSizeF view(640, 400);
        const SceneBounds bounds{{-8, -4, 0}, {8, 4, 40}};
        for (double azimuth = -3; azimuth < 3; azimuth += 0.5) {
            const OrbitCamera camera = OrbitCamera{azimuth, 0.5, {}, 1}.fitting(bounds, view);
            for (const double x : {-8.0, 8.0}) {
                for (const double y : {-4.0, 4.0}) {
                    for (const double z : {0.0, 40.0}) {
                        QVERIFY(QRectF({0, 0}, view).contains(camera.project({x, y, z}, view)));
                    }
                }
            }
        }
    }

    void halfAngleIsThatOfTheGrating() {
        QVERIFY(std::abs(drawnHalfAngle(532_nm, 8_um) - std::asin(532e-9 / 16e-6)) < 1e-12);
        QVERIFY(drawnHalfAngle(532_nm, 200_nm) < std::numbers::pi / 2);
        QVERIFY(std::isfinite(drawnHalfAngle(532_nm, Length{})));
    }

    void fieldOfViewReachesTheFarEnd() {
        const SceneContent content{{seen(line(51))}, 0, Plate{}, 532_nm, 120_mm};
        const SceneOutline scene = SceneBuilder(content).build();
        const SceneLabel* field = labelWith(scene, "Field of view");
        QVERIFY(field);
        QVERIFY(std::abs(field->at[2] - 150) < 1e-9);
        const double tangent = std::tan(std::asin(532e-9 / 16e-6));
        QVERIFY(std::abs(field->at[0] - (7.68 + 150 * tangent)) < 1e-9);
        QVERIFY(std::abs(field->at[1] - (4.32 + 150 * tangent)) < 1e-9);
    }

    void whatLiesBehindTheHologramHasItsOwnField() {
        const SceneContent content{{}, 0, Plate{}, 532_nm, -80_mm};
        const SceneOutline scene = SceneBuilder(content).build();
        QVERIFY(std::abs(labelWith(scene, "Field of view")->at[2] + 80) < 1e-9);
        QVERIFY(scene.bounds.low[2] <= -80 && scene.bounds.high[2] >= 0);
    }

    void sizesAreWrittenInMillimetres() {
        const SceneContent content{{seen(line(51))}, 0, Plate{}, 532_nm, 120_mm};
        const SceneOutline scene = SceneBuilder(content).build();
        QVERIFY(labelWith(scene, "15.36 × 8.64 mm"));
        QVERIFY(labelWith(scene, "Reconstruction 120 mm"));
    }

    void largeCloudsAreThinnedEvenly() {
        QCOMPARE(sceneCloud(*line(1000), 1).shown(), std::size_t(1000));
        const SceneBody some = sceneCloud(*line(1001), 5);
        QCOMPARE(some.shown(), std::size_t(201));
        QCOMPARE(some.places[5], 105.f);
    }

    void undefinedPlacesAreLeftOut() {
        auto cloud = line(3);
        cloud->points[1].y = std::numeric_limits<double>::quiet_NaN();
        QCOMPARE(sceneCloud(*cloud, 1).shown(), std::size_t(2));
    }

    void pointsHaveTheirOwnColours() {
        auto cloud = line(2);
        cloud->colours = {{1, 0, 0}, {0, 0.5f, 1}};
        const SceneBody scene = sceneCloud(*cloud, 1);
        QCOMPARE(scene.colours, (std::vector<std::uint8_t>{255, 0, 0, 0, 128, 255}));
    }

    void aMapTakesTheCornersOfOneBoxToThoseOfTheOther() {
        const TurnedBox from{{1e-3, 2e-3, 0.1}, {1e-3, 2e-3, 3e-3}, turnAbout(0, Angle(0.5))};
        const TurnedBox to{{0, -2e-3, 0.2}, {2e-3, 4e-3, 1e-3}, turnAbout(2, Angle(-1.1))};
        const SceneMap map = mapBetween(from, to);
        for (unsigned number = 0; number < 8; ++number) {
            Vec3 corner = from.corner(number), wanted = to.corner(number);
            for (std::size_t axis = 0; axis < 3; ++axis)
                corner[axis] *= 1e3;
            const Vec3 at = map(corner);
            for (std::size_t axis = 0; axis < 3; ++axis)
                QVERIFY(std::abs(at[axis] - 1e3 * wanted[axis]) < 1e-9);
        }
        QCOMPARE(mapBetween(from, from), SceneMap{});
        const TurnedBox flat{{}, {1e-3, 1e-3, 0}};
        QVERIFY(std::isfinite(mapBetween(flat, to)({1, 1, 0})[2]));
    }

    void depthIsCompressedOnlyWhereItDwarfsTheRest() {
        QCOMPARE(depthCompression({{-8, -4, 0}, {8, 4, 80}}), 1.0);
        QCOMPARE(depthCompression({{-8, -4, 0}, {8, 4, 200}}), 10.0);
        QCOMPARE(depthCompression({{-8, -4, -1000}, {8, 4, 0}}), 50.0);
    }
};

QTEST_MAIN(SceneGeometryTest)
#include "scene_geometry_test.moc"
