// SPDX-License-Identifier: GPL-3.0-or-later
// Beginning: the start page and the way back from it, recent projects, device presets.
#include "app/project/project_file.h"
#include "engine/encodings/encoding.h"
#include "engine/examples/examples.h"
#include "engine/sources/source_kind.h"
#include "tests/app/studio/small_spots.h"
#include "tests/ui/window/typing.h"
#include "ui/style/icons.h"
#include "ui/style/look.h"

#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QToolButton>

#include <algorithm>

namespace fringe {

class StartWindowTest : public QObject {
    Q_OBJECT

    struct Bench : WindowBench {
        ~Bench() { QDir(Panels::folder()).removeRecursively(); }
        QWidget* page() const { return find<QWidget>(QStringLiteral("startPage")); }
        QPushButton* button(const char* name) const {
            return find<QPushButton>(QLatin1String(name));
        }
        QMenu* panels() const {
            auto* menu = find<QMenu>(QStringLiteral("menu-panels"));
            emit menu->aboutToShow();
            return menu;
        }
        void choosePanel(const QString& text) const {
            for (QAction* action : panels()->actions())
                if (action->text() == text)
                    return action->trigger();
            QFAIL(qPrintable(text));
        }
        void trigger(const char* name) const {
            auto* action = panels()->findChild<QAction*>(QLatin1String(name));
            QVERIFY2(action, name);
            action->trigger();
        }
        QString panelText() const {
            return find<QToolButton>(QStringLiteral("panelButton"))->text();
        }
        std::int64_t levels() const { return levelsOf(design().encoding); }
    };

