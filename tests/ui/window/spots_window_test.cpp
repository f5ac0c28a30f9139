// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/targets/targets.h"
#include "tests/app/studio/small_spots.h"
#include "tests/ui/window/canvas_bench.h"
#include "ui/compare/comparison_window.h"
#include "ui/spots/spot_canvas.h"
#include "ui/spots/spot_painting.h"
#include "ui/views/view_style.h"

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QSpinBox>
#include <QTableView>
#include <QTableWidget>
#include <QToolButton>
#include <QWheelEvent>

namespace fringe {

/// A spot design in the window: canvas, table, shapes and rounds.
class SpotsWindowTest : public QObject {
    Q_OBJECT

    struct Bench : CanvasBench<SpotCanvas> {
        explicit Bench(const Design& design = smallSpots()) : CanvasBench(design) {}
        QTableView* table() const { return find<QTableView>(QStringLiteral("spotTable")); }
        const SpotList& spots() const { return design().spots.spots(); }
        const std::set<std::size_t>& chosen() { return studio.spotSelection().numbers(); }
        QPoint place(std::size_t number, CanvasFrame::Part part = CanvasFrame::Part::Plan) const {
            return canvas()->placeOf(number, part).toPoint();
        }
        void wheel(QPoint at, int notches) {
            QWheelEvent event(at, canvas()->mapToGlobal(at), {}, {0, 120 * notches}, {}, {},
                              Qt::NoScrollPhase, false);
            QApplication::sendEvent(canvas(), &event);
        }
        void edit(int row, int column, const QString& text) const {
            table()->model()->setData(table()->model()->index(row, column), text);
        }
    };

  private slots:
    void aSpotDesignShowsItsCanvasAndItsSections() {
        Bench bench;
        QVERIFY(bench.canvas()->isVisible());
        QCOMPARE(bench.openSection(), QStringLiteral("spots"));
        const QStringList shown = bench.shownSections();
        QVERIFY(shown.contains(QStringLiteral("algorithm")));
        QVERIFY(!shown.contains(QStringLiteral("method")));
        bench.open(smallDesign());
        QVERIFY(!bench.canvas()->isVisible());
    }

    void spotsShrinkWhereTheyWouldCoverEachOther() {
        CanvasFrame frame;
        frame.resize({400, 400});
        frame.show({-1e-3, 1e-3}, {-1e-3, 1e-3}, {-1e-3, 1e-3});
        const auto squareOf = [&](int side, double pixels) {
            SpotList spots;
            const double step = pixels * frame.metresPerPixel();
            for (int i = 0; i < side * side; ++i)
                spots.push_back({i % side * step, i / side * step, 0, 1, {}});
            return spots;
        };
        QCOMPARE(spotSize(frame, squareOf(1, 1)), 1.0);
        QCOMPARE(spotSize(frame, squareOf(10, 20)), 1.0);
        const SpotList crowd = squareOf(10, 7);
        const double size = spotSize(frame, crowd);
        QVERIFY(size < 0.7);
        QVERIFY(2 * size * spotRadius(crowd.front(), 1) < 7);
        QVERIFY(spotSize(frame, squareOf(30, 1)) > 0.3);
        SpotList line = squareOf(10, 20);
        line.resize(10);
        QCOMPARE(spotSize(frame, line), 1.0);
        frame.zoom({200, 200}, 4);
        QCOMPARE(spotSize(frame, crowd), 1.0);
    }

    void aDoubleClickAddsASpotWhereItIs() {
        Bench bench;
        const QPoint middle = (bench.place(0) + bench.place(2)) / 2;
        QTest::mouseDClick(bench.canvas(), Qt::LeftButton, {}, middle);
        QCOMPARE(bench.spots().size(), 5u);
        QVERIFY(std::abs(bench.spots()[4].x) < 2e-5);
        QCOMPARE(bench.place(4), middle);
        QCOMPARE(bench.chosen(), std::set<std::size_t>{4});
        QTest::mouseDClick(bench.canvas(), Qt::LeftButton, {}, middle);
        QCOMPARE(bench.spots().size(), 5u);
    }

