// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/project/project_file.h"
#include "app/text/localised.h"
#include "engine/device/sending.h"
#include "engine/encodings/encoding.h"
#include "tests/ui/views/scene_hand.h"
#include "tests/ui/window/typing.h"
#include "ui/panels/message_bar.h"
#include "ui/shell/shell.h"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTableWidget>
#include <QToolButton>

namespace fringe {

/// The design changed in the inspector and the scene, and what is said of it beside.
class EditingTest : public QObject {
    Q_OBJECT

  private slots:
    void anEditInTheInspectorChangesTheDesign() {
        WindowBench bench;
        bench.open(smallDesign());
        QLineEdit* line = pitchLine(bench);
        const QString before = line->text();
        type(line, QStringLiteral("4um"));
        QCOMPARE(bench.design().setup.plate.pitchX, 4_um);
        QVERIFY(bench.window.isWindowModified());
        QAction* undo = bench.action(QStringLiteral("undo"));
        QCOMPARE(undo->text(), QStringLiteral("Undo: Change Pixel pitch x"));
        undo->trigger();
        QCOMPARE(undo->text(), QStringLiteral("Undo"));
        QVERIFY(!undo->isEnabled());
        QCOMPARE(bench.design().setup.plate.pitchX, 8_um);
        QCOMPARE(line->text(), before);
        QVERIFY(!bench.window.isWindowModified());
    }

    void whatIsTypedWithoutEnterIsSaved() {
        for (const bool byKeys : {true, false}) {
            WindowBench bench;
            bench.open(smallDesign());
            QVERIFY(QTest::qWaitForWindowActive(&bench.window));
            bench.dialogs.file = bench.folder.filePath(QStringLiteral("p.fringe"));
            typeWithoutEnter(pitchLine(bench), QStringLiteral("4um"));
            QCOMPARE(bench.design().setup.plate.pitchX, 8_um);
            if (byKeys)
                QTest::keySequence(QApplication::focusWidget(), QKeySequence::Save);
            else
                bench.action(QStringLiteral("save"))->trigger();
            QTRY_VERIFY(!bench.document().isDirty() && !bench.document().path().isEmpty());
            QCOMPARE(openProject(toPath(bench.dialogs.file)).design.setup.plate.pitchX, 4_um);
        }
    }

    void whatIsTypedWithoutEnterIsAskedForOnLeaving() {
        WindowBench bench;
        bench.open(smallDesign());
        QVERIFY(QTest::qWaitForWindowActive(&bench.window));
        typeWithoutEnter(pitchLine(bench), QStringLiteral("4um"));
        bench.window.close();
        QCOMPARE(bench.dialogs.asked, 1);
        QVERIFY(bench.window.isVisible());
        QCOMPARE(bench.design().setup.plate.pitchX, 4_um);
        typeWithoutEnter(pitchLine(bench), QStringLiteral("5um"));
        bench.action(QStringLiteral("quit"))->trigger();
        QCOMPARE(bench.dialogs.asked, 2);
        QCOMPARE(bench.design().setup.plate.pitchX, 5_um);
    }

    void whatIsTypedWithoutEnterIsComputed() {
        WindowBench bench;
        bench.open(smallDesign());
        QVERIFY(QTest::qWaitForWindowActive(&bench.window));
        QLineEdit* line = pitchLine(bench);
        typeWithoutEnter(line, QStringLiteral("4um"));
        bench.action(QStringLiteral("compute"))->trigger();
        QCOMPARE(bench.studio.results().hologram().design->setup.plate.pitchX, 4_um);
        QVERIFY(QApplication::focusWidget() == line->parentWidget()
                || QApplication::focusWidget() == line);
    }

    void theKeysOfUndoWorkFromAField() {
        WindowBench bench;
        bench.open(smallDesign());
        QVERIFY(QTest::qWaitForWindowActive(&bench.window));
        QLineEdit* line = pitchLine(bench);
        line->parentWidget()->setFocus();
        type(line, QStringLiteral("4um"));
        QCOMPARE(bench.design().setup.plate.pitchX, 4_um);
        QTest::keySequence(line->parentWidget(), QKeySequence::Undo);
        QCOMPARE(bench.design().setup.plate.pitchX, 8_um);
        QTest::keySequence(line->parentWidget(), QKeySequence::Redo);
        QCOMPARE(bench.design().setup.plate.pitchX, 4_um);
    }

