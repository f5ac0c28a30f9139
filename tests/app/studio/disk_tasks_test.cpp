// SPDX-License-Identifier: GPL-3.0-or-later
// Holograms that memory does not hold: computed by way of the disk, cut off, gone on with, kept.
#include "app/tasks/export.h"
#include "app/text/localised.h"
#include "engine/disk/tile_plane.h"
#include "engine/encodings/encoding.h"
#include "engine/io/checkpoint.h"
#include "engine/io/field_files.h"
#include "engine/model/plane_pyramid.h"
#include "engine/run/run.h"
#include "tests/app/studio/small_design.h"
#include "tests/app/studio/task_bench.h"

#include <QDir>

#include <random>

namespace fringe {

class DiskTasksTest : public QObject {
    Q_OBJECT

    /// A studio that may take little memory, with a folder for what that does not hold.
    struct Bench : TaskBench {
        explicit Bench(std::uint64_t memory = 8 << 20)
            : TaskBench(std::make_unique<ThreadRunner>()) {
            studio.preferences().setMemory(memory);
            studio.preferences().setScratch(scratch.path());
        }
        QStringList kept() const {
            return QDir(scratch.path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        }
        QTemporaryDir scratch;
    };

    static Design pointsOn(Shape plate, int points) {
        Design design = smallDesign();
        design.setup.plate.size = plate;
        PointCloud cloud;
        std::minstd_rand random(7);
        std::uniform_real_distribution<float> place(-1e-3F, 1e-3F);
        for (int i = 0; i < points; ++i)
            cloud.points.push_back({place(random), place(random), 0.1F + place(random), 1, 0});
        design.sources.front().kind.assets["cloud"] = {
            "", std::make_shared<const PointCloud>(std::move(cloud))};
        design.sources.front().method = {"exact"};
        return design;
    }
    static Design largeDesign() { return pointsOn({1030, 1300}, 3); }

    /// Two pictures of the plate's size, whose light the disk carries.
    static Design layersDesign() {
        constexpr Shape plate{600, 640};
        Design design = designFor("layers");
        design.setup.plate = {plate, 4_um, 4_um};
        Raster stack{plate};
        stack.samples.resize(static_cast<std::size_t>(2 * plate.count()));
        for (std::size_t i = 0; i < stack.samples.size(); ++i)
            stack.samples[i] = static_cast<float>(i / 7 % 11 == 0);
        Source& source = design.sources.front();
        source.kind.assets["stack"] = {"stack", std::make_shared<const Raster>(std::move(stack))};
        source.kind.values = {{"first_distance", 20e-3}, {"last_distance", 30e-3}};
        return design;
    }

    static double differenceOf(const Field& a, const Field& b) {
        double difference = 0, sum = 0;
        for (std::size_t i = 0; i < a.size(); ++i) {
            difference += std::norm(a.samples()[i] - b.samples()[i]);
            sum += std::norm(b.samples()[i]);
        }
        return std::sqrt(difference / sum);
    }

    /// What computing in memory gives.
    static HologramResult inMemoryResult(const Design& design) {
        TaskBench bench(std::make_unique<ThreadRunner>());
        bench.compute(design);
        return bench.result();
    }

  private slots:
    void whatMemoryDoesNotHoldIsTheSame() {
        const HologramResult held = inMemoryResult(largeDesign());
        QVERIFY(!held.folder);
        Bench bench;
        bench.compute(largeDesign());
        const HologramResult& result = bench.result();
        QVERIFY(result.folder);
        const Field& field = result.hologram->planes.front();
        QVERIFY(!field.isInMemory());
        QVERIFY(differenceOf(field, held.hologram->planes.front()) < 1e-6);
        QVERIFY(!result.levels->planes.front().isInMemory());
        QCOMPARE(result.levels->planes.front(), held.levels->planes.front());
    }

