// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/project/project_file.h"
#include "app/recovery/unfinished_run.h"
#include "app/recovery/unsaved_work.h"
#include "app/results/result_bytes.h"
#include "app/tasks/live.h"
#include "app/tasks/project_pictures.h"
#include "app/tasks/recovery.h"
#include "app/tasks/states.h"
#include "app/text/localised.h"
#include "engine/io/checkpoint.h"
#include "engine/model/build.h"
#include "engine/model/design_parameters.h"
#include "engine/model/error.h"
#include "tests/app/studio/panel_spots.h"
#include "tests/app/studio/small_design.h"
#include "tests/app/studio/small_picture.h"
#include "tests/app/studio/small_spots.h"
#include "tests/app/studio/task_bench.h"

#include <QDir>

#include <algorithm>
#include <map>
#include <span>

namespace fringe {
namespace {

using Edit = std::function<void(Design&)>;

Design inThreeColours() {
    Design design = smallDesign();
    design.setup.wavelengths = {638_nm, 532_nm, 450_nm};
    design.encoding.values["levels"] = std::int64_t{1024};
    return design;
}

/// A design whose sums are not exact, so that its figures are measured anew in the end.
Design nearlyExact() {
    Design design = smallSpots();
    design.sources.front().kind.values["tolerance"] = 0.01;
    return design;
}

Design ofKind(const QString& kind) {
    static const std::map<QString, Design> all{
        {QStringLiteral("sum"), smallDesign()},
        {QStringLiteral("colours"), inThreeColours()},
        {QStringLiteral("spots"), smallSpots()},
        {QStringLiteral("nearly"), nearlyExact()},
        {QStringLiteral("picture"), smallPicture()},
        {QStringLiteral("descent"), withParameterText(smallPicture(), "solver.name", "sgd")}};
    return all.at(kind);
}

/// A computed design that goes to a file and comes back from it.
struct Bench : TaskBench {
    QString path = folder.filePath(QStringLiteral("p.fringe"));

    explicit Bench(const QString& file = {}) : TaskBench(makeRunner(true)) {
        if (!file.isEmpty())
            path = file;
    }
    void save() {
        startSave(studio, path);
        QTRY_VERIFY(studio.isIdle());
    }
    void openFile() {
        startOpen(studio, path);
        QTRY_COMPARE(studio.document().path(), path);
        QTRY_VERIFY(studio.isIdle());
    }
    void computeAndSave(const Design& design) {
        compute(design);
        save();
    }
    /// Saves another design in its place, with what was kept of it.
    void replaceDesign(const Design& design) const {
        const OpenedProject opened = openProject(toPath(path), {});
        QVERIFY(!opened.kept.result.empty());
        saveProject(toPath(path), design, nullptr, opened.kept);
    }
    /// The names of the jobs so far.
    QStringList jobs() {
        QStringList names;
        for (const JobRecord& job : studio.jobs().list().records())
            names << job.name();
        return names;
    }
    QStringList blobs(const QString& suffix) const {
        return QDir(path + QStringLiteral(".data")).entryList({QLatin1Char('*') + suffix});
    }
};

QString changed(const std::function<void(Design&)>& change, const Design& design) {
    Bench bench;
    bench.computeAndSave(design);
    Design other = design;
    change(other);
    bench.replaceDesign(other);
    Bench second(bench.path);
    second.openFile();
    const bool isTaken = second.studio.results().hasHologram();
    return QStringLiteral("%1, %2 notices")
        .arg(isTaken ? QStringLiteral("taken") : QStringLiteral("left out"))
        .arg(second.notices.size());
}

} // namespace

/// Results that are kept with the project.
class KeptResultTest : public QObject {
    Q_OBJECT