    void theKeyOfExportWorksFromAField() {
        WindowBench bench;
        bench.open(smallDesign());
        bench.action(QStringLiteral("compute"))->trigger();
        QVERIFY(QTest::qWaitForWindowActive(&bench.window));
        QLineEdit* line = pitchLine(bench);
        line->parentWidget()->setFocus();
        QSignalSpy wanted(bench.action(QStringLiteral("export")), &QAction::triggered);
        QTest::keyClick(line->parentWidget(), Qt::Key_E, Qt::ControlModifier);
        QCOMPARE(wanted.count(), 1);
    }

    void wrongTextSaysWhyAndChangesNothing() {
        WindowBench bench;
        bench.open(smallDesign());
        const DesignPtr before = bench.studio.document().design();
        type(pitchLine(bench), QStringLiteral("8 parsec"));
        const FormField* field = bench.inspector()->field(QStringLiteral("plate.pitch_x"));
        QVERIFY(field->finding().isVisible());
        QVERIFY(field->finding().sentence().contains(QStringLiteral("parsec")));
        QCOMPARE(bench.studio.document().design(), before);
    }

    void whatIsSaidOfAFieldMovesNoOther() {
        WindowBench bench;
        bench.open(smallDesign());
        QLineEdit* line = pitchLine(bench);
        QCoreApplication::processEvents();
        const auto places = [&] {
            QList<QRect> all;
            for (const FormField* field : bench.inspector()->findChildren<FormField*>())
                all << field->geometry();
            return all;
        };
        const QList<QRect> before = places();
        type(line, QStringLiteral("8 parsec"));
        QCoreApplication::processEvents();
        QCOMPARE(places(), before);
        const FormField* field = bench.inspector()->field(QStringLiteral("plate.pitch_x"));
        const QWidget& finding = field->finding();
        QVERIFY(finding.isVisible());
        QVERIFY(!finding.geometry().intersects(field->geometry()));
        for (const QLabel* label : finding.findChildren<QLabel*>())
            if (label->wordWrap())
                QVERIFY(label->height() >= label->heightForWidth(label->width()));
    }

    void nothingIsComputedOfATextThatIsNoValue() {
        WindowBench bench;
        bench.open(smallDesign());
        const auto* bar = bench.find<MessageBar>(QStringLiteral("messageBar"));
        QAction* compute = bench.action(QStringLiteral("compute"));
        type(pitchLine(bench), QStringLiteral("8 parsec"));
        compute->trigger();
        QVERIFY(!bench.studio.results().hasHologram());
        QCOMPARE(bar->texts().size(), 1);
        QVERIFY(bar->texts().front().contains(QStringLiteral("parsec")));
        QTest::keyClick(pitchLine(bench), Qt::Key_Escape);
        QVERIFY(bar->texts().isEmpty());
        type(pitchLine(bench), QStringLiteral("8 parsec"));
        compute->trigger();
        QCOMPARE(bar->texts().size(), 1);
        type(pitchLine(bench), QStringLiteral("4"));
        QVERIFY(bar->texts().isEmpty());
        compute->trigger();
        QVERIFY(bench.studio.results().hasHologram());
    }

    void whatIsTypedIsComputedWithoutEnter() {
        WindowBench bench;
        bench.open(smallDesign());
        QLineEdit* line = pitchLine(bench);
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, QStringLiteral("4"));
        bench.action(QStringLiteral("compute"))->trigger();
        QCOMPARE(bench.studio.results().hologram().design->setup.plate.pitchX, 4_um);
    }

