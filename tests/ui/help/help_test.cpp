// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/examples/examples.h"
#include "engine/model/design_parameters.h"
#include "tests/ui/help/example_pictures.h"
#include "tests/ui/help/help_pictures.h"
#include "tests/ui/window/window_bench.h"
#include "ui/help/help_pages.h"
#include "ui/help/help_topic.h"
#include "ui/help/help_window.h"
#include "ui/window/docks.h"

#include <QDialog>
#include <QDir>
#include <QDirIterator>
#include <QDockWidget>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTimer>
#include <QToolButton>
#include <QTreeWidget>

namespace fringe {

class HelpTest : public QObject {
    Q_OBJECT

    static QString named(const char* folder, const std::string& key) {
        return QLatin1String(folder) + QString::fromStdString(key);
    }

    static const ChoiceInfo* entryOf(const QString& name) {
        for (const auto& [folder, infos] : {std::pair("sources/", &sourceInfos()),
                                            {"solvers/", &solverInfos()},
                                            {"encodings/", &encodingInfos()},
                                            {"propagation/", &propagationInfos()}})
            for (const ChoiceInfo* info : *infos)
                if (named(folder, info->key) == name)
                    return info;
        return nullptr;
    }

    /// Pages that there have to be, and no others.
    static QSet<QString> wantedPages() {
        QSet<QString> wanted{"index",           "glossary",       "symptoms", "sections/outputs",
                             "views/startPage", "views/benchmark"};
        for (const auto& [folder, infos] : {std::pair("sources/", &sourceInfos()),
                                            {"solvers/", &solverInfos()},
                                            {"encodings/", &encodingInfos()},
                                            {"propagation/", &propagationInfos()}})
            for (const ChoiceInfo* info : *infos)
                wanted << named(folder, info->key);
        for (const DesignSection& section : designSections(designFor("points")))
            if (!section.source || section.key == "method")
                wanted << named("sections/", section.key);
        WindowBench bench;
        bench.open(smallDesign());
        for (const QDockWidget* dock : bench.window.findChildren<QDockWidget*>())
            wanted << QStringLiteral("panels/") + dock->objectName().section(u'-', -1);
        for (const QWidget* pane :
             bench.window.findChildren<QWidget*>(QRegularExpression(QStringLiteral("^pane-"))))
            if (const QString name = pane->objectName().mid(5);
                !findInfo(sourceInfos(), name.toStdString()))
                wanted << QStringLiteral("views/") + name;
        return wanted;
    }

    static QStringList languages() { return QDir(QStringLiteral(":/help")).entryList({"??"}); }

    static QSet<QString> headingsOf(const QString& page) {
        QSet<QString> headings;
        for (const QString& line : helpPage(page).text.split(u'\n'))
            if (line.startsWith(QLatin1String("## ")))
                headings << line.mid(3).toLower().replace(u' ', u'-');
        return headings;
    }

    /// Where links and pictures of a page lead, by the name of the page.
    static QStringList targetsOf(const QString& page) {
        static const QRegularExpression link(QStringLiteral("\\]\\(([^)]+)\\)"));
        QStringList targets;
        for (const auto& match : link.globalMatch(helpPage(page).text))
            targets << QUrl(QStringLiteral("qrc:/help/%1.md").arg(page))
                           .resolved(QUrl(match.captured(1)))
                           .toString()
                           .mid(10);
        return targets;
    }

  private slots:
    void everyKindPanelAndViewHasItsPage() {
        const QStringList names = helpPageNames();
        const QSet<QString> there(names.begin(), names.end()), wanted = wantedPages();
        const auto listed = [](const QSet<QString>& some) {
            return QStringList(some.begin(), some.end()).join(QStringLiteral(", "));
        };
        QVERIFY2(there.contains(wanted), qPrintable("missing: " + listed(wanted - there)));
        QVERIFY2(wanted.contains(there), qPrintable("of nothing: " + listed(there - wanted)));
    }

