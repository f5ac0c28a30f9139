// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/jobs/job_list.h"
#include "tests/app/studio/small_picture.h"
#include "tests/ui/window/canvas_bench.h"
#include "ui/forms/form_field.h"
#include "ui/sources/image/picture_canvas.h"
#include "ui/style/theme.h"
#include "ui/views/view_style.h"

#include <QComboBox>
#include <QDockWidget>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QToolButton>
#include <QTreeView>

namespace fringe {

/// A picture design in the window: canvas, numbers, iterations, drop.
class PictureWindowTest : public QObject {
    Q_OBJECT

    struct Bench : CanvasBench<PictureCanvas> {
        explicit Bench(const Design& design = smallPicture()) : CanvasBench(design) {}
        PicturePlace signal() const { return asImage(chosen()).signal.place; }
        PicturePlace picture() const { return asImage(chosen()).place; }
        QPoint at(double xMillimetres, double yMillimetres) const {
            return canvas()->placeOf(xMillimetres * 1e-3, yMillimetres * 1e-3).toPoint();
        }
        /// The grip of a side or a corner of a rectangle: -1, 0 or 1 along each axis.
        QPoint grip(const PicturePlace& place, int x, int y) const {
            return canvas()
                ->placeOf(place.x.si() + x * place.width.si() / 2,
                          place.y.si() + y * place.height.si() / 2)
                .toPoint();
        }
        QPoint way(double xMillimetres, double yMillimetres) const {
            return at(xMillimetres, yMillimetres) - at(0, 0);
        }
        /// A file of 12 × 10 pixels.
        QString greyFile() const {
            const QString path = folder.filePath(QStringLiteral("second.png"));
            QImage image(12, 10, QImage::Format_Grayscale8);
            image.fill(200);
            return image.save(path) ? path : QString();
        }
    };

    /// Within two pixels of the canvas.
    static bool isNear(const Bench& bench, Length length, double millimetres) {
        const double pixel = 1e-3 / bench.way(1, 0).x();
        return std::abs(length.si() - millimetres * 1e-3) < 2.5 * pixel;
    }

  private slots:
    void aPictureDesignShowsItsCanvasAndItsSections() {
        Bench bench;
        QVERIFY(bench.canvas()->isVisible());
        QCOMPARE(bench.inspector()->section(), QStringLiteral("image"));
        const QStringList shown = bench.shownSections();
        QVERIFY(shown.contains(QStringLiteral("solver")));
        QVERIFY(!shown.contains(QStringLiteral("method")));
        QVERIFY(!shown.contains(QStringLiteral("points")));
        bench.open(smallDesign());
        QVERIFY(!bench.canvas()->isVisible());
    }

    void inALowWindowThePlanesStandSideBySide() {
        Bench bench;
        const auto* hologram = bench.find<QWidget>(QStringLiteral("pane-hologram"));
        const auto* picture = bench.find<QWidget>(QStringLiteral("pane-image"));
        QTRY_COMPARE(hologram->y(), picture->y());
        QVERIFY(std::min(bench.canvas()->width(), bench.canvas()->height()) > 240);
        bench.window.resize(1280, 1000);
        QTRY_VERIFY(hologram->y() > picture->y());
        bench.window.resize(1280, 720);
        QTRY_COMPARE(hologram->y(), picture->y());
        bench.open(smallDesign());
        const auto* scene = bench.find<QWidget>(QStringLiteral("pane-scene"));
        QTRY_VERIFY(hologram->y() > scene->y());
    }

    void thePanelOfIterationsTakesNoRoomFromPoints() {
        Bench bench;
        const auto* iterations = bench.find<QDockWidget>(QStringLiteral("dock-iterations"));
        const auto* jobs = bench.find<QDockWidget>(QStringLiteral("dock-jobs"));
        QVERIFY(iterations->isVisible());
        bench.open(smallDesign());
        QVERIFY(iterations->isHidden());
        QTRY_VERIFY(jobs->isVisible() && jobs->height() < 150);
        bench.action(QStringLiteral("reset-layout"))->trigger();
        QVERIFY(iterations->isHidden());
        bench.open(smallPicture());
        QTRY_VERIFY(iterations->isVisible());
        bench.studio.document().edit(QStringLiteral("Points"), [](Design design) {
            return withOnlyKind(std::move(design), "points");
        });
        QVERIFY(iterations->isHidden());
        bench.action(QStringLiteral("undo"))->trigger();
        QTRY_VERIFY(iterations->isVisible());
    }

