// SPDX-License-Identifier: GPL-3.0-or-later
// Holograms that memory does not hold: computed by way of the disk, cut off, gone on with, kept.
#include "app/tasks/export.h"
#include "app/tasks/leaving.h"
#include "app/tasks/scratch.h"
#include "app/text/localised.h"
#include "engine/disk/tile_plane.h"
#include "engine/encodings/encoding.h"
#include "engine/io/checkpoint.h"
#include "engine/io/field_files.h"
#include "engine/model/mapped_plane.h"
#include "engine/run/run.h"
#include "tests/app/studio/small_design.h"
#include "tests/app/studio/task_bench.h"

#include <QDir>
#include <QProcess>
#include <QSignalSpy>

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
        /// Starts a job, and pauses it when a part of it is done.
        void pauseEarly(const std::function<void()>& begin) {
            const auto watching =
                QObject::connect(&studio.jobs(), &Jobs::progressed, &studio, [this] {
                    for (const JobRecord& job : studio.jobs().list().records())
                        if (job.progress.fraction > 0.1 && isStoppable(job.state)
                            && job.control->keeps())
                            studio.jobs().cancel(job.id);
                });
            begin();
            QTRY_VERIFY(studio.isIdle());
            QVERIFY(QObject::disconnect(watching));
            QCOMPARE(studio.jobs().list().at(0).state, JobState::Paused);
        }
        void pause(const Design& design) {
            pauseEarly([&] { start(design); });
        }
        /// In the files that are kept.
        void markFirstBand() {
            const Plan& plan = studio.planner().estimate()->plan;
            const std::vector<Complex> marked(
                static_cast<std::size_t>(plan.bands->tiling(plan.shape).tile.count()),
                Complex(5, 0));
            JobFolder left(toPath(scratch.path()), kept().front().mid(7).toULongLong(nullptr, 16),
                           true);
            TileFile file(left, "field-0", plan.bands->tiling(plan.shape), sizeof(Complex));
            QVERIFY(file.isWhole(0));
            file.write(0, marked.data(), file.tiling().tile.cols);
        }
        bool hasMark() {
            const Field& field = result().chain.field()->planes.front();
            return field.at(0, 0) == Complex(5, 0) && field.at(1024, 1024) != Complex();
        }
        void openSaved(const Design& design) {
            open(design);
            startSave(studio, folder.filePath("a.fringe"));
            QTRY_VERIFY(!studio.document().path().isEmpty());
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
        store(design.sources.front(),
              {.cloud = std::make_shared<const PointCloud>(std::move(cloud))});
        design.sources.front().method = {"exact"};
        return design;
    }
    static Design largeDesign() { return pointsOn({1030, 1300}, 3); }
    static Design longDesign() { return pointsOn({2048, 2048}, 400); }
    static Design withOutputs(Design design) {
        design.outputs = {{"field", {"field"}, "f.npy"}, {"pattern", {"encoded"}, "p.tif"}};
        return design;
    }

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
        const Field judged = inMemory(a), right = inMemory(b);
        double difference = 0, sum = 0;
        for (std::size_t i = 0; i < a.size(); ++i) {
            difference += std::norm(judged.samples()[i] - right.samples()[i]);
            sum += std::norm(right.samples()[i]);
        }
        return std::sqrt(difference / sum);
    }

    static void lookAt(Bench& bench, Length distance, const Window& window) {
        Reconstruction look = bench.design().reconstruction;
        look.distance = distance;
        look.window = window;
        look.fromEncoded = false;
        bench.studio.document().look(look);
    }

    static QByteArray contentOf(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// The file that the command line makes of the exported field where the bench looks.
    static QByteArray reconstructed(Bench& bench, double z) {
        const Window& window = bench.design().reconstruction.window;
        const auto metres = [](double length) {
            return QString::number(length, 'g', 17) + QLatin1Char('m');
        };
        const QString made = bench.folder.filePath(QStringLiteral("made.npy"));
        QProcess program;
        program.start(QStringLiteral(FRINGE_PROGRAM),
                      {"reconstruct", bench.folder.filePath("f.npy"), "--distance", metres(z),
                       "--window", metres(window.width.si()) + 'x' + metres(window.height.si()),
                       "--window-x", metres(window.x.si()), "--window-y", metres(window.y.si()),
                       "--memory", "8MiB", "--scratch", bench.scratch.path(), "--force", "-o",
                       made});
        if (!program.waitForFinished(-1) || program.exitCode() != 0)
            qWarning() << program.readAllStandardError();
        return contentOf(made);
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
        const Field& field = result.chain.field()->planes.front();
        QVERIFY(!field.isInMemory());
        QVERIFY(differenceOf(field, held.chain.field()->planes.front()) < 1e-6);
        QVERIFY(!result.chain.encodedBefore()->planes.front().isInMemory());
        QCOMPARE(result.chain.encodedBefore()->planes.front(),
                 held.chain.encodedBefore()->planes.front());
    }

    void lightThatTheDiskCarriesIsTheSame() {
        const HologramResult held = inMemoryResult(layersDesign());
        Bench bench;
        bench.compute(layersDesign());
        const HologramResult& result = bench.result();
        QVERIFY(result.folder);
        QVERIFY(
            differenceOf(result.chain.field()->planes.front(), held.chain.field()->planes.front())
            < 1e-6);
        QCOMPARE(QDir(bench.scratch.filePath(bench.kept().front())).entryList(QDir::Files),
                 QStringList({"job", "lock", "seen-0"}));
    }

    void eachHalfHasTheMeanAmplitudeAndThePhaseOfTheMean() {
        Bench bench;
        bench.compute(largeDesign());
        const Field& whole = bench.result().chain.field()->planes.front();
        const Field* const half = whole.half();
        QVERIFY(half && half->shape() == (Shape{515, 650}));
        QVERIFY(half->half() && !half->half()->half());
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
        QTRY_COMPARE(bench.kept().size(), 1);
        newProject(bench.studio);
        QTRY_COMPARE(bench.kept(), QStringList()); // who looks at it lets it go in a moment
    }

    void whatIsLeftOfAnExampleIsTakenAgain() {
        Bench bench(48 << 20);
        for (const bool again : {false, true}) {
            openExample(bench.studio, "shapes");
            QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), 60'000);
            QVERIFY(bench.result().folder);
            QTRY_COMPARE(bench.kept().size(), 1);
            if (again)
                break;
            leaveResult(bench.studio);
            newProject(bench.studio);
        }
    }

    /// Unless the design is in a file: then it is there when that is opened again.
    void whatIsLeftBehindStaysAndIsShownAgain() {
        for (const Design& design : {largeDesign(), layersDesign()}) {
            Bench bench;
            bench.openSaved(design);
            startCompute(bench.studio);
            QTRY_VERIFY(bench.isDone());
            const Field before = bench.result().chain.field()->planes.front();
            QVERIFY(atStake(bench.studio).isNothing());
            leaveResult(bench.studio);
            newProject(bench.studio);
            QTRY_COMPARE(bench.kept().size(), 1);
            startOpen(bench.studio, bench.folder.filePath("a.fringe"));
            QTRY_VERIFY(!bench.notices.isEmpty());
            QVERIFY(bench.notices.back().text.contains("What was computed of this hologram"));
            bench.notices.back().offers.front().take();
            QTRY_VERIFY(bench.isDone());
            QCOMPARE(differenceOf(bench.result().chain.field()->planes.front(), before), 0.0);
        }
    }

    void theResultIsComputedAgainInItsFolder() {
        Bench bench;
        bench.compute(largeDesign());
        startCompute(bench.studio);
        QTRY_VERIFY(bench.isDone());
        QVERIFY(bench.notices.isEmpty());
        QTRY_COMPARE(bench.kept().size(), 1);
        bench.start(pointsOn({1030, 1300}, 2));
        QTRY_VERIFY(bench.isDone());
        QTRY_COMPARE(bench.kept().size(), 1);
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
        QTRY_VERIFY(bench.studio.results().onScreen().encodedBefore());
        QVERIFY(bench.result().chain.encodedBefore()->planes.front().half());
        const auto levels = inMemory(bench.result().chain.encodedBefore()->planes.front());
        int apart = 0;
        for (std::size_t i = 0; i < levels.size(); ++i)
            apart = std::max(apart,
                             std::abs(levels.samples()[i]
                                      - held.chain.encodedBefore()->planes.front().samples()[i]));
        QVERIFY(apart <= 1);
    }

    /// A band of the run that was paused is changed on the disk: it is found in the result.
    void aRunThatWasPausedIsGoneOnWith() {
        Bench bench(16 << 20);
        bench.pause(longDesign());
        QVERIFY(!bench.studio.results().hasHologram());
        QTRY_COMPARE(bench.kept().size(), 1);
        QCOMPARE(bench.notices.size(), 1);
        QVERIFY(bench.notices.front().text.startsWith("Paused at "));
        QCOMPARE(bench.notices.front().offers.size(), 2u);
        bench.markFirstBand();
        bench.notices.front().offers.front().take();
        QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), 60'000);
        QVERIFY(bench.hasMark());
        QVERIFY(!bench.studio.results().isWanting());
    }

    /// Bands stay those that it was begun with, whatever memory there is now.
    void aPausedRunGoesOnWithOtherMemory() {
        for (const std::uint64_t memory : {std::uint64_t{40} << 20, std::uint64_t{2} << 30}) {
            Bench bench(16 << 20);
            bench.pause(longDesign());
            bench.markFirstBand();
            bench.studio.preferences().setMemory(memory);
            QTRY_VERIFY(bench.studio.isIdle());
            bench.notices.front().offers.front().take();
            QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), 60'000);
            QVERIFY(bench.hasMark());
        }
    }

    void withTooLittleMemoryWhatWasPausedStays() {
        Bench bench(16 << 20);
        bench.pause(longDesign());
        bench.markFirstBand();
        bench.studio.preferences().setMemory(6 << 20);
        QTRY_VERIFY(bench.studio.isIdle());
        startCompute(bench.studio);
        QTRY_VERIFY(bench.notices.back().text.contains("6.0 MiB are allowed"));
        bench.studio.preferences().setMemory(16 << 20);
        QTRY_VERIFY(bench.studio.isIdle());
        startCompute(bench.studio);
        QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), 60'000);
        QVERIFY(bench.hasMark());
    }

    void goingOnIsOfTheDesignThatWasPaused() {
        Bench bench(16 << 20);
        bench.pause(longDesign());
        bench.markFirstBand();
        bench.studio.document().edit(QStringLiteral("Pitch"), [](Design design) {
            design.setup.plate.pitchX = 5_um;
            return design;
        });
        bench.notices.front().offers.front().take();
        QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), 60'000);
        QVERIFY(bench.hasMark());
        QVERIFY(bench.studio.results().isWanting());
    }

    void whatWasPausedIsDiscardedAtWish() {
        Bench bench(16 << 20);
        bench.pause(longDesign());
        QTRY_COMPARE(bench.kept().size(), 1);
        bench.notices.front().offers.back().take();
        QTRY_COMPARE(bench.kept(), QStringList());
    }

    void openingTheProjectOffersToGoOn() {
        Bench bench(16 << 20);
        bench.pause(longDesign());
        bench.markFirstBand();
        bench.saveAndOpenAgain();
        QTRY_VERIFY(bench.notices.back().text.contains("What was computed of this hologram"));
        QCOMPARE(bench.notices.back().offers.size(), 2u);
        bench.notices.back().offers.front().take();
        QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), 60'000);
        QVERIFY(bench.hasMark());
        newProject(bench.studio);
        QTRY_COMPARE(bench.kept(), QStringList()); // which went with the result
    }

    void planesBeyondMemoryAreKeptWithTheProject() {
        Bench bench;
        bench.openSaved(largeDesign());
        startCompute(bench.studio);
        QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), 60'000);
        const Field before = inMemory(bench.result().chain.field()->planes.front());
        QTRY_COMPARE(bench.kept().size(), 1);
        const QString path = bench.folder.filePath("a.fringe");
        startSave(bench.studio, path);
        QTRY_VERIFY(!bench.notices.isEmpty() && bench.notices.back().offers.size() == 1);
        bench.notices.back().offers.front().take();
        QTRY_VERIFY(bench.studio.isIdle() && bench.studio.results().hologram().isKept);
        QTRY_COMPARE(bench.kept(), QStringList());
        const QDir data(path + ".data");
        const auto planes = [&] { return data.entryList({"fringe-*"}, QDir::Dirs).size(); };
        QCOMPARE(planes(), 1);
        bench.notices.clear();
        startSave(bench.studio, path); // has it now
        QTRY_VERIFY(bench.studio.isIdle());
        QVERIFY(bench.notices.isEmpty());
        newProject(bench.studio);
        QTRY_VERIFY(bench.studio.isIdle() && !bench.studio.results().hasHologram());
        QCOMPARE(planes(), 1);
        startOpen(bench.studio, path);
        QTRY_VERIFY_WITH_TIMEOUT(bench.isDone() && bench.studio.results().isOfState(), 60'000);
        QVERIFY(bench.result().chain.field()->planes.front() == before);
        QVERIFY(bench.studio.results().hologram().isKept);
        QTRY_COMPARE(bench.kept(), QStringList());
    }

    void whatIsLeftIsMeasuredAndRemoved() {
        Bench bench(16 << 20);
        std::optional<LeftScratch> left;
        const auto found = [&left](const LeftScratch& now) { left = now; };
        bench.compute(largeDesign());
        measureLeftScratch(bench.studio, found); // the result's are in use
        QTRY_VERIFY(left.has_value());
        QCOMPARE(left->folders, 0);
        bench.pause(longDesign());
        left.reset();
        measureLeftScratch(bench.studio, found);
        QTRY_VERIFY(left.has_value());
        QCOMPARE(left->folders, 1);
        QVERIFY(left->bytes > 1 << 20);
        left.reset();
        removeLeftScratch(bench.studio, found);
        QTRY_VERIFY(left.has_value());
        QCOMPARE(left->folders, 0);
        QTRY_COMPARE(bench.kept(), QStringList());
    }

    void muchThatIsLeftIsToldAtTheStart() {
        Bench bench;
        QDir(bench.scratch.path()).mkdir(QStringLiteral("fringe-0000000000000abc"));
        QFile file(bench.scratch.filePath(QStringLiteral("fringe-0000000000000abc/sum")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(900'000'000));
        const bool isSmallDisk = leftScratch(toPath(bench.scratch.path())).isMuch;
        tellLeftScratch(bench.studio);
        QTRY_VERIFY(bench.studio.isIdle());
        QVERIFY(isSmallDisk || bench.notices.isEmpty());
        QVERIFY(file.resize(1'100'000'000));
        bench.notices.clear();
        tellLeftScratch(bench.studio);
        QTRY_COMPARE(bench.notices.size(), 1);
        QVERIFY(bench.notices[0].text.contains(QStringLiteral("1.0 GiB")));
        QVERIFY(bench.notices[0].ofProgram);
        bench.notices[0].offers.at(0).take();
        QTRY_COMPARE(bench.kept(), QStringList());
    }

    void allOutputsGoByWayOfTheDisk() {
        for (const bool isShown : {false, true}) {
            const Design design = withOutputs(largeDesign());
            Bench bench;
            bench.openSaved(design);
            if (isShown) {
                startCompute(bench.studio);
                QTRY_VERIFY(bench.isDone());
            }
            startOutputs(bench.studio);
            QTRY_VERIFY(QFile::exists(bench.folder.filePath("p.tif")));
            QTRY_VERIFY(bench.studio.isIdle());
            QVERIFY(bench.notices.back().text.startsWith("Wrote 2 file"));
            const HologramResult held = inMemoryResult(design);
            const auto written =
                readFieldOrLevels(bench.folder.filePath("f.npy").toStdString(), {});
            QVERIFY(differenceOf(std::get<Hologram>(written).planes.front(),
                                 held.chain.field()->planes.front())
                    < 1e-6);
            QTRY_COMPARE(bench.kept().size(), isShown ? 1 : 0);
            if (isShown) // what is shown still lies there
                QVERIFY(differenceOf(bench.result().chain.field()->planes.front(),
                                     held.chain.field()->planes.front())
                        < 1e-6);
        }
    }

    void outputsThatWerePausedAreGoneOnWith() {
        Bench bench(16 << 20);
        bench.openSaved(withOutputs(longDesign()));
        bench.pauseEarly([&] { startOutputs(bench.studio); });
        QTRY_COMPARE(bench.kept().size(), 1);
        QVERIFY(bench.notices.back().text.startsWith("Paused at "));
        QVERIFY(!QFile::exists(bench.folder.filePath("f.npy")));
        bench.markFirstBand();
        bench.notices.back().offers.front().take();
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(bench.folder.filePath("p.tif")), 60'000);
        QTRY_VERIFY(bench.studio.isIdle());
        const auto written = readFieldOrLevels(bench.folder.filePath("f.npy").toStdString(), {});
        QCOMPARE(std::get<Hologram>(written).planes.front().at(0, 0), Complex(5, 0));
        QTRY_COMPARE(bench.kept(), QStringList());
    }

    /// The pattern alone needs no more of the field, whose imaginary part may be anything then.
    void outputsOfTheRealPartAreNotTakenForTheWholeField() {
        Design design = withOutputs(longDesign());
        design.encoding = {"amplitude"};
        design.outputs.erase(design.outputs.begin());
        Bench bench(16 << 20);
        bench.openSaved(design);
        bench.pauseEarly([&] { startOutputs(bench.studio); });
        bench.pauseEarly([&] { startCompute(bench.studio); });
        QTRY_COMPARE(bench.kept().size(), 2);
    }

    /// Points in bands and layers that are carried: their sum is made as it is read.
    void aMixedPlanIsTheSameAlsoASecondTime() {
        Design design = layersDesign();
        design.sources.push_back(pointsOn(design.setup.plate.size, 3).sources.front());
        const HologramResult held = inMemoryResult(design);
        Bench bench;
        bench.open(design);
        QTRY_VERIFY(bench.studio.isIdle() && bench.studio.planner().estimate());
        const auto& bands = bench.studio.planner().estimate()->plan.bands;
        QVERIFY(bands && bands->carried && bands->rows > 0);
        for (int i = 0; i < 2; ++i) {
            const std::shared_ptr<const Hologram> before =
                bench.studio.results().hologram().chain.field();
            startCompute(bench.studio);
            QTRY_VERIFY(bench.isDone() && bench.result().chain.field() != before);
            QVERIFY(bench.notices.isEmpty());
            const Field& field = bench.result().chain.field()->planes.front();
            QVERIFY(differenceOf(field, held.chain.field()->planes.front()) < 1e-6);
            QVERIFY(!field.facts().isOfJob);
            QCOMPARE(bench.result().chain.encodedBefore()->planes.front(),
                     held.chain.encodedBefore()->planes.front());
        }
    }

    void aFolderThatCannotBeWrittenIsRefused() {
        Bench bench;
        bench.studio.preferences().setScratch(QStringLiteral("/dev/null/scratch"));
        bench.start(largeDesign());
        QTRY_VERIFY(bench.studio.isIdle());
        QCOMPARE(bench.notices.size(), 1);
        QVERIFY(bench.notices.front().kind == Notice::Kind::Failure);
    }

    void fieldAndPatternAreExported() {
        Bench bench;
        bench.compute(largeDesign());
        const QString field = bench.folder.filePath(QStringLiteral("f.npy"));
        startExport(bench.studio, {"field"}, field);
        QTRY_VERIFY(bench.studio.isIdle());
        QVERIFY(differenceOf(
                    std::get<Hologram>(readFieldOrLevels(field.toStdString(), {})).planes.front(),
                    bench.result().chain.field()->planes.front())
                == 0);
        const QString pattern = bench.folder.filePath(QStringLiteral("p.tif"));
        startExport(bench.studio, {"encoded"}, pattern);
        QTRY_VERIFY(bench.studio.isIdle());
        QVERIFY(QFile::exists(pattern));
    }

    /// In the view and in files, as the command line sees them.
    void partsOfItAreLookedAt() {
        Design design = largeDesign();
        design.setup.plate.pitchX = 7_um;
        design.setup.plate.pitchY = 6_um;
        Bench bench;
        bench.compute(design);
        const QString field = bench.folder.filePath(QStringLiteral("f.npy"));
        startExport(bench.studio, {"field"}, field);
        const QString seen = bench.folder.filePath(QStringLiteral("seen.npy"));
        for (const double z : {0.1, -0.04, 0.06}) {
            lookAt(bench, Length(z), {1.407_mm, 0.906_mm, z * 0.004_mm / 0.1, -0.9_mm});
            QTRY_VERIFY(bench.studio.isIdle());
            const auto pictures = bench.studio.refocus().latest();
            QCOMPARE(pictures->size(), std::size_t{1});
            const Preview& picture = pictures->front();
            QCOMPARE(picture.plane, (Shape{151, 201}));
            QCOMPARE(picture.y.si(), -0.9e-3);
            const QByteArray wanted = reconstructed(bench, z);
            QCOMPARE(QByteArray(reinterpret_cast<const char*>(picture.values.data()),
                                static_cast<qsizetype>(picture.values.size() * sizeof(float))),
                     wanted.last(151 * 201 * sizeof(float)));
            startExport(bench.studio, {"reconstruction"}, seen);
            QTRY_VERIFY(bench.studio.isIdle());
            QCOMPARE(contentOf(seen), wanted);
        }
        QTRY_COMPARE(bench.kept().size(), 1);
    }

    void itsMiddleIsLookedAtUnlessAskedOtherwise() {
        Bench bench;
        bench.compute(largeDesign());
        const auto pictures = bench.studio.refocus().latest();
        QCOMPARE(pictures->size(), std::size_t{1});
        const Shape middle = pictures->front().plane;
        QVERIFY(middle.rows > 100 && middle.rows < 1030 && middle.cols < 1300);
        QCOMPARE(pictures->front().x.si(), 0.0);
        bench.studio.refocus().request(123_mm, false); // a slider that is being dragged
        QVERIFY(bench.studio.isIdle());
        lookAt(bench, 123_mm, {Length(1), Length(1)});
        QTRY_VERIFY(bench.studio.isIdle());
        QVERIFY(bench.notices.back().text.contains("make the window smaller"));
    }

    void lookingIsCancelledAndGoneOnWith() {
        Bench bench;
        bench.compute(largeDesign());
        Refocus& refocus = bench.studio.refocus();
        QSignalSpy progress(&refocus, &Refocus::progressed);
        lookAt(bench, 70_mm, {});
        refocus.cancel();
        QTRY_VERIFY(bench.studio.isIdle());
        QVERIFY(refocus.latest()->empty());
        QTRY_COMPARE(bench.kept().size(), 1);
        lookAt(bench, 71_mm, {});
        QTRY_VERIFY(bench.studio.isIdle());
        QCOMPARE(refocus.latest()->front().distance, 71_mm);
        QCOMPARE(progress.last().front().toString(), QString());
    }

    void whatIsSharpWhereIsFoundInAPartOfIt() {
        Bench bench;
        bench.compute(layersDesign());
        lookAt(bench, 20_mm, {0.3_mm, 0.3_mm});
        bench.studio.refocus().request(FocusView::Depth, 19_mm, 31_mm);
        QTRY_VERIFY_WITH_TIMEOUT(bench.studio.isIdle(), 60'000);
        const Preview& depth = bench.studio.refocus().latest()->front();
        QVERIFY(depth.quantity == Quantity2D::Depth);
        QCOMPARE(depth.rows, std::int64_t{75});
        for (const float z : depth.values)
            QVERIFY(std::isnan(z) || (z >= 19e-3F && z <= 31e-3F));
    }

    void aProjectIsSavedWithoutIt() {
        Bench bench;
        bench.compute(largeDesign());
        startSave(bench.studio, bench.folder.filePath("a.fringe"));
        QTRY_VERIFY(!bench.studio.document().path().isEmpty());
        QVERIFY(bench.notices.front().text.startsWith("Saved without the result"));
        QVERIFY(bench.studio.results().hasHologram());
    }
};

} // namespace fringe

QTEST_GUILESS_MAIN(fringe::DiskTasksTest)
#include "disk_tasks_test.moc"