    void aDragIsOneStep() {
        Bench bench;
        const QPoint from = bench.place(0);
        bench.press(from);
        for (int i = 1; i <= 10; ++i)
            bench.move(from + QPoint(2 * i, -i));
        QVERIFY(bench.studio.document().draft());
        QCOMPARE(bench.steps(), 0);
        bench.release(from + QPoint(20, -10));
        QCOMPARE(bench.steps(), 1);
        QVERIFY((bench.place(0) - from - QPoint(20, -10)).manhattanLength() <= 2);
        QVERIFY(bench.spots()[0].x > 1e-3 && bench.spots()[0].y > 5e-4);
        QCOMPARE(bench.spots()[1], smallSpots().spots.spots()[1]);
        bench.action(QStringLiteral("undo"))->trigger();
        QVERIFY(bench.design() == smallSpots());
    }

    void aDragIsFollowedByTheHologram() {
        Bench bench;
        bench.action(QStringLiteral("compute"))->trigger();
        const auto before = bench.studio.results().hologram().hologram;
        const QPoint from = bench.place(0);
        bench.press(from);
        bench.move(from + QPoint(10, 0));
        QVERIFY(bench.studio.results().hologram().provisional);
        QVERIFY(bench.studio.results().hologram().hologram != before);
        bench.release(from + QPoint(10, 0));
        QVERIFY(!bench.studio.results().hologram().provisional);
        QVERIFY(!bench.studio.results().isStale());
    }

    void escapeGivesADragUp() {
        Bench bench;
        const QPoint from = bench.place(0);
        bench.press(from);
        bench.move(from + QPoint(30, 0));
        QTest::keyClick(bench.canvas(), Qt::Key_Escape);
        QVERIFY(!bench.studio.document().draft());
        QCOMPARE(bench.place(0), from);
        bench.release(from + QPoint(30, 0));
        QCOMPARE(bench.steps(), 0);
    }

    void theStripMovesInDepth() {
        Bench bench;
        const QPoint from = bench.place(2, CanvasFrame::Part::Strip);
        bench.press(from);
        bench.move(from + QPoint(0, -12));
        bench.release(from + QPoint(0, -12));
        QVERIFY(bench.spots()[2].z > 1e-3);
        QCOMPARE(bench.spots()[2].y, -5e-4);
    }

    void theWheelMovesInDepthOrZooms() {
        Bench bench;
        bench.wheel(bench.place(1), 1);
        bench.wheel(bench.place(1), 1);
        QVERIFY(bench.spots()[1].z > 0);
        QCOMPARE(bench.chosen(), std::set<std::size_t>{1});
        QCOMPARE(bench.steps(), 1);
        const double before = (bench.place(0) - bench.place(1)).x();
        bench.wheel((bench.place(0) + bench.place(1)) / 2, 2);
        QVERIFY((bench.place(0) - bench.place(1)).x() > 1.3 * before);
        QCOMPARE(bench.steps(), 1);
    }

    void theWheelIsFollowedByTheHologram() {
        Bench bench;
        bench.action(QStringLiteral("compute"))->trigger();
        const auto before = bench.studio.results().hologram().hologram;
        bench.wheel(bench.place(1), 1);
        const HologramResult& result = bench.studio.results().hologram();
        QVERIFY(result.hologram != before);
        QVERIFY(!result.provisional && !bench.studio.results().isStale());
        QCOMPARE(result.design->spots.spots()[1].z, bench.spots()[1].z);
    }