    void lightThatTheDiskCarriesIsTheSame() {
        const HologramResult held = inMemoryResult(layersDesign());
        Bench bench;
        bench.compute(layersDesign());
        const HologramResult& result = bench.result();
        QVERIFY(result.folder);
        QVERIFY(differenceOf(result.hologram->planes.front(), held.hologram->planes.front())
                < 1e-6);
        QCOMPARE(QDir(bench.scratch.filePath(bench.kept().front())).entryList(QDir::Files),
                 QStringList("lock"));
    }

    void eachHalfHasTheMeanAmplitudeAndThePhaseOfTheMean() {
        Bench bench;
        bench.compute(largeDesign());
        const Field& whole = bench.result().hologram->planes.front();
        const Field* const half = halfOf(whole);
        QVERIFY(half && half->shape() == (Shape{515, 650}));
        QVERIFY(halfOf(*half) && !halfOf(*halfOf(*half)));
        for (const auto& [row, col] : {std::pair{0, 0}, {3, 511}, {257, 255}, {514, 649}}) {
            Complex sum{};
            float amplitudes = 0;
            for (const auto& [r, c] : {std::pair{0, 0}, {0, 1}, {1, 0}, {1, 1}}) {
                const Complex sample = whole.at(2 * row + r, 2 * col + c);
                sum += sample;
                amplitudes += std::abs(sample) / 4;
            }
            const Complex wanted = std::polar(amplitudes, std::arg(sum));
            QVERIFY(std::abs(half->at(row, col) - wanted) <= 1e-3F * amplitudes);
        }
        QVERIFY(half->at(257, 325) != Complex());
    }

    void theFolderGoesWithTheResult() {
        Bench bench;
        bench.compute(largeDesign());
        QCOMPARE(bench.kept().size(), 1);
        newProject(bench.studio);
        QCOMPARE(bench.kept(), QStringList());
    }

    void theResultIsComputedAgainInItsFolder() {
        Bench bench;
        bench.compute(largeDesign());
        startCompute(bench.studio);
        QTRY_VERIFY(bench.isDone());
        QVERIFY(bench.notices.isEmpty());
        QCOMPARE(bench.kept().size(), 1);
        bench.start(pointsOn({1030, 1300}, 2));
        QTRY_VERIFY(bench.isDone());
        QCOMPARE(bench.kept().size(), 1);
    }

    void thePlanSaysWhatTheDiskTakes() {
        Bench bench;
        bench.open(largeDesign());
        QTRY_VERIFY(bench.studio.isIdle() && bench.studio.planner().estimate());
        const Plan& plan = bench.studio.planner().estimate()->plan;
        QVERIFY(plan.runnable() && plan.bands);
        QVERIFY(plan.bands->disk > std::uint64_t{1030} * 1300 * (8 + 2 + 2 + 0));
        bench.studio.preferences().setMemory(0);
        QTRY_VERIFY(!bench.studio.planner().estimate()->plan.bands);
    }

    void otherLevelsAreMadeOnTheDisk() {
        Design other = largeDesign();
        other.encoding = {"amplitude", {{"levels", std::int64_t{64}}}};
        const HologramResult held = inMemoryResult(other);
        Bench bench;
        bench.compute(largeDesign());
        bench.studio.document().edit(QStringLiteral("Encoding"), [&](Design design) {
            design.encoding = other.encoding;
            return design;
        });
        QTRY_VERIFY(bench.studio.results().levelsFit(other.encoding));
        const auto& levels = bench.result().levels->planes.front();
        QVERIFY(halfOf(levels));
        int apart = 0;
        for (std::size_t i = 0; i < levels.size(); ++i)
            apart = std::max(
                apart, std::abs(levels.samples()[i] - held.levels->planes.front().samples()[i]));
        QVERIFY(apart <= 1);
    }