    static void kinds() {
        QTest::addColumn<QString>("kind");
        for (const char* kind : {"sum", "colours", "spots", "nearly", "picture", "descent"})
            QTest::newRow(kind) << QString::fromLatin1(kind);
    }
    static void expectSame(const HologramResult& a, const HologramResult& b) {
        QVERIFY(a.chain.field()->planes == b.chain.field()->planes);
        QVERIFY(a.chain.field()->sampling == b.chain.field()->sampling);
        QVERIFY(a.chain.field()->aperture == b.chain.field()->aperture);
        QCOMPARE(a.chain.field()->device, b.chain.field()->device);
        QCOMPARE(a.chain.field()->program, b.chain.field()->program);
        QCOMPARE(a.chain.encodedBefore()->count, b.chain.encodedBefore()->count);
        QVERIFY(a.chain.encodedBefore()->planes == b.chain.encodedBefore()->planes);
        QVERIFY(a.chain.encodedBefore()->sampling == b.chain.encodedBefore()->sampling);
        QCOMPARE(a.chain.encodedBefore()->encoding, b.chain.encodedBefore()->encoding);
        QVERIFY(a.chain.design().encoding == b.chain.design().encoding);
        QCOMPARE(a.seconds, b.seconds);
        QCOMPARE(a.finished, b.finished);
        QCOMPARE(a.hasIterations(), b.hasIterations());
        if (!a.hasIterations())
            return;
        QVERIFY(a.chain.solved()->state == b.chain.solved()->state);
        QVERIFY(a.chain.solved()->unjudged == b.chain.solved()->unjudged);
        QCOMPARE(a.chain.solved()->end, b.chain.solved()->end);
        QCOMPARE(a.chain.solved()->device, b.chain.solved()->device);
    }

  private slots:
    void comeBackWithoutComputing_data() { kinds(); }
    void comeBackWithoutComputing() {
        QFETCH(QString, kind);
        for (const char* name : {"p.fringe", "p.fringez"}) {
            Bench first;
            first.path = first.folder.filePath(QString::fromLatin1(name));
            first.computeAndSave(ofKind(kind));
            QVERIFY(first.studio.document().file().resultSize > 0);
            QVERIFY(!first.studio.document().isDirty());
            Bench second(first.path);
            second.openFile();
            QVERIFY(second.notices.isEmpty());
            QCOMPARE(second.jobs().size(), 1); // of opening
            QVERIFY(!second.studio.results().isWanting());
            QVERIFY(*second.result().design == second.design());
            expectSame(second.result(), first.result());
            QVERIFY(second.runs().history().iterations == first.runs().history().iterations);
            QCOMPARE(second.runs().history().powers, first.runs().history().powers);
            QVERIFY(!second.studio.refocus().latest()->empty());
            QCOMPARE(second.studio.refocus().latest()->front().values,
                     first.studio.refocus().latest()->front().values);
            QVERIFY(!second.studio.document().isDirty());
        }
    }

    void goOnToTheBitsOfOneRun_data() {
        QTest::addColumn<QString>("kind");
        for (const char* kind : {"spots", "nearly", "picture", "descent"})
            QTest::newRow(kind) << QString::fromLatin1(kind);
    }
    void goOnToTheBitsOfOneRun() {
        QFETCH(QString, kind);
        Design longer = ofKind(kind);
        longer.stop.iterations += 4;
        Bench whole;
        whole.compute(longer);
        Bench first;
        first.computeAndSave(ofKind(kind));
        Bench second(first.path);
        second.openFile();
        continueIterations(second.studio, 4);
        const std::int64_t end = longer.stop.iterations;
        QTRY_VERIFY(second.studio.isIdle()
                    && second.result().chain.solved()->state.iteration == end);
        QVERIFY(second.notices.isEmpty());
        QVERIFY(second.result().chain.solved()->state == whole.result().chain.solved()->state);
        QVERIFY(second.result().chain.field()->planes == whole.result().chain.field()->planes);
        QVERIFY(second.result().seconds > first.result().seconds);
    }