    void translatedPagesHaveAnEnglishOne() {
        for (const QString& language : languages())
            for (QDirIterator files(QStringLiteral(":/help/") + language, {"*.md"}, QDir::Files,
                                    QDirIterator::Subdirectories);
                 files.hasNext();)
                QVERIFY2(hasHelpPage(files.next().mid(10).chopped(3)),
                         qPrintable(files.filePath()));
    }

    void everyPageSaysWhatToDoWhenItIsBad() {
        for (const QString& name : helpPageNames()) {
            const HelpPage page = helpPage(name);
            QVERIFY2(!page.title.isEmpty(), qPrintable(name));
            if (!name.contains(u'/'))
                continue;
            QVERIFY2(page.text.contains(QLatin1String("\n## What to ")), qPrintable(name));
            QVERIFY2(page.text.contains(QLatin1String("\n## When the result is bad\n")),
                     qPrintable(name));
            QVERIFY2(!page.text.contains(u'{'), qPrintable(name));
        }
    }

    void kindsTellTheirTables() {
        for (const QString& name : helpPageNames())
            if (const ChoiceInfo* entry = entryOf(name)) {
                const HelpPage page = helpPage(name);
                QCOMPARE(page.title, QString::fromUtf8(entry->label));
                QVERIFY(page.text.contains(QString::fromUtf8(entry->help)));
                for (const ParameterInfo& row : entry->parameters)
                    QVERIFY2(!row.isShown()
                                 || page.text.contains(QStringLiteral("\n| %1 | %2")
                                                           .arg(QString::fromUtf8(row.label),
                                                                QString::fromUtf8(row.help))),
                             qPrintable(name));
            }
        QVERIFY(helpPage("sections/plate").text.contains(QLatin1String("\n| Pixel pitch x | ")));
        QVERIFY(helpPage("sections/solver").text.contains(QLatin1String("](../solvers/gs.md)")));
        QVERIFY(helpPage("solvers/gaa").text.contains(QLatin1String("| Adaptation |")));
    }

    void linksLeadSomewhere_data() {
        QTest::addColumn<QString>("language");
        for (const QString& language : languages())
            QTest::newRow(qPrintable(language)) << language;
    }
    void linksLeadSomewhere() {
        QFETCH(const QString, language);
        const auto restored = qScopeGuard([before = QLocale()] { QLocale::setDefault(before); });
        QLocale::setDefault(QLocale(language));
        for (const QString& page : helpPageNames())
            for (const QString& target : targetsOf(page)) {
                const QString name = target.section(u'#', 0, 0);
                const QString heading = target.section(u'#', 1);
                if (name.endsWith(QLatin1String(".png")))
                    QVERIFY2(QFile::exists(QStringLiteral(":/help/") + name),
                             qPrintable(page + ": " + target));
                else
                    QVERIFY2(
                        hasHelpPage(name.chopped(3))
                            && (heading.isEmpty() || headingsOf(name.chopped(3)).contains(heading)),
                        qPrintable(page + ": " + target));
            }
    }

    void picturesAreCurrent() {
        const QString root = QStringLiteral(":/help/pictures/");
        QSet<QString> kept;
        for (QDirIterator files(root, {"*.png"}, QDir::Files, QDirIterator::Subdirectories);
             files.hasNext();)
            kept << files.next().mid(root.size()).chopped(4);
        for (const auto& [name, made] : makeHelpPictures()) {
            QVERIFY2(kept.remove(name), qPrintable(name + " has no picture; build help_pictures"));
            const QSize size = QImage(root + name + QStringLiteral(".png")).size();
            constexpr int fonts = 40; ///< pixels that other fonts may take
            QVERIFY2(std::abs(size.width() - made.width()) <= fonts
                         && std::abs(size.height() - made.height()) <= fonts,
                     qPrintable(name));
            QVERIFY2(hasHelpPage(name), qPrintable(name));
        }
        QVERIFY2(kept.isEmpty(),
                 qPrintable("of nothing: " + QStringList(kept.begin(), kept.end()).join(u' ')));
    }