  private slots:
    void tabLeadsThroughThePageAndIsSeenInHighContrast() {
        applyLook(*qApp, QStringLiteral("contrast"));
        WindowBench bench({1280, 720});
        bench.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&bench.window));
        auto* page = bench.find<QWidget>(QStringLiteral("startPage"));
        bench.find<QWidget>(QStringLiteral("demoButton"))->setFocus(Qt::TabFocusReason);
        QSet<QWidget*> reached;
        for (int i = 0; i < 30; ++i) {
            QWidget* focus = QApplication::focusWidget();
            QVERIFY(focus);
            if (page->isAncestorOf(focus)) {
                reached << focus;
                const QImage seen = focus->grab().toImage();
                QVERIFY2(seen.pixelColor(seen.width() / 2, 1) == shade(Role::Accent),
                         qPrintable(focus->objectName()));
            }
            QTest::keyClick(focus, Qt::Key_Tab);
        }
        QVERIFY2(reached.size() > 12, qPrintable(QString::number(reached.size())));
        applyLook(*qApp, QStringLiteral("light"));
    }

    void newKeepsTheProjectAndThereIsAWayBack() {
        Bench bench;
        bench.open(smallSpots());
        type(pitchLine(bench), QStringLiteral("4um"));
        const Design edited = bench.design();
        for (const bool byKey : {false, true}) {
            bench.action(QStringLiteral("new"))->trigger();
            QVERIFY(!bench.window.showsWorkspace());
            QVERIFY(bench.page()->isVisible() && !bench.tree()->isVisible());
            QVERIFY(bench.design() == edited && bench.document().isDirty());
            if (byKey)
                QTest::keyClick(bench.page(), Qt::Key_Escape);
            else
                bench.button("start-back")->click();
            QVERIFY(bench.window.showsWorkspace());
            QVERIFY(bench.tree()->isVisible());
        }
        QVERIFY(bench.design() == edited);
        QCOMPARE(bench.dialogs.asked, 0);
    }

    void docksComeBackAsTheyWere() {
        Bench bench;
        bench.open(smallSpots());
        const QList<QDockWidget*> docks = bench.window.findChildren<QDockWidget*>();
        const auto dock = [&](const char* name) {
            return bench.find<QDockWidget>(QLatin1String(name));
        };
        dock("dock-runs")->hide();
        dock("dock-history")->raise();
        dock("dock-inspector")->setFloating(true);
        const auto state = [&] {
            QStringList parts;
            for (const QDockWidget* each : docks)
                parts << QStringLiteral("%1 %2 %3")
                             .arg(each->objectName())
                             .arg(each->isHidden())
                             .arg(each->isHidden() ? 0
                                                   : each->visibleRegion().boundingRect().height());
            return parts;
        };
        QTest::qWait(50);
        const QStringList before = state();
        for (int again = 0; again < 2; ++again) {
            bench.action(QStringLiteral("new"))->trigger();
            QVERIFY(std::ranges::all_of(docks, &QDockWidget::isHidden));
            bench.button("start-back")->click();
            QTRY_COMPARE(state(), before);
        }
    }

    void whatTheStartPageOpensAsksForUnsavedWork() {
        Bench bench;
        bench.open(smallSpots());
        type(pitchLine(bench), QStringLiteral("4um"));
        const Design edited = bench.design();
        int asked = 0;
        for (const char* way : {"demoButton", "start-new", "example-die"}) {
            bench.action(QStringLiteral("new"))->trigger();
            bench.button(way)->click();
            QCOMPARE(bench.dialogs.asked, ++asked);
            QVERIFY2(bench.design() == edited, way);
        }
    }

    void beforeTheFirstProjectThereIsNoWayBack() {
        Bench bench;
        QVERIFY(!bench.button("start-back")->isVisible());
        QTest::keyClick(bench.page(), Qt::Key_Escape);
        bench.action(QStringLiteral("new"))->trigger();
        QVERIFY(!bench.window.showsWorkspace());
    }

    void aNewProjectTakesKindAndDeviceOfTheLastOne() {
        Bench bench;
        auto* kinds = bench.find<QComboBox>(QStringLiteral("newKind"));
        auto* panels = bench.find<QComboBox>(QStringLiteral("newPanel"));
        kinds->setCurrentIndex(kinds->findData(QStringLiteral("spots")));
        panels->setCurrentIndex(panels->findText(QStringLiteral("X13138 · 1064 nm")));
        bench.button("start-new")->click();
        QVERIFY(bench.window.showsWorkspace());
        QCOMPARE(bench.chosen().kind.key, std::string("spots"));
        QVERIFY((bench.design().setup.plate == Plate{{1024, 1272}, 12.5_um, 12.5_um}));
        QCOMPARE(bench.design().setup.wavelengths, std::vector<Length>{1064_nm});
        QCOMPARE(bench.levels(), std::int64_t{217});
        const MainWindow next(bench.studio, bench.dialogs);
        QCOMPARE(next.findChild<QComboBox*>(QStringLiteral("newKind"))->currentData().toString(),
                 QStringLiteral("spots"));
        QCOMPARE(next.findChild<QComboBox*>(QStringLiteral("newPanel"))->currentText(),
                 QStringLiteral("X13138 · 1064 nm"));
    }

    void aPresetSetsItsFieldsAndIsUndoneAsOne() {
        Bench bench;
        bench.open(smallSpots());
        QCOMPARE(bench.panelText(), QStringLiteral("No device"));
        bench.choosePanel(QStringLiteral("X13138 · 810 nm"));
        QVERIFY((bench.design().setup.plate == Plate{{1024, 1272}, 12.5_um, 12.5_um}));
        QCOMPARE(bench.design().setup.wavelengths, std::vector<Length>{810_nm});
        QCOMPARE(bench.levels(), std::int64_t{214});
        QCOMPARE(bench.panelText(), QStringLiteral("X13138 · 810 nm"));
        QCOMPARE(bench.document().history().count(), 1);
        bench.action(QStringLiteral("undo"))->trigger();
        QVERIFY(bench.design() == smallSpots());
        QCOMPARE(bench.panelText(), QStringLiteral("No device"));
    }

    void noDeviceCanBeChosenAsAnother() {
        Bench bench;
        bench.open(smallSpots());
        bench.choosePanel(QStringLiteral("X13138 · 1064 nm"));
        QVERIFY(bench.design().device.key != "none");
        const Plate plate = bench.design().setup.plate;
        bench.choosePanel(QStringLiteral("No device"));
        QCOMPARE(bench.design().device.key, std::string("none"));
        QVERIFY(bench.design().setup.plate == plate);
        QCOMPARE(bench.panelText(), QStringLiteral("No device"));
    }

    void aDeviceWithoutPresetIsToldByItsKind() {
        Bench bench;
        Design design = smallSpots();
        design.device = {"mask"};
        bench.open(design);
        QCOMPARE(bench.panelText(), QStringLiteral("Mask"));
    }

    void aChangedDeviceCanBeSavedOrDiscarded() {
        Bench bench;
        bench.open(smallSpots());
        bench.choosePanel(QStringLiteral("X13138 · 810 nm"));
        type(pitchLine(bench), QStringLiteral("13um"));
        QCOMPARE(bench.panelText(), QStringLiteral("X13138 (changed)"));
        bench.trigger("panel-discard");
        QCOMPARE(bench.design().setup.plate.pitchX, 12.5_um);
        bench.action(QStringLiteral("undo"))->trigger();
        QCOMPARE(bench.design().setup.plate.pitchX, 13_um);
        bench.dialogs.name = QStringLiteral("Mine");
        bench.trigger("panel-save-as");
        QCOMPARE(bench.panelText(), QStringLiteral("Mine · 810 nm"));
        QCOMPARE(bench.studio.panels().find("X13138")->plate.pitchX, 12.5_um);
        QCOMPARE(bench.studio.panels().find("Mine")->plate.pitchX, 13_um);
        const Panels again(bench.studio.preferences()); // as after a restart
        QCOMPARE(again.find("Mine")->plate.pitchX, 13_um);
        QCOMPARE(levelsAt(*again.find("Mine"), 1064_nm), std::int64_t{217});
    }

    void aPresetIsKeptWithTheProject() {
        Bench bench;
        bench.open(smallSpots());
        bench.choosePanel(QStringLiteral("PLUTO"));
        const QString path = bench.folder.filePath(QStringLiteral("p.fringe"));
        saveProject(path.toStdString(), bench.design());
        QCOMPARE(openProject(path.toStdString()).design.panel, std::string("PLUTO"));
    }

    void recentProjectsTellFolderAndDateAndCanBeCleared() {
        Bench bench;
        const QString path = bench.folder.filePath(QStringLiteral("a.fringe"));
        saveProject(path.toStdString(), smallSpots());
        bench.studio.preferences().addRecentFile(path);
        const auto* recent = bench.button("recentProject");
        QVERIFY(recent->isEnabled());
        QCOMPARE(recent->accessibleName(), QStringLiteral("a"));
        QVERIFY(recent->accessibleDescription().contains(bench.folder.path()));
        QVERIFY(recent->accessibleDescription().contains(
            QLocale().toString(QFileInfo(path).lastModified().date(), QLocale::ShortFormat)));
        bench.find<QToolButton>(QStringLiteral("clearRecent"))->click();
        QVERIFY(!bench.button("recentProject"));
        QVERIFY(bench.studio.preferences().recentFiles().isEmpty());
    }

    void aMissingProjectIsLocatedAndAnotherIsSaid() {
        Bench bench;
        const QString path = bench.folder.filePath(QStringLiteral("a.fringe"));
        const QString moved = bench.folder.filePath(QStringLiteral("moved.fringe"));
        const QString other = bench.folder.filePath(QStringLiteral("other.fringe"));
        bench.open(smallSpots());
        bench.dialogs.file = path;
        bench.action(QStringLiteral("save"))->trigger();
        saveProject(other.toStdString(), smallDesign());
        QVERIFY(QFile::rename(path, moved));
        QVERIFY(QFile::rename(path + QStringLiteral(".data"), moved + QStringLiteral(".data")));
        QStringList warnings;
        connect(&bench.studio.notices(), &Notices::posted, &bench.window,
                [&warnings](const Notice& notice) {
                    if (notice.kind == Notice::Kind::Warning)
                        warnings << notice.text;
                });
        bench.action(QStringLiteral("new"))->trigger();
        bench.dialogs.file = other;
        bench.button("locateProject")->click();
        QCOMPARE(warnings.size(), 1);
        QVERIFY(warnings.front().contains(QStringLiteral("other.fringe")));
        QVERIFY(bench.studio.preferences().recentFiles().contains(path));
        bench.action(QStringLiteral("new"))->trigger();
        bench.dialogs.file = moved;
        bench.button("locateProject")->click();
        QCOMPARE(warnings.size(), 1);
        QCOMPARE(bench.document().path(), moved);
        QVERIFY(!bench.studio.preferences().recentFiles().contains(path));
    }

    void cardsStandInGroupsByWhatTheyAreFor() {
        Bench bench;
        QStringList texts;
        for (const QLabel* label : bench.page()->findChildren<QLabel*>())
            texts << label->text();
        for (const char* group : {"See an object", "Shape a beam", "Make a device"})
            QVERIFY2(texts.count(QLatin1String(group)) == 1, group);
        const auto top = [&](const char* card) {
            return bench.button(card)->mapTo(bench.page(), QPoint()).y();
        };
        QVERIFY(top("example-shapes") < top("example-spots"));
        QCOMPARE(top("example-traps"), top("example-spots"));
        QVERIFY(top("example-star") < top("example-mask"));
        QCOMPARE(top("example-levels"), top("example-mask"));
    }

    void anExampleOpensComputed() {
        Bench bench;
        bench.button("example-spots")->click();
        QTRY_VERIFY(bench.studio.results().isOfState());
        QVERIFY(bench.studio.results().hologram().chain.field());
        QVERIFY(!bench.document().isDirty());
    }

    void whatTakesMinutesOpensUncomputed() {
        Bench bench;
        bench.button("example-mask")->click();
        QVERIFY(bench.window.showsWorkspace());
        QVERIFY(bench.studio.jobs().designs().empty()
                && !bench.studio.results().shown().chain.field());
    }

    void everyKindHasAnExampleAndAnIconOfItsOwn() {
        std::set<std::string> kinds;
        for (const ExampleInfo& example : examples())
            kinds.insert(exampleDesign(example.key).sources.front().kind.key);
        QList<QImage> icons;
        for (const ChoiceInfo* info : sourceInfos()) {
            QVERIFY2(kinds.contains(info->key), info->key.c_str());
            const QIcon own = icon(QString::fromStdString(info->key));
            QVERIFY2(!own.isNull(), info->key.c_str());
            icons << own.pixmap(24).toImage();
            QVERIFY2(icons.count(icons.back()) == 1, info->key.c_str());
        }
    }

    void everyProjectHasTheSameRows() {
        Bench bench;
        for (const ExampleInfo& example : examples()) {
            bench.open(exampleDesign(example.key));
            for (const char* section :
                 {"illumination", "plate", "lens", "solver", "encoding", "reconstruction"})
                QVERIFY2(bench.shownSections().contains(QLatin1String(section)),
                         example.key.c_str());
        }
    }
};

} // namespace fringe

QTEST_MAIN(fringe::StartWindowTest)
#include "start_window_test.moc"
