// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/studio/small_spots.h"
#include "tests/ui/window/window_bench.h"
#include "ui/shell/view_menu.h"
#include "ui/views/view_controls.h"

#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QListWidget>
#include <QMenu>
#include <QPointer>
#include <QTableView>
#include <QTableWidget>
#include <QTreeView>
#include <QUndoView>

namespace fringe {

/// What the right button and the menu key bring, and what is kept of views and tables.
class ViewMenuTest : public QObject {
    Q_OBJECT

    /// As it is opened by a key at `widget`.
    static QMenu* menuAt(QWidget& widget) {
        QContextMenuEvent event(QContextMenuEvent::Keyboard, widget.rect().center(),
                                widget.mapToGlobal(widget.rect().center()));
        QApplication::sendEvent(&widget, &event);
        return qobject_cast<QMenu*>(QApplication::activePopupWidget());
    }

    static QAction* lineOf(const QMenu& menu, const QString& text) {
        for (QAction* line : menu.actions())
            if (line->text() == text)
                return line;
        return nullptr;
    }

    static Design computable() {
        Design design = smallDesign();
        design.setup.plate.size = {64, 96};
        return design;
    }

  private slots:
    void everyViewHasOne_data() {
        QTest::addColumn<QString>("canvas");
        QTest::addColumn<QString>("verb");
        QTest::newRow("scene") << "sceneCanvas"
                               << "Front";
        QTest::newRow("hologram") << "hologramCanvas"
                                  << "One to one";
        QTest::newRow("reconstruction") << "reconstructionCanvas"
                                        << "Fit";
        QTest::newRow("spots") << "spotCanvas"
                               << "Fit the spots";
        QTest::newRow("picture") << "pictureCanvas"
                                 << "Fit the picture";
        QTest::newRow("curves") << "convergence"
                                << "Copy picture";
        QTest::newRow("bars") << "powers"
                              << "Copy picture";
    }
    void everyViewHasOne() {
        QFETCH(const QString, canvas);
        QFETCH(const QString, verb);
        WindowBench bench;
        bench.open(canvas == QLatin1String("spotCanvas")      ? smallSpots()
                   : canvas == QLatin1String("pictureCanvas") ? emptyDesign("image")
                   : canvas.contains(u'C')                    ? computable()
                                                              : smallSpots());
        QMenu* menu = menuAt(*bench.find<QWidget>(canvas));
        QVERIFY(menu);
        QVERIFY(lineOf(*menu, verb));
        for (const QAction* line : menu->actions())
            QVERIFY(line->isSeparator() || !line->text().isEmpty());
        QVERIFY(lineOf(*menu, QStringLiteral("Save picture…")));
        QVERIFY(lineOf(*menu, bench.action(QStringLiteral("help"))->text()));
        menu->close();
    }

    void aKeyOpensIt() {
        WindowBench bench;
        bench.open(computable());
        auto* canvas = bench.find<QWidget>(QStringLiteral("hologramCanvas"));
        canvas->setFocus();
        QTRY_COMPARE(QApplication::focusWidget(), canvas);
        QTest::keyClick(canvas, Qt::Key_F10, Qt::ShiftModifier);
        QVERIFY(QApplication::activePopupWidget());
        QApplication::activePopupWidget()->close();
    }

    void itDoesWhatTheViewsOwnControlsDo() {
        WindowBench bench;
        bench.open(computable());
        bench.action(QStringLiteral("compute"))->trigger();
        auto* quantity = bench.find<QComboBox>(QStringLiteral("hologramQuantity"));
        QMenu* menu = menuAt(*bench.find<QWidget>(QStringLiteral("hologramCanvas")));
        QMenu* choices = lineOf(*menu, QStringLiteral("Quantity"))->menu();
        QVERIFY(lineOf(*choices, QStringLiteral("Phase"))->isChecked());
        lineOf(*choices, QStringLiteral("Amplitude"))->trigger();
        QCOMPARE(quantity->currentText(), QStringLiteral("Amplitude"));
        QVERIFY(lineOf(*menu, bench.action(QStringLiteral("export"))->text())->isEnabled());
        menu->close();
    }

    void thePictureThatIsSavedIsWhatIsSeenWithItsScale() {
        WindowBench bench;
        bench.open(computable());
        bench.action(QStringLiteral("compute"))->trigger();
        const auto* pane = bench.find<QWidget>(QStringLiteral("pane-hologram"));
        const auto* bar = bench.find<QWidget>(QStringLiteral("hologramColourBar"));
        QTRY_VERIFY(bar->width() > 20);
        auto* canvas = bench.find<QWidget>(QStringLiteral("hologramCanvas"));
        bench.dialogs.file = bench.folder.filePath(QStringLiteral("seen.png"));
        for (const int scale : {1, 2}) {
            bench.dialogs.filter = scale - 1;
            const QSize seen = pictureArea(*pane).size();
            QVERIFY(seen.width() >= canvas->width() + bar->width());
            QMenu* menu = menuAt(*canvas);
            menu->findChild<QAction*>(QStringLiteral("savePicture"))->trigger();
            menu->close();
            const QImage saved(bench.dialogs.file);
            QCOMPARE(saved.size(), seen * scale);
            QCOMPARE(saved.pixelColor(scale * canvas->width() / 2, 2 * scale),
                     canvas->grab().toImage().pixelColor(canvas->width() / 2, 2));
        }
    }