    void aDragOfACornerResizesTheSignalRegionInOneStep() {
        Bench bench;
        const PicturePlace before = bench.signal();
        const QPoint corner = bench.grip(before, 1, 1);
        bench.drag(corner, corner + bench.way(1, 0.5));
        QCOMPARE(bench.steps(), 1);
        QVERIFY(isNear(bench, bench.signal().width, before.width.si() * 1e3 + 1));
        QVERIFY(isNear(bench, bench.signal().height, before.height.si() * 1e3 + 0.5));
        QVERIFY(isNear(bench, bench.signal().x, 0.5));
        bench.action(QStringLiteral("undo"))->trigger();
        QCOMPARE(bench.signal(), before);
    }

    void aDragInsideMovesTheRegionWithinThePlane() {
        Bench bench;
        const PicturePlace before = bench.signal();
        bench.drag(bench.at(0, 0), bench.at(1, -1));
        QCOMPARE(bench.signal().width, before.width);
        QVERIFY(isNear(bench, bench.signal().x, 1) && isNear(bench, bench.signal().y, -1));
        bench.drag(bench.at(1, -1), bench.at(40, 0));
        QVERIFY(bench.signal().x.si() + bench.signal().width.si() / 2
                <= pictureReach(bench.design().setup).x + 1e-12);
    }

    void aDragOverTheNoiseDrawsAnotherRegion() {
        Bench bench;
        bench.drag(bench.at(-6, 6), bench.at(-4.5, 5));
        QVERIFY(isNear(bench, bench.signal().width, 1.5));
        QVERIFY(isNear(bench, bench.signal().x, -5.25));
        QVERIFY(isNear(bench, bench.signal().y, 5.5));
        QCOMPARE(bench.steps(), 1);
    }

    void escapeGivesADragUp() {
        Bench bench;
        const PicturePlace before = bench.signal();
        bench.press(bench.at(0, 0));
        bench.move(bench.at(2, 0));
        QVERIFY(bench.canvas()->scene().signal.place != before);
        QTest::keyClick(bench.canvas(), Qt::Key_Escape);
        QVERIFY(bench.canvas()->scene().signal.place == before);
        bench.release(bench.at(2, 0));
        QCOMPARE(bench.steps(), 0);
    }

    void keysMoveAndResize() {
        Bench bench;
        const PicturePlace before = bench.signal();
        QTest::keyClick(bench.canvas(), Qt::Key_Right);
        QTest::keyClick(bench.canvas(), Qt::Key_Up, Qt::ShiftModifier);
        QVERIFY(bench.signal().x > before.x);
        QVERIFY(bench.signal().y.si() > 5 * bench.signal().x.si());
        QCOMPARE(bench.steps(), 1);
        QTest::keyClick(bench.canvas(), Qt::Key_Left, Qt::ControlModifier);
        QVERIFY(bench.signal().width < before.width);
        QCOMPARE(bench.signal().height, before.height);
    }

    void thePictureKeepsItsProportions() {
        Bench bench;
        bench.find<QToolButton>(QStringLiteral("editPicture"))->click();
        const PicturePlace before = bench.picture(), region = bench.signal();
        const QPoint corner = bench.grip(before, 1, 1);
        bench.drag(corner, corner + bench.way(-1, -0.2));
        QVERIFY(bench.picture().width < before.width);
        QVERIFY(
            std::abs(bench.picture().width / bench.picture().height - before.width / before.height)
            < 1e-6);
        QCOMPARE(bench.signal(), region);
        bench.drag(bench.at(-6, 6), bench.at(-4, 5));
        QCOMPARE(bench.steps(), 1);
    }

    void numbersOfTheInspectorMoveTheRegion() {
        Bench bench;
        Inspector* inspector = bench.inspector();
        auto* field = inspector->field(QStringLiteral("image.signal_width"));
        QVERIFY(field);
        emit field->edited(3e-3);
        QCOMPARE(bench.signal().width, 3_mm);
        QCOMPARE(bench.canvas()->scene().signal.place.width, 3_mm);
        emit inspector->field(QStringLiteral("image.signal"))->edited(std::string("plane"));
        QCOMPARE(bench.canvas()->scene().signal.kind, SignalRegion::Kind::Plane);
        QVERIFY(!inspector->field(QStringLiteral("image.signal_width")));
    }

    void theIterationsAreShownWithTheFiguresOfPictures() {
        Bench bench;
        bench.action(QStringLiteral("compute"))->trigger();
        QVERIFY(bench.studio.results().hologram().hasIterations());
        const QString figures = bench.find<QLabel>(QStringLiteral("iterationsFigures"))->text();
        QVERIFY(figures.contains(QStringLiteral("PSNR")));
        QVERIFY(figures.contains(QStringLiteral("on a grid twice as fine")));
        QVERIFY(!figures.contains(QStringLiteral("Uniformity")));
        QVERIFY(bench.find<QWidget>(QStringLiteral("powers"))->isHidden());
        bench.find<QToolButton>(QStringLiteral("continueIterations"))->click();
        QCOMPARE(bench.studio.results().hologram().chain.solved()->state.iteration, 26);
    }

