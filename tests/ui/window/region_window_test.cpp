// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/region_bench.h"
#include "ui/sources/image/polygon_tool.h"
#include "ui/sources/source_verbs.h"

#include <QToolButton>

namespace fringe {

/// Signal regions of every form, chosen, drawn and edited in the window.
class RegionWindowTest : public QObject {
    Q_OBJECT

    using Kind = SignalRegion::Kind;
    using Bench = RegionBench;

    /// A polygon of these corners [mm].
    static Design withPolygon(const std::vector<PlanePoint>& corners) {
        std::vector<PlanePoint> inMetres;
        for (const PlanePoint& corner : corners)
            inMetres.push_back({corner.x * 1e-3, corner.y * 1e-3});
        return withSignal(smallPicture(), 0, polygonThrough(inMetres));
    }
    /// A square in two pictures.
    static Design twoPolygons() {
        const auto square =
            polygonThrough({{-4e-3, -3e-3}, {4e-3, -3e-3}, {4e-3, 3e-3}, {-4e-3, 3e-3}});
        return withSignal(withSignal(severalPictures(2), 0, square), 1, square);
    }
    static Design withTriangle() { return withPolygon({{-4, -3}, {4, -3}, {0, 4}}); }

    static bool isNear(const Bench& bench, PlanePoint point, double x, double y) {
        const double pixel = 1e-3 / (bench.at(1, 0) - bench.at(0, 0)).x();
        return std::hypot(point.x - x * 1e-3, point.y - y * 1e-3) < 3 * pixel;
    }

  private slots:
    void theFormIsChosenInTheMenuInOneStep() {
        Bench bench;
        const PicturePlace place = bench.signal().place;
        const auto* button = bench.find<QToolButton>(QStringLiteral("editSignal"));
        const qint64 rectangle = button->icon().cacheKey();
        bench.find<QToolButton>(QStringLiteral("editPicture"))->click();
        bench.choose("ellipse");
        QCOMPARE(bench.signal().kind, Kind::Ellipse);
        QCOMPARE(bench.signal().place, place);
        QVERIFY(button->isChecked());
        QVERIFY(button->icon().cacheKey() != rectangle);
        QCOMPARE(bench.steps(), 1);
        bench.action(QStringLiteral("undo"))->trigger();
        QCOMPARE(bench.signal().kind, Kind::Rectangle);
        QVERIFY(bench.find<QAction>(QStringLiteral("signalForm-rectangle"))->isChecked());
    }

    void anEllipseIsResizedByItsHandles() {
        Bench bench;
        bench.choose("ellipse");
        const PicturePlace before = bench.signal().place;
        const QPoint side =
            bench.canvas()->placeOf(before.x.si() + before.width.si() / 2, 0).toPoint();
        bench.drag(side, side + bench.at(1, 0) - bench.at(0, 0));
        QCOMPARE(bench.signal().kind, Kind::Ellipse);
        QVERIFY(bench.signal().place.width > before.width);
        QCOMPARE(bench.signal().place.height, before.height);
        QCOMPARE(bench.steps(), 2);
    }

    void aRectangleBecomesAPolygonWithItsCorners() {
        Bench bench;
        const auto corners = outlineOf(bench.signal());
        bench.choose("polygon");
        QCOMPARE(bench.signal().kind, Kind::Polygon);
        QCOMPARE(bench.signal().corners.size(), 4u);
        QVERIFY(outlineOf(bench.signal()) == corners);
        bench.choose("ellipse");
        bench.choose("polygon");
        QCOMPARE(bench.signal().corners.size(), 4u);
    }

    void aCornerIsDraggedInOneStep() {
        Bench bench(withTriangle());
        bench.drag(bench.corner(2), bench.at(2, 5));
        QCOMPARE(bench.steps(), 1);
        const auto corners = outlineOf(bench.signal());
        QVERIFY(isNear(bench, corners[2], 2, 5));
        QVERIFY(isNear(bench, corners[0], -4, -3));
        QVERIFY(isNear(bench, corners[1], 4, -3));
        bench.drag(bench.corner(2), bench.at(2, 60));
        QVERIFY(outlineOf(bench.signal())[2].y <= pictureReach(bench.design().setup).y + 1e-12);
        bench.action(QStringLiteral("undo"))->trigger();
        bench.action(QStringLiteral("undo"))->trigger();
        QVERIFY(bench.design() == withTriangle());
    }