    void lookingLeavesNoTrace() {
        WindowBench bench;
        bench.open(smallDesign());
        bench.action(QStringLiteral("compute"))->trigger();
        auto* slider = bench.find<QSlider>(QStringLiteral("distanceSlider"));
        slider->setValue(slider->value() + 40);
        QVERIFY(bench.design().reconstruction.distance != smallDesign().reconstruction.distance);
        bench.action(QStringLiteral("of-pattern"))->trigger();
        QVERIFY(!bench.design().reconstruction.fromEncoded);
        QCOMPARE(bench.find<QComboBox>(QStringLiteral("reconstructionLight"))->currentText(),
                 QStringLiteral("Field"));
        bench.tree()->select(QStringLiteral("reconstruction"));
        type(bench.inspector()
                 ->field(QStringLiteral("reconstruction.distance"))
                 ->findChild<QLineEdit*>(),
             QStringLiteral("70"));
        QCOMPARE(bench.design().reconstruction.distance, 70_mm);
        QCOMPARE(bench.document().history().count(), 0);
        QVERIFY(!bench.document().isDirty());
        QVERIFY(!bench.studio.results().isWanting());
        QVERIFY(!bench.window.isWindowModified());
    }

    void anotherProjectForgetsWrongText() {
        WindowBench bench;
        bench.open(smallDesign());
        type(pitchLine(bench), QStringLiteral("8 parsec"));
        bench.studio.document().reset(smallDesign(), {}, true);
        QCOMPARE(pitchLine(bench)->text(), QStringLiteral("8 µm"));
        const FormField* field = bench.inspector()->field(QStringLiteral("plate.pitch_x"));
        QVERIFY(field->finding().sentence().isEmpty());
    }

    void aChoiceShowsTheRowsThatBelongToIt() {
        WindowBench bench;
        bench.open(smallDesign());
        bench.tree()->select(QStringLiteral("encoding"));
        const Inspector* inspector = bench.inspector();
        QVERIFY(!inspector->field(QStringLiteral("encoding.carrier_x")));
        bench.studio.document().edit(QStringLiteral("Off axis"), [](Design design) {
            design.encoding.key = "off-axis";
            return design;
        });
        QVERIFY(inspector->field(QStringLiteral("encoding.carrier_x")));
    }

    void aStopIsLookedThroughWhereThereIsOne() {
        WindowBench bench;
        bench.open(smallDesign());
        const auto* light = bench.find<QComboBox>(QStringLiteral("reconstructionLight"));
        QAction* through = bench.action(QStringLiteral("through-stop"));
        QVERIFY(!through->isEnabled());
        QCOMPARE(light->currentText(), QStringLiteral("Pattern"));
        bench.studio.document().edit(QStringLiteral("Stop"), [](Design design) {
            return withStop(std::move(design), FocalStop::Centre);
        });
        QVERIFY(through->isEnabled() && through->isChecked());
        QCOMPARE(light->currentText(), QStringLiteral("Pattern through the stop"));
        through->trigger();
        QVERIFY(!bench.design().reconstruction.isFiltered);
        QCOMPARE(light->currentText(), QStringLiteral("Pattern, all light"));
    }

    void anEncodingIsTakenFromTheTable() {
        WindowBench bench;
        bench.open(smallDesign());
        QVERIFY(!bench.action(QStringLiteral("encodings"))->isEnabled());
        bench.action(QStringLiteral("compute"))->trigger();
        QTRY_VERIFY(bench.action(QStringLiteral("encodings"))->isEnabled());
        bench.action(QStringLiteral("encodings"))->trigger();
        auto* table = bench.find<QTableWidget>(QStringLiteral("encodingsTable"));
        QTRY_COMPARE(table->rowCount(), static_cast<int>(allEncodings().size()));
        const auto found = table->findItems(QStringLiteral("Double phase"), Qt::MatchExactly);
        QCOMPARE(found.size(), 1);
        table->selectRow(found.front()->row());
        bench.find<QPushButton>(QStringLiteral("encodingsTake"))->click();
        QCOMPARE(bench.design().encoding.key, "double-phase");
        bench.action(QStringLiteral("undo"))->trigger();
        QCOMPARE(bench.design().encoding.key, "phase");
    }

