// SPDX-License-Identifier: GPL-3.0-or-later
// A hologram from a file: dropped on a studio, reconstructed, kept.
#include "app/tasks/import_source.h"
#include "app/tasks/reading_choices.h"
#include "engine/encodings/encoding.h"
#include "engine/io/field_files.h"
#include "tests/app/studio/small_design.h"
#include "tests/app/studio/task_bench.h"
#include "tests/engine/mask/foreign_layouts.h"

#include <QSignalSpy>

#include <cmath>

namespace fringe {

class FieldTasksTest : public QObject {
    Q_OBJECT

    static constexpr Shape shape{160, 192};

    /// What a point 20 mm away sends to the plate.
    static Hologram someField() {
        std::vector<Complex> samples;
        for (std::int64_t row = 0; row < shape.rows; ++row)
            for (std::int64_t col = 0; col < shape.cols; ++col) {
                const double x = static_cast<double>(col - shape.cols / 2) * 6.4e-6;
                const double y = static_cast<double>(shape.rows / 2 - row) * 6.4e-6;
                const double turns = -(x * x + y * y) / (2 * 633e-9 * 20e-3);
                samples.push_back(std::polar(1.0F, static_cast<float>(6.283185307179586 * turns)));
            }
        return {.planes = {{shape, std::move(samples)}}, .sampling = {6.4_um, 6.4_um, {633_nm}}};
    }
    static QString fileOf(const TaskBench& bench, const char* name) {
        const QString path = bench.folder.filePath(QLatin1String(name));
        writeField(path.toStdString(), someField(), true);
        return path;
    }
    static QString patternOf(const TaskBench& bench, const char* name) {
        const QString path = bench.folder.filePath(QLatin1String(name));
        writeLevels(path.toStdString(),
                    encode(someField(), {"phase", {{"levels", std::int64_t{16}}}}), true);
        return path;
    }
    static void drop(TaskBench& bench, const QString& path) {
        startImport(bench.studio, QStringList{path}, ImportTo::Place);
        QTRY_VERIFY(bench.studio.isIdle());
    }

  private slots:
    void aDroppedFieldIsReconstructed_data() { bothRunners(); }
    void aDroppedFieldIsReconstructed() {
        TaskBench bench;
        const QString path = fileOf(bench, "f.npy");
        drop(bench, path);
        const Design& design = bench.design();
        QCOMPARE(design.sources.size(), 1u);
        QCOMPARE(design.sources.front().kind.key, std::string("field"));
        QVERIFY((design.setup.plate == Plate{shape, 6.4_um, 6.4_um}));
        QCOMPARE(design.setup.wavelengths, std::vector<Length>{633_nm});
        QVERIFY(!design.reconstruction.fromEncoded);
        bench.studio.document().edit(QStringLiteral("Distance"), [](Design changed) {
            changed.reconstruction.distance = 20_mm;
            return changed;
        });
        startCompute(bench.studio);
        QTRY_VERIFY(bench.isDone());
        QVERIFY(bench.result().chain.field()->planes.front() == someField().planes.front());
        bench.studio.refocus().request(20_mm, true);
        QTRY_VERIFY(!bench.studio.refocus().latest()->empty()
                    && bench.studio.refocus().latest()->front().distance == 20_mm);
        const Preview& seen = bench.studio.refocus().latest()->front();
        const auto brightest = std::ranges::max_element(seen.values) - seen.values.begin();
        QCOMPARE(brightest, std::ptrdiff_t{80 * 192 + 96});
        QSignalSpy sharpest(&bench.studio.refocus(), &Refocus::sharpest);
        bench.studio.refocus().findSharpest(10_mm, 30_mm);
        QTRY_COMPARE(sharpest.size(), 1);
        const double found = sharpest.front().front().value<FocusFound>().focus.best.si();
        QVERIFY2(std::abs(found - 20e-3) < 1e-3, qPrintable(QString::number(found)));
    }

    void itIsKeptWithTheProject_data() { bothRunners(); }
    void itIsKeptWithTheProject() {
        TaskBench bench;
        drop(bench, fileOf(bench, "f.npy"));
        const Design before = bench.design();
        bench.saveAndOpenAgain();
        QVERIFY(bench.design() == before);
        drop(bench, patternOf(bench, "p.npy"));
        const Design pattern = bench.design();
        bench.saveAndOpenAgain();
        QVERIFY(bench.design() == pattern);
    }

    void aDroppedPatternGivesItsLevels_data() { bothRunners(); }
    void aDroppedPatternGivesItsLevels() {
        TaskBench bench;
        const QString path = patternOf(bench, "p.npy");
        drop(bench, path);
        QCOMPARE(bench.design().encoding.key, std::string("phase"));
        startCompute(bench.studio);
        QTRY_VERIFY(bench.isDone());
        const LevelPattern shown =
            encode(inMemory(*bench.result().chain.field()), bench.design().encoding);
        const auto file = std::get<LevelPattern>(readFieldOrLevels(path.toStdString(), {}));
        QCOMPARE(shown.count, file.count);
        QVERIFY(shown.planes == file.planes);
    }

