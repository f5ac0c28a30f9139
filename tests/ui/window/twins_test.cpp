// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/projects.h"
#include "engine/examples/examples.h"
#include "tests/ui/window/window_bench.h"

#include <QClipboard>
#include <QDirIterator>
#include <QProcess>

namespace fringe {

/// The studio and the command line are two doors to one engine.
class TwinsTest : public QObject {
    Q_OBJECT

    static QMap<QString, QByteArray> contents(const QString& folder) {
        QMap<QString, QByteArray> files;
        QDirIterator found(folder, QDir::Files, QDirIterator::Subdirectories);
        while (found.hasNext()) {
            QFile file(found.next());
            if (file.open(QIODevice::ReadOnly))
                files[QDir(folder).relativeFilePath(file.fileName())] = file.readAll();
        }
        return files;
    }

    static void runInTerminal(const QString& project) {
        QProcess program;
        program.start(QStringLiteral(FRINGE_PROGRAM), {QStringLiteral("run"), project});
        QVERIFY2(program.waitForFinished(-1), qPrintable(program.errorString()));
        QVERIFY2(program.exitCode() == 0, program.readAllStandardError().constData());
    }

  private slots:
    void theSameProjectGivesTheSameFiles_data() {
        QTest::addColumn<QString>("example");
        for (const char* example : {"die", "star"})
            QTest::newRow(example) << QString::fromLatin1(example);
    }
    void theSameProjectGivesTheSameFiles() {
        QFETCH(QString, example);
        ThreadedWindowBench bench;
        const QString studio = bench.folder.filePath(QStringLiteral("studio"));
        const QString terminal = bench.folder.filePath(QStringLiteral("terminal"));
        Design design = exampleDesign(example.toStdString());
        design.setup.plate.size = {200, 320};
        bench.open(design);
        for (const QString& folder : {terminal, studio}) {
            QVERIFY(QDir().mkpath(folder));
            const QString path = folder + QStringLiteral("/twin.fringe");
            startSave(bench.studio, path);
            QTRY_COMPARE(bench.studio.document().path(), path);
        }
        const auto saved = contents(studio);
        QCOMPARE(contents(terminal), saved);
        QTRY_VERIFY(bench.action(QStringLiteral("run-outputs"))->isEnabled());
        bench.action(QStringLiteral("run-outputs"))->trigger();
        QTRY_VERIFY(!bench.studio.jobs().isBusy());
        runInTerminal(terminal + QStringLiteral("/twin.fringe"));
        const auto files = contents(studio);
        QVERIFY(files.size() >= saved.size() + static_cast<int>(design.outputs.size()));
        QCOMPARE(contents(terminal).keys(), files.keys());
        for (const QString& name : files.keys())
            QVERIFY2(contents(terminal)[name] == files[name], qPrintable(name));
    }

    void theCopiedCommandMakesTheSameFiles() {
        ThreadedWindowBench bench;
        const QAction* copy = bench.action(QStringLiteral("copy-command"));
        Design design = exampleDesign("star");
        design.setup.plate.size = {200, 320};
        bench.open(design);
        QVERIFY(!copy->isEnabled());
        const QString folder = bench.folder.filePath(QStringLiteral("it's here"));
        QVERIFY(QDir().mkpath(folder));
        startSave(bench.studio, folder + QStringLiteral("/twin.fringe"));
        QTRY_VERIFY(copy->isEnabled());
        bench.document().look({123.4_mm, false});
        QVERIFY(copy->isEnabled());
        QTRY_VERIFY(bench.action(QStringLiteral("run-outputs"))->isEnabled());
        bench.action(QStringLiteral("run-outputs"))->trigger();
        QTRY_VERIFY(!bench.studio.jobs().isBusy());
        const auto files = contents(folder);
        QVERIFY(files.size() > static_cast<int>(design.outputs.size()));
        for (const QString& name : files.keys())
            if (!name.startsWith(QLatin1String("twin.fringe")))
                QFile::remove(QDir(folder).filePath(name));
        bench.action(QStringLiteral("copy-command"))->trigger();
        const QString line = QApplication::clipboard()->text();
        QVERIFY(line.startsWith(QStringLiteral("fringe run ")));
        QProcess shell;
        shell.start(QStringLiteral("sh"),
                    {QStringLiteral("-c"), QStringLiteral(FRINGE_PROGRAM) + line.mid(6)});
        QVERIFY2(shell.waitForFinished(-1), qPrintable(shell.errorString()));
        QVERIFY2(shell.exitCode() == 0, shell.readAllStandardError().constData());
        QCOMPARE(contents(folder).keys(), files.keys());
        for (const QString& name : files.keys())
            QVERIFY2(contents(folder)[name] == files[name], qPrintable(name));
    }
};

} // namespace fringe

QTEST_MAIN(fringe::TwinsTest)
#include "twins_test.moc"
