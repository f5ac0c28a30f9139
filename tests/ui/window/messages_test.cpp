// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/reporting.h"
#include "tests/ui/window/window_bench.h"
#include "ui/panels/message_bar.h"

#include <QPushButton>
#include <QStatusBar>
#include <QToolButton>

namespace fringe {

/// Files that are dropped or fail, and the sentences that the window says without being asked.
class MessagesTest : public QObject {
    Q_OBJECT

    /// The file "p.xyz" in the bench's folder.
    static QString twoPoints(const WindowBench& bench) {
        QFile file(bench.folder.filePath(QStringLiteral("p.xyz")));
        if (!file.open(QIODevice::WriteOnly))
            return {};
        file.write("0 0 0\n1 2 3\n");
        return file.fileName();
    }

  private slots:
    void aReasonThatNoLongerHoldsLeavesTheStatusBar() {
        WindowBench bench;
        bench.open(Design{});
        QAction* compute = bench.action(QStringLiteral("compute"));
        compute->showStatusText(&bench.window);
        QVERIFY(!bench.window.statusBar()->currentMessage().isEmpty());
        bench.open(smallDesign());
        QCOMPARE(bench.window.statusBar()->currentMessage(), QString());
    }

    void aDroppedPointFileIsANewProject() {
        WindowBench bench;
        QVERIFY(bench.drop({twoPoints(bench)}));
        QVERIFY(asCloud(bench.chosen()).cloud);
        QVERIFY(bench.window.showsWorkspace());
    }

    void aDroppedPointFileIsImported() {
        WindowBench bench;
        bench.open(emptyDesign());
        QVERIFY(bench.drop({twoPoints(bench)}));
        QVERIFY(asCloud(bench.chosen()).cloud);
        auto* undo = bench.find<QPushButton>(QStringLiteral("undoNotice"));
        QVERIFY(undo);
        undo->click();
        QVERIFY(!asCloud(bench.chosen()).cloud);
    }