    /// Pictures are compared by their light: devices round it differently.
    void picturesOfExamplesAreCurrent() {
        const auto made = makeExamplePictures();
        for (const ExampleInfo& example : examples()) {
            const QString key = QString::fromStdString(example.key);
            const QImage kept(QStringLiteral(":/examples/%1.png").arg(key));
            QCOMPARE(kept.isNull(), example.waits);
            if (example.waits)
                continue;
            QVERIFY2(made.contains(key), qPrintable(key));
            const QImage& now = made.at(key);
            QCOMPARE(kept.size(), now.size());
            double apart = 0;
            for (int row = 0; row < now.height(); ++row)
                for (int col = 0; col < now.width(); ++col)
                    apart += std::abs(qGray(now.pixel(col, row)) - qGray(kept.pixel(col, row)));
            QVERIFY2(apart / (now.width() * now.height()) < 6,
                     qPrintable(key + " looks otherwise; build help_pictures"));
        }
    }

    void theKeyOpensThePageOfWhatHasTheFocus_data() {
        QTest::addColumn<QString>("section");
        QTest::addColumn<QString>("widget");
        QTest::addColumn<QString>("page");
        QTest::newRow("tree") << "points"
                              << "projectTree"
                              << "sources/points";
        QTest::newRow("part") << "plate"
                              << "projectTree"
                              << "sections/plate";
        QTest::newRow("field") << "plate"
                               << "plate.columns"
                               << "sections/plate";
        QTest::newRow("solver") << "solver"
                                << "solver.name"
                                << "solvers/sum";
        QTest::newRow("encoding") << "encoding"
                                  << "encoding.levels"
                                  << "encodings/phase";
        QTest::newRow("outputs") << "outputs"
                                 << "projectTree"
                                 << "sections/outputs";
        QTest::newRow("propagation") << "reconstruction"
                                     << "reconstruction.propagation"
                                     << "propagation/asm";
        QTest::newRow("checks") << "plate"
                                << "checksLine"
                                << "panels/checks";
        QTest::newRow("hologram") << "plate"
                                  << "hologramCanvas"
                                  << "views/hologram";
        QTest::newRow("distance") << "plate"
                                  << "distanceField"
                                  << "views/reconstruction";
    }
    void theKeyOpensThePageOfWhatHasTheFocus() {
        QFETCH(const QString, section);
        QFETCH(const QString, widget);
        QFETCH(const QString, page);
        const WindowBench bench;
        bench.document().reset(smallDesign(), {}, true);
        bench.tree()->select(section);
        auto* focused = bench.find<QWidget>(widget);
        QVERIFY(focused);
        focused->setFocus();
        QTRY_VERIFY(QApplication::focusWidget());
        QTest::keyClick(focused, Qt::Key_F1);
        auto* help = bench.find<HelpWindow>(QStringLiteral("helpWindow"));
        QVERIFY(help && help->isVisible());
        QCOMPARE(help->page(), page);
    }

    void theKeyIsHeardInADialogThatWaits_data() {
        QTest::addColumn<QString>("dialog");
        QTest::addColumn<QString>("page");
        QTest::newRow("export") << "exportDialog"
                                << "sections/outputs";
        QTest::newRow("question") << ""
                                  << "index";
    }
    void theKeyIsHeardInADialogThatWaits() {
        QFETCH(const QString, dialog);
        QFETCH(const QString, page);
        WindowBench bench;
        QString shown;
        bool isUsable = false;
        QTimer::singleShot(0, &bench.window, [&] {
            QWidget* waiting = QApplication::activeModalWidget();
            QTest::keyClick(waiting, Qt::Key_F1);
            if (const auto* help = waiting->findChild<HelpWindow*>()) {
                shown = help->page();
                isUsable = help->isVisible() && help->window() != waiting->window();
            }
            static_cast<QDialog*>(waiting)->reject();
        });
        if (dialog.isEmpty())
            bench.dialogs.Dialogs::askRemoveScratch({});
        else
            bench.dialogs.Dialogs::askExport({});
        QCOMPARE(shown, page);
        QVERIFY(isUsable);
    }

