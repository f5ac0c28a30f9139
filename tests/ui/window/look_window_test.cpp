// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/translation.h"
#include "engine/examples/examples.h"
#include "engine/model/design_parameters.h"
#include "tests/ui/window/window_bench.h"
#include "ui/commands/command_palette.h"
#include "ui/commands/shortcut_sheet.h"
#include "ui/plots/focus_plot.h"
#include "ui/preferences/preferences_window.h"
#include "ui/style/look.h"
#include "ui/style/theme.h"
#include "ui/views/colour_bar.h"
#include "ui/window/focus_search.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTreeWidget>

namespace fringe {

/// Themes, preferences, the palette of commands, and the room that windows take.
class LookWindowTest : public QObject {
    Q_OBJECT

    static constexpr QSize smallScreen{853, 440}; ///< 1280 × 720 at scale 1.5, below a title bar

    static constexpr int few = 10; ///< of a million pixels: where lines of a style cross

    /// Number of pixels that are not red or black.
    static int strange(QWidget& widget) {
        const QImage image = widget.grab().toImage();
        int count = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) {
                const QColor colour = image.pixelColor(x, y);
                count += colour.green() != 0 || colour.blue() != 0;
            }
        return count;
    }

    static void wear(const char* theme) { applyLook(*qApp, QLatin1String(theme)); }

    static CommandPalette* palette(const WindowBench& bench) {
        bench.action(QStringLiteral("find"))->trigger();
        return bench.find<CommandPalette>(QStringLiteral("commandPalette"));
    }
    static QStringList found(const CommandPalette& palette) {
        const auto* list = palette.findChild<QTreeWidget*>();
        QStringList names;
        for (int i = 0; i < list->topLevelItemCount(); ++i)
            names << list->topLevelItem(i)->text(0);
        return names;
    }
    static void type(CommandPalette& palette, const QString& text) {
        auto* edit = palette.findChild<QLineEdit*>();
        edit->clear();
        QTest::keyClicks(edit, text);
    }

  private slots:
    void init() { wear("light"); }
    void cleanupTestCase() { wear("light"); }

    void everythingFollowsAThemeAtOnce() {
        WindowBench bench;
        QVERIFY(strange(bench.window) > 0); // the start page
        wear("lab");
        QCoreApplication::processEvents();
        QVERIFY(strange(bench.window) < few);
        bench.open(smallDesign());
        bench.action(QStringLiteral("compute"))->trigger();
        QCoreApplication::processEvents();
        QVERIFY(strange(bench.window) < few);
        wear("light");
        QCoreApplication::processEvents();
        QVERIFY(strange(bench.window) > 10000);
        auto* bar = bench.find<ColourBar>(QStringLiteral("hologramColourBar"));
        auto* canvas = bench.find<QWidget>(QStringLiteral("hologramCanvas"));
        QVERIFY(strange(*bar) > 0 && strange(*canvas) > 1000);
        wear("lab");
        QCoreApplication::processEvents();
        QVERIFY(strange(bench.window) < few);
    }

