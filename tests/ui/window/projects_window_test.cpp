// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/project/project_file.h"
#include "app/tasks/projects.h"
#include "engine/model/design_parameters.h"
#include "engine/sources/points/points_source.h"
#include "tests/ui/window/window_bench.h"
#include "ui/shell/project_flow.h"
#include "ui/shell/shell.h"

#include <QDir>
#include <QSysInfo>

#include <set>

namespace fringe {

/// Projects that are open twice, lack data or are one file.
class ProjectsWindowTest : public QObject {
    Q_OBJECT

    struct Windows {
        WindowBench a, b;
        QString path = a.folder.filePath(QStringLiteral("p.fringe"));

        Windows() {
            a.open(smallDesign());
            startSave(a.studio, path);
        }
        void openInB(Dialogs::Held answer) {
            b.dialogs.held = answer;
            open(b, path);
        }
        /// Opens a project and answers what is asked then.
        static void open(WindowBench& bench, const QString& project) {
            openAny({bench.studio, bench.dialogs, bench.window}, project);
            QCoreApplication::processEvents();
        }
        static void setPitch(WindowBench& bench, double metres) {
            bench.document().edit(QStringLiteral("Pitch"), [&](Design design) {
                return withParameter(std::move(design), "plate.pitch_x", metres);
            });
        }
        static void save(WindowBench& bench) {
            saveProject(Shell{bench.studio, bench.dialogs, bench.window});
            QCoreApplication::processEvents();
        }
        /// Pitches of all projects in the folder [µm].
        std::set<int> pitches() const {
            std::set<int> found;
            const QDir folder(a.folder.path());
            for (const QString& name : folder.entryList({QStringLiteral("*.fringe")})) {
                const Design design = openProject(folder.filePath(name).toStdString()).design;
                found.insert(static_cast<int>(std::lround(design.setup.plate.pitchX.si() * 1e6)));
            }
            return found;
        }
        std::string onDisk() const { return projectStamp(path.toStdString()); }
    };

  private slots:
    void whoHasAProjectOpenIsSaid() {
        Windows windows;
        windows.openInB(Dialogs::Held::Cancel);
        QCOMPARE(windows.b.dialogs.asked, 1);
        QVERIFY(windows.b.dialogs.holder);
        QCOMPARE(windows.b.dialogs.holder->host, QSysInfo::machineHostName());
        QVERIFY(!windows.b.dialogs.holder->user.isEmpty());
        QVERIFY(windows.b.dialogs.holder->since.isValid());
        QVERIFY(windows.b.document().path().isEmpty());
        QVERIFY(windows.b.design() != smallDesign());
    }

    void aCopyHasNoFile() {
        Windows windows;
        windows.openInB(Dialogs::Held::Copy);
        QVERIFY(windows.b.design() == smallDesign());
        QVERIFY(windows.b.document().path().isEmpty());
        QVERIFY(windows.b.document().isDirty());
    }

    void aProjectThatWasLeftIsFree() {
        Windows windows;
        newProject(windows.a.studio);
        windows.openInB(Dialogs::Held::Cancel);
        QCOMPARE(windows.b.dialogs.asked, 0);
        QCOMPARE(windows.b.document().path(), windows.path);
    }

    void openingItAnewAsksNothing() {
        Windows windows;
        Windows::open(windows.a, windows.path);
        QCOMPARE(windows.a.dialogs.asked, 0);
        windows.openInB(Dialogs::Held::Cancel);
        QCOMPARE(windows.b.dialogs.asked, 1);
    }

    void nothingIsLostWhoeverSavesFirst_data() {
        QTest::addColumn<QString>("order");
        for (const char* order : {"ab", "ba", "aba"})
            QTest::newRow(order) << QString::fromLatin1(order);
    }
    void nothingIsLostWhoeverSavesFirst() {
        QFETCH(QString, order);
        Windows windows;
        windows.openInB(Dialogs::Held::Anyway);
        QCOMPARE(windows.b.document().path(), windows.path);
        int pitch = 3;
        std::set<int> saved;
        for (const QChar& who : order) {
            WindowBench& bench = who == QLatin1Char('a') ? windows.a : windows.b;
            bench.dialogs.conflict = Dialogs::Conflict::Replace;
            const int asked = bench.dialogs.asked;
            Windows::setPitch(bench, 1e-6 * ++pitch);
            Windows::save(bench);
            QCOMPARE(bench.dialogs.asked - asked, saved.empty() ? 0 : 1);
            QVERIFY(!bench.document().isDirty());
            saved.insert(pitch);
        }
        QVERIFY(openProject(windows.path.toStdString()).design.setup.plate.pitchX
                == Length(1e-6 * pitch));
        QCOMPARE(windows.pitches(), saved);
    }

