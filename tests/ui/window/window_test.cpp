// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/window_bench.h"
#include "ui/forms/form_field.h"
#include "ui/panels/inspector.h"
#include "ui/panels/message_bar.h"
#include "ui/panels/project_tree.h"
#include "ui/shell/shell.h"

#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QStatusBar>
#include <QToolButton>
#include <QTranslator>

namespace fringe {
namespace {

/// Writes the letter of an action behind its name, as Japanese menus do.
struct LetterBehind : QTranslator {
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char*, const char*, int) const override {
        return qstrcmp(context, "fringe::ImportAction") == 0 ? QStringLiteral("点群(&I)…")
                                                             : QString();
    }
};

} // namespace

class WindowTest : public QObject {
    Q_OBJECT

    static QLineEdit* pitchLine(const WindowBench& bench) {
        bench.find<ProjectTree>(QStringLiteral("projectTree"))->select(QStringLiteral("plate"));
        return bench.find<Inspector>(QStringLiteral("inspector"))
            ->field(QStringLiteral("plate.pitch_x"))
            ->findChild<QLineEdit*>();
    }

    static void type(QLineEdit* line, const QString& text) {
        line->selectAll();
        QTest::keyClicks(line, text);
        QTest::keyClick(line, Qt::Key_Return);
    }

    static bool isControl(const QWidget* widget) {
        return qobject_cast<const QAbstractButton*>(widget)
               || qobject_cast<const QComboBox*>(widget)
               || qobject_cast<const QAbstractSpinBox*>(widget)
               || qobject_cast<const QAbstractSlider*>(widget)
               || qobject_cast<const QAbstractItemView*>(widget)
               || qobject_cast<const QPlainTextEdit*>(widget);
    }

    /// What Qt makes for itself: scroll bars, extension buttons, the inside of combo boxes.
    static bool isQtsOwn(const QWidget* widget) {
        return widget->objectName().startsWith(QLatin1String("qt_"))
               || widget->inherits("QScrollBar") || widget->inherits("QHeaderView")
               || widget->inherits("QComboBoxListView")
               || widget->inherits("QDockWidgetTitleButton")
               || widget->inherits("QTableCornerButton");
    }

    static QString nameOf(QWidget* widget) {
        QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(widget);
        return interface ? interface->text(QAccessible::Name) : QString();
    }

    static QStringList nameless(const MainWindow& window) {
        QStringList faults;
        for (QWidget* widget : window.findChildren<QWidget*>())
            if (isControl(widget) && !isQtsOwn(widget) && nameOf(widget).isEmpty())
                faults << QStringLiteral("%1 '%2' in '%3'")
                              .arg(QLatin1String(widget->metaObject()->className()),
                                   widget->objectName(), widget->parentWidget()->objectName());
        return faults;
    }

  private slots:
    void itBeginsWithTheStartPage() {
        WindowBench bench;
        QVERIFY(!bench.window.showsWorkspace());
        QVERIFY(bench.find<QPushButton>(QStringLiteral("demoButton"))->isVisible());
    }

    void recentProjectsOfOneNameTellTheirFolders() {
        WindowBench bench;
        for (const auto* path : {"/one/a.fringe", "/two/a.fringe", "/two/b.fringe"})
            bench.studio.preferences().addRecentFile(QLatin1String(path));
        QStringList texts;
        for (const auto* button :
             bench.window.findChildren<QPushButton*>(QStringLiteral("recentProject")))
            texts << button->text();
        QCOMPARE(texts, (QStringList{QStringLiteral("b"), QStringLiteral("a (two)"),
                                     QStringLiteral("a (one)")}));
    }

    void aProjectBringsTheWorkspace() {
        WindowBench bench;
        bench.open(smallDesign());
        QVERIFY(bench.window.showsWorkspace());
        QVERIFY(bench.find<ProjectTree>(QStringLiteral("projectTree"))->isVisible());
    }