    void noChoiceOfTheInspectorIsCut() {
        Bench bench;
        Inspector* inspector = bench.inspector();
        int choices = 0;
        for (const QString& section : bench.shownSections()) {
            inspector->showSection(section);
            QCoreApplication::processEvents();
            for (const auto* box : inspector->widget()->findChildren<QComboBox*>()) {
                if (!box->isVisibleTo(inspector))
                    continue;
                const int right = box->mapTo(inspector, QPoint(box->width(), 0)).x();
                const QString told = section + QLatin1Char(' ') + box->currentText();
                const int text = box->fontMetrics().horizontalAdvance(box->currentText());
                QVERIFY2(box->width() > text + 16, qPrintable(told));
                QVERIFY2(right <= inspector->viewport()->width(), qPrintable(told));
                ++choices;
            }
        }
        QVERIFY(choices > 5);
    }

    void theTableOfJobsFitsIntoTheWindow() {
        Bench bench;
        bench.action(QStringLiteral("compute"))->trigger();
        const auto* table = bench.find<QTreeView>(QStringLiteral("jobs"));
        bench.find<QDockWidget>(QStringLiteral("dock-jobs"))->raise();
        QTRY_VERIFY(table->isVisible() && table->width() > 300);
        QCOMPARE(table->horizontalScrollBar()->maximum(), 0);
        QVERIFY(table->columnWidth(JobList::State) > 60);
    }

    void aSecondPictureIsAddedChosenAndRemoved() {
        Bench bench;
        const QStringList one = bench.shownSections();
        QVERIFY(!one.contains(QStringLiteral("image.2")));
        bench.dialogs.file = bench.greyFile();
        bench.find<QToolButton>(QStringLiteral("addSource"))->click();
        QCOMPARE(bench.design().sources.size(), 2u);
        QCOMPARE(bench.tree()->section(), QStringLiteral("image.2"));
        QCOMPARE(bench.tree()->currentItem()->text(0), QStringLiteral("second.png"));
        QVERIFY(bench.find<QLabel>(QStringLiteral("sourceText"))
                    ->text()
                    .contains(QStringLiteral("second.png, 12 × 10")));
        QCOMPARE(bench.canvas()->scene().image.size(), QSize(12, 10));
        const Length behind = asImage(bench.chosen()).distance;
        QVERIFY(behind > 0_mm);
        QCOMPARE(bench.studio.refocus().distance(), behind);
        bench.tree()->select(QStringLiteral("image"));
        QCOMPARE(bench.chosen().name, std::string("steps"));
        QCOMPARE(bench.canvas()->scene().image.size(), QSize(8, 8));
        QCOMPARE(bench.studio.refocus().distance(), 0_mm);
        bench.tree()->select(QStringLiteral("image.2"));
        QCOMPARE(bench.inspector()->section(), QStringLiteral("image.2"));
        bench.find<QToolButton>(QStringLiteral("removeSource"))->click();
        QCOMPARE(bench.design().sources.size(), 1u);
        QCOMPARE(bench.shownSections(), one);
        bench.action(QStringLiteral("undo"))->trigger();
        QCOMPARE(asImage(bench.design().sources.at(1)).distance, behind);
        QVERIFY(bench.shownSections().contains(QStringLiteral("image.2")));
    }

    void withoutAPictureThereIsAHintAndNothingElse() {
        Bench bench(emptyDesign("image"));
        const QImage shown = bench.canvas()->grab().toImage();
        int drawn = 0;
        for (int y = 2; y < shown.height() - 2; ++y)
            drawn += shown.pixelColor(shown.width() / 2, y) != shade(Role::View);
        QVERIFY2(drawn < shown.height() / 3, qPrintable(QString::number(drawn)));
        bench.drag(bench.at(-2, -2), bench.at(2, 2));
        QTest::keyClick(bench.canvas(), Qt::Key_Right);
        QCOMPARE(bench.steps(), 0);
    }

    void aDroppedPictureTakesThePlaceOfPoints() {
        Bench bench(smallDesign());
        const Design before = bench.design();
        QVERIFY(bench.drop({bench.greyFile()}));
        QCOMPARE(bench.chosen().kind.key, std::string("image"));
        QVERIFY(bench.canvas()->isVisible());
        QVERIFY(!bench.canvas()->scene().image.isNull());
        QCOMPARE(bench.dialogs.asked, 0);
        bench.action(QStringLiteral("undo"))->trigger();
        QVERIFY(bench.design() == before);
    }
};

} // namespace fringe

QTEST_MAIN(fringe::PictureWindowTest)
#include "picture_window_test.moc"