    // Two masks of pixels of 2 µm × 1 µm, the numbers 1, 3, 0, 2, which are etched: the levels are
    // 4 less those; a frame on layer 10.
    void aDroppedLayoutIsAHologram_data() { bothRunners(); }
    void aDroppedLayoutIsAHologram() {
        TaskBench bench;
        test::GdsiiElements all;
        all.box(0, 0, 4000, 1000).on(2).box(2000, 0, 4000, 1000).box(6000, 0, 8000, 1000);
        all.on(10).box(-9000, -9000, 90000, -8000);
        const std::string bytes = all.file();
        const QString path =
            bench.fileWith(QStringLiteral("m.GDS"), QByteArray::fromStdString(bytes));
        drop(bench, path);
        const auto levelsNow = [&] {
            startCompute(bench.studio);
            [&] { QTRY_VERIFY(bench.isDone()); }();
            const LevelPattern shown =
                encode(inMemory(*bench.result().chain.field()), bench.design().encoding);
            return std::pair(shown.count, inMemory(shown.planes.front()).samples().front());
        };
        const Source& source = bench.design().sources.front();
        QCOMPARE(source.kind.key, std::string("field"));
        QVERIFY((bench.design().setup.plate == Plate{{1, 4}, 2_um, 1_um}));
        QVERIFY(std::ranges::any_of(
            source.kind.assets.at("wave").origin.notes,
            [](const Message& note) { return note.english().find("10/0") != std::string::npos; }));
        QVERIFY(levelsNow() == std::pair(4, std::uint16_t{3}));
        JobControl control;
        auto choices = layoutChoices(path, readingOf(source), control).value();
        QCOMPARE(layersText(choices.found), std::string("1/0, 2/0, 10/0"));
        QCOMPARE(layersText(choices.read.layers), std::string("1/0, 2/0"));
        QCOMPARE(choices.read.pitchX, 2_um);
        choices.chosen.isOfHeights = true;
        startReadingAs(bench.studio, "field", optionsOf(choices.chosen));
        QTRY_COMPARE(readingOf(bench.design().sources.front()), optionsOf(choices.chosen));
        QTRY_VERIFY(bench.studio.isIdle());
        QVERIFY(levelsNow() == std::pair(4, std::uint16_t{1}));
        bench.saveAndOpenAgain();
        QCOMPARE(readingOf(bench.design().sources.front()), optionsOf(choices.chosen));
    }

    void layersChangeTheirPlaces() {
        const auto placed = [](const char* layers, const char* layer,
                               std::optional<std::size_t> place) {
            return layersText(withPlace(parseLayers(layers), parseLayers(layer).front(), place));
        };
        QCOMPARE(placed("1,2", "2", 0), std::string("2/0, 1/0"));
        QCOMPARE(placed("1,2,3", "2", std::nullopt), std::string("1/0, -, 3/0"));
        QCOMPARE(placed("1,2", "2", std::nullopt), std::string("1/0"));
        QCOMPARE(placed("1,2", "9", 1), std::string("1/0, 9/0"));
        QCOMPARE(placed("1", "9", 2), std::string("1/0, -, 9/0"));
        QCOMPARE(placed("1", "1", std::nullopt), std::string());
    }

    void besideOthersItTakesTheirPlate_data() { bothRunners(); }
    void besideOthersItTakesTheirPlate() {
        TaskBench bench;
        bench.open(smallDesign());
        startImport(bench.studio, fileOf(bench, "f.npy"), "field", ImportTo::Beside);
        QTRY_COMPARE(bench.design().sources.size(), 2u);
        QVERIFY(bench.design().setup == smallDesign().setup);
        QVERIFY(plan(bench.design()).runnable());
    }

    void aPictureCanBeAHologram_data() { bothRunners(); }
    void aPictureCanBeAHologram() {
        TaskBench bench;
        const QString path = patternOf(bench, "p.npy");
        QVERIFY(QFile::remove(path + QStringLiteral(".json")));
        drop(bench, path);
        QCOMPARE(bench.design().sources.front().kind.key, std::string("image"));
        startReadingAs(bench.studio, "field");
        QTRY_COMPARE(bench.design().sources.front().kind.key, std::string("field"));
        QTRY_VERIFY(bench.studio.isIdle());
        QCOMPARE(bench.design().sources.size(), 1u);
        QCOMPARE(bench.design().setup.plate.size, shape);
        QVERIFY(plan(bench.design()).runnable());
    }

    void whatCannotBeReadChangesNothing_data() { bothRunners(); }
    void whatCannotBeReadChangesNothing() {
        TaskBench bench;
        drop(bench, fileOf(bench, "f.npy"));
        const Design before = bench.design();
        for (const QString& path : {bench.fileWith(QStringLiteral("text.npy"), "no array"),
                                    bench.fileWith(QStringLiteral("empty.npy"), "")}) {
            bench.notices.clear();
            startImport(bench.studio, path, "field");
            QTRY_COMPARE(bench.notices.size(), 1);
            QCOMPARE(bench.notices.first().kind, Notice::Kind::Failure);
            QTRY_VERIFY(bench.studio.isIdle());
            QVERIFY(bench.design() == before);
        }
    }
};

} // namespace fringe

QTEST_GUILESS_MAIN(fringe::FieldTasksTest)
#include "field_tasks_test.moc"