    void aPolygonIsMovedAndSteppedAsAWhole() {
        Bench bench(withTriangle());
        const auto corners = bench.signal().corners;
        bench.drag(bench.at(0, 0), bench.at(1, -1));
        QCOMPARE(bench.signal().corners, corners);
        QVERIFY(isNear(bench, outlineOf(bench.signal())[0], -3, -4));
        bench.key(Qt::Key_Right);
        QCOMPARE(bench.signal().corners, corners);
        QCOMPARE(bench.steps(), 2);
    }

    void aDoubleClickAddsAndRemovesACorner() {
        Bench bench(withTriangle());
        bench.doubleClick(bench.at(0, -3));
        QCOMPARE(bench.signal().corners.size(), 4u);
        QVERIFY(isNear(bench, outlineOf(bench.signal())[1], 0, -3));
        bench.drag(bench.corner(1), bench.at(0, -5));
        QVERIFY(isNear(bench, outlineOf(bench.signal())[1], 0, -5));
        bench.doubleClick(bench.corner(1));
        QCOMPARE(bench.signal().corners.size(), 3u);
        bench.doubleClick(bench.corner(1));
        QCOMPARE(bench.signal().corners.size(), 3u);
        QCOMPARE(bench.steps(), 3);
    }

    void deleteRemovesTheCornerThatWasHeld() {
        Bench bench(withPolygon({{-4, -3}, {4, -3}, {4, 3}, {-4, 3}}));
        bench.key(Qt::Key_Delete);
        QCOMPARE(bench.signal().corners.size(), 4u);
        bench.click(bench.corner(2));
        bench.key(Qt::Key_Delete);
        QCOMPARE(bench.signal().corners.size(), 3u);
        QVERIFY(isNear(bench, outlineOf(bench.signal())[2], -4, 3));
        QCOMPARE(bench.steps(), 1);
    }

    void aCornerThatIsForgottenIsDraggedNoFurther() {
        const PolygonTool::Corners triangle{{0, 0}, {1, 0}, {0, 1}};
        const Reach plane{2, 2};
        PolygonTool hand;
        hand.press(triangle, {1, 0}, 0.1);
        QVERIFY(hand.drag({1.5, 0}, plane).has_value());
        QVERIFY(!hand.withoutCorner(triangle).has_value());
        QVERIFY(!hand.drag({1.6, 0}, plane).has_value());
    }

    void onlyACornerOfThePolygonThatIsShownIsRemoved() {
        const Design square = withPolygon({{-4, -3}, {4, -3}, {4, 3}, {-4, 3}});
        Bench bench(square);
        bench.drag(bench.corner(2), bench.at(5, 5));
        bench.key(Qt::Key_Delete);
        QCOMPARE(bench.signal().corners.size(), 3u);
        bench.action(QStringLiteral("undo"))->trigger();
        bench.click(bench.corner(2));
        bench.action(QStringLiteral("undo"))->trigger();
        bench.key(Qt::Key_Delete);
        QVERIFY(bench.design() == square);
        bench.click(bench.corner(2));
        bench.open(square);
        bench.key(Qt::Key_Delete);
        QCOMPARE(bench.signal().corners.size(), 4u);
    }

    void anotherPictureGetsNothingOfAPolygon() {
        Bench bench(twoPolygons());
        chooseSource(bench.studio, 1);
        const Design before = bench.design();
        bench.click(bench.corner(2));
        chooseSource(bench.studio, 0);
        bench.key(Qt::Key_Delete);
        QCOMPARE(bench.signal().corners.size(), 4u);
        for (const QPoint place : {bench.at(-5, -5), bench.at(5, -5), bench.at(0, 5)})
            bench.click(place);
        chooseSource(bench.studio, 1);
        bench.key(Qt::Key_Return);
        QVERIFY(bench.design() == before);
    }

    void aPolygonWithoutCornersIsShown() {
        Bench bench(withPolygon({}));
        QVERIFY(!bench.canvas()->grab().isNull());
        QCOMPARE(bench.signal().kind, Kind::Polygon);
    }

    void aPolygonIsDrawnFreehandInOneStep() {
        Bench bench(withPolygon({{-1, -1}, {1, -1}, {0, 1}}));
        constexpr int count = 120;
        const auto on = [&](int step) {
            const double angle = 2 * 3.14159265358979 * step / count;
            return bench.at(5 * std::cos(angle), 5 * std::sin(angle));
        };
        bench.press(on(0));
        for (int step = 1; step < count; ++step)
            bench.move(on(step));
        QCOMPARE(bench.steps(), 0);
        bench.release(on(count - 1));
        QCOMPARE(bench.steps(), 1);
        const SignalRegion& drawn = bench.signal();
        QVERIFY(drawn.corners.size() > 8 && drawn.corners.size() < 60);
        QVERIFY(std::abs(drawn.place.width.si() - 10e-3) < 0.3e-3);
        for (const PlanePoint& corner : outlineOf(drawn))
            QVERIFY(std::abs(std::hypot(corner.x, corner.y) - 5e-3) < 0.2e-3);
    }

