// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/project/project_file.h"
#include "numbered_design.h"
#include "puppet.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <set>
#include <vector>

namespace fringe {
namespace {

/// A studio in a process of its own.
class StudioProcess {
  public:
    explicit StudioProcess(const QString& home) {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("XDG_DATA_HOME"), home);
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home);
        process_.setProcessEnvironment(environment);
        process_.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process_.start(QCoreApplication::applicationFilePath(),
                       {QStringLiteral("--only"), QStringLiteral("two_studios_test"),
                        QStringLiteral("--puppet")});
    }
    ~StudioProcess() {
        process_.kill();
        process_.waitForFinished();
    }

    void tell(const QString& words) { process_.write(words.toUtf8() + '\n'); }

    /// The number of the next line of one of these words, after what was told; -2: none came.
    PuppetLine hear(const QStringList& words) {
        PuppetLine heard{{}, -2, 0};
        const auto isHeard = [&] {
            while (heard.word.isEmpty() && process_.canReadLine()) {
                const auto line = puppetLine(process_.readLine());
                if (line && (words.contains(line->word) || line->word == QLatin1String("failed")))
                    heard = *line;
            }
            return !heard.word.isEmpty();
        };
        [&] { QTRY_VERIFY(isHeard()); }();
        return heard;
    }
    qint64 ask(const QString& words, const QString& answer) {
        tell(words);
        return hear({answer}).number;
    }
    /// The number of its design, and whether there are unsaved changes.
    std::pair<qint64, bool> state() {
        tell(QStringLiteral("state"));
        const PuppetLine line = hear({QStringLiteral("clean"), QStringLiteral("dirty")});
        return {line.number, line.word == QLatin1String("dirty")};
    }
    void beKilled() {
        process_.kill();
        process_.waitForFinished();
    }

  private:
    QProcess process_;
};

const QString opened = QStringLiteral("opened"), edited = QStringLiteral("edited"),
              saved = QStringLiteral("saved"), asked = QStringLiteral("asked");

/// Two of them, and a project with the number 1.
struct Two {
    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("p.fringe"));
    StudioProcess a{folder.filePath(QStringLiteral("home"))},
        b{folder.filePath(QStringLiteral("home"))};

    Two() { saveProject(path.toStdString(), numberedDesign(1, 10)); }

    void openInBoth(const char* how) {
        QCOMPARE(a.ask(QStringLiteral("open ") + path, opened), 1);
        b.tell(QStringLiteral("held ") + QLatin1String(how));
        QCOMPARE(b.ask(QStringLiteral("open ") + path, opened), 1);
        QCOMPARE(b.ask(asked, asked), 1);
    }
    /// Numbers of all projects in the folder; -1: one is of two states.
    std::set<int> numbers() const {
        std::set<int> found;
        const QDir place(folder.path());
        for (const QString& name : place.entryList({QStringLiteral("*.fringe")}))
            found.insert(
                numberOf(openProject(place.filePath(name).toStdString()).design).value_or(-1));
        return found;
    }
    int there() const { return numberOf(openProject(path.toStdString()).design).value_or(-1); }
};

} // namespace

/// Two studios, each a process, with one project.
class TwoStudiosTest : public QObject {
    Q_OBJECT