    /// The build stands beside a result, and is no part of what it has to fit.
    void nameTheirBuildAndAreTakenFromAnother() {
        Bench bench;
        bench.compute(smallDesign());
        HologramResult made = bench.result();
        JobControl control;
        Hologram hologram = *made.chain.field();
        QVERIFY(hologram.program.ends_with('(' + buildName() + ')'));
        hologram.program = "Fringe Studio 0.1.0 (another)";
        made.chain = inMemory(Chain(made.design, std::move(hologram), made.chain.solved()));
        made.chain.encoded(control);
        const HologramResult back = resultOf(bytesOf(made, *made.design), made.design, false);
        expectSame(back, made);
    }

    /// By another program, or by hand.
    void areNotOfADesignThatWasChanged() {
        const QString out = QStringLiteral("left out, 1 notices"),
                      in = QStringLiteral("taken, 0 notices");
        const auto pitch = [](Design& d) { d.setup.plate.pitchX = 7_um; };
        const auto encoding = [](Design& d) { d.encoding.values["levels"] = std::int64_t{16}; };
        const auto size = [](Design& d) { d.setup.plate.size.rows /= 2; };
        const auto seed = [](Design& d) { d.start.seed = 9; };
        const auto hidden = [](Design& d) { d.sources.front().visible = false; };
        for (const Edit& edit : {Edit(pitch), Edit(encoding), Edit(size), Edit(seed), Edit(hidden)})
            for (const Design& design : {smallDesign(), smallSpots()})
                QCOMPARE(changed(edit, design), out);
        const auto method = [](Design& d) { d.sources.front().method.key = "fresnel"; };
        const auto wavelength = [](Design& d) { d.setup.wavelengths.back() = 450_nm; };
        QCOMPARE(changed(method, smallDesign()), out);
        QCOMPARE(changed(wavelength, smallDesign()), out);
        const auto solver = [](Design& d) { d.solver.key = "gs"; };
        const auto spot = [](Design& d) { d = withSpotsMoved(std::move(d), 0, {0}, {1e-5, 0, 0}); };
        QCOMPARE(changed(solver, smallSpots()), out);
        QCOMPARE(changed(spot, smallSpots()), out);
        const auto look = [](Design& d) {
            d.reconstruction.distance = 77_mm;
            d.outputs.clear();
            d.sources.front().name = "another";
            d.stop.seconds = 100;
        };
        QCOMPARE(changed(look, smallDesign()), in);
        QCOMPARE(changed(look, smallSpots()), in);
    }

    void doNotHinderOpening() {
        Bench first;
        first.computeAndSave(smallSpots());
        const QString blob = first.path + QStringLiteral(".data/") + first.blobs(".result").first();
        QFile file(blob);
        QVERIFY(file.open(QIODevice::ReadWrite) && file.seek(file.size() / 2) && file.write("x"));
        file.close();
        for (const bool isThere : {true, false}) {
            if (!isThere)
                QVERIFY(file.remove());
            Bench second(first.path);
            second.openFile();
            QVERIFY(second.design() == smallSpots());
            QCOMPARE(second.notices.size(), 1);
            QCOMPARE(second.notices.first().kind, Notice::Kind::Warning);
            QVERIFY(!second.studio.results().hasHologram());
            QVERIFY(second.runs().history().isEmpty());
        }
        first.save();
        Bench third(first.path);
        third.openFile();
        QVERIFY(third.studio.results().hasHologram());
    }

    /// Any byte but those that no check is needed for.
    void damagedBytesAreRefused() {
        Bench bench;
        bench.compute(smallSpots());
        const DesignPtr design = bench.studio.document().design();
        const auto whole = bytesOf(bench.result(), *design);
        QVERIFY(resultOf(whole, design).chain.encodedBefore());
        for (std::size_t at = 0; at < whole.size(); at += 97) {
            auto bytes = whole;
            bytes[at] ^= std::byte{0x21};
            QVERIFY_EXCEPTION_THROWN(resultOf(bytes, design), Error);
        }
        for (std::size_t length = 0; length < whole.size(); length += 997)
            QVERIFY_EXCEPTION_THROWN(
                resultOf({whole.begin(), whole.begin() + std::ptrdiff_t(length)}, design), Error);
    }

