// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/translation.h"
#include "tests/ui/window/window_bench.h"

#include <QMenu>
#include <QMenuBar>

#include <map>

namespace fringe {

/// The letters that choose a line of a menu, in every language.
class MnemonicsTest : public QObject {
    Q_OBJECT

    static void note(const QString& place, const QList<QAction*>& lines, QStringList& clashes) {
        std::map<QString, QString> taken;
        for (const QAction* line : lines) {
            const QString letter =
                QKeySequence::mnemonic(line->text()).toString(QKeySequence::PortableText);
            if (letter.isEmpty())
                continue;
            const auto [other, isFree] = taken.emplace(letter, line->text());
            if (!isFree)
                clashes << QStringLiteral("%1: %2, %3").arg(place, other->second, line->text());
        }
        for (const QAction* line : lines)
            if (line->menu())
                note(place + QLatin1Char('/') + line->text(), line->menu()->actions(), clashes);
    }

  private slots:
    void noTwoLinesShareOne_data() {
        QTest::addColumn<QString>("language");
        for (const QString& language : availableLanguages())
            QTest::newRow(qPrintable(language)) << language;
    }
    void noTwoLinesShareOne() {
        QFETCH(const QString, language);
        Translation translation(*QCoreApplication::instance());
        translation.install(language);
        const WindowBench bench;
        QStringList clashes;
        note(language, bench.window.menuBar()->actions(), clashes);
        QVERIFY2(clashes.isEmpty(), qPrintable(clashes.join(QStringLiteral("; "))));
    }
};

} // namespace fringe

QTEST_MAIN(fringe::MnemonicsTest)
#include "mnemonics_test.moc"