    void theRoundsSayThatTheDesignHasChangedSince() {
        Bench bench;
        bench.action(QStringLiteral("compute"))->trigger();
        const auto* headline = bench.find<QLabel>(QStringLiteral("roundsHeadline"));
        const auto isOld = [&] { return headline->text().contains(QStringLiteral("has changed")); };
        QVERIFY(!isOld());
        bench.edit(0, 0, QStringLiteral("1.25 mm"));
        QVERIFY(isOld());
        bench.action(QStringLiteral("undo"))->trigger();
        QVERIFY(!isOld());
        bench.action(QStringLiteral("redo"))->trigger();
        bench.action(QStringLiteral("compute"))->trigger();
        QVERIFY(!isOld());
    }

    void aBandChoosesAndDeleteRemoves() {
        Bench bench;
        const QPoint from = bench.place(1) + QPoint(-15, -15);
        const QPoint to = bench.place(2) + QPoint(15, 15);
        bench.press(from);
        bench.move(to);
        bench.release(to);
        QCOMPARE(bench.chosen(), (std::set<std::size_t>{1, 2}));
        QCOMPARE(bench.table()->selectionModel()->selectedRows().size(), 2);
        QTest::keyClick(bench.canvas(), Qt::Key_Delete);
        QCOMPARE(bench.spots().size(), 2u);
        QVERIFY(bench.chosen().empty());
        bench.action(QStringLiteral("undo"))->trigger();
        QCOMPARE(bench.spots().size(), 4u);
    }