    /// The result on the screen, though the design has changed since: with its own design.
    void areSavedWithTheirOwnDesign() {
        Bench bench;
        bench.computeAndSave(smallSpots());
        bench.studio.document().edit(QStringLiteral("seed"), [](Design design) {
            design.start.seed = 5;
            return design;
        });
        bench.save();
        QVERIFY(openProject(toPath(bench.path), {}).kept.result.empty());
        QCOMPARE(bench.blobs(".result").size(), 1);
        Bench second(bench.path);
        second.openFile();
        QVERIFY(second.notices.isEmpty());
        QVERIFY(second.studio.results().isWanting());
        expectSame(second.result(), bench.result());
        QVERIFY(*second.result().design == smallSpots());
        goBackToResult(second.studio);
        QVERIFY(!second.studio.results().isWanting());
        QVERIFY(second.studio.document().isDirty());
    }

    /// What was kept once stays, whatever is computed and saved since.
    void noSaveRemovesOne() {
        Bench bench;
        bench.computeAndSave(smallSpots());
        for (const std::int64_t seed : {5, 6}) {
            bench.studio.document().edit(QStringLiteral("seed"), [seed](Design design) {
                design.start.seed = seed;
                return design;
            });
            startCompute(bench.studio);
            QTRY_VERIFY(bench.studio.isIdle() && !bench.studio.results().isWanting());
            bench.save();
        }
        Bench second(bench.path);
        second.openFile();
        QVERIFY(second.notices.isEmpty());
        QCOMPARE(second.studio.results().all().size(), 3u);
        QVERIFY(!second.studio.results().isWanting());
        second.save(); // unchanged, it keeps all of them, too
        Bench third(bench.path);
        third.openFile();
        QCOMPARE(third.studio.results().all().size(), 3u);
        for (const HologramResult& result : third.studio.results().all())
            QVERIFY(result.isKept && !result.picture.empty());
    }

    /// As it was found: a spot is dragged with "Compute after each edit" off, and all undone.
    void aDragThatIsUndoneLosesNothing() {
        Bench bench;
        const Live live(bench.studio);
        bench.computeAndSave(smallSpots());
        const HologramResult before = bench.result();
        const auto move = [](Design design) {
            return withSpotsMoved(std::move(design), 0, {0}, {1e-5, 0, 0});
        };
        bench.studio.document().setDraft(move);
        bench.studio.document().edit(QStringLiteral("Move 1 spot"), move);
        QTRY_VERIFY(bench.studio.isIdle() && live.isIdle());
        QVERIFY(!bench.result().isPreview);
        bench.studio.document().history().undo();
        bench.save();
        QVERIFY(!projectPicture(toPath(bench.path)).empty());
        Bench second(bench.path);
        second.openFile();
        expectSame(second.result(), before);
        QVERIFY(!second.studio.results().isWanting());
    }

    void anArrivingResultIsNoChange() {
        Bench bench;
        bench.open(smallSpots());
        bench.save();
        startCompute(bench.studio);
        QTRY_VERIFY(bench.isDone());
        QVERIFY(!bench.studio.document().isDirty());
        QVERIFY(openProject(toPath(bench.path), {}).kept.result.empty());
        bench.save();
        QVERIFY(!openProject(toPath(bench.path), {}).kept.result.empty());
    }

