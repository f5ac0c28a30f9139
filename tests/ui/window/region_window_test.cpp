// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/region_outline.h"
#include "tests/app/studio/small_picture.h"
#include "tests/ui/window/canvas_bench.h"
#include "ui/forms/form_field.h"
#include "ui/panels/inspector.h"
#include "ui/panels/message_bar.h"
#include "ui/pictures/picture_canvas.h"
#include "ui/pictures/polygon_hand.h"

#include <QImage>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QToolButton>

namespace fringe {

/// Signal regions of every form, chosen, drawn and edited in the window.
class RegionWindowTest : public QObject {
    Q_OBJECT

    using Kind = SignalRegion::Kind;

    struct Bench : CanvasBench<PictureCanvas> {
        explicit Bench(const Design& design = smallPicture()) : CanvasBench(design) {}
        const SignalRegion& signal() const { return design().picture.plane().signal; }
        QPoint at(double xMillimetres, double yMillimetres) const {
            return canvas()->placeOf(xMillimetres * 1e-3, yMillimetres * 1e-3).toPoint();
        }
        QPoint corner(std::size_t number) const {
            const PlanePoint point = outlineOf(signal()).at(number);
            return canvas()->placeOf(point.x, point.y).toPoint();
        }
        void choose(const char* form) const {
            find<QAction>(QStringLiteral("signalForm-") + QLatin1String(form))->trigger();
        }
        /// As the inspector does it, which asks for no mask.
        void chooseMaskForm() {
            studio.document().edit(QStringLiteral("Form"), [](Design design) {
                return withPictureParameter(std::move(design), "picture.signal", "mask");
            });
        }
        void click(QPoint place) {
            press(place);
            release(place);
        }
        /// As a mouse makes it.
        void doubleClick(QPoint place) {
            click(place);
            QMouseEvent event(QEvent::MouseButtonDblClick, place, canvas()->mapToGlobal(place),
                              Qt::LeftButton, Qt::LeftButton, {});
            QApplication::sendEvent(canvas(), &event);
            release(place);
        }
        void key(Qt::Key key) const { QTest::keyClick(canvas(), key); }
        QString maskFile(int grey) const {
            const QString path = folder.filePath(QStringLiteral("mask%1.png").arg(grey));
            QImage image(6, 3, QImage::Format_Grayscale8);
            image.fill(0);
            for (int row = 0; row < 3; ++row)
                image.scanLine(row)[0] = image.scanLine(row)[1] = static_cast<uchar>(grey);
            return image.save(path) ? path : QString();
        }
        QStringList messages() const {
            return find<MessageBar>(QStringLiteral("messageBar"))->texts();
        }
        QWidget* form() const {
            return find<QWidget>(QStringLiteral("inspector"))
                ->findChild<QWidget*>(QStringLiteral("regionForm"));
        }
        /// What is drawn there, where neither grid nor outline is.
        QColor colourAt(double xMillimetres, double yMillimetres) const {
            return canvas()->grab().toImage().pixelColor(at(xMillimetres, yMillimetres));
        }
    };

    /// A polygon of these corners [mm].
    static Design withPolygon(const std::vector<PlanePoint>& corners) {
        std::vector<PlanePoint> inMetres;
        for (const PlanePoint& corner : corners)
            inMetres.push_back({corner.x * 1e-3, corner.y * 1e-3});
        return withSignal(smallPicture(), polygonThrough(inMetres));
    }
    /// The same square in two pictures; the second is shown.
    static Design twoPolygons() {
        const auto square =
            polygonThrough({{-4e-3, -3e-3}, {4e-3, -3e-3}, {4e-3, 3e-3}, {-4e-3, 3e-3}});
        Design design = severalPictures(2);
        for (PicturePlane& plane : design.picture.planes)
            plane.signal = square;
        return design;
    }
    static Design withTriangle() { return withPolygon({{-4, -3}, {4, -3}, {0, 4}}); }