  private slots:
    void nothingIsLostWhoeverSavesFirst_data() {
        QTest::addColumn<QString>("order");
        for (const char* order : {"ab", "ba", "aba"})
            QTest::newRow(order) << QString::fromLatin1(order);
    }
    /// Both have unsaved changes before the first one saves.
    void nothingIsLostWhoeverSavesFirst() {
        QFETCH(QString, order);
        Two two;
        two.openInBoth("anyway");
        two.a.ask(QStringLiteral("edit 2"), edited);
        two.b.ask(QStringLiteral("edit 3"), edited);
        std::set<int> all;
        int questions[] = {0, 1}; // b was asked when it opened
        for (const QChar& who : order) {
            const bool isA = who == QLatin1Char('a');
            StudioProcess& studio = isA ? two.a : two.b;
            if (all.contains(isA ? 2 : 3))
                studio.ask(QStringLiteral("edit 4"), edited);
            studio.tell(QStringLiteral("conflict cancel"));
            const qint64 number = studio.state().first;
            if (!all.empty()) {
                // It is asked, and thinks better of it: nothing changes.
                const int before = two.there();
                studio.tell(QStringLiteral("save"));
                QTRY_COMPARE(studio.ask(asked, asked), questions[isA ? 0 : 1] + 1);
                ++questions[isA ? 0 : 1];
                QCOMPARE(two.there(), before);
                QCOMPARE(studio.state(), (std::pair<qint64, bool>{number, true}));
                studio.tell(QStringLiteral("conflict replace"));
                ++questions[isA ? 0 : 1];
            }
            studio.tell(QStringLiteral("save"));
            QCOMPARE(studio.hear({saved}).number, number);
            QCOMPARE(studio.ask(asked, asked), questions[isA ? 0 : 1]);
            QCOMPARE(two.there(), static_cast<int>(number));
            all.insert(static_cast<int>(number));
        }
        QCOMPARE(two.numbers(), all);
    }

    /// What is opened as a copy has no file, and leaves that of the other alone.
    void aCopyLeavesTheProjectAlone() {
        Two two;
        two.openInBoth("copy");
        QCOMPARE(two.b.state(), (std::pair<qint64, bool>{1, true}));
        two.b.ask(QStringLiteral("edit 3"), edited);
        two.a.ask(QStringLiteral("edit 2"), edited);
        QCOMPARE(two.a.ask(QStringLiteral("save"), saved), 2);
        QCOMPARE(two.a.ask(asked, asked), 0);
        two.b.tell(QStringLiteral("saveas ") + two.folder.filePath(QStringLiteral("q.fringe")));
        QCOMPARE(two.b.hear({saved}).number, 3);
        QCOMPARE(two.there(), 2);
        QCOMPARE(two.numbers(), (std::set<int>{2, 3}));
    }

    /// A save in one leaves the unsaved changes of the other, which is killed and comes back.
    void unsavedChangesOfTheOtherComeBack() {
        Two two;
        two.openInBoth("anyway");
        two.b.ask(QStringLiteral("edit 3"), edited);
        two.a.ask(QStringLiteral("edit 2"), edited);
        QCOMPARE(two.a.ask(QStringLiteral("save"), saved), 2);
        QTest::qWait(2000); // that unsaved work may be behind
        two.b.beKilled();
        StudioProcess again(two.folder.filePath(QStringLiteral("home")));
        again.hear({QStringLiteral("noticed")});
        QCOMPARE(again.ask(QStringLiteral("restore"), opened), 3);
        QCOMPARE(again.state(), (std::pair<qint64, bool>{3, true}));
        again.tell(QStringLiteral("conflict replace"));
        QCOMPARE(again.ask(QStringLiteral("save"), saved), 3);
        QCOMPARE(again.ask(asked, asked), 1);
        QCOMPARE(two.there(), 3);
        QCOMPARE(two.numbers(), (std::set<int>{2, 3}));
    }

    /// The lock of a studio that was killed is in nobody's way.
    void theLockOfTheDeadIsTakenOver() {
        Two two;
        two.openInBoth("anyway");
        two.a.beKilled();
        StudioProcess again(two.folder.filePath(QStringLiteral("home")));
        QCOMPARE(again.ask(QStringLiteral("open ") + two.path, opened), 1);
        QCOMPARE(again.ask(asked, asked), 0);
    }
};

} // namespace fringe

FRINGE_TEST_MAIN {
    if (argc > 1 && QLatin1String(argv[1]) == QLatin1String("--puppet"))
        return fringe::runPuppet(argc, argv);
    QCoreApplication application(argc, argv);
    fringe::TwoStudiosTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "two_studios_test.moc"
