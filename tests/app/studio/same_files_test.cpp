// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/export.h"
#include "engine/device/sending.h"
#include "engine/examples/examples.h"
#include "engine/model/design_parameters.h"
#include "tests/app/studio/task_bench.h"

#include <QDirIterator>
#include <QProcess>
#include <QTest>

#include <algorithm>
#include <random>

namespace fringe {

using Files = QMap<QString, QByteArray>;

/// Designs that chance makes of the examples; how many, FRINGE_SAME says.
class SameFilesTest : public QObject {
    Q_OBJECT

    std::mt19937 random_{2};

    int upTo(int count) { return static_cast<int>(random_() % static_cast<unsigned>(count)); }
    template <class Choices> auto oneOf(const Choices& choices) {
        return choices[static_cast<std::size_t>(upTo(static_cast<int>(std::size(choices))))];
    }

    void setDevice(Design& design) {
        switch (upTo(4)) {
        case 0:
            design.device = {"mask", {{"shapes", std::string("merged")}}};
            break;
        case 1:
            design.device = {"panel", {{"flip_x", upTo(2) == 0}}};
            break;
        case 2:
            design.device = {"panel", {{"sign", std::string("-1")}, {"lens", 0.3}}};
            break;
        default:
            break;
        }
        for (const Finding& item : findingsOnDevice(design))
            if (item.severity == Severity::Refusal)
                design.device = {"none"};
        if (design.device.key == "mask")
            design.outputs.push_back({"mask", {"mask"}, "mask.oas"});
    }

    std::vector<std::string> keys() {
        std::vector<std::string> keys;
        for (const ExampleInfo& example : examples())
            if (!example.waits)
                keys.push_back(example.key);
        std::shuffle(keys.begin(), keys.end(), random_);
        return keys;
    }

    Design anyDesignOf(const std::string& key) {
        Design design = exampleDesign(key);
        const std::array sides{64, 77, 90, 101};
        Plate& plate = design.setup.plate;
        const Length pitch = plate.pitchX;
        plate = {{oneOf(sides), oneOf(sides)}, pitch, pitch * oneOf(std::array{1.0, 1.25})};
        design.setup.aperture = {};
        design.setup.beam = {};
        design.stop.iterations = std::min<std::int64_t>(design.stop.iterations, 5);
        const std::array levels{"2", "5", "16", "256"};
        design = withParameterText(std::move(design), "encoding.levels", oneOf(levels));
        if (!design.isDesigned() && upTo(3) == 0)
            design.encoding = {oneOf(std::array{"amplitude", "double-phase", "off-axis"})};
        design.reconstruction.fromEncoded = upTo(2) == 0;
        if (upTo(2) == 0)
            design.reconstruction.distance = -1 * design.reconstruction.distance;
        design.outputs = {{"field", {"field"}, "field.npy"},
                          {"levels", {"encoded"}, oneOf(std::array{"levels.png", "levels.npy"})},
                          {"phase", {"phase"}, "phase.npy"},
                          {"picture", {"reconstruction"}, "picture.tif"}};
        setDevice(design);
        return design;
    }

    static Files filesIn(const QString& folder) {
        Files files;
        for (QDirIterator at(folder, QDir::Files); at.hasNext();) {
            QFile file(at.next());
            if (file.open(QIODevice::ReadOnly) && !file.fileName().endsWith(".fringe"))
                files[at.fileName()] = file.readAll();
        }
        return files;
    }

    /// Files of the project's outputs, each written by the result that `import fringe` computes.
    static Files byPython(const Design& design, const QString& project, const QString& folder) {
        QStringList words{QStringLiteral("-Bc"), QStringLiteral(R"(
import sys, warnings, fringe
warnings.simplefilter("ignore")
result = fringe.open(sys.argv[1]).compute()
for what, file in zip(sys.argv[2::2], sys.argv[3::2]):
    result.write(file, what=what)
)"),
                          project};
        const QDir made(folder);
        made.mkpath(QStringLiteral("."));
        for (const Output& output : design.outputs)
            words << QString::fromStdString(output.what.key)
                  << made.filePath(QString::fromStdString(output.file));
        QProcess python;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("PYTHONPATH"), QStringLiteral(FRINGE_MODULE));
        python.setProcessEnvironment(environment);
        python.start(QStringLiteral(FRINGE_PYTHON), words);
        if (!python.waitForFinished(-1) || python.exitCode() != 0)
            qWarning() << python.readAllStandardError();
        return filesIn(folder);
    }

    static Files byProgram(const QString& project, const QString& folder) {
        QProcess program;
        program.start(QStringLiteral(FRINGE_PROGRAM), {"run", project, "-o", folder});
        if (!program.waitForFinished(-1) || program.exitCode() != 0)
            qWarning() << program.readAllStandardError();
        return filesIn(folder);
    }

    static void compare(const Files& made, const Files& expected, const char* way) {
        QCOMPARE(made.keys(), expected.keys());
        for (const QString& name : expected.keys())
            QVERIFY2(made[name] == expected[name],
                     qPrintable(QStringLiteral("%1 by %2").arg(name, QLatin1String(way))));
    }

    /// By the program; by Python; by the outputs of the project before it is computed and after; by
    /// exports of the result on show.
    static void compareWays(const Design& design) {
        TaskBench bench(std::make_unique<ThreadRunner>());
        const QString project = bench.folder.filePath(QStringLiteral("a.fringe"));
        bench.open(design);
        startSave(bench.studio, project);
        QTRY_COMPARE(bench.studio.document().path(), project);
        const Files expected = byProgram(project, bench.folder.filePath(QStringLiteral("run")));
        QVERIFY(expected.size() >= 4);
        if (*FRINGE_MODULE)
            compare(byPython(design, project, bench.folder.filePath(QStringLiteral("python"))),
                    expected, "python");
        for (const char* way : {"outputs", "outputs of what is computed"}) {
            startOutputs(bench.studio);
            QTRY_VERIFY_WITH_TIMEOUT(bench.studio.isIdle(), 60'000);
            compare(filesIn(bench.folder.path()), expected, way);
            startCompute(bench.studio);
            QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), 60'000);
        }
        const QDir exported(bench.folder.filePath(QStringLiteral("exported")));
        QVERIFY(exported.mkpath(QStringLiteral(".")));
        for (const Output& output : design.outputs) {
            startExport(bench.studio, output.what,
                        exported.filePath(QString::fromStdString(output.file)));
            QTRY_VERIFY_WITH_TIMEOUT(bench.studio.isIdle(), 60'000);
        }
        compare(filesIn(exported.path()), expected, "export");
        newProject(bench.studio);
    }

  private slots:
    void allWaysWriteTheSameBytes() {
        const int designs = std::max(qEnvironmentVariableIntValue("FRINGE_SAME"), 6);
        const std::vector<std::string> kinds = keys();
        for (int i = 0; i < designs && !QTest::currentTestFailed(); ++i) {
            const Design design = anyDesignOf(kinds[static_cast<std::size_t>(i) % kinds.size()]);
            const auto [rows, cols] = design.setup.plate.size;
            qInfo("%d: %s, %s, %s, %d x %d", i, design.sources.front().kind.key.c_str(),
                  design.encoding.key.c_str(), design.device.key.c_str(), int(cols), int(rows));
            compareWays(design);
        }
    }
};

} // namespace fringe

QTEST_GUILESS_MAIN(fringe::SameFilesTest)
#include "same_files_test.moc"
