// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studio/studio.h"
#include "app/text/numbers.h"

#include "app/results/error_check.h"
#include "app/tasks/compute.h"
#include "app/tasks/export.h"
#include "app/tasks/import_source.h"
#include "app/tasks/projects.h"
#include "tests/app/studio/both_runners.h"
#include "tests/app/studio/small_design.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace fringe {

/// The verbs, on threads and in line.
class StudioTest : public QObject {
    Q_OBJECT

    /// A studio on the runner of the present row, with what it has said.
    struct Bench {
        FreshSettings fresh;
        std::unique_ptr<Runner> runner = rowRunner();
        Studio studio{*runner};
        QList<Notice> notices;
        QTemporaryDir folder;

        Bench() {
            QObject::connect(&studio.notices(), &Notices::posted,
                             [this](const Notice& notice) { notices << notice; });
        }
        QString path(const QString& name) const { return folder.filePath(name); }
        void write(const QString& name, const QByteArray& content) const {
            QFile file(path(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(content);
        }
        void open(const Design& design) { studio.document().reset(design, {}, true); }
        bool isCalm() const { return studio.isIdle(); }
        CloudSource cloud() { return asCloud(studio.document().design()->sources.front()); }
    };

  private slots:
    void computingGivesAHologramLevelsAndAPicture_data() { bothRunners(); }
    void computingGivesAHologramLevelsAndAPicture() {
        Bench bench;
        QSignalSpy pictures(&bench.studio.refocus(), &Refocus::ready);
        bench.open(smallDesign());
        startCompute(bench.studio);
        QTRY_VERIFY(bench.isCalm() && bench.studio.results().hasHologram());
        const HologramResult& result = bench.studio.results().hologram();
        QCOMPARE(result.chain.field()->shape().cols, 48);
        QCOMPARE(result.chain.encodedBefore()->count, 256);
        QVERIFY(!bench.studio.results().isWanting());
        QTRY_COMPARE(pictures.count(), 1);
        const auto picture =
            pictures.first().first().value<std::shared_ptr<const Previews>>()->front();
        QCOMPARE(picture.distance, 50_mm);
        QVERIFY(std::ranges::max(picture.values) > 0);
        QCOMPARE(result.expected, bench.studio.planner().estimate()->plan.seconds);
        QVERIFY(!result.chain.field()->device.empty());
        QVERIFY(bench.studio.devices().name().contains(
            QString::fromStdString(result.chain.field()->device)));
        QCOMPARE(bench.studio.jobs().list().index(0, JobList::Device).data().toString(),
                 bench.studio.devices().shortName());
    }

    void everyWavelengthIsRefocused_data() { bothRunners(); }
    void everyWavelengthIsRefocused() {
        Bench bench;
        QSignalSpy pictures(&bench.studio.refocus(), &Refocus::ready);
        Design design = smallDesign();
        design.setup.wavelengths = {638_nm, 532_nm, 450_nm};
        bench.open(design);
        startCompute(bench.studio);
        QTRY_VERIFY(bench.isCalm() && pictures.count() == 1);
        const auto planes = *pictures.first().first().value<std::shared_ptr<const Previews>>();
        QCOMPARE(planes.size(), 3u);
        for (std::size_t i = 0; i < planes.size(); ++i)
            QCOMPARE(planes[i].wavelength, design.setup.wavelengths[i]);
        QVERIFY(planes[0].values != planes[1].values);
        QVERIFY(planes[1].values != planes[2].values);
    }

    void thePictureFollowsTheChosenPropagation_data() { bothRunners(); }
    void thePictureFollowsTheChosenPropagation() {
        Bench bench;
        Refocus& refocus = bench.studio.refocus();
        QSignalSpy failures(&refocus, &Refocus::failed);
        bench.open(smallDesign());
        startCompute(bench.studio);
        QTRY_VERIFY(bench.isCalm() && !refocus.latest()->empty());
        const Preview first = refocus.latest()->front();
        const auto choose = [&](const char* key) {
            QSignalSpy pictures(&refocus, &Refocus::ready);
            bench.studio.document().edit(QStringLiteral("Propagation"), [key](Design design) {
                design.propagation.key = key;
                return design;
            });
            QTRY_COMPARE(pictures.count(), 1);
        };
        choose("fresnel");
        QCOMPARE(refocus.latest()->front().width, first.width);
        QVERIFY(refocus.latest()->front().values != first.values);
        choose("fraunhofer");
        const Plate plate = smallDesign().setup.plate;
        QCOMPARE(refocus.latest()->front().width.si(), 532e-9 * 50e-3 / plate.pitchX.si());
        QCOMPARE(refocus.latest()->front().wavelength, 532_nm);
        choose("asm");
        QCOMPARE(refocus.latest()->front().values, first.values);
        QCOMPARE(failures.count(), 0);
    }

    void aResultDoesNotFollowIntoAnotherProject() {
        ThreadRunner runner;
        Studio studio(runner);
        studio.document().reset(smallDesign(), {}, true);
        startCompute(studio);
        newProject(studio);
        QTRY_VERIFY(studio.isIdle());
        QVERIFY(!studio.results().hasHologram());
    }

    void anotherEncodingIsEncodedAnewWithoutComputing_data() { bothRunners(); }
    void anotherEncodingIsEncodedAnewWithoutComputing() {
        Bench bench;
        bench.open(smallDesign());
        startCompute(bench.studio);
        QTRY_VERIFY(bench.isCalm() && bench.studio.results().hasHologram());
        const auto field = bench.studio.results().hologram().chain.field();
        bench.studio.document().edit(QStringLiteral("Levels"), [](Design design) {
            design.encoding.values["levels"] = 16;
            return design;
        });
        const auto levels = [&] { return bench.studio.results().onScreen().encodedBefore(); };
        QTRY_VERIFY(levels());
        QCOMPARE(levels()->count, 16);
        QCOMPARE(bench.studio.results().hologram().chain.field(), field);
    }

    void anImportIsFittedAnnouncedAndTakenBack_data() { bothRunners(); }
    void anImportIsFittedAnnouncedAndTakenBack() {
        Bench bench;
        bench.write(QStringLiteral("p.xyz"), "0 0 0\n1 2 3\n4 5 6\n");
        bench.open(emptyDesign());
        startImport(bench.studio, bench.path(QStringLiteral("p.xyz")), "points");
        QTRY_VERIFY(bench.isCalm() && bench.cloud().cloud);
        QCOMPARE(bench.cloud().cloud->points.size(), 3u);
        QCOMPARE(bench.cloud().placement->centre, (Place{0, 0, 0.2}));
        QVERIFY(!bench.studio.document().design()->outputs.empty());
        QCOMPARE(bench.notices.size(), 1);
        QVERIFY(bench.notices.first().undoable);
        QVERIFY(bench.notices.first().offers.empty());
        QVERIFY(bench.notices.first().text.contains(QStringLiteral("p.xyz")));
        bench.studio.document().history().undo();
        QVERIFY(!bench.cloud().cloud);
    }

    void anImportSaysWhatItLeavesOut_data() { bothRunners(); }
    void anImportSaysWhatItLeavesOut() {
        Bench bench;
        bench.write(QStringLiteral("p.csv"), "x,y,z,label\n0,0,0,1\nnan,1,1,2\n1,2,3,3\n");
        bench.open(emptyDesign());
        startImport(bench.studio, bench.path(QStringLiteral("p.csv")), "points");
        QTRY_COMPARE(bench.notices.size(), 3);
        QCOMPARE(bench.cloud().cloud->points.size(), 2u);
        QVERIFY(bench.notices[1].text.contains(QStringLiteral("label")));
        QCOMPARE(bench.notices[1].kind, Notice::Kind::Warning);
        QVERIFY(bench.notices[2].text.contains(QStringLiteral("1 points without a place")));
    }

    void aFirstImportBeginsAProject_data() { bothRunners(); }
    void aFirstImportBeginsAProject() {
        for (const char* kind : {"points", "spots"}) {
            Bench bench;
            bench.write(QStringLiteral("p.csv"), "x[mm],y[mm],z[mm]\n0,1,200\n1,2,300\n");
            startImport(bench.studio, bench.path(QStringLiteral("p.csv")), kind);
            QTRY_COMPARE(bench.notices.size(), 1);
            const Design& design = *bench.studio.document().design();
            QCOMPARE(design.sources.size(), 1u);
            QCOMPARE(design.sources.front().name, std::string("p.csv"));
            QCOMPARE(design.sources.front().kind.key, std::string(kind));
            QCOMPARE(design.isDesigned(), kind == std::string("spots"));
            QVERIFY(bench.studio.document().isDirty());
            QVERIFY(!bench.notices.first().undoable);
        }
    }

    void aNewProjectIsForItsKind() {
        InlineRunner runner;
        Studio studio(runner);
        for (const char* kind : {"points", "spots", "image"}) {
            newProject(studio, kind);
            QVERIFY(*studio.document().design() == emptyDesign(kind));
            QVERIFY(!studio.document().isDirty());
        }
    }

    /// The estimate is of all visible sources.
    void hiddenSourcesAreNotSeen_data() { bothRunners(); }
    void hiddenSourcesAreNotSeen() {
        Bench bench;
        Design two = smallDesign();
        two.sources.push_back(two.sources.front());
        bench.open(two);
        const auto pointsSeen = [&] { return bench.studio.planner().estimate()->pointsSeen(); };
        QTRY_VERIFY(bench.isCalm());
        QCOMPARE(pointsSeen(), 6u);
        bench.open(withVisible(two, 1, false));
        QTRY_VERIFY(bench.isCalm());
        QCOMPARE(pointsSeen(), 3u);
        bench.open(emptyDesign("image"));
        QTRY_VERIFY(bench.isCalm());
        QCOMPARE(pointsSeen(), 0u);
    }

    void aBadFileIsRefusedInOneSentence_data() { bothRunners(); }
    void aBadFileIsRefusedInOneSentence() {
        Bench bench;
        bench.write(QStringLiteral("p.ply"),
                    "ply\nformat ascii 1.0\nelement vertex 4000000000\nproperty float x\n"
                    "property float y\nproperty float z\nend_header\n1 2 3\n");
        const DesignPtr before = bench.studio.document().design();
        startImport(bench.studio, bench.path(QStringLiteral("p.ply")), "points");
        QTRY_COMPARE(bench.notices.size(), 1);
        QCOMPARE(bench.notices.first().kind, Notice::Kind::Failure);
        QVERIFY(bench.notices.first().text.contains(QStringLiteral("p.ply")));
        QCOMPARE(bench.studio.document().design(), before);
    }

    void aProjectSurvivesSavingAndOpening_data() { bothRunners(); }
    void aProjectSurvivesSavingAndOpening() {
        Bench bench;
        bench.open(smallDesign());
        const QString path = bench.path(QStringLiteral("a.fringe"));
        bool saved = false;
        startSave(bench.studio, path, [&] { saved = true; });
        QTRY_VERIFY(saved && bench.isCalm());
        QCOMPARE(bench.studio.document().path(), path);
        QVERIFY(!bench.studio.document().isDirty());
        QCOMPARE(bench.studio.preferences().recentFiles().first(), path);
        newProject(bench.studio);
        QVERIFY(!bench.cloud().cloud);
        startOpen(bench.studio, path);
        QTRY_COMPARE(bench.studio.document().path(), path);
        QVERIFY(*bench.studio.document().design() == smallDesign());
    }

    void anUnreadableProjectLeavesTheOpenOne_data() { bothRunners(); }
    void anUnreadableProjectLeavesTheOpenOne() {
        Bench bench;
        bench.open(smallDesign());
        bench.write(QStringLiteral("bad.fringe"), "{ not json");
        startOpen(bench.studio, bench.path(QStringLiteral("bad.fringe")));
        QTRY_COMPARE(bench.notices.size(), 1);
        QVERIFY(*bench.studio.document().design() == smallDesign());
    }

    void outputsAndExportsAreFiles_data() { bothRunners(); }
    void outputsAndExportsAreFiles() {
        Bench bench;
        Design design = smallDesign();
        design.outputs = {{"field", {"field"}, "field.npy"}};
        bench.open(design);
        startSave(bench.studio, bench.path(QStringLiteral("a.fringe")),
                  [&] { startOutputs(bench.studio); });
        QTRY_VERIFY(QFile::exists(bench.path(QStringLiteral("field.npy"))) && bench.isCalm());
        QCOMPARE(existingOutputs(bench.studio), QStringList{QStringLiteral("field.npy")});
        startCompute(bench.studio);
        QTRY_VERIFY(bench.isCalm() && bench.studio.results().hasHologram());
        startExport(bench.studio, {"field"}, bench.path(QStringLiteral("again.npy")));
        QTRY_VERIFY(QFile::exists(bench.path(QStringLiteral("again.npy"))) && bench.isCalm());
        QFile first(bench.path(QStringLiteral("field.npy")));
        QFile second(bench.path(QStringLiteral("again.npy")));
        QVERIFY(first.open(QIODevice::ReadOnly) && second.open(QIODevice::ReadOnly));
        QCOMPARE(first.readAll(), second.readAll());
    }

    void sweepsAndDepthAreOutputs_data() { bothRunners(); }
    void sweepsAndDepthAreOutputs() {
        Bench bench;
        Design design = smallDesign();
        design.outputs = {
            {"apart",
             {"reconstruction", {{"show", std::string("planes")}, {"planes", std::int64_t{3}}}},
             "apart.npy"},
            {"depth", {"reconstruction", {{"show", std::string("depth")}}}, "depth.npy"}};
        bench.open(design);
        startSave(bench.studio, bench.path(QStringLiteral("a.fringe")),
                  [&] { startOutputs(bench.studio); });
        QTRY_VERIFY(QFile::exists(bench.path(QStringLiteral("depth.npy"))) && bench.isCalm());
        QCOMPARE(existingOutputs(bench.studio),
                 (QStringList{"apart-0-150mm.npy", "apart-1-200mm.npy", "apart-2-250mm.npy",
                              "depth.npy"}));
        QVERIFY(std::ranges::any_of(bench.notices, [](const Notice& notice) {
            return notice.text.contains(QLatin1String("Wrote 4 "));
        }));
        QFile::remove(bench.path(QStringLiteral("apart-1-200mm.npy")));
        startCompute(bench.studio);
        QTRY_VERIFY(bench.isCalm() && bench.studio.results().hasHologram());
        startExport(bench.studio, design.outputs[0].what, bench.path(QStringLiteral("apart.npy")));
        QTRY_VERIFY(QFile::exists(bench.path(QStringLiteral("apart-1-200mm.npy")))
                    && bench.isCalm());
        QCOMPARE(existingOutputs(bench.studio).size(), 4);
    }

    void thePlanIsForTheChosenDevice() {
        const auto listings = listDevices(JobControl());
        const auto opencl = std::ranges::find(listings, "opencl", &BackendListing::backend);
        ThreadRunner runner;
        Studio studio{runner};
        const auto secondsOn = [&](const QString& device) {
            studio.devices().choose(device);
            studio.document().reset(smallDesign(), {}, true);
            [&] { QTRY_VERIFY(studio.isIdle() && studio.planner().estimate()); }();
            return studio.planner().estimate()->plan.seconds;
        };
        const double onCpu = secondsOn(QStringLiteral("cpu"));
        QVERIFY(onCpu > 0);
        QCOMPARE(secondsOn(QStringLiteral("cuda:99")), onCpu); // it says why when it computes
        if (opencl != listings.end() && !opencl->devices.empty())
            QVERIFY(secondsOn(QStringLiteral("opencl")) != onCpu);
        studio.devices().choose(QStringLiteral("auto"));
    }

    void aPaceScalesTimesAndNothingElse_data() { bothRunners(); }
    void aPaceScalesTimesAndNothingElse() {
        Bench bench;
        bench.open(smallDesign());
        QTRY_VERIFY(bench.isCalm());
        const Plan before = bench.studio.planner().estimate()->plan;
        DeviceChoice& devices = bench.studio.devices();
        const std::string work = paceKey(smallDesign());
        QCOMPARE(devices.pace(work), 1.0);
        devices.notePace(work, 1e4);
        bench.open(smallDesign());
        QTRY_VERIFY(bench.isCalm());
        const Plan after = bench.studio.planner().estimate()->plan;
        QCOMPARE(after.seconds, 1e4 * before.seconds);
        QVERIFY(after.methods == before.methods);
        QCOMPARE(after.bytes, before.bytes);
        Studio next(*bench.runner); // as after another start
        QCOMPARE(next.devices().pace(work), 1e4);
        next.devices().choose(QStringLiteral("cpu"));
        QCOMPARE(next.devices().pace(work), 1.0);
    }

    void timesAreARangeBesideOtherPrograms() {
        const ProcessorTimes before{.busy = 100, .own = 10, .at = 1000};
        const auto after = [&](double busy, double own) {
            return ProcessorTimes{before.busy + busy, before.own + own, before.at + 10};
        };
        QCOMPARE(slowdownBetween(before, after(20, 20), 4), 1.0); // none but its own
        QCOMPARE(slowdownBetween(before, after(30, 10), 4), 1.5); // two threads of others
        QCOMPARE(slowdownBetween(before, after(400, 0), 4), 2.0);
        QCOMPARE(slowdownBetween(before, before, 4), 1.0);
        QCOMPARE(expectedText(6, 1), QStringLiteral("4.0 s to 9.0 s"));
        QCOMPARE(expectedText(6, 2), QStringLiteral("4.0 s to 18.0 s"));
        const ProcessorTimes now = processorTimes();
        QVERIFY(now.busy >= now.own && now.at > 0);
    }

    void theErrorOfAResultIsMeasured_data() { bothRunners(); }
    void theErrorOfAResultIsMeasured() {
        const auto runner = rowRunner();
        Studio studio{*runner};
        const ErrorCheck check(*runner, studio.results());
        studio.document().reset(smallDesign(), {}, true);
        startCompute(studio);
        QTRY_VERIFY(studio.isIdle() && studio.results().hasHologram());
        QTRY_VERIFY(check.error());
        const double good = *check.error();
        QVERIFY(good > 0 && good < 1e-4);
        HologramResult spoilt = studio.results().hologram();
        Hologram wrong = *spoilt.chain.field();
        Field& plane = wrong.planes.front();
        plane = mapped(plane, [](Complex sample) { return sample * 1.5F; });
        spoilt.chain = Chain(spoilt.design, std::move(wrong));
        studio.results().setHologram(spoilt);
        QVERIFY(!check.error());
        QTRY_VERIFY(check.error());
        QVERIFY(std::abs(*check.error() - 0.5) < 1e-3);
    }
};

} // namespace fringe

QTEST_GUILESS_MAIN(fringe::StudioTest)
#include "studio_test.moc"