    void aPictureIsCopied() {
        WindowBench bench;
        bench.open(computable());
        bench.action(QStringLiteral("compute"))->trigger();
        QMenu* menu = menuAt(*bench.find<QWidget>(QStringLiteral("reconstructionCanvas")));
        menu->findChild<QAction*>(QStringLiteral("copyPicture"))->trigger();
        menu->close();
        QCOMPARE(QApplication::clipboard()->image().size(),
                 pictureArea(*bench.find<QWidget>(QStringLiteral("pane-reconstruction"))).size());
    }

    void theReconstructionIsComparedWithAPicture() {
        WindowBench bench;
        bench.open(computable());
        QVERIFY(!bench.action(QStringLiteral("compare-picture"))->isEnabled());
        bench.action(QStringLiteral("compute"))->trigger();
        QImage picture(96, 64, QImage::Format_Grayscale8);
        picture.fill(Qt::gray);
        bench.dialogs.file = bench.folder.filePath(QStringLiteral("even.png"));
        QVERIFY(picture.save(bench.dialogs.file));
        auto* canvas = bench.find<QWidget>(QStringLiteral("reconstructionCanvas"));
        QMenu* menu = menuAt(*canvas);
        lineOf(*menu, bench.action(QStringLiteral("compare-picture"))->text())->trigger();
        menu->close();
        const auto* text = bench.find<QLabel>(QStringLiteral("referenceText"));
        QVERIFY(text->isVisible());
        QVERIFY(text->text().startsWith(QLatin1String("Compared with even.png: PSNR ")));
        menu = menuAt(*canvas);
        lineOf(*menu, QStringLiteral("Copy the comparison"))->trigger();
        QCOMPARE(QApplication::clipboard()->text(), text->text());
        lineOf(*menu, QStringLiteral("Stop comparing"))->trigger();
        menu->close();
        QVERIFY(!text->isVisible());
    }

    void rowsOfSpotsAreCopied() {
        WindowBench bench;
        bench.open(smallSpots());
        auto* table = bench.find<QTableView>(QStringLiteral("spotTable"));
        const auto copied = [&bench] {
            bench.find<QAction>(QStringLiteral("copySpots"))->trigger();
            return QApplication::clipboard()->text();
        };
        QCOMPARE(copied().count(u'\n'), 5); // a heading and four spots
        bench.studio.spotSelection().set({2});
        QVERIFY(table->selectionModel()->hasSelection());
        QCOMPARE(copied(), QStringLiteral("x[mm]\ty[mm]\tz[mm]\tintensity\tphase[deg]\n"
                                          "-1\t-0.5\t1\t2\t\n"));
        QVERIFY(!table->model()->data({}, Qt::DisplayRole).isValid());
        table->setFocus();
        QTRY_VERIFY(table->hasFocus());
        QTest::keyClick(table, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text().count(u'\n'), 5);
    }

    void aMenuGoesWithItsField() {
        WindowBench bench;
        bench.open(computable());
        bench.tree()->select(QStringLiteral("outputs"));
        const QPointer<QMenu> menu =
            menuAt(*bench.find<QTableWidget>(QStringLiteral("outputs"))->viewport());
        QVERIFY(menu && !menu->actions().isEmpty());
        bench.tree()->select(QStringLiteral("plate"));
        QTRY_VERIFY(!menu);
    }

    void listsAndTreesHaveTheirVerbs() {
        WindowBench bench;
        bench.open(computable());
        bench.action(QStringLiteral("compute"))->trigger();
        for (const char* name : {"checks", "jobs", "history"}) {
            auto* view = bench.find<QAbstractItemView>(QLatin1String(name));
            QVERIFY2(view->contextMenuPolicy() == Qt::CustomContextMenu, name);
            QVERIFY2(!view->actions().isEmpty(), name);
        }
        auto* jobs = bench.find<QTreeView>(QStringLiteral("jobs"));
        QVERIFY(copiedText(*jobs).contains(u'\t'));
        QVERIFY(copiedText(*bench.find<QListWidget>(QStringLiteral("checks"))).size() > 5);
    }

    void aboutTellsWhatAReportNeeds() {
        WindowBench bench;
        bench.studio.devices().list();
        bench.action(QStringLiteral("about"))->trigger();
        const QString text = bench.dialogs.about;
        for (const QString& part :
             {QStringLiteral(FRINGE_VERSION), QStringLiteral("GPL-3.0"), QStringLiteral("Qt 6."),
              QStringLiteral("VTK 9."), QStringLiteral("OpenGL: "), QStringLiteral("\n    cpu: "),
              QSettings().fileName()})
            QVERIFY2(text.contains(part), qPrintable(part + QStringLiteral(" in ") + text));
        for (const BackendListing& backend : bench.studio.devices().backends())
            for (const ComputeDeviceInfo& device : backend.devices)
                QVERIFY(text.contains(QString::fromStdString(device.name))
                        && text.contains(QString::fromStdString(device.driver)));
    }

    void oneDeviceHasOneName() {
        WindowBench bench;
        bench.studio.devices().list();
        bench.open(computable());
        bench.studio.devices().choose(QStringLiteral("cpu"));
        bench.action(QStringLiteral("compute"))->trigger();
        const QString name = bench.studio.devices().nameOf("cpu");
        QVERIFY(name != QLatin1String("cpu"));
        QVERIFY(bench.find<QLabel>(QStringLiteral("device"))->text().contains(name));
        QCOMPARE(bench.studio.jobs().list().records().front().device, name);
        bool inMenu = false;
        for (const QAction* line : bench.find<QMenu>(QStringLiteral("menu-device"))->actions())
            inMenu = inMenu || line->text().contains(name);
        QVERIFY(inMenu);
    }
};

} // namespace fringe

QTEST_MAIN(fringe::ViewMenuTest)
#include "view_menu_test.moc"
