// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/contrast.h"
#include "tests/ui/window/typing.h"
#include "ui/style/theme.h"

#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTranslator>

namespace fringe {
namespace {

/// Writes the letter of an action behind its name, as Japanese menus do.
struct LetterBehind : QTranslator {
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char*, const char*, int) const override {
        return qstrcmp(context, "fringe::Actions") == 0 ? QStringLiteral("読込 %1(&I)…")
                                                        : QString();
    }
};

} // namespace

class WindowTest : public QObject {
    Q_OBJECT

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

    void theStartPageIsSeenWholeAndItsDemoIsLegible() {
        for (const QPalette& palette : {paletteOf(Theme::Light), paletteOf(Theme::Dark)}) {
            QApplication::setPalette(palette);
            WindowBench bench;
            const auto* scroll =
                bench.find<QWidget>(QStringLiteral("startPage"))->findChild<QScrollArea*>();
            QCOMPARE(scroll->verticalScrollBar()->maximum(), 0);
            auto* demo = bench.find<QPushButton>(QStringLiteral("demoButton"));
            const QImage shown = demo->grab().toImage();
            for (int y = 8; y < shown.height() - 8; ++y)
                QVERIFY2(contrast(shown.pixelColor(8, y), Qt::white) > 3.5,
                         qPrintable(shown.pixelColor(8, y).name()));
        }
        QApplication::setPalette(paletteOf(Theme::Light));
    }

    void theStartPageIsNeverScrolledSideways() {
        WindowBench bench;
        const auto* scroll =
            bench.find<QWidget>(QStringLiteral("startPage"))->findChild<QScrollArea*>();
        const auto* first = bench.find<QWidget>(QStringLiteral("example-die"));
        const auto* second = bench.find<QWidget>(QStringLiteral("example-rings"));
        for (int width = 1280; width >= 800; width -= 20) {
            bench.window.resize(width, 720);
            QTRY_COMPARE(scroll->horizontalScrollBar()->maximum(), 0);
        }
        QVERIFY(second->y() > first->y());
        bench.window.resize(1280, 720);
        QTRY_COMPARE(second->y(), first->y());
    }

    void theViewsOfALowWindowHaveRoom() {
        WindowBench bench;
        bench.window.setMinimumSize(1, 1);
        bench.window.resize(853, 480);
        bench.open(smallDesign());
        for (const char* name : {"sceneCanvas", "hologramCanvas", "reconstructionCanvas"})
            QTRY_VERIFY2(bench.find<QWidget>(QLatin1String(name))->height() > 110, name);
        QVERIFY(bench.inspector()->isVisible());
    }

    void recentProjectsOfOneNameTellTheirFolders() {
        WindowBench bench;
        for (const auto* path : {"/one/a.fringe", "/two/a.fringe", "/two/b.fringe"})
            bench.studio.preferences().addRecentFile(QLatin1String(path));
        QStringList texts;
        for (const auto* button :
             bench.window.findChildren<QPushButton*>(QStringLiteral("recentProject"))) {
            const QString text = button->accessibleDescription();
            texts << button->accessibleName() + QLatin1Char(' ') + text.left(4);
        }
        QCOMPARE(texts, (QStringList{QStringLiteral("b /two"), QStringLiteral("a /two"),
                                     QStringLiteral("a /one")}));
    }

    void aProjectBringsTheWorkspace() {
        WindowBench bench;
        bench.open(smallDesign());
        QVERIFY(bench.window.showsWorkspace());
        QVERIFY(bench.tree()->isVisible());
    }

    void everyControlHasAName() {
        WindowBench bench;
        QCOMPARE(nameless(bench.window), QStringList());
        bench.open(smallDesign());
        bench.action(QStringLiteral("compute"))->trigger();
        ProjectTree* tree = bench.tree();
        for (int i = 0; i < tree->topLevelItemCount(); ++i) {
            tree->setCurrentItem(tree->topLevelItem(i));
            QCOMPARE(nameless(bench.window), QStringList());
        }
    }