    void aConflictCanBeThoughtBetterOf() {
        Windows windows;
        windows.openInB(Dialogs::Held::Anyway);
        Windows::setPitch(windows.a, 4e-6);
        Windows::save(windows.a);
        const std::string before = windows.onDisk();
        Windows::setPitch(windows.b, 5e-6);
        windows.b.dialogs.conflict = Dialogs::Conflict::Cancel;
        Windows::save(windows.b);
        QCOMPARE(windows.onDisk(), before);
        QVERIFY(windows.b.document().isDirty());
        windows.b.dialogs.conflict = Dialogs::Conflict::SaveAs;
        windows.b.dialogs.file = windows.a.folder.filePath(QStringLiteral("q.fringe"));
        Windows::save(windows.b);
        QCOMPARE(windows.onDisk(), before);
        QCOMPARE(windows.b.document().path(), windows.b.dialogs.file);
        QCOMPARE(windows.pitches(), (std::set<int>{4, 5}));
    }

    void dataThatAreMissingCanBeLocated() {
        WindowBench bench;
        const QString path = bench.folder.filePath(QStringLiteral("p.fringe"));
        saveProject(path.toStdString(), smallDesign());
        QDir data(path + QStringLiteral(".data"));
        const QString blob = data.entryList(QDir::Files).first();
        bench.dialogs.file.clear();
        QVERIFY(QFile::rename(data.filePath(blob), bench.folder.filePath(QStringLiteral("a.ply"))));
        Windows::open(bench, path);
        QCOMPARE(bench.dialogs.asked, 1);
        QVERIFY(bench.document().path().isEmpty());
        bench.dialogs.file = bench.folder.filePath(QStringLiteral("a.ply"));
        Windows::open(bench, path);
        QCOMPARE(bench.dialogs.asked, 2);
        QCOMPARE(bench.document().path(), path);
        QVERIFY(bench.design() == smallDesign());
        QVERIFY(bench.document().isDirty());
        Windows::save(bench);
        QVERIFY(openProject(path.toStdString()).design == smallDesign());
    }

    void otherDataAreNotTakenInSilence() {
        WindowBench bench;
        const QString path = bench.folder.filePath(QStringLiteral("p.fringe"));
        const QString other = bench.folder.filePath(QStringLiteral("other.fringe"));
        Design moved = smallDesign();
        CloudSource cloud = asCloud(moved.sources.front());
        auto points = std::make_shared<PointCloud>(*cloud.cloud);
        points->points.front().x += 1e-3;
        cloud.cloud = points;
        store(moved.sources.front(), cloud);
        saveProject(path.toStdString(), smallDesign());
        saveProject(other.toStdString(), moved);
        QDir data(path + QStringLiteral(".data")), others(other + QStringLiteral(".data"));
        QVERIFY(data.remove(data.entryList(QDir::Files).first()));
        bench.dialogs.file = others.filePath(others.entryList(QDir::Files).first());
        Windows::open(bench, path);
        QTRY_COMPARE(bench.dialogs.asked, 2); // where it is, and whether that is meant
        QVERIFY(bench.document().path().isEmpty());
        bench.dialogs.other = Dialogs::OtherData::Take;
        Windows::open(bench, path);
        QTRY_COMPARE(bench.document().path(), path);
        QVERIFY(bench.design() == moved);
        QVERIFY(bench.document().isDirty());
    }

    void aProjectInOneFileStaysOne() {
        WindowBench bench;
        bench.open(smallDesign());
        bench.dialogs.file = bench.folder.filePath(QStringLiteral("p.fringez"));
        saveProjectAs(Shell{bench.studio, bench.dialogs, bench.window});
        newProject(bench.studio);
        Windows::open(bench, bench.dialogs.file);
        QVERIFY(bench.design() == smallDesign());
        Windows::setPitch(bench, 9e-6);
        Windows::save(bench);
        newProject(bench.studio);
        QCOMPARE(
            QDir(bench.folder.path()).entryList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot),
            QStringList{QStringLiteral("p.fringez")});
        QCOMPARE(bench.dialogs.asked, 0);
    }

    void savingOverAProjectThatIsOpenElsewhereAsks() {
        Windows windows;
        windows.b.open(Design{});
        windows.b.dialogs.file = windows.path;
        const std::string before = windows.onDisk();
        Windows::save(windows.b);
        QCOMPARE(windows.b.dialogs.asked, 1);
        QVERIFY(windows.b.dialogs.holder);
        QCOMPARE(windows.onDisk(), before);
    }
};

} // namespace fringe

QTEST_MAIN(fringe::ProjectsWindowTest)
#include "projects_window_test.moc"