    /// What the program wrote a moment before it was cut off.
    void comeBackWithUnsavedWork() {
        Bench first;
        first.computeAndSave(smallSpots());
        const HologramResult kept = first.result();
        Design edited = first.design();
        edited.outputs = {{"field", {"field"}, "another name.npy"}};
        WorkBlobs blobs;
        std::shared_ptr<RecoveryFolder> left = RecoveryFolder::make(RecoveryFolder::Kind::Work);
        writeUnsavedWork(*left,
                         {.design = std::make_shared<const Design>(edited),
                          .path = first.path,
                          .stamp = first.studio.document().file().stamp},
                         blobs);
        Bench second(first.path);
        first.studio.document().reset({}, {}, true); // lets go of the file
        bringBackWork(second.studio, left);
        QTRY_VERIFY(second.studio.isIdle() && second.studio.document().isDirty());
        QVERIFY(second.design() == edited);
        QVERIFY(!second.studio.results().isWanting());
        expectSame(second.result(), kept);
        for (int save = 0; save < 2; ++save) {
            second.save();
            QCOMPARE(second.blobs(".result").size(), 1);
        }
        Bench third(first.path);
        third.openFile();
        QVERIFY(third.design() == edited);
        expectSame(third.result(), kept);
    }

    /// A run of iterations that was cut off, of another state than the one that is kept.
    void comeBackWithARunThatWasCutOff() {
        Bench first;
        first.computeAndSave(smallSpots());
        Design longer = first.design();
        longer.stop.iterations += 4;
        const RunFacts facts{.design = std::make_shared<const Design>(longer),
                             .path = first.path,
                             .stamp = first.studio.document().file().stamp,
                             .device = "cpu"};
        std::shared_ptr<RecoveryFolder> left = RecoveryFolder::make(RecoveryFolder::Kind::Run);
        writeDesign(*left, facts);
        writeFacts(*left, facts);
        writeCheckpoint(toPath(left->file(QLatin1String(RecoveryFolder::iterations))),
                        stateKey(longer), first.result().chain.solved()->goOnFrom());
        Bench second(first.path);
        first.studio.document().reset({}, {}, true);
        startRecovery(second.studio, left);
        QTRY_VERIFY(second.studio.isIdle() && !second.studio.results().isWanting());
        second.save();
        second.save();
        Bench third(first.path);
        third.openFile();
        QCOMPARE(third.studio.results().all().size(), 2u);
        QVERIFY(third.studio.results().find(smallSpots()));
    }

    /// Such as those of a newer program, or whose data are damaged.
    void whatIsNoGoodHereStaysInTheFile_data() {
        QTest::addColumn<bool>("isDamaged");
        QTest::newRow("newer") << false;
        QTest::newRow("damaged") << true;
    }
    void whatIsNoGoodHereStaysInTheFile() {
        QFETCH(bool, isDamaged);
        Bench bench;
        Design other = smallSpots();
        other.start.seed = 7;
        const char text[] = "fringe result 99";
        const auto first = std::as_bytes(std::span(text));
        const std::vector<std::byte> newer(first.begin(), first.end());
        saveProject(toPath(bench.path), smallSpots(), nullptr,
                    {.others = {{std::make_shared<const Design>(other), newer, {}}}});
        const QString blob =
            bench.path + QStringLiteral(".data/") + bench.blobs(".result").value(0);
        if (isDamaged)
            QVERIFY(QFile(blob).resize(3));
        bench.openFile();
        QCOMPARE(bench.notices.size(), 1);
        for (const std::int64_t seed : {2, 3, 4}) { // earlier versions are given up on the way
            bench.studio.document().edit(QStringLiteral("seed"), [seed](Design design) {
                design.start.seed = seed;
                return design;
            });
            bench.save();
        }
        const KeptResult kept = openProject(toPath(bench.path), {}).kept;
        QCOMPARE(kept.others.size(), 1u);
        QVERIFY(*kept.others.front().design == other);
        QVERIFY(kept.others.front().result == (isDamaged ? std::vector<std::byte>() : newer));
        QVERIFY(QFile::exists(blob));
        bench.studio.document().edit(QStringLiteral("seed"), [](Design design) {
            design.start.seed = 7;
            return design;
        });
        startCompute(bench.studio);
        QTRY_VERIFY(bench.isDone());
        bench.save(); // another one takes its place
        Bench second(bench.path);
        second.openFile();
        QVERIFY(second.notices.isEmpty());
        QVERIFY(!second.studio.results().isWanting());
    }