    void aPolygonIsDrawnCornerByCorner() {
        Bench bench(withPolygon({{-1, -1}, {1, -1}, {0, 1}}));
        for (const QPoint place : {bench.at(-5, -5), bench.at(5, -5), bench.at(5, 2)})
            bench.click(place);
        bench.click(bench.at(0, 6));
        bench.key(Qt::Key_Backspace);
        QCOMPARE(bench.steps(), 0);
        bench.doubleClick(bench.at(-5, 2));
        QCOMPARE(bench.steps(), 1);
        const auto corners = outlineOf(bench.signal());
        QCOMPARE(corners.size(), 4u);
        QVERIFY(isNear(bench, corners[2], 5, 2) && isNear(bench, corners[3], -5, 2));
        bench.action(QStringLiteral("undo"))->trigger();
        QCOMPARE(bench.signal().corners.size(), 3u);
    }

    void enterOrTheFirstCornerClosesAPolygonAndEscapeGivesItUp() {
        Bench bench(withPolygon({{-1, -1}, {1, -1}, {0, 1}}));
        const auto clickThree = [&] {
            for (const QPoint place : {bench.at(-5, -5), bench.at(5, -5), bench.at(0, 5)})
                bench.click(place);
        };
        clickThree();
        bench.key(Qt::Key_Escape);
        QCOMPARE(bench.steps(), 0);
        bench.click(bench.at(0, 0));
        QCOMPARE(bench.steps(), 0);
        clickThree();
        bench.key(Qt::Key_Return);
        QCOMPARE(bench.steps(), 1);
        QVERIFY(isNear(bench, outlineOf(bench.signal())[2], 0, 5));
        bench.action(QStringLiteral("undo"))->trigger();
        clickThree();
        bench.click(bench.at(-5, -5));
        QCOMPARE(bench.steps(), 1);
        QCOMPARE(bench.signal().corners.size(), 3u);
    }

    void whatIsNoPolygonIsNotDrawn() {
        Bench bench(withPolygon({{-1, -1}, {1, -1}, {0, 1}}));
        bench.click(bench.at(-5, -5));
        bench.click(bench.at(5, -5));
        bench.key(Qt::Key_Return);
        bench.doubleClick(bench.at(5, 5));
        bench.drag(bench.at(-5, 5), bench.at(5, 5));
        QCOMPARE(bench.steps(), 0);
        QVERIFY(bench.signal() == Bench(withPolygon({{-1, -1}, {1, -1}, {0, 1}})).signal());
    }

    void theNoiseIsVeiledAroundEveryForm() {
        Bench bench(withPolygon({{-5, -5}, {5, -5}, {5, 5}}));
        const QColor noise = bench.colourAt(-3.6, 3.6), signal = bench.colourAt(3.6, -3.6);
        QVERIFY(noise.lightness() > signal.lightness());
        const auto isVeiled = [&](double x, double y) { return bench.colourAt(x, y) == noise; };
        bench.choose("ellipse");
        QVERIFY(!isVeiled(0.4, 4.4) && !isVeiled(-4.4, 0.4));
        QVERIFY(isVeiled(4.4, 4.4) && isVeiled(-4.4, -4.4));
        bench.choose("rectangle");
        QVERIFY(!isVeiled(4.4, 4.4) && isVeiled(5.6, 4.4));
        bench.dialogs.file = bench.maskFile(255);
        bench.choose("mask");
        bench.studio.document().edit(QStringLiteral("Wide"), [](Design design) {
            return withSignalPlace(std::move(design), 0, {12_mm, 12_mm});
        });
        QVERIFY(!isVeiled(-4.4, 4.4) && !isVeiled(-4.4, -4.4));
        QVERIFY(isVeiled(4.4, 4.4) && isVeiled(4.4, -4.4) && isVeiled(6.3, 0.4));
        bench.choose("plane");
        QVERIFY(!isVeiled(6.3, 0.4));
    }

    void theDesignAndItsPictureShowThePolygon() {
        Bench bench(withTriangle());
        bench.action(QStringLiteral("compute"))->trigger();
        QVERIFY(bench.studio.results().hologram().hasIterations());
        QVERIFY(bench.find<QWidget>(QStringLiteral("regionMark"))->isVisible());
        bench.choose("plane");
        QVERIFY(!bench.find<QWidget>(QStringLiteral("regionMark"))->isVisible());
    }
};

} // namespace fringe

QTEST_MAIN(fringe::RegionWindowTest)
#include "region_window_test.moc"