    void everyControlHasAName() {
        WindowBench bench;
        QCOMPARE(nameless(bench.window), QStringList());
        bench.open(smallDesign());
        bench.action(QStringLiteral("compute"))->trigger();
        auto* tree = bench.find<ProjectTree>(QStringLiteral("projectTree"));
        for (int i = 0; i < tree->topLevelItemCount(); ++i) {
            tree->setCurrentItem(tree->topLevelItem(i));
            QCOMPARE(nameless(bench.window), QStringList());
        }
    }

    void anEditInTheInspectorChangesTheDesign() {
        WindowBench bench;
        bench.open(smallDesign());
        QLineEdit* line = pitchLine(bench);
        const QString before = line->text();
        type(line, QStringLiteral("4um"));
        QCOMPARE(bench.design().plate.pitchX, 4_um);
        QVERIFY(bench.window.isWindowModified());
        QAction* undo = bench.action(QStringLiteral("undo"));
        QCOMPARE(undo->text(), QStringLiteral("Undo: Change Pixel pitch x"));
        undo->trigger();
        QCOMPARE(undo->text(), QStringLiteral("Undo"));
        QVERIFY(!undo->isEnabled());
        QCOMPARE(bench.design().plate.pitchX, 8_um);
        QCOMPARE(line->text(), before);
        QVERIFY(!bench.window.isWindowModified());
    }

