// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/numbers.h"
#include "tests/ui/window/spots_bench.h"
#include "ui/forms/finding_line.h"
#include "ui/sources/spots/spot_painting.h"
#include "ui/sources/spots/spot_table_view.h"
#include "ui/style/theme.h"
#include "ui/views/view_style.h"

#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QDialog>
#include <QLabel>
#include <QSet>

namespace fringe {

/// A spot design in the window: canvas, table and shapes.
class SpotsWindowTest : public QObject {
    Q_OBJECT

    using Bench = SpotsBench;

  private slots:
    void aSpotDesignShowsItsCanvasAndItsSections() {
        Bench bench;
        QVERIFY(bench.canvas()->isVisible());
        QCOMPARE(bench.inspector()->section(), QStringLiteral("spots"));
        const QStringList shown = bench.shownSections();
        QVERIFY(shown.contains(QStringLiteral("solver")));
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
        QCOMPARE(bench.chosenSpots(), std::set<std::size_t>{4});
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
        QCOMPARE(bench.spots()[1], spotsOf(smallSpots())[1]);
        bench.action(QStringLiteral("undo"))->trigger();
        QVERIFY(bench.design() == smallSpots());
    }

    void aDragIsFollowedByTheHologram() {
        Bench bench;
        bench.action(QStringLiteral("live"))->trigger();
        bench.action(QStringLiteral("compute"))->trigger();
        const auto before = bench.studio.results().hologram().chain.field();
        const QPoint from = bench.place(0);
        bench.press(from);
        bench.move(from + QPoint(10, 0));
        QVERIFY(bench.studio.results().shown().isPreview);
        QVERIFY(bench.studio.results().shown().chain.field() != before);
        bench.release(from + QPoint(10, 0));
        QVERIFY(!bench.studio.results().shown().isPreview);
        QVERIFY(!bench.studio.results().isWanting());
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
        QCOMPARE(bench.steps(), 0);
        bench.studio.spotSelection().set({1});
        bench.wheel(bench.place(1), 1);
        bench.wheel(bench.place(1), 1);
        QVERIFY(bench.spots()[1].z > 0);
        QCOMPARE(bench.steps(), 1);
        const double before = (bench.place(0) - bench.place(1)).x();
        bench.wheel((bench.place(0) + bench.place(1)) / 2, 2);
        QVERIFY((bench.place(0) - bench.place(1)).x() > 1.3 * before);
        QCOMPARE(bench.steps(), 1);
    }

    void theWheelIsFollowedByTheHologram() {
        Bench bench;
        bench.action(QStringLiteral("live"))->trigger();
        bench.action(QStringLiteral("compute"))->trigger();
        const auto before = bench.studio.results().hologram().chain.field();
        bench.studio.spotSelection().set({1});
        bench.wheel(bench.place(1), 1);
        const HologramResult& result = bench.studio.results().hologram();
        QVERIFY(result.chain.field() != before);
        QVERIFY(!result.isPreview && !bench.studio.results().isWanting());
        QCOMPARE(spotsOf(*result.design)[1].z, bench.spots()[1].z);
    }

    void aBandChoosesAndDeleteRemoves() {
        Bench bench;
        const QPoint from = bench.place(1) + QPoint(-15, -15);
        const QPoint to = bench.place(2) + QPoint(15, 15);
        bench.press(from);
        bench.move(to);
        bench.release(to);
        QCOMPARE(bench.chosenSpots(), (std::set<std::size_t>{1, 2}));
        QCOMPARE(bench.table()->selectionModel()->selectedRows().size(), 2);
        QTest::keyClick(bench.canvas(), Qt::Key_Delete);
        QCOMPARE(bench.spots().size(), 2u);
        QVERIFY(bench.chosenSpots().empty());
        bench.action(QStringLiteral("undo"))->trigger();
        QCOMPARE(bench.spots().size(), 4u);
    }