    /// Rings lie at 150, 200 and 250 mm in front of the plate.
    void sharpDistancesAreMarkedOnTheCurveAndOffered() {
        WindowBench bench;
        bench.open(exampleDesign("rings"));
        bench.action(QStringLiteral("compute"))->trigger();
        auto* search = bench.find<FocusSearch>(QStringLiteral("focusSearch"));
        search->ask();
        QCOMPARE(search->findChild<QLineEdit*>("focusFrom")->text(), QStringLiteral("75 mm"));
        QCOMPARE(search->findChild<QLineEdit*>("focusTo")->text(), QStringLiteral("350 mm"));
        const auto* plot = search->findChild<FocusPlot*>("focusCurve");
        QCOMPARE(plot->note(), QStringLiteral("Nothing has been searched yet."));
        search->findChild<QPushButton*>("focusGo")->click();
        const auto offers = [&] { return search->findChildren<QPushButton*>("focusGoTo"); };
        QTRY_COMPARE_WITH_TIMEOUT(offers().size(), 3, 120'000);
        QVERIFY(search->findChild<QLabel*>("focusSaid")->text().startsWith("Sharpest as a whole"));
        const std::vector<QPointF> marks = plot->marks(), curve = plot->curve();
        QCOMPARE(marks.size(), std::size_t(3));
        for (std::size_t i = 0; i < marks.size(); ++i)
            QVERIFY2(std::abs(marks[i].x() - (150 + 50 * double(i))) < 4,
                     qPrintable(QString::number(marks[i].x())));
        QVERIFY(std::ranges::max(marks, {}, &QPointF::y).y() > 0.98);
        offers().back()->click();
        QCOMPARE(bench.design().reconstruction.distance.si() * 1e3, marks.back().x());
        bench.open(exampleDesign("spots"));
        search->ask();
        QVERIFY(search->findChild<QLineEdit*>("focusFrom")->text() != QStringLiteral("75 mm"));
        QVERIFY(plot->curve().empty() && offers().isEmpty());
    }

    void planesAndPlotsFollowToo() {
        for (const char* example : {"spots", "star"}) {
            wear("dark");
            WindowBench bench;
            bench.open(exampleDesign(example));
            QCoreApplication::processEvents();
            QVERIFY(strange(bench.window) > 10000);
            wear("lab");
            QCoreApplication::processEvents();
            QVERIFY(strange(bench.window) < few);
        }
    }

    /// A window that has worn another theme looks as one that never did, with results, findings and
    /// their fixes, a hidden source, curves and notices.
    void noOldColourStays_data() {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        const QStringList themes{"light", "dark", "contrast", "lab"};
        for (const QString& before : themes)
            for (const QString& after : themes)
                if (before != after)
                    QTest::addRow("%s to %s", qPrintable(before), qPrintable(after))
                        << before << after;
    }
    void noOldColourStays() {
        QFETCH(const QString, before);
        QFETCH(const QString, after);
        Design design = exampleDesign("spots");
        design.sources.push_back(exampleDesign("traps").sources.front());
        design.sources.back().visible = false;
        design.outputs.clear();
        design = withParameterText(design, "solver.iterations", "2");
        WindowBench bench;
        bench.open(design);
        bench.action(QStringLiteral("compute"))->trigger();
        bench.find<QAbstractButton>(QStringLiteral("checksLine"))->click();
        bench.studio.notices().post({Notice::Kind::Failure, QStringLiteral("Something failed.")});
        const auto settled = [&] { // pictures are mapped in threads of their own
            QImage last, now;
            do {
                last = now;
                QTest::qWait(120);
                now = bench.window.grab().toImage().convertToFormat(QImage::Format_RGB32);
            } while (now != last);
            return now;
        };
        wear(qPrintable(before));
        settled();
        wear(qPrintable(after));
        const QImage wanted = settled();
        wear(qPrintable(before));
        QVERIFY(settled() != wanted);
        wear(qPrintable(after));
        QCOMPARE(settled(), wanted);
    }

    void aThemeIsChosenInTheMenuAndKept() {
        WindowBench bench;
        QSignalSpy changed(&bench.studio.preferences(), &Preferences::themeChanged);
        auto* menu = bench.find<QMenu>(QStringLiteral("menu-theme"));
        QCOMPARE(menu->actions().size(), 5);
        menu->actions().at(4)->trigger();
        QCOMPARE(changed.size(), 1);
        QCOMPARE(Preferences().theme(), QStringLiteral("lab"));
        emit menu->aboutToShow();
        QVERIFY(menu->actions().at(4)->isChecked());
    }

    void whatJobsLeftIsSaidAndRemoved() {
        QTemporaryDir scratch;
        QVERIFY(QDir(scratch.path()).mkdir(QStringLiteral("fringe-00000000000012ab")));
        QFile file(scratch.filePath(QStringLiteral("fringe-00000000000012ab/field-0")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(3 << 20, 'x'));
        file.close();
        WindowBench bench;
        bench.studio.preferences().setScratch(scratch.path());
        bench.action(QStringLiteral("preferences"))->trigger();
        auto* amount = bench.find<QLabel>(QStringLiteral("leftScratch"));
        auto* remove = bench.find<QAbstractButton>(QStringLiteral("removeLeftScratch"));
        QVERIFY2(amount->text().startsWith(QStringLiteral("3.0 MiB")), qPrintable(amount->text()));
        bench.dialogs.yes = false;
        remove->click();
        QVERIFY(file.exists());
        bench.dialogs.yes = true;
        remove->click();
        QVERIFY(!file.exists());
        QCOMPARE(amount->text(), QStringLiteral("Nothing"));
        QVERIFY(!remove->isEnabled());
    }

    void preferencesGoThereAndBack() {
        WindowBench bench;
        bench.action(QStringLiteral("preferences"))->trigger();
        auto* window = bench.find<PreferencesWindow>(QStringLiteral("preferencesWindow"));
        QVERIFY(window && window->isVisible());
        const auto box = [&](const char* name) {
            return window->findChild<QComboBox*>(QStringLiteral("preference-")
                                                 + QLatin1String(name));
        };
        const auto choose = [&](const char* name, const QString& value) {
            box(name)->setCurrentIndex(box(name)->findData(value));
            emit box(name)->activated(box(name)->currentIndex());
        };
        choose("theme", QStringLiteral("dark"));
        QCOMPARE(Preferences().theme(), QStringLiteral("dark"));
        auto* live = window->findChild<QCheckBox*>(QStringLiteral("preference-live"));
        live->click();
        QVERIFY(Preferences().isLive());
        QVERIFY(bench.action(QStringLiteral("live"))->isChecked());
        bench.action(QStringLiteral("live"))->setChecked(false);
        QVERIFY(!Preferences().isLive());
        window->hide();
        bench.studio.preferences().setTheme(QStringLiteral("lab"));
        window->show();
        QVERIFY(!live->isChecked());
        QCOMPARE(box("theme")->currentData().toString(), QStringLiteral("lab"));
        window->findChild<QAbstractButton*>(QStringLiteral("restoreDefaults"))->click();
        QCOMPARE(Preferences().theme(), QString());
        QCOMPARE(box("theme")->currentIndex(), 0);
    }

    void lettersFindACommand() {
        const QString name = QStringLiteral("File › Open example › Ring of spots");
        QCOMPARE(*misfit({}, name), 0);
        QCOMPARE(*misfit(QStringLiteral("file"), name), 0);
        QVERIFY(*misfit(QStringLiteral("spots"), name) < *misfit(QStringLiteral("pots"), name));
        QVERIFY(*misfit(QStringLiteral("pots"), name) < *misfit(QStringLiteral("rgspt"), name));
        QVERIFY(misfit(QStringLiteral("spots EXAMPLE"), name));
        QVERIFY(!misfit(QStringLiteral("spotz"), name));
    }

    void thePaletteRunsWhatIsFound() {
        WindowBench bench;
        CommandPalette* shown = palette(bench);
        QVERIFY(shown->isVisible());
        type(*shown, QStringLiteral("theme lab"));
        QVERIFY2(found(*shown).front().contains(QStringLiteral("Lab")),
                 qPrintable(found(*shown).join(QLatin1Char('\n'))));
        QTest::keyClick(shown->findChild<QLineEdit*>(), Qt::Key_Return);
        QVERIFY(!shown->isVisible());
        QCOMPARE(bench.studio.preferences().theme(), QStringLiteral("lab"));
        QVERIFY(found(*palette(bench)).front().contains(QStringLiteral("Lab"))); // remembered
        QTest::keyClick(shown->findChild<QLineEdit*>(), Qt::Key_Escape);
        QVERIFY(!shown->isVisible());
    }

    void thePaletteSaysWhyNot() {
        WindowBench bench;
        CommandPalette* shown = palette(bench);
        type(*shown, QStringLiteral("export"));
        QVERIFY2(found(*shown).front().contains(QStringLiteral("Compute a hologram first.")),
                 qPrintable(found(*shown).front()));
        QTest::keyClick(shown->findChild<QLineEdit*>(), Qt::Key_Return);
        QVERIFY(shown->isVisible()); // it cannot be run
    }

    void thePaletteHasAllOfTheMenusAndTheProject() {
        WindowBench bench;
        bench.open(smallDesign());
        const QStringList names = found(*palette(bench));
        for (const QAction* menu : bench.window.menuBar()->actions())
            for (const QAction* line : menu->menu()->actions())
                if (!line->isSeparator() && !line->menu() && !line->isCheckable())
                    QVERIFY2(!names.filter(line->iconText()).isEmpty(),
                             qPrintable(line->iconText()));
        QVERIFY(!names.filter(QStringLiteral("Open example ›")).isEmpty());
        CommandPalette* shown = palette(bench);
        auto* last = bench.tree()->topLevelItem(bench.tree()->topLevelItemCount() - 1);
        type(*shown, QStringLiteral("project ") + last->text(0));
        QTest::keyClick(shown->findChild<QLineEdit*>(), Qt::Key_Return);
        QCOMPARE(bench.tree()->currentItem(), last);
    }

    void theSheetHasEachShortcut() {
        WindowBench bench;
        bench.action(QStringLiteral("shortcuts"))->trigger();
        const auto* sheet = bench.find<ShortcutSheet>(QStringLiteral("shortcutSheet"));
        const auto* list = sheet->findChild<QTreeWidget*>();
        QStringList keys;
        for (int i = 0; i < list->topLevelItemCount(); ++i)
            for (int j = 0; j < list->topLevelItem(i)->childCount(); ++j)
                keys << list->topLevelItem(i)->child(j)->text(1).split(QStringLiteral(", "));
        for (const char* each : {"Ctrl+S", "Ctrl+W", "F11", "Ctrl+,", "Ctrl+Shift+P", "F6"})
            QVERIFY2(keys.join(QLatin1Char(' ')).contains(QLatin1String(each)), each);
    }

    void theWindowFitsASmallScreen_data() { aDialogFitsASmallScreen_data(); }
    void theWindowFitsASmallScreen() {
        QFETCH(const QString, language);
        Translation translation(*QCoreApplication::instance());
        translation.install(language);
        for (const ExampleInfo& example : examples()) {
            WindowBench bench(smallScreen);
            bench.open(exampleDesign(example.key));
            QCoreApplication::processEvents();
            const QSize least = bench.window.layout()->minimumSize();
            QVERIFY2(least.width() <= smallScreen.width() && least.height() <= smallScreen.height(),
                     qPrintable(QStringLiteral("%1: %2 × %3")
                                    .arg(QString::fromStdString(example.key))
                                    .arg(least.width())
                                    .arg(least.height())));
        }
    }

    void aDialogFitsASmallScreen_data() {
        QTest::addColumn<QString>("language");
        for (const QString& language : availableLanguages())
            QTest::newRow(qPrintable(language)) << language;
    }
    void aDialogFitsASmallScreen() {
        QFETCH(const QString, language);
        Translation translation(*QCoreApplication::instance());
        translation.install(language);
        for (const char* action : {"preferences", "shortcuts", "benchmark"}) {
            WindowBench bench;
            bench.action(QLatin1String(action))->trigger();
            for (const QWidget* shown : QApplication::topLevelWidgets())
                if (shown->isVisible())
                    QVERIFY2(shown->minimumSizeHint().boundedTo(smallScreen)
                                 == shown->minimumSizeHint(),
                             qPrintable(shown->objectName()));
        }
    }
};

} // namespace fringe

QTEST_MAIN(fringe::LookWindowTest)
#include "look_window_test.moc"