    void whatNamesNoFileIsNotTaken() {
        WindowBench bench;
        QMimeData data;
        data.setUrls({QUrl(QStringLiteral("https://example.org/bunny.obj"))});
        QVERIFY(!dropOn(bench.window, data));
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

    void whatIsOfAProjectGoesWithIt() {
        WindowBench bench;
        bench.open(smallDesign());
        Notices& notices = bench.studio.notices();
        notices.post({.text = QStringLiteral("Work is left over."),
                      .offers = {{QStringLiteral("Go on"), [] {}}},
                      .ofProgram = true});
        notices.post({.text = QStringLiteral("The iterations were cancelled."),
                      .offers = {{QStringLiteral("Keep them"), [] {}}}});
        notices.post({Notice::Kind::Failure, QStringLiteral("It failed.")});
        auto* bar = bench.find<MessageBar>(QStringLiteral("messageBar"));
        QCOMPARE(bar->texts().size(), 3);
        bench.open(smallDesign());
        QCOMPARE(bar->texts(), QStringList(QStringLiteral("Work is left over.")));
    }

    void theNotesOfAProjectThatIsOpenedStay() {
        WindowBench bench;
        const auto use = [&](Design design) { bench.open(design); };
        Outcome<Design> opened;
        opened.value = smallDesign();
        opened.notes = {message("A point lies far out.")};
        reporting<Design>(bench.studio, use)(std::move(opened));
        QCOMPARE(bench.find<MessageBar>(QStringLiteral("messageBar"))->texts(),
                 QStringList(QStringLiteral("A point lies far out.")));
    }

    void aFailureGoesWhenTheSameImportSucceeds() {
        WindowBench bench;
        bench.open(smallDesign());
        auto* bar = bench.find<MessageBar>(QStringLiteral("messageBar"));
        const auto import = [&](const QString& name) {
            bench.dialogs.file = bench.folder.filePath(name);
            bench.action(QStringLiteral("import"))->trigger();
        };
        bench.studio.notices().post({Notice::Kind::Failure, QStringLiteral("Something else.")});
        import(QStringLiteral("nowhere.ply"));
        import(QStringLiteral("neither.ply"));
        QCOMPARE(bar->texts().size(), 2);
        QVERIFY(bar->texts().front().contains(QStringLiteral("neither.ply")));
        twoPoints(bench);
        import(QStringLiteral("p.xyz"));
        QCOMPARE(bar->texts().size(), 2);
        QVERIFY(bar->texts().front().contains(QStringLiteral("p.xyz")));
        QCOMPARE(bar->texts().back(), QStringLiteral("Something else."));
    }

    void anOfferToUndoGoesWithTheNextStep() {
        WindowBench bench;
        bench.open(smallDesign());
        auto* bar = bench.find<MessageBar>(QStringLiteral("messageBar"));
        const auto edit = [&](Length pitch) {
            bench.studio.document().edit(QStringLiteral("pitch"), [pitch](Design design) {
                design.setup.plate.pitchX = pitch;
                return design;
            });
        };
        edit(9_um);
        bench.studio.notices().post({Notice::Kind::Information, QStringLiteral("9"), true});
        edit(10_um);
        bench.studio.notices().post({Notice::Kind::Information, QStringLiteral("10"), true});
        QTRY_COMPARE(bar->texts(), QStringList(QStringLiteral("10")));
        bench.find<QPushButton>(QStringLiteral("undoNotice"))->click();
        QCOMPARE(bench.design().setup.plate.pitchX, 9_um);
        QTRY_VERIFY(bar->texts().isEmpty());
    }

    void aMessageIsOneLineAboveTheViewsAndMovesNothing() {
        WindowBench bench;
        bench.open(smallDesign());
        const auto* workspace = bench.find<QWidget>(QStringLiteral("workspace"));
        auto* bar = bench.find<MessageBar>(QStringLiteral("messageBar"));
        const auto placeOf = [](const QWidget* widget) {
            return QRect(widget->mapToGlobal(QPoint()), widget->size());
        };
        QTest::qWait(300); // until the docks have settled
        const QRect before = placeOf(workspace);
        const QString words = QStringLiteral("Words and more of them. ").repeated(20);
        bench.studio.notices().post({Notice::Kind::Failure, QString(300, QLatin1Char('m'))});
        bench.studio.notices().post({Notice::Kind::Failure, words});
        QCOMPARE(bar->line(), words);
        QTest::qWait(100);
        QCOMPARE(placeOf(workspace), before);
        QCOMPARE(placeOf(bar).bottom() + 1, placeOf(workspace).top());
        QVERIFY(bar->height() < 3 * bar->fontMetrics().height());
        bench.find<QToolButton>(QStringLiteral("dismissNotice"))->click();
        QCOMPARE(bar->texts(), QStringList(QString(300, QLatin1Char('m'))));
        QTest::qWait(100);
        QCOMPARE(placeOf(workspace), before);
    }

    void equalMessagesAreCounted() {
        WindowBench bench;
        bench.open(smallDesign());
        auto* bar = bench.find<MessageBar>(QStringLiteral("messageBar"));
        for (int i = 0; i < 3; ++i) {
            bench.studio.notices().post({Notice::Kind::Failure, QStringLiteral("It failed.")});
            bench.studio.notices().post({Notice::Kind::Failure, QStringLiteral("Another did.")});
        }
        QCOMPARE(bar->texts(),
                 QStringList({QStringLiteral("Another did."), QStringLiteral("It failed.")}));
        QCOMPARE(bar->line(), QStringLiteral("Another did. (3 times)"));
    }

    void theBellOpensAllMessages() {
        WindowBench bench;
        int taken = 0;
        bench.studio.notices().post({.text = QStringLiteral("Work is left over."),
                                     .offers = {{QStringLiteral("Go on"), [&] { ++taken; }}}});
        for (int i = 1; i < 30; ++i)
            bench.studio.notices().post({Notice::Kind::Failure, QString::number(i)});
        auto* bar = bench.find<MessageBar>(QStringLiteral("messageBar"));
        QCOMPARE(bar->texts().size(), 20);
        QCOMPARE(bar->texts().back(), QStringLiteral("Work is left over.")); // it offers something
        bench.find<QToolButton>(QStringLiteral("bell"))->click();
        auto* all = bar->findChild<QFrame*>(QStringLiteral("allMessages"));
        QVERIFY(all && all->isVisible());
        for (auto* button : all->findChildren<QPushButton*>())
            if (button->text() == QLatin1String("Go on"))
                button->click();
        QCOMPARE(taken, 1);
        QCOMPARE(bar->texts().size(), 19);
        QTRY_VERIFY(!bar->findChild<QFrame*>(QStringLiteral("allMessages")));
    }

    void allMessagesStayOpenWhenAnotherComesAndTakeItIn() {
        WindowBench bench;
        bench.open(smallDesign());
        const auto post = [&](const char* text) {
            bench.studio.notices().post({.text = QLatin1String(text)});
        };
        post("One.");
        auto* bar = bench.find<MessageBar>(QStringLiteral("messageBar"));
        bench.find<QToolButton>(QStringLiteral("bell"))->click();
        const QPointer<QFrame> all = bar->findChild<QFrame*>(QStringLiteral("allMessages"));
        const auto lines = [&] {
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            return all->findChildren<QToolButton*>(QStringLiteral("dismissNotice"));
        };
        const int height = all->height();
        post("Two.");
        QVERIFY(all && all->isVisible() && all->height() > height);
        QCOMPARE(lines().size(), 2);
        lines().back()->click();
        QVERIFY(all && all->isVisible());
        QCOMPARE(lines().size(), 1);
        QCOMPARE(bar->texts(), QStringList{QStringLiteral("Two.")});
        lines().front()->click();
        QTRY_VERIFY(!all);
    }

    void whatAnEditGaveRiseToGoesWithIt() {
        WindowBench bench;
        bench.open(smallDesign());
        auto* bar = bench.find<MessageBar>(QStringLiteral("messageBar"));
        const auto edit = [&](Length pitch) {
            bench.studio.document().edit(QStringLiteral("pitch"), [pitch](Design design) {
                design.setup.plate.pitchX = pitch;
                return design;
            });
        };
        bench.studio.notices().post({Notice::Kind::Warning, QStringLiteral("Before.")});
        edit(9_um);
        bench.studio.notices().post({Notice::Kind::Warning, QStringLiteral("Of the pitch.")});
        bench.studio.notices().post({Notice::Kind::Failure, QStringLiteral("A disk is full.")});
        bench.action(QStringLiteral("undo"))->trigger();
        QCOMPARE(bar->texts(),
                 QStringList({QStringLiteral("A disk is full."), QStringLiteral("Before.")}));
    }

    void stepsBringBackTheWarningsOfTheirRows() {
        WindowBench bench;
        bench.open(smallDesign());
        auto* bar = bench.find<MessageBar>(QStringLiteral("messageBar"));
        const auto read = [&](Length pitch, const char* note) {
            Outcome<Length> outcome;
            outcome.value = pitch;
            outcome.notes = {message(note)};
            reporting<Length>(
                bench.studio,
                [&](Length value) {
                    bench.document().edit(QStringLiteral("pitch"), [value](Design design) {
                        design.setup.plate.pitchX = value;
                        return design;
                    });
                },
                QStringLiteral("import"))(std::move(outcome));
        };
        const QStringList first{QStringLiteral("Guessed.")}, second{QStringLiteral("Left out.")};
        read(9_um, "Guessed.");
        read(10_um, "Left out.");
        QCOMPARE(bar->texts(), second);
        bench.action(QStringLiteral("undo"))->trigger();
        QCOMPARE(bar->texts(), first);
        QCOMPARE(bar->line(), first.front());
        bench.action(QStringLiteral("undo"))->trigger();
        QVERIFY(bar->texts().isEmpty());
        bench.action(QStringLiteral("redo"))->trigger();
        QCOMPARE(bar->texts(), first);
        bench.action(QStringLiteral("redo"))->trigger();
        QCOMPARE(bar->texts(), second);
        bench.action(QStringLiteral("undo"))->trigger();
        read(11_um, "Another.");
        QCOMPARE(bar->texts(), QStringList(QStringLiteral("Another.")));
        bench.action(QStringLiteral("undo"))->trigger();
        QCOMPARE(bar->texts(), first);
    }

    void warningsOfAComputedDesignComeBackWithIt() {
        WindowBench bench;
        bench.open(smallDesign());
        auto* bar = bench.find<MessageBar>(QStringLiteral("messageBar"));
        const Notice warning{.kind = Notice::Kind::Warning,
                             .text = QStringLiteral("Some points are left out."),
                             .attempt = attempts::compute()};
        bench.studio.notices().post(warning);
        bench.document().edit(QStringLiteral("pitch"), [](Design design) {
            design.setup.plate.pitchX = 9_um;
            return design;
        });
        QVERIFY(bar->texts().isEmpty());
        bench.action(QStringLiteral("undo"))->trigger();
        QCOMPARE(bar->texts(), QStringList(warning.text));
        bench.studio.notices().settle(attempts::compute());
        QVERIFY(bar->texts().isEmpty());
        bench.action(QStringLiteral("redo"))->trigger();
        bench.action(QStringLiteral("undo"))->trigger();
        QVERIFY(bar->texts().isEmpty());
    }

    void notesOfAnImportGoWhenAnotherTakesItsPlace() {
        WindowBench bench;
        bench.open(smallDesign());
        const auto import = [&](const char* note) {
            Outcome<Design> read;
            read.value = smallDesign();
            read.notes = {message(note), message("All are warned of.")};
            reporting<Design>(
                bench.studio, [](const Design&) {}, QStringLiteral("import"))(std::move(read));
        };
        import("The first lies far out.");
        import("The second lies far out.");
        QCOMPARE(bench.find<MessageBar>(QStringLiteral("messageBar"))->texts(),
                 QStringList({QStringLiteral("All are warned of."),
                              QStringLiteral("The second lies far out.")}));
    }

    void theLineUnderTheMouseStays() {
        WindowBench bench;
        bench.open(smallDesign());
        auto* bar = bench.find<MessageBar>(QStringLiteral("messageBar"));
        bench.studio.notices().post({Notice::Kind::Failure, QStringLiteral("It failed.")});
        bar->setAttribute(Qt::WA_UnderMouse, true);
        bench.studio.notices().post({Notice::Kind::Failure, QStringLiteral("Another did.")});
        QCOMPARE(bar->line(), QStringLiteral("It failed."));
        QEvent leave(QEvent::Leave);
        bar->setAttribute(Qt::WA_UnderMouse, false);
        QApplication::sendEvent(bar, &leave);
        QCOMPARE(bar->line(), QStringLiteral("Another did."));
    }
};

} // namespace fringe

QTEST_MAIN(fringe::MessagesTest)
#include "messages_test.moc"