    void keysNudgeWhatIsChosen() {
        Bench bench;
        QTest::keyClick(bench.canvas(), Qt::Key_Right);
        QCOMPARE(bench.steps(), 0);
        QTest::keyClick(bench.canvas(), Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(bench.chosen().size(), 4u);
        QTest::keyClick(bench.canvas(), Qt::Key_Right);
        QTest::keyClick(bench.canvas(), Qt::Key_PageUp);
        QCOMPARE(bench.steps(), 1);
        QVERIFY(bench.spots()[0].x > 1e-3 && bench.spots()[0].z > 0);
        QVERIFY(bench.spots()[1].x > -1e-3);
    }

    void theTableEditsWithUnits() {
        Bench bench;
        bench.edit(0, 0, QStringLiteral("1.25 mm"));
        bench.edit(0, 3, QStringLiteral("3"));
        bench.edit(0, 4, QStringLiteral("90 deg"));
        QCOMPARE(bench.spots()[0].x, 1.25e-3);
        QCOMPARE(bench.spots()[0].intensity, 3.0);
        QVERIFY(std::abs(*bench.spots()[0].phase - std::numbers::pi / 2) < 1e-12);
        bench.edit(0, 4, {});
        QVERIFY(!bench.spots()[0].phase);
        QCOMPARE(bench.steps(), 4);
    }

    void aNumberAloneIsInTheUnitOfItsColumn() {
        Bench bench;
        bench.edit(0, 0, QStringLiteral("1.25"));
        bench.edit(0, 1, QStringLiteral("-0,5"));
        bench.edit(0, 4, QStringLiteral("90"));
        QCOMPARE(bench.spots()[0].x, 1.25e-3);
        QCOMPARE(bench.spots()[0].y, -0.5e-3);
        QVERIFY(std::abs(*bench.spots()[0].phase - std::numbers::pi / 2) < 1e-12);
        bench.edit(0, 4, QStringLiteral("free"));
        QVERIFY(!bench.spots()[0].phase);
    }

    void theTableRefusesNonsenseInOneSentence_data() {
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("text");
        QTest::newRow("another unit") << 0 << QStringLiteral("3 deg");
        QTest::newRow("no number") << 1 << QStringLiteral("wide");
        QTest::newRow("negative") << 3 << QStringLiteral("-1");
        QTest::newRow("not a number") << 3 << QStringLiteral("nan");
        QTest::newRow("empty") << 2 << QString();
    }
    void theTableRefusesNonsenseInOneSentence() {
        QFETCH(int, column);
        QFETCH(QString, text);
        Bench bench;
        bench.edit(0, column, text);
        QVERIFY(bench.design() == smallSpots());
        const auto labels = bench.table()->parentWidget()->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
            return label->isVisible() && label->text().size() > 15;
        }));
    }

    void aShapeIsAddedInOneStep() {
        Bench bench;
        bench.find<QAction>(QStringLiteral("shape-ring"))->trigger();
        auto* dialog = bench.find<QDialog>(QStringLiteral("shapeDialog"));
        QVERIFY(dialog);
        dialog->accept();
        QCOMPARE(bench.spots().size(), 16u);
        QCOMPARE(bench.chosen().size(), 12u);
        QCOMPARE(bench.steps(), 1);
    }

    void theTitleOfAShapeHasRoom() {
        Bench bench(emptySpotDesign());
        bench.find<QAction>(QStringLiteral("shape-ring"))->trigger();
        auto* dialog = bench.find<QDialog>(QStringLiteral("shapeDialog"));
        const int title = dialog->fontMetrics().horizontalAdvance(dialog->windowTitle());
        QVERIFY(dialog->width() > title + 100);
        dialog->reject();
    }

    void aShapeIsSeenWholeAndLarge() {
        Bench bench;
        bench.find<QAction>(QStringLiteral("shape-ring"))->trigger();
        bench.find<QDialog>(QStringLiteral("shapeDialog"))->accept();
        const SpotCanvas* canvas = bench.canvas();
        QRectF box;
        for (std::size_t number = 0; number < bench.spots().size(); ++number)
            box |= QRectF(bench.place(number), QSizeF(1, 1));
        QVERIFY(QRectF(canvas->rect()).contains(box));
        const double room = canvas->height() - 150;
        QVERIFY2(box.height() > 0.4 * room, qPrintable(QString::number(box.height())));
    }

    void aDraggedSpotTellsWhereItIs() {
        Bench bench;
        const QPoint from = bench.place(0);
        const auto* probe = bench.find<QLabel>(QStringLiteral("probe"));
        bench.press(from);
        bench.move(from + QPoint(20, 0));
        const QString first = probe->text();
        QVERIFY(first.contains(QStringLiteral("Spot 1")));
        bench.move(from + QPoint(40, 0));
        QVERIFY(probe->text() != first);
        bench.release(from + QPoint(40, 0));
    }

    void theRoundsAreShownAndGoOn() {
        Bench bench;
        auto* goOn = bench.find<QToolButton>(QStringLiteral("continueRounds"));
        QVERIFY(!goOn->isEnabled());
        bench.action(QStringLiteral("compute"))->trigger();
        QVERIFY(goOn->isEnabled());
        QVERIFY(bench.find<QLabel>(QStringLiteral("roundsHeadline"))
                    ->text()
                    .contains(QStringLiteral("6")));
        bench.find<QSpinBox>(QStringLiteral("moreRounds"))->setValue(4);
        goOn->click();
        QCOMPARE(bench.studio.results().hologram().solved->state.iteration, 10);
        QCOMPARE(bench.canvas()->scene().brightness.size(), 4u);
    }

    void noMoreRoundsCanBeAskedForThanThereMayBe() {
        Bench bench;
        bench.action(QStringLiteral("compute"))->trigger();
        auto* more = bench.find<QSpinBox>(QStringLiteral("moreRounds"));
        more->setValue(1'000'000);
        Design design = *bench.studio.results().hologram().design;
        design.spots.settings.stop.iterations = 6 + more->value();
        QVERIFY(planDesign(design).runnable());
        ++design.spots.settings.stop.iterations;
        QVERIFY(!planDesign(design).runnable());
    }

    void roundsThatAreHeldSaySoAndAreResumed() {
        Bench bench;
        bench.action(QStringLiteral("compute"))->trigger();
        const auto watch =
            std::make_shared<RoundWatch>(bench.studio.document().design(), quint64{1});
        bench.studio.roundRuns().begin(watch);
        auto* pause = bench.find<QToolButton>(QStringLiteral("pauseRounds"));
        const auto* headline = bench.find<QLabel>(QStringLiteral("roundsHeadline"));
        const QString before = headline->text();
        pause->click();
        QVERIFY(watch->isPaused());
        QCOMPARE(pause->text(), QStringLiteral("Resume"));
        QVERIFY(headline->text().startsWith(QStringLiteral("Paused.")));
        pause->click();
        QVERIFY(!watch->isPaused());
        QCOMPARE(pause->text(), QStringLiteral("Pause"));
        QCOMPARE(headline->text(), before);
        bench.studio.roundRuns().end(watch);
    }

    void twoDesignsAreComparedSideBySide() {
        Bench bench;
        QVERIFY(!bench.action(QStringLiteral("compare"))->isEnabled());
        bench.action(QStringLiteral("compute"))->trigger();
        bench.find<QToolButton>(QStringLiteral("continueRounds"))->click();
        bench.find<QToolButton>(QStringLiteral("compareRounds"))->click();
        auto* window = bench.find<ComparisonWindow>(QStringLiteral("comparisonWindow"));
        QVERIFY(window && window->isVisible());
        auto* table = window->findChild<QTableWidget*>(QStringLiteral("comparisonTable"));
        auto* first = window->findChild<QComboBox*>(QStringLiteral("firstRun"));
        QCOMPARE(first->currentIndex(), 0);
        QCOMPARE(window->findChild<QComboBox*>(QStringLiteral("secondRun"))->currentIndex(), 1);
        const auto holds = [&](const QString& text) {
            return !table->findItems(text, Qt::MatchExactly).isEmpty();
        };
        QVERIFY(holds(QStringLiteral("+20")) && holds(QStringLiteral("26")));
        first->setCurrentIndex(1);
        QVERIFY(!holds(QStringLiteral("+20")));
        bench.open(smallSpots());
        QCOMPARE(table->rowCount(), 0);
    }

    void theStripKeepsItsCaptionBesideSpots() {
        const auto rightOfTheStrip = [](const Bench& bench) {
            const QImage shown = bench.canvas()->grab().toImage();
            CanvasFrame frame;
            frame.resize(shown.size());
            const int top = qRound(frame.strip().top()) + 3;
            int written = 0;
            for (int y = top; y < top + bench.canvas()->fontMetrics().height(); ++y)
                for (int x = shown.width() - 60; x < shown.width() - 4; ++x)
                    written += shown.pixelColor(x, y).lightness() > 120;
            return written;
        };
        QVERIFY(rightOfTheStrip(Bench(emptySpotDesign())) > 20);
        QVERIFY(rightOfTheStrip(Bench()) > 20);
    }

    void noLineRunsThroughTheHintOfAnEmptyDesign() {
        Bench bench(emptySpotDesign());
        const QImage shown = bench.canvas()->grab().toImage();
        CanvasFrame frame;
        frame.resize(shown.size());
        const QRect plan = frame.plan().toRect();
        const QColor axis = shown.pixelColor(plan.width() / 2, plan.top() + 2);
        QVERIFY(axis != viewBackground());
        int free = 0, longest = 0;
        for (int y = plan.center().y() + 2; y < plan.bottom() - 2; ++y) {
            free = shown.pixelColor(plan.width() / 2, y) == axis ? 0 : free + 1;
            longest = std::max(longest, free);
        }
        QVERIFY(longest > bench.canvas()->fontMetrics().height());
    }

    void anEmptyDesignSaysWhatToDo() {
        Bench bench(emptySpotDesign());
        QVERIFY(!bench.action(QStringLiteral("compute"))->isEnabled());
        QVERIFY(
            bench.action(QStringLiteral("compute"))->toolTip().contains(QStringLiteral("spot")));
        bench.canvas()->repaint();
        QTest::mouseDClick(bench.canvas(), Qt::LeftButton, {},
                           QPoint(bench.canvas()->width() / 2, bench.canvas()->height() / 3));
        QVERIFY(bench.action(QStringLiteral("compute"))->isEnabled());
    }
};

} // namespace fringe

QTEST_MAIN(fringe::SpotsWindowTest)
#include "spots_window_test.moc"