    void pagesOfSpotsAreThoseOfTheirView() {
        WindowBench bench;
        bench.open(emptyDesign("spots"));
        QCOMPARE(helpTopic(bench.find<QWidget>(QStringLiteral("spotCanvas")), bench.design()),
                 QStringLiteral("sources/spots"));
        QCOMPARE(helpTopic(nullptr, bench.design()), QStringLiteral("index"));
    }

    void pagesShowTheirPictures() {
        const WindowBench bench;
        bench.action(QStringLiteral("help"))->trigger();
        auto* help = bench.find<HelpWindow>(QStringLiteral("helpWindow"));
        auto* text = help->findChild<QTextBrowser*>(QStringLiteral("helpText"));
        for (const QString& page : helpPageNames()) {
            if (!QFile::exists(QStringLiteral(":/help/pictures/%1.png").arg(page)))
                continue;
            help->open(page);
            QSizeF shown;
            for (QTextBlock block = text->document()->begin(); block.isValid();
                 block = block.next())
                for (auto part = block.begin(); !part.atEnd(); ++part)
                    if (const QTextImageFormat format =
                            part.fragment().charFormat().toImageFormat();
                        format.isValid())
                        shown = text->loadResource(QTextDocument::ImageResource, format.name())
                                    .value<QImage>()
                                    .size();
            QVERIFY2(!shown.isEmpty(), qPrintable(page));
        }
    }

    void searchingNarrowsTheContents() {
        const WindowBench bench;
        bench.action(QStringLiteral("help"))->trigger();
        auto* help = bench.find<HelpWindow>(QStringLiteral("helpWindow"));
        auto* contents = help->findChild<QTreeWidget*>(QStringLiteral("helpContents"));
        const auto shown = [contents] {
            QStringList pages;
            for (QTreeWidgetItemIterator item(contents); *item; ++item)
                if ((*item)->parent() && !(*item)->isHidden())
                    pages << (*item)->data(0, Qt::UserRole).toString();
            return pages;
        };
        QCOMPARE(shown().size(), helpPageNames().size());
        auto* search = help->findChild<QLineEdit*>(QStringLiteral("helpSearch"));
        search->setText(QStringLiteral("twin image"));
        QVERIFY(shown().contains(QStringLiteral("encodings/amplitude")));
        QVERIFY(!shown().contains(QStringLiteral("solvers/wgs")));
        search->setText(QStringLiteral("nothing has this word zyx"));
        QVERIFY(shown().isEmpty());
        search->clear();
        QCOMPARE(shown().size(), helpPageNames().size());
    }

    void linksAndWaysBackAreFollowed() {
        const WindowBench bench;
        bench.action(QStringLiteral("help"))->trigger();
        auto* help = bench.find<HelpWindow>(QStringLiteral("helpWindow"));
        auto* text = help->findChild<QTextBrowser*>(QStringLiteral("helpText"));
        auto* back = help->findChild<QToolButton*>(QStringLiteral("helpBack"));
        help->open(QStringLiteral("symptoms"));
        text->setSource(QUrl(QStringLiteral("glossary.md#twin-image")));
        QCOMPARE(help->page(), QStringLiteral("glossary"));
        QCOMPARE(text->textCursor().block().text(), QStringLiteral("Twin image"));
        QVERIFY(back->isEnabled());
        back->click();
        QCOMPARE(help->page(), QStringLiteral("symptoms"));
        help->findChild<QToolButton*>(QStringLiteral("helpForward"))->click();
        QCOMPARE(help->page(), QStringLiteral("glossary"));
    }

    void anotherLanguageSaysWhatIsNotTranslated() {
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::Finnish));
        const HelpPage page = helpPage(QStringLiteral("panels/checks"));
        QLocale::setDefault(before);
        QVERIFY(page.text.contains(QLatin1String("has not been translated")));
        QVERIFY(
            !helpPage(QStringLiteral("panels/checks")).text.contains(QLatin1String("translated")));
    }
};

} // namespace fringe

QTEST_MAIN(fringe::HelpTest)
#include "help_test.moc"