    /// A band of the run that was cut off is changed on the disk: it is found in the result.
    void aRunThatWasCutOffIsGoneOnWith() {
        const Design design = pointsOn({2048, 2048}, 400);
        Bench bench(16 << 20);
        const auto cancelEarly = [&] {
            for (const JobRecord& job : bench.studio.jobs().list().records())
                if (job.progress.fraction > 0.1 && !isOver(job.state))
                    bench.studio.jobs().cancel(job.id);
        };
        const auto watching = connect(&bench.studio.jobs(), &Jobs::progressed, this, cancelEarly);
        bench.start(design);
        QTRY_VERIFY(bench.studio.isIdle());
        QVERIFY(disconnect(watching));
        QVERIFY(!bench.studio.results().hasHologram());
        QCOMPARE(bench.kept().size(), 1);
        QCOMPARE(bench.notices.size(), 1);
        QCOMPARE(bench.notices.front().offers.size(), 1u);
        const Plan& plan = bench.studio.planner().estimate()->plan;
        const std::vector<Complex> marked(
            static_cast<std::size_t>(plan.bands->tiling(plan.shape).tile.count()), Complex(5, 0));
        {
            JobFolder folder(toPath(bench.scratch.path()),
                             bench.kept().front().mid(7).toULongLong(nullptr, 16), true);
            TileFile file(folder, "field-0", plan.bands->tiling(plan.shape), sizeof(Complex));
            QVERIFY(file.isWhole(0));
            file.write(0, marked.data(), file.tiling().tile.cols);
        }
        startCompute(bench.studio);
        QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), 60'000);
        const Field& field = bench.result().hologram->planes.front();
        QCOMPARE(field.at(0, 0), Complex(5, 0));
        QVERIFY(field.at(1024, 1024) != Complex());
    }

    void whatWasCutOffIsDiscardedAtWish() {
        Bench bench(16 << 20);
        connect(&bench.studio.jobs(), &Jobs::progressed, this, [&bench] {
            for (const JobRecord& job : bench.studio.jobs().list().records())
                if (job.progress.fraction > 0.1)
                    bench.studio.jobs().cancel(job.id);
        });
        bench.start(pointsOn({2048, 2048}, 400));
        QTRY_COMPARE(bench.notices.size(), 1);
        QCOMPARE(bench.kept().size(), 1);
        bench.notices.front().offers.front().take();
        QTRY_COMPARE(bench.kept(), QStringList());
    }

    void aFolderThatCannotBeWrittenIsRefused() {
        Bench bench;
        bench.studio.preferences().setScratch(QStringLiteral("/dev/null/scratch"));
        bench.start(largeDesign());
        QTRY_VERIFY(bench.studio.isIdle());
        QCOMPARE(bench.notices.size(), 1);
        QVERIFY(bench.notices.front().kind == Notice::Kind::Failure);
    }

    void fieldAndPatternAreExportedPicturesRefused() {
        Bench bench;
        bench.compute(largeDesign());
        const QString field = bench.folder.filePath(QStringLiteral("f.npy"));
        startExport(bench.studio, {"field"}, field);
        QTRY_VERIFY(bench.studio.isIdle());
        QVERIFY(differenceOf(
                    std::get<Hologram>(readFieldOrLevels(field.toStdString(), {})).planes.front(),
                    bench.result().hologram->planes.front())
                == 0);
        const QString pattern = bench.folder.filePath(QStringLiteral("p.tif"));
        startExport(bench.studio, {"encoded"}, pattern);
        QTRY_VERIFY(bench.studio.isIdle());
        QVERIFY(QFile::exists(pattern));
        bench.notices.clear();
        startExport(bench.studio, {"reconstruction"}, bench.folder.filePath("r.png"));
        QTRY_VERIFY(bench.studio.isIdle());
        QCOMPARE(bench.notices.size(), 1);
        QVERIFY(bench.notices.front().text.contains("Memory does not hold"));
    }

    void aProjectIsSavedWithoutIt() {
        Bench bench;
        bench.compute(largeDesign());
        startSave(bench.studio, bench.folder.filePath("a.fringe"));
        QTRY_VERIFY(!bench.studio.document().path().isEmpty());
        QVERIFY(bench.notices.front().text.contains("memory does not hold"));
        QVERIFY(bench.studio.results().hasHologram());
    }
};

} // namespace fringe

QTEST_GUILESS_MAIN(fringe::DiskTasksTest)
#include "disk_tasks_test.moc"