    void theKeysOfUndoWorkFromAField() {
        WindowBench bench;
        bench.open(smallDesign());
        QVERIFY(QTest::qWaitForWindowActive(&bench.window));
        QLineEdit* line = pitchLine(bench);
        line->parentWidget()->setFocus();
        type(line, QStringLiteral("4um"));
        QCOMPARE(bench.design().plate.pitchX, 4_um);
        QTest::keySequence(line->parentWidget(), QKeySequence::Undo);
        QCOMPARE(bench.design().plate.pitchX, 8_um);
        QTest::keySequence(line->parentWidget(), QKeySequence::Redo);
        QCOMPARE(bench.design().plate.pitchX, 4_um);
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

    void aReasonThatNoLongerHoldsLeavesTheStatusBar() {
        WindowBench bench;
        bench.open(Design{});
        QAction* compute = bench.action(QStringLiteral("compute"));
        compute->showStatusText(&bench.window);
        QVERIFY(!bench.window.statusBar()->currentMessage().isEmpty());
        bench.open(smallDesign());
        QCOMPARE(bench.window.statusBar()->currentMessage(), QString());
    }

    void aNewWindowLeavesRoomForItsTitle() {
        WindowBench bench;
        const MainWindow window(bench.studio, bench.dialogs);
        QVERIFY(window.height() < window.screen()->availableSize().height());
    }

    void wrongTextSaysWhyAndChangesNothing() {
        WindowBench bench;
        bench.open(smallDesign());
        const DesignPtr before = bench.studio.document().design();
        type(pitchLine(bench), QStringLiteral("8 parsec"));
        const FormField* field = bench.find<Inspector>(QStringLiteral("inspector"))
                                     ->field(QStringLiteral("plate.pitch_x"));
        QVERIFY(field->finding().isVisible());
        QVERIFY(field->finding().sentence().contains(QStringLiteral("parsec")));
        QCOMPARE(bench.studio.document().design(), before);
    }

    void anotherProjectForgetsWrongText() {
        WindowBench bench;
        bench.open(smallDesign());
        type(pitchLine(bench), QStringLiteral("8 parsec"));
        bench.studio.document().reset(smallDesign(), QString(), true);
        QCOMPARE(pitchLine(bench)->text(), QStringLiteral("8 µm"));
        QVERIFY(bench.find<Inspector>(QStringLiteral("inspector"))
                    ->field(QStringLiteral("plate.pitch_x"))
                    ->finding()
                    .sentence()
                    .isEmpty());
    }

    void aChoiceShowsTheRowsThatBelongToIt() {
        WindowBench bench;
        bench.open(smallDesign());
        bench.find<ProjectTree>(QStringLiteral("projectTree"))->select(QStringLiteral("encoding"));
        auto* inspector = bench.find<Inspector>(QStringLiteral("inspector"));
        QVERIFY(!inspector->field(QStringLiteral("encoding.angle_x")));
        bench.studio.document().edit(QStringLiteral("Off axis"), [](Design design) {
            design.encoding.kind = EncodingKind::OffAxis;
            return design;
        });
        QVERIFY(inspector->field(QStringLiteral("encoding.angle_x")));
    }

    void computingNeedsARunnableDesign() {
        WindowBench bench;
        bench.open(Design{});
        QAction* compute = bench.action(QStringLiteral("compute"));
        QVERIFY(!compute->isEnabled());
        QVERIFY(compute->toolTip().size() > 10);
        bench.open(smallDesign());
        QVERIFY(compute->isEnabled());
        compute->trigger();
        QVERIFY(bench.studio.results().hasHologram());
        QVERIFY(bench.action(QStringLiteral("export"))->isEnabled());
    }

    void whatIsExpectedAndMeasuredStandsUnderTheChecks() {
        WindowBench bench;
        const auto* expected = bench.find<QLabel>(QStringLiteral("estimate"));
        bench.open(emptyDesign());
        QVERIFY(expected->text().isEmpty());
        bench.open(smallDesign());
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

    void longFindingsAreSeenWholeInANarrowInspector() {
        WindowBench bench;
        bench.open(smallDesign());
        Shell shell{bench.studio, bench.dialogs, bench.window};
        for (const int width : {220, 260, 320}) {
            Inspector inspector(shell, nullptr);
            inspector.resize(width, 180);
            inspector.showSection(QStringLiteral("plate"));
            inspector.show();
            const QString path = QStringLiteral("plate.pitch_x");
            inspector.field(path)->setAdvice(
                Concern::Warning,
                QStringLiteral("Bei diesem Pixelraster liegen einige der Objektpunkte "
                               "außerhalb des Sichtfelds, in das die Platte Licht senden "
                               "kann; rücken Sie das Objekt weiter von der Platte weg, oder "
                               "verkleinern Sie es, bis alle Punkte zu sehen sind."));
            QCoreApplication::processEvents();
            for (const QLabel* label : inspector.field(path)->finding().findChildren<QLabel*>())
                if (label->wordWrap())
                    QVERIFY2(label->height() >= label->heightForWidth(label->width()),
                             qPrintable(QString::number(width)));
        }
    }

    void anObjectDraggedInTheSceneIsOneStep() {
        WindowBench bench;
        bench.open(smallDesign());
        bench.find<QToolButton>(QStringLiteral("sceneFront"))->click();
        bench.find<QToolButton>(QStringLiteral("sceneMove"))->click();
        auto* canvas = bench.find<QWidget>(QStringLiteral("sceneCanvas"));
        const auto middle = [&] {
            return bench.studio.planner().outlook()->placed->bounds()->centre()[0];
        };
        const double before = middle();
        QTest::mousePress(canvas, Qt::LeftButton, {}, {50, 50});
        for (int i = 1; i <= 5; ++i)
            QTest::mouseMove(canvas, {50 + 4 * i, 50});
        QVERIFY(bench.studio.results().hologram().provisional);
        QVERIFY(bench.design() == smallDesign());
        QTest::mouseRelease(canvas, Qt::LeftButton, {}, {70, 50});
        QVERIFY(middle() > before);
        QVERIFY(!bench.studio.results().hologram().provisional);
        QVERIFY(!bench.studio.results().isStale());
        bench.action(QStringLiteral("undo"))->trigger();
        QVERIFY(bench.design() == smallDesign());
    }

    void aToolBarShowsNoMenuLetter() {
        LetterBehind translator;
        QCoreApplication::installTranslator(&translator);
        WindowBench bench;
        const QAction* import = bench.action(QStringLiteral("import"));
        QCOMPARE(import->text(), QStringLiteral("点群(&I)…"));
        QCOMPARE(import->iconText(), QStringLiteral("点群…"));
        QCOMPARE(import->toolTip(), QStringLiteral("点群…"));
    }

    void aCheckLeadsToItsField() {
        WindowBench bench;
        Design design = smallDesign();
        design.reconstruction.distance = 100_m;
        design.illumination.wavelengths = {-1_nm};
        bench.open(design);
        auto* checks = bench.find<QListWidget>(QStringLiteral("checks"));
        const auto lines = checks->findItems(QString(), Qt::MatchContains);
        const auto found = std::ranges::find_if(lines, [](const QListWidgetItem* item) {
            return item->data(Qt::UserRole) == QStringLiteral("illumination.wavelengths");
        });
        QVERIFY(found != lines.end());
        checks->setCurrentItem(*found);
        emit checks->itemClicked(*found);
        auto* inspector = bench.find<Inspector>(QStringLiteral("inspector"));
        QCOMPARE(inspector->section(), QStringLiteral("illumination"));
        QCOMPARE(inspector->field(QStringLiteral("illumination.wavelengths"))->finding().concern(),
                 Concern::Refusal);
    }

    void aDroppedPointFileIsImported() {
        WindowBench bench;
        const QString path = bench.folder.filePath(QStringLiteral("p.xyz"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("0 0 0\n1 2 3\n");
        file.close();
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&bench.window, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&bench.window, &drop);
        QVERIFY(bench.design().scene.cloud);
        QVERIFY(bench.window.showsWorkspace());
        auto* undo = bench.find<QPushButton>(QStringLiteral("undoNotice"));
        QVERIFY(undo);
        undo->click();
        QVERIFY(!bench.design().scene.cloud);
    }

    void whatNamesNoFileIsNotTaken() {
        WindowBench bench;
        QMimeData data;
        data.setUrls({QUrl(QStringLiteral("https://example.org/bunny.obj"))});
        QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&bench.window, &enter);
        QVERIFY(!enter.isAccepted());
    }

    void aDropWhoseFileNeverArrivesIsSaid() {
        WindowBench bench;
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(QStringLiteral("/bunny.obj"))});
        QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&bench.window, &enter);
        QVERIFY(enter.isAccepted());
        QMimeData gone; // the program that it came from has ended
        QDropEvent drop({5, 5}, Qt::CopyAction, &gone, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&bench.window, &drop);
        const QStringList texts = bench.find<MessageBar>(QStringLiteral("messageBar"))->texts();
        QCOMPARE(texts.size(), 1);
        QVERIFY(texts.first().contains(QStringLiteral("dropped")));
        QVERIFY(!bench.window.showsWorkspace());
    }

    void theFieldIsSeenToGrowAndACancelledOneGoes() {
        ThreadedWindowBench bench;
        Design design = smallDesign();
        design.plate.size = {1080, 1920};
        // More than can be summed before the first picture is shown.
        const std::vector<Point> points(4000000, {0, 0, 0.2, 1, 0});
        design.scene.cloud = std::make_shared<const PointCloud>(PointCloud{points, {}});
        bench.open(design);
        QTRY_VERIFY(bench.action(QStringLiteral("compute"))->isEnabled());
        bench.action(QStringLiteral("compute"))->trigger();
        auto* badge = bench.find<QWidget>(QStringLiteral("hologramCanvas"))
                          ->findChild<QLabel*>(QStringLiteral("growingBadge"));
        QTRY_VERIFY_WITH_TIMEOUT(badge->isVisible(), 60000);
        QVERIFY(bench.studio.results().growing());
        bench.action(QStringLiteral("cancel"))->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!bench.studio.jobs().isBusy(), 60000);
        QVERIFY(!badge->isVisible());
        QVERIFY(!bench.studio.results().growing());
    }

    void aBadFileIsAMessageAndTheWindowLivesOn() {
        WindowBench bench;
        bench.open(smallDesign());
        bench.dialogs.file = bench.folder.filePath(QStringLiteral("nowhere.ply"));
        bench.action(QStringLiteral("import"))->trigger();
        const QStringList texts = bench.find<MessageBar>(QStringLiteral("messageBar"))->texts();
        QCOMPARE(texts.size(), 1);
        QVERIFY(texts.first().contains(QStringLiteral("nowhere.ply")));
        QVERIFY(bench.design() == smallDesign());
    }

    void aMessageMakesAnOfferThatIsTakenOnce() {
        WindowBench bench;
        int taken = 0;
        bench.studio.notices().post({.text = QStringLiteral("Something is left."),
                                     .offers = {{QStringLiteral("Go on"), [&] { ++taken; }},
                                                {QStringLiteral("Not"), [&] { taken += 10; }}}});
        auto* bar = bench.find<MessageBar>(QStringLiteral("messageBar"));
        for (auto* button : bar->findChildren<QPushButton*>())
            if (button->text() == QLatin1String("Go on"))
                button->click();
        QCOMPARE(taken, 1);
        QTRY_VERIFY(bar->texts().isEmpty());
    }

    void unsavedWorkIsAskedFor() {
        WindowBench bench;
        bench.open(smallDesign());
        type(pitchLine(bench), QStringLiteral("4um"));
        QVERIFY(!bench.window.close());
        QCOMPARE(bench.dialogs.asked, 1);
        bench.dialogs.unsaved = Dialogs::Unsaved::Save;
        bench.dialogs.file = bench.folder.filePath(QStringLiteral("kept"));
        bench.window.close();
        QVERIFY(!bench.window.isVisible());
        QVERIFY(QFile::exists(bench.folder.filePath(QStringLiteral("kept.fringe"))));
    }

    void discardingClosesTheWindow() {
        WindowBench bench;
        bench.open(smallDesign());
        type(pitchLine(bench), QStringLiteral("4um"));
        bench.dialogs.unsaved = Dialogs::Unsaved::Discard;
        QVERIFY(bench.window.close());
        QVERIFY(!bench.window.isVisible());
    }

    void discardingOpensAnotherProject() {
        WindowBench bench;
        bench.open(smallDesign());
        type(pitchLine(bench), QStringLiteral("4um"));
        bench.dialogs.unsaved = Dialogs::Unsaved::Discard;
        bench.action(QStringLiteral("new"))->trigger();
        QVERIFY(!bench.design().scene.cloud);
        QVERIFY(!bench.window.isWindowModified());
    }

    void anotherWindowOnTheStudioShowsItsResults() {
        WindowBench bench;
        bench.open(smallDesign());
        bench.action(QStringLiteral("compute"))->trigger();
        const MainWindow second(bench.studio, bench.dialogs);
        for (const char* choice : {"hologramQuantity", "reconstructionMap"})
            QVERIFY2(second.findChild<QComboBox*>(QLatin1String(choice))->isEnabled(), choice);
        QVERIFY(
            !second.findChild<QPlainTextEdit*>(QStringLiteral("jobLog"))->toPlainText().isEmpty());
    }

    void theDemoIsOneClickAway() {
        WindowBench bench;
        QTest::mouseClick(bench.find<QPushButton>(QStringLiteral("demoButton")), Qt::LeftButton);
        QVERIFY(bench.window.showsWorkspace());
        const HologramResult& result = bench.studio.results().hologram();
        QVERIFY(result.hologram);
        QCOMPARE(result.hologram->shape().cols, bench.design().plate.size.cols);
        QVERIFY(result.levels);
    }
};

} // namespace fringe

QTEST_MAIN(fringe::WindowTest)
#include "window_test.moc"