    void whatIsExpectedAndMeasuredStandsUnderTheChecks() {
        WindowBench bench;
        const auto* expected = bench.find<QLabel>(QStringLiteral("estimate"));
        bench.open(emptyDesign());
        QVERIFY(expected->text().isEmpty());
        bench.open(smallDesign());
        bench.find<QAbstractButton>(QStringLiteral("checksLine"))->click();
        const auto* measured = bench.find<QLabel>(QStringLiteral("measured"));
        QVERIFY(expected->text().contains(QStringLiteral("error at most 10⁻⁴")));
        QVERIFY(!measured->isVisible());
        bench.action(QStringLiteral("compute"))->trigger();
        QVERIFY(measured->text().startsWith(QStringLiteral("Measured: ")));
        QVERIFY(measured->text().contains(QStringLiteral(" expected)")));
        QTRY_VERIFY(measured->text().contains(QStringLiteral("error ")));
        type(pitchLine(bench), QStringLiteral("4um"));
        QVERIFY(!measured->isVisible());
        bench.action(QStringLiteral("undo"))->trigger();
        QVERIFY(measured->isVisible());
    }

    void whatTheDiskHoldsSaysThatItsErrorIsNotMeasured() {
        WindowBench bench;
        bench.studio.preferences().setMemory(8 << 20);
        bench.studio.preferences().setScratch(bench.folder.path());
        Design design = smallDesign();
        design.setup.plate.size = {1030, 1300};
        bench.open(design);
        bench.action(QStringLiteral("compute"))->trigger();
        QVERIFY(bench.studio.results().hologram().folder);
        const auto* measured = bench.find<QLabel>(QStringLiteral("measured"));
        QVERIFY2(measured->text().contains(QStringLiteral("error not measured")),
                 qPrintable(measured->text()));
    }

    void longFindingsAreSeenWholeInANarrowInspector() {
        WindowBench bench;
        bench.open(smallDesign());
        Shell shell{bench.studio, bench.dialogs, bench.window};
        for (const int width : {220, 260, 320}) {
            Inspector inspector(shell, nullptr);
            inspector.resize(width, 180);
            inspector.showSection(QStringLiteral("plate"));
            inspector.show();
            QVERIFY(QTest::qWaitForWindowActive(&inspector));
            const QString path = QStringLiteral("plate.pitch_x");
            inspector.field(path)->setFindings(
                Severity::Warning,
                QStringLiteral("Bei diesem Pixelraster liegen einige der Objektpunkte "
                               "außerhalb des Sichtfelds, in das die Platte Licht senden "
                               "kann; rücken Sie das Objekt weiter von der Platte weg, oder "
                               "verkleinern Sie es, bis alle Punkte zu sehen sind."));
            inspector.field(path)->setFocus();
            QCoreApplication::processEvents();
            QVERIFY(inspector.field(path)->finding().isVisible());
            QVERIFY(inspector.field(path)->finding().width() > 0.8 * width);
            for (const QLabel* label : inspector.field(path)->finding().findChildren<QLabel*>())
                if (label->wordWrap())
                    QVERIFY2(label->height() >= label->heightForWidth(label->width()),
                             qPrintable(QString::number(width)));
        }
    }

    void anObjectDraggedInTheSceneIsOneStep() {
        WindowBench bench;
        bench.action(QStringLiteral("live"))->trigger();
        bench.open(smallDesign());
        bench.find<QToolButton>(QStringLiteral("sceneFront"))->click();
        auto* canvas = bench.find<QWidget>(QStringLiteral("sceneCanvas"));
        const QPoint grip = test::placeOfMiddle(canvas);
        QVERIFY(!grip.isNull());
        const auto middle = [&] { return bench.studio.planner().estimate()->bounds->centre()[0]; };
        const double before = middle();
        QTest::mousePress(canvas, Qt::LeftButton, {}, grip);
        for (int i = 1; i <= 5; ++i)
            QTest::mouseMove(canvas, grip + QPoint(4 * i, 0));
        QVERIFY(bench.studio.results().shown().isPreview);
        QVERIFY(bench.design() == smallDesign());
        QTest::mouseRelease(canvas, Qt::LeftButton, {}, grip + QPoint(20, 0));
        QVERIFY(middle() > before);
        QCOMPARE(bench.document().history().count(), 1);
        QVERIFY(!bench.studio.results().shown().isPreview);
        QVERIFY(!bench.studio.results().isWanting());
        bench.action(QStringLiteral("undo"))->trigger();
        QVERIFY(bench.design() == smallDesign());
    }