    /// A mask of single pixels, each of which has four edges.
    static std::shared_ptr<const GreyPicture> dots(Shape shape) {
        auto mask = std::make_shared<GreyPicture>(GreyPicture{shape, {}});
        for (std::int64_t row = 0; row < shape.rows; ++row)
            for (std::int64_t col = 0; col < shape.cols; ++col)
                mask->intensity.push_back(row % 2 == 0 && col % 2 == 0 ? 1.0F : 0.0F);
        return mask;
    }

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
        QVERIFY(outlineOf(bench.signal())[2].y <= pictureReach(bench.design()).y + 1e-12);
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
        const PolygonHand::Corners triangle{{0, 0}, {1, 0}, {0, 1}};
        const Reach plane{2, 2};
        PolygonHand hand;
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
        const Design before = bench.design();
        const auto choosePicture = [&](std::size_t number) {
            bench.studio.document().edit(QStringLiteral("Show"), [number](Design design) {
                return withChosenPicture(std::move(design), number);
            });
        };
        bench.click(bench.corner(2));
        choosePicture(0);
        bench.key(Qt::Key_Delete);
        QCOMPARE(bench.signal().corners.size(), 4u);
        for (const QPoint place : {bench.at(-5, -5), bench.at(5, -5), bench.at(0, 5)})
            bench.click(place);
        choosePicture(1);
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
            return withSignalPlace(std::move(design), {12_mm, 12_mm});
        });
        QVERIFY(!isVeiled(-4.4, 4.4) && !isVeiled(-4.4, -4.4));
        QVERIFY(isVeiled(4.4, 4.4) && isVeiled(4.4, -4.4) && isVeiled(6.3, 0.4));
        bench.choose("plane");
        QVERIFY(!isVeiled(6.3, 0.4));
    }

    void aMaskIsAskedForOnceAndShown() {
        Bench bench;
        bench.dialogs.file = bench.maskFile(255);
        bench.choose("mask");
        QCOMPARE(bench.signal().kind, Kind::Mask);
        QCOMPARE(bench.steps(), 1);
        QCOMPARE(bench.signal().maskName, std::string("mask255.png"));
        QCOMPARE(bench.signal().place, bench.design().picture.plane().place);
        QCOMPARE(bench.signal().mask->shape, (Shape{3, 6}));
        QVERIFY(bench.form()->isVisible());
        const auto* text = bench.form()->findChild<QLabel*>(QStringLiteral("regionText"));
        QVERIFY(text->text().contains(QStringLiteral("mask255.png, 6 × 3")));
        const auto* thumbnail = bench.form()->findChild<QLabel*>(QStringLiteral("thumbnail"));
        QVERIFY(thumbnail->isVisible() && !thumbnail->pixmap().isNull());
        bench.choose("rectangle");
        QVERIFY(!bench.form()->isVisible());
        bench.dialogs.file.clear();
        bench.choose("mask");
        QVERIFY(bench.signal().mask);
        bench.action(QStringLiteral("compute"))->trigger();
        QVERIFY(bench.studio.results().hologram().solved);
    }

    void aMaskThatIsNotChosenChangesNothing() {
        Bench bench;
        const Design before = bench.design();
        bench.choose("mask");
        QVERIFY(bench.design() == before);
        QCOMPARE(bench.steps(), 0);
        QVERIFY(bench.find<QAction>(QStringLiteral("signalForm-rectangle"))->isChecked());
        QVERIFY(!bench.find<QAction>(QStringLiteral("signalForm-mask"))->isChecked());
    }

    void aMaskIsDrawnOnce() {
        LastMaskDrawing drawing;
        QVERIFY(drawing.of(nullptr).noise.isNull());
        const auto mask = dots({2, 3});
        const qint64 first = drawing.of(mask).noise.cacheKey();
        QCOMPARE(drawing.of(mask).noise.cacheKey(), first);
        QVERIFY(drawing.of(dots({2, 3})).noise.cacheKey() != first);
        QVERIFY(drawing.of(nullptr).noise.isNull());
    }

    void theEdgesOfADitheredMaskAreNotDrawn() {
        QVERIFY(!drawingOf(*dots({16, 16})).edges.isEmpty());
        const MaskDrawing dithered = drawingOf(*dots({300, 300}));
        QVERIFY(dithered.edges.isEmpty());
        QCOMPARE(dithered.noise.size(), QSize(300, 300));
        Bench bench;
        bench.action(QStringLiteral("compute"))->trigger();
        const auto isMarked = [&](Shape shape) {
            bench.studio.document().edit(QStringLiteral("Mask"), [shape](Design design) {
                return withSignalMask(std::move(design), dots(shape), "dots");
            });
            return bench.find<QWidget>(QStringLiteral("regionMark"))->isVisible();
        };
        QVERIFY(isMarked({16, 16}));
        QVERIFY(!isMarked({300, 300}));
        QVERIFY(isMarked({16, 16}));
    }

    void withoutAMaskTheFormSaysSo() {
        Bench bench;
        bench.chooseMaskForm();
        QVERIFY(!bench.signal().mask);
        const auto* text = bench.form()->findChild<QLabel*>(QStringLiteral("regionText"));
        QVERIFY(text->text().contains(QStringLiteral("No mask yet")));
        const auto* field = bench.find<Inspector>(QStringLiteral("inspector"))
                                ->field(QStringLiteral("picture.signal"));
        QTRY_COMPARE(field->finding().concern(), Concern::Refusal);
    }

    void whatIsNoMaskIsRefusedAndChangesNothing() {
        Bench bench;
        bench.chooseMaskForm();
        const Design before = bench.design();
        bench.dialogs.file = bench.maskFile(0);
        bench.form()->findChild<QPushButton*>(QStringLiteral("chooseMask"))->click();
        QVERIFY(bench.design() == before);
        QVERIFY(bench.messages().front().contains(QStringLiteral("black everywhere")));
        bench.dialogs.file = bench.folder.filePath(QStringLiteral("missing.png"));
        bench.form()->findChild<QPushButton*>(QStringLiteral("chooseMask"))->click();
        QVERIFY(bench.design() == before);
        QVERIFY(bench.messages().front().contains(QStringLiteral("missing.png")));
    }

    void aMaskIsDroppedOnItsForm() {
        Bench bench;
        bench.chooseMaskForm();
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(bench.maskFile(200))});
        const QPoint middle = bench.form()->rect().center();
        QDragEnterEvent enter(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(bench.form(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(bench.form(), &drop);
        QVERIFY(bench.signal().mask != nullptr);
        QCOMPARE(bench.design().picture.plane().name, std::string("steps"));
    }

    void theDesignAndItsPictureShowThePolygon() {
        Bench bench(withTriangle());
        bench.action(QStringLiteral("compute"))->trigger();
        QVERIFY(bench.studio.results().hologram().solved);
        QVERIFY(bench.find<QWidget>(QStringLiteral("regionMark"))->isVisible());
        bench.choose("plane");
        QVERIFY(!bench.find<QWidget>(QStringLiteral("regionMark"))->isVisible());
    }
};

} // namespace fringe

QTEST_MAIN(fringe::RegionWindowTest)
#include "region_window_test.moc"