    /// What was changed on the way to the panel since it was computed.
    void areSavedWithTheDeviceOfTheirState() {
        Bench bench;
        bench.compute(spotsForPanel({48, 64}, {64, 80}));
        const auto edit = [&](const char* path, const char* text) {
            bench.studio.document().edit(QString::fromLatin1(path), [&](Design design) {
                return withParameterText(std::move(design), path, text);
            });
        };
        edit("device.sign", "-1");
        const Choice device = bench.design().device;
        edit("solver.seed", "5");
        edit("device.sign", "+1");
        bench.save();
        Bench second(bench.path);
        second.openFile();
        QVERIFY(second.studio.results().isWanting());
        QVERIFY(second.studio.results().onScreen().design().device == device);
        QVERIFY(second.design().device != device);
        goBackToResult(second.studio);
        QVERIFY(second.design().device == device);
    }

    void aUserMayWantNone() {
        Bench bench;
        bench.compute(smallSpots());
        bench.save();
        bench.studio.document().keep(Keeping::None);
        QVERIFY(bench.studio.document().isDirty());
        bench.save();
        QVERIFY(!bench.studio.document().isDirty());
        Bench second(bench.path);
        second.openFile();
        QVERIFY(second.notices.isEmpty());
        QVERIFY(!second.studio.results().hasHologram());
        QCOMPARE(second.studio.document().keeping(), Keeping::None);
    }

    void largeOnesAreKeptWhereTheUserWants() {
        Bench bench;
        Design design = smallDesign();
        design.setup.plate.size = {2800, 2800};
        bench.open(design);
        const Shape shape = design.setup.plate.size;
        const Hologram hologram{
            .planes = {Field(shape, std::vector<Complex>(std::size_t(shape.count()), Complex(1)))},
            .sampling = {8_um, 8_um, design.setup.wavelengths}};
        HologramResult result;
        result.design = bench.studio.document().design();
        result.chain = Chain(result.design, hologram);
        bench.studio.results().setHologram(result);
        bench.save();
        QCOMPARE(bench.notices.size(), 1);
        QVERIFY(bench.notices.first().text.contains(QStringLiteral("67")));
        QVERIFY(bench.blobs(".result").isEmpty());
        bench.studio.document().keep(Keeping::All);
        bench.save();
        QCOMPARE(bench.notices.size(), 1);
        QCOMPARE(bench.blobs(".result").size(), 1);
        Bench second(bench.path);
        second.openFile();
        QVERIFY(second.result().chain.field()->planes == hologram.planes);
    }

    /// What is kept is made by the encoding that is chosen, even where that is newer.
    void levelsAreOfTheEncodingThatIsSaved() {
        Bench bench;
        bench.compute(smallDesign());
        bench.studio.document().edit(QStringLiteral("levels"), [](Design design) {
            design.encoding.values["levels"] = std::int64_t{4};
            return design;
        });
        bench.save();
        Bench second(bench.path);
        second.openFile();
        QCOMPARE(second.result().chain.encodedBefore()->count, 4);
        QVERIFY(second.result().chain.encodedBefore()->planes
                == bench.result().chain.encodedBefore()->planes);
    }

    void aStartPageHasTheirPictures() {
        Bench bench;
        bench.computeAndSave(smallSpots());
        QImage found;
        readProjectPictures(bench.studio, {QStringLiteral("/none.fringe"), bench.path},
                            [&](const QString& path, const QImage& picture) {
                                QCOMPARE(path, bench.path);
                                found = picture;
                            });
        QTRY_VERIFY(!found.isNull());
        QCOMPARE(found.width(), 128);
        int brightest = 0;
        for (int row = 0; row < found.height(); ++row)
            for (int col = 0; col < found.width(); ++col)
                brightest = std::max(brightest, qGreen(found.pixel(col, row)));
        QCOMPARE(brightest, 255);
    }
};

} // namespace fringe

QTEST_GUILESS_MAIN(fringe::KeptResultTest)
#include "kept_result_test.moc"