    void aPullThatIsGivenUpLeavesNothing() {
        WindowBench bench;
        bench.open(smallDesign());
        bench.find<QToolButton>(QStringLiteral("sceneFront"))->click();
        auto* canvas = bench.find<QWidget>(QStringLiteral("sceneCanvas"));
        const QPoint grip = test::placeOfMiddle(canvas);
        const QImage before = canvas->grab().toImage();
        QTest::mousePress(canvas, Qt::LeftButton, {}, grip);
        QTest::mouseMove(canvas, grip + QPoint(25, 15));
        QVERIFY(bench.document().draft());
        QVERIFY(canvas->grab().toImage() != before);
        QTest::keyClick(canvas, Qt::Key_Escape);
        QVERIFY(!bench.document().draft());
        QTest::mouseRelease(canvas, Qt::LeftButton, {}, grip + QPoint(25, 15));
        QVERIFY(bench.design() == smallDesign());
        QCOMPARE(bench.document().history().count(), 0);
    }

    void theChosenOfTwoObjectsIsPulledAndTheOtherStays() {
        WindowBench bench;
        const Design first = smallDesign();
        bench.open(withSourceAdded(first, "points", first.sources.front().kind.assets.at("cloud")));
        bench.document().choose(1);
        bench.find<QToolButton>(QStringLiteral("sceneFront"))->click();
        auto* canvas = bench.find<QWidget>(QStringLiteral("sceneCanvas"));
        const QPoint grip = test::placeOfMiddle(canvas);
        const Design before = bench.design();
        QTest::mousePress(canvas, Qt::LeftButton, {}, grip);
        QTest::mouseMove(canvas, grip + QPoint(40, 0));
        QTest::mouseRelease(canvas, Qt::LeftButton, {}, grip + QPoint(40, 0));
        QVERIFY(bench.design().sources[0] == before.sources[0]);
        QVERIFY(bench.design().sources[1] != before.sources[1]);
        QCOMPARE(bench.design().sources[1].kind.values.at("scale"),
                 before.sources[1].kind.values.at("scale"));
        bench.action(QStringLiteral("undo"))->trigger();
        QVERIFY(bench.design() == before);
    }

    void aCheckLeadsToItsField() {
        WindowBench bench;
        Design design = smallDesign();
        design.reconstruction.distance = 100_m;
        design.setup.wavelengths = {-1_nm};
        bench.open(design);
        auto* checks = bench.find<QListWidget>(QStringLiteral("checks"));
        const auto lines = checks->findItems(QString(), Qt::MatchContains);
        const auto found = std::ranges::find_if(lines, [](const QListWidgetItem* item) {
            return item->data(Qt::UserRole) == QStringLiteral("illumination.wavelengths");
        });
        QVERIFY(found != lines.end());
        checks->setCurrentItem(*found);
        emit checks->itemClicked(*found);
        const Inspector* inspector = bench.inspector();
        QCOMPARE(inspector->section(), QStringLiteral("illumination"));
        QCOMPARE(inspector->field(QStringLiteral("illumination.wavelengths"))->finding().severity(),
                 Severity::Refusal);
    }

    void aFixIsOneClickAndOneStep() {
        WindowBench bench;
        Design design = smallDesign();
        design.setup.lens.on = true;
        design.solver.key = "sum";
        design.focalStop = FocalStop::None;
        bench.open(design);
        auto* checks = bench.find<QListWidget>(QStringLiteral("checks"));
        const auto isFix = [](const QListWidgetItem* item) {
            return item->data(Qt::UserRole + 1).isValid();
        };
        const auto lines = checks->findItems(QString(), Qt::MatchContains);
        const auto fix = std::ranges::find_if(lines, isFix);
        QVERIFY(fix != lines.end());
        QVERIFY((*fix)->text().contains(QStringLiteral("Lens")));
        checks->setCurrentItem(*fix);
        emit checks->itemClicked(*fix);
        QVERIFY(!bench.design().setup.lens.on);
        QVERIFY(std::ranges::none_of(checks->findItems(QString(), Qt::MatchContains), isFix));
        bench.action(QStringLiteral("undo"))->trigger();
        QVERIFY(bench.design() == design);
    }
};

} // namespace fringe

QTEST_MAIN(fringe::EditingTest)
#include "editing_test.moc"