    void aNewWindowLeavesRoomForItsTitle() {
        WindowBench bench;
        const MainWindow window(bench.studio, bench.dialogs);
        QVERIFY(window.height() < window.screen()->availableSize().height());
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

    void whatIsOutOfDateIsExportedOnlyIfWished() {
        WindowBench bench;
        bench.open(smallDesign());
        bench.action(QStringLiteral("compute"))->trigger();
        const auto columns = [&bench] {
            bench.action(QStringLiteral("export"))->trigger();
            const QImage written(bench.dialogs.file);
            QFile::remove(bench.dialogs.file);
            return written.width();
        };
        bench.dialogs.file = bench.folder.filePath(QStringLiteral("levels.png"));
        QCOMPARE(columns(), 48);
        QVERIFY(bench.dialogs.exported.age.isEmpty());
        bench.document().edit(QStringLiteral("Columns"), [](Design design) {
            design.setup.plate.size.cols = 40;
            return design;
        });
        QCOMPARE(columns(), 48);
        QVERIFY(bench.dialogs.exported.canCompute);
        QCOMPARE(bench.dialogs.exported.age, QStringLiteral("Before \"Columns\""));
        bench.dialogs.exporting.what.clear();
        QCOMPARE(columns(), 0);
        bench.dialogs.exporting = {"encoded", true};
        QCOMPARE(columns(), 40);
        QVERIFY(!bench.studio.results().isWanting());
        bench.dialogs.exporting = {"encoded"};
        QCOMPARE(columns(), 40);
        bench.action(QStringLiteral("compute"))->trigger(); // writes nothing more
        QVERIFY(!QFile::exists(bench.dialogs.file));
    }

    void theReconstructionSaysWhatItIsOf() {
        WindowBench bench;
        bench.open(smallDesign());
        bench.action(QStringLiteral("compute"))->trigger();
        QStringList said;
        for (const char* canvas : {"hologramCanvas", "reconstructionCanvas"}) {
            const auto* badge = bench.find<QWidget>(QLatin1String(canvas))
                                    ->findChild<QLabel*>(QStringLiteral("resultBadge"));
            QVERIFY(!badge->isVisible());
            type(pitchLine(bench), QStringLiteral("4um"));
            QVERIFY(badge->isVisible());
            said << badge->text();
            bench.action(QStringLiteral("undo"))->trigger();
            QVERIFY(!badge->isVisible());
        }
        QCOMPARE(said[0], said[1]);
    }

    void usualKeysAreTaken() {
        WindowBench bench;
        const auto keys = [&bench](const char* name) {
            return QKeySequence::listToString(bench.action(QLatin1String(name))->shortcuts());
        };
        QVERIFY(keys("redo").contains(QStringLiteral("Ctrl+Y")));
        QVERIFY(keys("redo").contains(QStringLiteral("Ctrl+Shift+Z")));
        QVERIFY(keys("quit").contains(QStringLiteral("Ctrl+W")));
        QCOMPARE(keys("full-screen"), QStringLiteral("F11"));
        bench.action(QStringLiteral("full-screen"))->trigger();
        QVERIFY(bench.window.isFullScreen());
        bench.action(QStringLiteral("full-screen"))->trigger();
        QVERIFY(!bench.window.isFullScreen());
    }

    void aWindowIsNoLargerThanItsScreen() {
        WindowBench bench({9000, 5000});
        {
            const MainWindow large(bench.studio, bench.dialogs);
            const_cast<MainWindow&>(large).resize(9000, 5000);
        } // which keeps its size
        const MainWindow next(bench.studio, bench.dialogs);
        QVERIFY(next.width() <= next.screen()->availableSize().width());
        QVERIFY(next.height() < next.screen()->availableSize().height());
    }

    void aToolBarShowsNoMenuLetter() {
        LetterBehind translator;
        QCoreApplication::installTranslator(&translator);
        WindowBench bench;
        const QAction* import = bench.action(QStringLiteral("import"));
        QCOMPARE(import->text(), QStringLiteral("読込 %1(&I)…"));
        QCOMPARE(import->iconText(), QStringLiteral("読込 %1…"));
    }

    void panesSayWhatIsComputedAndCancelIt() {
        ThreadedWindowBench bench;
        bench.open(smallDesign());
        const auto start = [&bench] {
            const auto work = [](JobControl& control) {
                return outcomeOf([&]() -> int {
                    control.begin(message("Adding points"), 0, 1, 4);
                    for (control.advance(1);;)
                        control.checkpoint();
                });
            };
            bench.studio.jobs().start<int>({[] { return QStringLiteral("Compute a ring"); },
                                            QStringLiteral("ring"),
                                            {},
                                            {},
                                            bench.document().design()},
                                           &bench.window, work, [](const Outcome<int>&) {});
        };
        const auto notes = bench.window.findChildren<QWidget*>(QStringLiteral("workNote"));
        QCOMPARE(notes.size(), 2); // of hologram and reconstruction
        for (const bool isEmpty : {true, false})
            for (QWidget* note : notes) {
                start();
                QTRY_VERIFY(note->isVisible());
                const auto text = [note] { return note->findChild<QLabel*>()->text(); };
                QTRY_VERIFY(
                    text().startsWith(QStringLiteral("Compute a ring\nAdding points: 25 %")));
                const QPoint middle = note->parentWidget()->rect().center();
                QCOMPARE(note->geometry().contains(middle), isEmpty);
                note->findChild<QPushButton*>(QStringLiteral("cancelWork"))->click();
                QTRY_VERIFY(!bench.studio.jobs().isBusy());
                QVERIFY(!note->isVisible());
                if (isEmpty && note == notes.back()) {
                    bench.action(QStringLiteral("compute"))->trigger();
                    QTRY_VERIFY(bench.studio.isIdle() && bench.studio.results().hasHologram());
                }
            }
    }

    void theFieldIsSeenToGrowAndACancelledOneGoes() {
        ThreadedWindowBench bench;
        // More than can be summed before the first picture is shown.
        const std::vector<Point> points(4000000, {0, 0, 0.2, 1, 0});
        Design design = smallDesign();
        design.setup.plate.size = {1080, 1920};
        store(design.sources.front(),
              CloudSource{.cloud = std::make_shared<const PointCloud>(PointCloud{points, {}})});
        bench.open(design);
        QTRY_VERIFY(bench.action(QStringLiteral("compute"))->isEnabled());
        bench.action(QStringLiteral("compute"))->trigger();
        auto* badge = bench.find<QWidget>(QStringLiteral("hologramCanvas"))
                          ->findChild<QLabel*>(QStringLiteral("resultBadge"));
        QTRY_VERIFY_WITH_TIMEOUT(badge->isVisible(), 60000);
        QVERIFY(bench.studio.results().partial());
        bench.action(QStringLiteral("cancel"))->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!bench.studio.jobs().isBusy(), 60000);
        QVERIFY(!badge->isVisible());
        QVERIFY(!bench.studio.results().partial());
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
        bench.action(QStringLiteral("new-points"))->trigger();
        QVERIFY(!asCloud(bench.chosen()).cloud);
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
        QVERIFY(result.chain.field());
        QCOMPARE(result.chain.field()->shape().cols, bench.design().setup.plate.size.cols);
        QVERIFY(result.chain.encodedBefore());
    }
};

} // namespace fringe

QTEST_MAIN(fringe::WindowTest)
#include "window_test.moc"