    void keysNudgeWhatIsChosen() {
        Bench bench;
        QTest::keyClick(bench.canvas(), Qt::Key_Right);
        QCOMPARE(bench.steps(), 0);
        QTest::keyClick(bench.canvas(), Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(bench.chosenSpots().size(), 4u);
        QTest::keyClick(bench.canvas(), Qt::Key_Right);
        QTest::keyClick(bench.canvas(), Qt::Key_PageUp);
        QCOMPARE(bench.steps(), 1);
        QVERIFY(bench.spots()[0].x > 1e-3 && bench.spots()[0].z > 0);
        QVERIFY(bench.spots()[1].x > -1e-3);
    }

    void arrowKeysMoveByWhatThePatternTellsApart() {
        Bench bench;
        bench.studio.spotSelection().set({0, 2});
        const SpotList before = bench.spots();
        const Reach step = resolvedStep(bench.design(), 0);
        QTest::keyClick(bench.canvas(), Qt::Key_Right);
        QTest::keyClick(bench.canvas(), Qt::Key_Down, Qt::ShiftModifier);
        for (const std::size_t moved : {0u, 2u}) {
            QVERIFY(std::abs(bench.spots()[moved].x - before[moved].x - step.x) < 1e-12);
            QVERIFY(std::abs(bench.spots()[moved].y - before[moved].y + 10 * step.y) < 1e-12);
        }
        QCOMPARE(bench.spots()[1], before[1]);
    }

    void theTableIsBesideTheIterations() {
        Bench bench;
        auto* table = bench.find<QDockWidget>(QStringLiteral("dock-table"));
        auto* iterations = bench.find<QDockWidget>(QStringLiteral("dock-iterations"));
        QVERIFY(bench.window.tabifiedDockWidgets(iterations).contains(table));
        QVERIFY(table->isAncestorOf(bench.table()));
        bench.open(smallDesign());
        QVERIFY(table->isHidden());
        bench.open(smallSpots());
        QVERIFY(!table->isHidden());
    }

    void whatIsCopiedIsPastedToTheLastBit() {
        SpotList odd{{0.1 + 0.2, 1e-5 / 3, -0.015359999999999999, 1.0 / 3, 0.1}};
        odd.push_back({1e-3, 2e-3, 0, 1, {}});
        Bench bench(withSpots(smallSpots(), 0, odd));
        bench.key(Qt::Key_A, Qt::ControlModifier);
        bench.key(Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QApplication::clipboard()->text().startsWith(QStringLiteral("x[mm]\t")));
        QTest::keyClick(bench.canvas(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(bench.spots().size(), 4u);
        QCOMPARE(bench.chosenSpots(), (std::set<std::size_t>{2, 3}));
        for (std::size_t i = 0; i < 4; ++i)
            QCOMPARE(bench.spots()[i], odd[i % 2]);
        QTest::keyClick(bench.canvas(), Qt::Key_C, Qt::ControlModifier);
        bench.choose(0, 0, SpotTable::X);
        bench.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(bench.spots().size(), 4u);
        QCOMPARE(bench.steps(), 1); // the same spots are no edit
    }

    void textIsPastedFromTheCurrentCell() {
        Bench bench;
        bench.choose(1, 1, SpotTable::Z);
        bench.clip(QStringLiteral("0,5\t3\n-0,5\t4\n"));
        bench.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(bench.spots().size(), 4u);
        QCOMPARE(bench.spots()[1], (Spot{-1e-3, 5e-4, 5e-4, 3, {}}));
        QCOMPARE(bench.spots()[2], (Spot{-1e-3, -5e-4, -5e-4, 4, {}}));
        bench.choose(3, 3, SpotTable::X);
        bench.clip(QStringLiteral("x[um];y[um]\n100;200\n300;400\n"));
        bench.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(bench.spots().size(), 5u);
        QCOMPARE(bench.spots()[3], (Spot{1e-4, 2e-4, 0, 1, {}}));
        QCOMPARE(bench.spots()[4], (Spot{3e-4, 4e-4, 0, 1, {}}));
        QCOMPARE(bench.chosenSpots(), (std::set<std::size_t>{3, 4}));
        bench.choose(0, 2, SpotTable::Intensity);
        bench.clip(QStringLiteral("7\n"));
        bench.key(Qt::Key_V, Qt::ControlModifier);
        for (std::size_t i = 0; i < 5; ++i)
            QCOMPARE(bench.spots()[i].intensity, i < 3 ? 7.0 : 1.0);
        QCOMPARE(bench.steps(), 3);
    }

    void textThatIsNoTableIsRefusedInOneSentence() {
        Bench bench;
        const Design before = bench.design();
        for (const char* text : {"", "hello", "x[furlong]\ty[mm]\n1\t2\n", "1\t2\t3\t4\t5\t6\n"}) {
            bench.choose(0, 0, SpotTable::X);
            bench.clip(QString::fromUtf8(text));
            bench.key(Qt::Key_V, Qt::ControlModifier);
            const auto* finding = bench.table()->parentWidget()->findChild<FindingLine*>();
            QVERIFY2(finding->sentence().size() > 15, text);
            QTest::keyClick(bench.canvas(), Qt::Key_V, Qt::ControlModifier);
            QVERIFY(bench.design() == before);
        }
        bench.choose(0, 0, SpotTable::Power);
        bench.clip(QStringLiteral("1\n"));
        bench.key(Qt::Key_V, Qt::ControlModifier);
        QVERIFY(bench.design() == before);
    }

    void tenThousandRowsAreOneStep() {
        Bench bench;
        QString text = QStringLiteral("x[um]\ty[um]\n");
        for (int i = 0; i < 10000; ++i)
            text += QStringLiteral("%1\t%2\n").arg(i % 100).arg(i / 100);
        bench.clip(text);
        QTest::keyClick(bench.canvas(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(bench.spots().size(), 10004u);
        QCOMPARE(bench.steps(), 1);
        QCOMPARE(bench.chosenSpots().size(), 10000u);
        bench.choose(4, 10003, SpotTable::Intensity);
        bench.edit(4, SpotTable::Intensity, QStringLiteral("3"));
        bench.key(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(bench.steps(), 3);
        QCOMPARE(std::ranges::count(bench.spots(), 3.0, &Spot::intensity), 10000);
        bench.action(QStringLiteral("undo"))->trigger();
        QCOMPARE(std::ranges::count(bench.spots(), 3.0, &Spot::intensity), 1);
    }

    void cellsAreFilled() {
        Bench bench;
        bench.choose(1, 3, SpotTable::X);
        bench.key(Qt::Key_D, Qt::ControlModifier);
        for (std::size_t i = 1; i < 4; ++i)
            QCOMPARE(bench.spots()[i].x, -1e-3);
        QCOMPARE(bench.spots()[3].y, -5e-4);
        bench.choose(1, 1, SpotTable::Z); // from the one above
        bench.edit(0, SpotTable::Z, QStringLiteral("2"));
        bench.key(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(bench.spots()[1].z, 2e-3);
        bench.choose(0, 3, SpotTable::Intensity);
        bench.table()->edit(bench.cell(0, SpotTable::Intensity));
        auto* editor = bench.table()->findChild<QLineEdit*>();
        QVERIFY(editor);
        editor->setText(QStringLiteral("4"));
        QTest::keyClick(editor, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(std::ranges::count(bench.spots(), 4.0, &Spot::intensity), 4);
        QCOMPARE(bench.steps(), 4);
    }

    void theInspectorShowsAndChangesAllThatAreChosen() {
        Bench bench;
        QVERIFY(!bench.field("x")->isEnabled());
        bench.studio.spotSelection().set({0, 1, 2});
        QVERIFY(bench.field("x")->text().isEmpty());
        QCOMPARE(bench.field("x")->placeholderText(), QStringLiteral("several"));
        bench.studio.spotSelection().set({0, 1});
        QCOMPARE(bench.field("y")->text(), QStringLiteral("0.5 mm"));
        QCOMPARE(bench.field("phase")->text(), QStringLiteral("free"));
        bench.type("z", QStringLiteral("250 um"));
        QCOMPARE(bench.spots()[0].z, 2.5e-4);
        QCOMPARE(bench.spots()[1].z, 2.5e-4);
        QCOMPARE(bench.spots()[2].z, 1e-3);
        bench.type("x", QStringLiteral("+0.1 mm"));
        QCOMPARE(bench.spots()[0].x, 1.1e-3);
        QCOMPARE(bench.spots()[1].x, -0.9e-3);
        bench.type("intensity", QStringLiteral("*2"));
        QCOMPARE(bench.spots()[1].intensity, 2.0);
        bench.type("phase", QStringLiteral("90"));
        QCOMPARE(bench.field("phase")->text(), QStringLiteral("90 deg"));
        bench.type("phase", QStringLiteral("free"));
        QVERIFY(!bench.spots()[0].phase);
        QCOMPARE(bench.steps(), 5);
        bench.type("intensity", QStringLiteral("+-3"));
        QCOMPARE(bench.steps(), 5);
        QCOMPARE(bench.spots()[1].intensity, 2.0);
    }

    void columnsHaveUnitsOfTheirOwn() {
        Bench bench;
        auto& table = static_cast<SpotTableView*>(bench.table())->table();
        table.setUnit(SpotTable::X, lengthUnit("um"));
        QCOMPARE(bench.shown(0, SpotTable::X), QStringLiteral("1000"));
        QCOMPARE(bench.shown(0, SpotTable::Y), QStringLiteral("0.5"));
        QCOMPARE(bench.table()->model()->headerData(0, Qt::Horizontal).toString(),
                 QStringLiteral("x/um"));
        bench.edit(0, SpotTable::X, QStringLiteral("250"));
        QCOMPARE(bench.spots()[0].x, 2.5e-4);
    }

    void sortingIsOfTheDisplayOnly() {
        Bench bench;
        const Design before = bench.design();
        bench.table()->sortByColumn(SpotTable::Intensity, Qt::DescendingOrder);
        QCOMPARE(bench.shown(0, SpotTable::Intensity), QStringLiteral("2"));
        QVERIFY(bench.design() == before);
        bench.choose(0, 0, SpotTable::X);
        QCOMPARE(bench.chosenSpots(), std::set<std::size_t>{2});
        bench.edit(0, SpotTable::Y, QStringLiteral("0"));
        QCOMPARE(bench.spots()[2].y, 0.0);
    }

    void measuredPowersAreShownAndCannotBeChanged() {
        Bench bench;
        QVERIFY(bench.shown(0, SpotTable::Power).isEmpty());
        bench.action(QStringLiteral("compute"))->trigger();
        const std::vector<double> powers = relativePowers(bench.studio.iterationRuns().history());
        QCOMPARE(bench.shown(1, SpotTable::Power), shortNumber(powers[1]));
        QCOMPARE(bench.shown(1, SpotTable::Deviation), shortNumber(100 * (powers[1] - 1)));
        QVERIFY(!(bench.cell(0, SpotTable::Power).flags() & Qt::ItemIsEditable));
        QVERIFY(!bench.cell(0, SpotTable::Power).data(Qt::ForegroundRole).isValid());
        bench.edit(0, SpotTable::X, QStringLiteral("0.9"));
        QCOMPARE(bench.shown(1, SpotTable::Power), shortNumber(powers[1]));
        QVERIFY(bench.cell(0, SpotTable::Power).data(Qt::ForegroundRole).isValid());
    }

    void coloursStayWhileSpotsAreDragged() {
        Bench bench;
        bench.action(QStringLiteral("compute"))->trigger();
        QVERIFY(bench.canvas()->scene().isBright() && !bench.canvas()->scene().isOld);
        const auto powers = bench.canvas()->scene().brightness;
        const QPoint from = bench.place(0);
        bench.press(from);
        bench.move(from + QPoint(10, 0));
        QCOMPARE(bench.canvas()->scene().brightness, powers);
        bench.release(from + QPoint(10, 0));
        QVERIFY(bench.canvas()->scene().isOld);
        QCOMPARE(bench.canvas()->scene().brightness, powers);
        bench.action(QStringLiteral("compute"))->trigger();
        QVERIFY(bench.canvas()->scene().isBright() && !bench.canvas()->scene().isOld);
    }

    void theStatusLineFollowsUndo() {
        Bench bench;
        const auto* probe = bench.find<QLabel>(QStringLiteral("probe"));
        const QPoint from = bench.place(0);
        bench.move(from);
        const QString before = probe->text();
        bench.drag(from, from + QPoint(40, 0));
        QVERIFY(probe->text() != before && probe->text().contains(QStringLiteral("Spot 1")));
        const QString after = probe->text();
        bench.action(QStringLiteral("undo"))->trigger();
        QCOMPARE(probe->text(), before);
        bench.action(QStringLiteral("redo"))->trigger();
        QCOMPARE(probe->text(), after);
    }

    void fitHoldsAllSpotsInPlanAndStrip() {
        Bench bench;
        for (const SpotList& spots : {SpotList{{0, 0, 0.5, 1, {}}},
                                      SpotList{{-1e-3, 0, -20e-3, 1, {}}, {1e-3, 0, 30e-3, 1, {}}},
                                      SpotList{{0, -2e-3, 0, 1, {}}, {1e-5, 2e-3, 1e-4, 1, {}}}}) {
            bench.studio.document().edit(QStringLiteral("other"), [&](Design design) {
                return withSpots(std::move(design), 0, spots);
            });
            bench.canvas()->zoomBy(30);
            bench.canvas()->fitSpots();
            CanvasFrame frame;
            frame.resize(bench.canvas()->size());
            for (std::size_t i = 0; i < spots.size(); ++i) {
                QVERIFY(frame.plan().contains(bench.place(i)));
                QVERIFY(frame.strip().contains(bench.place(i, CanvasFrame::Part::Strip)));
                const int captions = 6 + 2 * bench.canvas()->fontMetrics().height();
                QVERIFY(bench.place(i).y() > captions || frame.plan().height() < 4 * captions);
            }
        }
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
        QCOMPARE(bench.chosenSpots().size(), 12u);
        QCOMPARE(bench.steps(), 1);
    }

    void aShapeIsSeenBeforeItIsAdded() {
        Bench bench;
        bench.find<QAction>(QStringLiteral("shape-ring"))->trigger();
        auto* dialog = bench.find<QDialog>(QStringLiteral("shapeDialog"));
        const auto shown = [&bench] { return bench.canvas()->scene().spots().size(); };
        QCOMPARE(shown(), 16u);
        QCOMPARE(bench.spots().size(), 4u);
        dialog->findChild<QCheckBox*>(QStringLiteral("replaceSpots"))->click();
        QCOMPARE(shown(), 12u);
        constexpr int tenths = 40; // of a millimetre
        dialog->findChild<QAbstractSpinBox*>(QStringLiteral("radius"))->stepBy(tenths);
        QVERIFY(bench.canvas()->showsAll());
        QCOMPARE(bench.canvas()->scene().spots().front().x, 5e-3);
        dialog->reject();
        QCOMPARE(shown(), 4u);
        QCOMPARE(bench.steps(), 0);
        QVERIFY(bench.design() == smallSpots());
    }

    void coloursOfSpotsHaveALegend() {
        Bench bench;
        const auto inTheCorner = [&bench] {
            const QImage shown =
                bench.canvas()->grab(QRect(bench.canvas()->width() - 200, 20, 200, 22)).toImage();
            QSet<QRgb> colours;
            for (int y = 0; y < shown.height(); ++y)
                for (int x = 0; x < shown.width(); ++x)
                    if (shown.pixelColor(x, y).saturation() > 60)
                        colours.insert(shown.pixel(x, y));
            return colours.size();
        };
        QVERIFY(inTheCorner() < 5);
        bench.action(QStringLiteral("compute"))->trigger();
        QVERIFY(bench.canvas()->scene().isBright());
        QVERIFY(inTheCorner() > 30);
    }

    void theCursorTellsPlaceAndPixel() {
        Bench bench;
        const auto* probe = bench.find<QLabel>(QStringLiteral("probe"));
        const QPoint beside = bench.place(0) + QPoint(30, 10);
        bench.move(beside);
        QVERIFY(probe->text().startsWith(QStringLiteral("x ")));
        QVERIFY(!probe->text().contains(QStringLiteral("pixel")));
        bench.action(QStringLiteral("compute"))->trigger();
        bench.move(bench.place(0));
        const Preview& picture = bench.studio.refocus().latest()->front();
        const double step = picture.width.si() / static_cast<double>(picture.cols);
        const auto col = std::llround(1e-3 / step) + picture.cols / 2;
        QVERIFY2(probe->text().contains(QStringLiteral("pixel %1, ").arg(col)),
                 qPrintable(probe->text()));
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(bench.canvas(), &leave);
        QVERIFY(probe->text().isEmpty());
    }

    void theMenuOfTheCanvasAddsAndRemoves() {
        Bench bench;
        bench.move(bench.place(0) + QPoint(30, 10));
        const auto line = [&bench](const QString& text) {
            for (QAction* action : bench.canvas()->actions())
                if (action->text() == text)
                    return action;
            return static_cast<QAction*>(nullptr);
        };
        line(QStringLiteral("Add a spot here"))->trigger();
        QCOMPARE(bench.spots().size(), 5u);
        line(QStringLiteral("Choose all spots"))->trigger();
        QCOMPARE(bench.chosenSpots().size(), 5u);
        line(QStringLiteral("Remove the chosen spots"))->trigger();
        QVERIFY(bench.spots().empty());
        QVERIFY(!line(QStringLiteral("Remove the chosen spots"))->isEnabled());
    }

    void theTitleOfAShapeHasRoom() {
        Bench bench(emptyDesign("spots"));
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
        QVERIFY(rightOfTheStrip(Bench(emptyDesign("spots"))) > 20);
        QVERIFY(rightOfTheStrip(Bench()) > 20);
    }

    void noLineRunsThroughTheHintOfAnEmptyDesign() {
        Bench bench(emptyDesign("spots"));
        const QImage shown = bench.canvas()->grab().toImage();
        CanvasFrame frame;
        frame.resize(shown.size());
        const QRect plan = frame.plan().toRect();
        const QColor axis = shown.pixelColor(plan.width() / 2, plan.top() + 2);
        QVERIFY(axis != shade(Role::View));
        int free = 0, longest = 0;
        for (int y = plan.center().y() + 2; y < plan.bottom() - 2; ++y) {
            free = shown.pixelColor(plan.width() / 2, y) == axis ? 0 : free + 1;
            longest = std::max(longest, free);
        }
        QVERIFY(longest > bench.canvas()->fontMetrics().height());
    }

    void anEmptyDesignSaysWhatToDo() {
        Bench bench(emptyDesign("spots"));
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
