// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/edits/reading_edits.h"
#include "app/tasks/export.h"
#include "app/tasks/import_source.h"
#include "app/tasks/understand.h"
#include "app/text/localised.h"
#include "tests/app/studio/small_design.h"
#include "tests/app/studio/small_picture.h"
#include "tests/app/studio/task_bench.h"
#include "tests/engine/io/picture_writers.h"
#include "tests/support/scratch_folder.h"

#include <QFileInfo>
#include <QImage>
#include <QSignalSpy>

namespace fringe {

/// Designing a picture: imported, computed to the end, stopped, gone on with, saved and run.
class PictureTasksTest : public QObject {
    Q_OBJECT

    using Bench = TaskBench;

    static Design endless() {
        Design design = smallPicture();
        design.stop.iterations = 1'000'000;
        return design;
    }

    static QString whiteSquare(const Bench& bench) {
        const QString path = bench.folder.filePath(QStringLiteral("more.png"));
        QImage image(4, 4, QImage::Format_Grayscale8);
        image.fill(255);
        return image.save(path) ? path : QString();
    }

  private slots:
    void aDesignGivesAPatternFiguresAndAPicture_data() { bothRunners(); }
    void aDesignGivesAPatternFiguresAndAPicture() {
        Bench bench;
        QSignalSpy pictures(&bench.studio.refocus(), &Refocus::ready);
        int ofResult = 0; // not of iterations before the last
        connect(&bench.studio.refocus(), &Refocus::ready, &bench.studio,
                [&] { ofResult += bench.runs().partial() ? 0 : 1; });
        bench.compute(smallPicture());
        QVERIFY(bench.result().hasIterations());
        QCOMPARE(bench.result().chain.encodedBefore()->shape(), (Shape{48, 64}));
        const IterationHistory& history = bench.runs().history();
        QCOMPARE(history.iterations.size(), 7u);
        QVERIFY(history.best().psnr && !history.best().uniformity);
        QVERIFY(history.best().error <= history.iterations.front().error);
        QVERIFY(!bench.runs().isRunning());
        QVERIFY(!bench.studio.results().isWanting());
        QTRY_COMPARE(ofResult, 1);
        const Preview picture =
            pictures.last().first().value<std::shared_ptr<const Previews>>()->front();
        QVERIFY(std::abs(picture.width.si() - 13.3e-3) < 1e-9);
    }

    void anotherRegionMakesTheResultStale_data() { bothRunners(); }
    void anotherRegionMakesTheResultStale() {
        Bench bench;
        bench.compute(smallPicture());
        bench.studio.document().edit(QStringLiteral("region"), [](Design design) {
            return withSignalPlace(std::move(design), 0, {5_mm, 5_mm});
        });
        QVERIFY(bench.studio.results().isWanting());
        bench.studio.document().history().undo();
        QVERIFY(!bench.studio.results().isWanting());
        bench.studio.document().edit(QStringLiteral("hidden"), [](Design design) {
            design = withSourceAdded(std::move(design), "image", {"hidden", steps()});
            return withVisible(std::move(design), 1, false);
        });
        QVERIFY(!bench.studio.results().isWanting());
    }

    void goingOnGivesTheBitsOfOneRun_data() { bothRunners(); }
    void goingOnGivesTheBitsOfOneRun() {
        for (const char* algorithm : {"gs", "wgs-kim", "ora", "mraf", "sgd"}) {
            Bench bench;
            Design design = smallPicture();
            design.solver.key = algorithm;
            bench.compute(design);
            continueIterations(bench.studio, 5);
            QTRY_VERIFY(bench.studio.isIdle()
                        && bench.result().chain.solved()->state.iteration == 11);
            const SolverState inTwo = bench.result().chain.solved()->state;
            QVERIFY(!bench.studio.results().isWanting());
            design.stop.iterations = 11;
            bench.compute(design);
            QVERIFY2(bench.result().chain.solved()->state == inTwo, algorithm);
        }
    }

    void stoppingKeepsTheBestPattern() {
        const auto bench = TaskBench::threaded();
        bench->start(endless());
        QTRY_VERIFY(bench->runs().history().iterations.size() > 3);
        QTRY_VERIFY(bench->runs().partial());
        bench->runs().setPaused(true);
        QVERIFY(bench->runs().isPaused());
        bench->runs().stop();
        QTRY_VERIFY(bench->isDone());
        QCOMPARE(bench->result().chain.solved()->end, SolverEnd::Stopped);
        QVERIFY(bench->result().chain.solved()->state.iteration >= 3);
        QVERIFY(bench->notices.isEmpty());
    }

    void aPictureIsImportedAndTakenBack_data() { bothRunners(); }
    void aPictureIsImportedAndTakenBack() {
        Bench bench;
        const QString path = bench.folder.filePath(QStringLiteral("cross.png"));
        QImage image(30, 20, QImage::Format_Grayscale8);
        image.fill(10);
        image.setPixel(4, 2, qRgb(255, 255, 255));
        QVERIFY(image.save(path));
        const Design before = smallDesign();
        bench.open(before);
        startImport(bench.studio, path, "image");
        QTRY_COMPARE(bench.design().sources.size(), 2u);
        const GreyPicture picture = *imageOf(bench.design(), 1).picture;
        QCOMPARE(picture.shape, (Shape{20, 30}));
        QCOMPARE(picture.intensity[2 * 30 + 4], 1.F);
        QVERIFY(!bench.design().sources[0].visible && bench.design().sources[1].visible);
        QVERIFY(bench.design().isDesigned());
        QCOMPARE(bench.studio.document().chosenSource(), 1u);
        QVERIFY(bench.notices.first().undoable && bench.notices.first().offers.empty());
        bench.studio.document().history().undo();
        QVERIFY(bench.design() == before);
        QCOMPARE(bench.studio.document().chosenSource(), 0u);
    }

    void whatIsClippedOfAPictureIsSaid_data() { bothRunners(); }
    void whatIsClippedOfAPictureIsSaid() {
        Bench bench;
        const QString path = bench.folder.filePath(QStringLiteral("light.pfm"));
        test::writeFile(path.toStdString(), test::pfmOf(1, 2, {{1, -0.25F}}, std::endian::little));
        bench.open(smallDesign());
        startImport(bench.studio, path, "image");
        QTRY_COMPARE(bench.design().sources.size(), 2u);
        QCOMPARE(imageOf(bench.design(), 1).picture->intensity, (std::vector<float>{1, 0}));
        QTRY_VERIFY(std::ranges::any_of(bench.notices, [](const Notice& notice) {
            return notice.kind == Notice::Kind::Warning
                   && notice.text.contains(QStringLiteral("1 of the samples"));
        }));
    }

    void aPictureThatTookThePlaceOfAnotherCanStandBesideIt_data() { bothRunners(); }
    void aPictureThatTookThePlaceOfAnotherCanStandBesideIt() {
        Bench bench;
        bench.open(smallPicture());
        startImport(bench.studio, whiteSquare(bench), "image");
        QTRY_COMPARE(bench.design().sources.front().name, std::string("more.png"));
        QCOMPARE(bench.design().sources.size(), 1u);
        QCOMPARE(bench.notices.last().offers.size(), std::size_t(1));
        bench.notices.last().offers.front().take();
        QCOMPARE(bench.design().sources.size(), 2u);
        QVERIFY(bench.design().sources[0] == smallPicture().sources[0]);
        QCOMPARE(bench.design().sources[1].name, std::string("more.png"));
        bench.open(smallPicture());
        bench.notices.last().offers.front().take();
        QVERIFY(bench.design() == smallPicture());
    }

    void whatIsOfferedOfASourceThatIsGoneChangesNothing_data() { bothRunners(); }
    void whatIsOfferedOfASourceThatIsGoneChangesNothing() {
        Bench bench;
        bench.open(severalPictures(2));
        bench.studio.document().choose(1);
        startImport(bench.studio, whiteSquare(bench), "image");
        QTRY_COMPARE(bench.design().sources[1].name, std::string("more.png"));
        bench.studio.document().edit(QStringLiteral("remove"), [](Design design) {
            return withoutSource(std::move(design), 1);
        });
        const Design left = bench.design();
        bench.notices.last().offers.front().take();
        QVERIFY(bench.design() == left);
    }

    void theChosenPictureIsReplaced_data() { bothRunners(); }
    void theChosenPictureIsReplaced() {
        Bench bench;
        bench.open(severalPictures(2));
        bench.studio.document().choose(1);
        startImport(bench.studio, whiteSquare(bench), "image");
        QTRY_COMPARE(bench.design().sources[1].name, std::string("more.png"));
        QVERIFY(bench.design().sources[0] == severalPictures(2).sources[0]);
        QCOMPARE(imageOf(bench.design(), 1).distance, imageOf(severalPictures(2), 1).distance);
    }

    void aPictureIsAddedInOneStep_data() { bothRunners(); }
    void aPictureIsAddedInOneStep() {
        Bench bench;
        bench.open(smallPicture());
        Design before = bench.design();
        startImport(bench.studio, whiteSquare(bench), "image", ImportTo::Beside);
        QTRY_COMPARE(bench.design().sources.size(), 2u);
        QCOMPARE(bench.studio.document().history().count(), 1);
        QCOMPARE(bench.studio.document().chosenSource(), 1u);
        QVERIFY(bench.notices.first().undoable && bench.notices.first().offers.empty());
        bench.studio.document().history().undo();
        QCOMPARE(bench.design().reconstruction.distance, imageOf(before).distance); // followed
        before.reconstruction.distance = imageOf(before).distance;
        QVERIFY(bench.design() == before);
    }

    /// Twice the same file: the new one is chosen.
    void theSamePictureStandsBesideItself_data() { bothRunners(); }
    void theSamePictureStandsBesideItself() {
        Bench bench;
        bench.open(smallPicture());
        for (const std::size_t count : {2u, 3u}) {
            startImport(bench.studio, whiteSquare(bench), "image", ImportTo::Beside);
            QTRY_COMPARE(bench.design().sources.size(), count);
            QCOMPARE(bench.studio.document().chosenSource(), count - 1);
        }
    }

    void aMaskGoesToTheChosenPicture_data() { bothRunners(); }
    void aMaskGoesToTheChosenPicture() {
        Bench bench;
        bench.open(severalPictures(2));
        bench.studio.document().choose(1);
        startMaskImport(bench.studio, whiteSquare(bench));
        QTRY_COMPARE(imageOf(bench.design(), 1).signal.kind, SignalRegion::Kind::Mask);
        QVERIFY(bench.design().sources[0] == severalPictures(2).sources[0]);
        QCOMPARE(bench.design().sources[1].kind.assets.at("mask").name, std::string("more.png"));
        QVERIFY(bench.notices.first().undoable);
    }

    void severalPicturesAreDesignedAtOnce_data() { bothRunners(); }
    void severalPicturesAreDesignedAtOnce() {
        Bench bench;
        bench.compute(severalPictures(2));
        QCOMPARE(bench.result().chain.solved()->state.fields.size(), 2u);
        for (const std::size_t number : {0u, 1u}) {
            Reconstruction look = bench.design().reconstruction;
            look.follows = true;
            bench.studio.document().look(look);
            bench.studio.document().choose(number);
            QTRY_VERIFY(bench.studio.isIdle());
            QVERIFY(!bench.studio.results().isWanting());
            QCOMPARE(bench.studio.refocus().distance(), imageOf(bench.design(), number).distance);
        }
        bench.studio.document().edit(QStringLiteral("remove"), [](Design design) {
            return withoutSource(std::move(design), 1);
        });
        QVERIFY(bench.studio.results().isWanting());
    }

    void withoutAProjectAPictureBeginsOne_data() { bothRunners(); }
    void withoutAProjectAPictureBeginsOne() {
        Bench bench;
        startImport(bench.studio, whiteSquare(bench), "image");
        QTRY_COMPARE(bench.design().sources.front().kind.key, std::string("image"));
        QVERIFY(imageOf(bench.design()).picture);
        QCOMPARE(bench.design().setup.plate.size, (Shape{512, 512}));
        QVERIFY(bench.studio.document().isDirty());
    }

    void whatIsNoPictureIsRefusedByItsName_data() { bothRunners(); }
    void whatIsNoPictureIsRefusedByItsName() {
        Bench bench;
        bench.open(smallPicture());
        for (const QString& path : {bench.fileWith(QStringLiteral("text.png"), "no picture"),
                                    bench.fileWith(QStringLiteral("empty.tif"), ""),
                                    bench.folder.filePath(QStringLiteral("absent.exr"))}) {
            bench.notices.clear();
            startImport(bench.studio, path, "image");
            QTRY_COMPARE(bench.notices.size(), 1);
            QCOMPARE(bench.notices.first().kind, Notice::Kind::Failure);
            QVERIFY(bench.notices.first().text.contains(QFileInfo(path).fileName()));
            QTRY_VERIFY(bench.studio.isIdle());
            QVERIFY(bench.design() == smallPicture());
        }
    }

    void theKindOfAFileIsThatOfItsName() {
        Bench bench(makeRunner(false));
        const auto kindOf = [&](const char* file) {
            JobControl control;
            return kindOfFile(file, bench.design().sources.front().kind.key, control);
        };
        bench.open(smallDesign());
        QCOMPARE(kindOf("a.PLY"), std::string("points"));
        QCOMPARE(kindOf("a.csv"), std::string("points"));
        QCOMPARE(kindOf("a.exe"), std::string());
        bench.open(smallPicture());
        QCOMPARE(kindOf("a.png"), std::string("image"));
        QCOMPARE(kindOf("a.ply"), std::string("points"));
        bench.open(emptyDesign("spots"));
        QCOMPARE(kindOf("a.csv"), std::string("spots"));
    }

    void aFileWithFacesIsAMeshUnlessPointsAreChosen() {
        Bench bench(makeRunner(false));
        const QString mesh =
            bench.fileWith(QStringLiteral("m.obj"), "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n");
        const QString points = bench.fileWith(QStringLiteral("p.obj"), "v 0 0 0\nv 1 0 0\n");
        const auto kindOf = [](const QString& file, const char* preferred) {
            JobControl control;
            return kindOfFile(toPath(file), preferred, control);
        };
        QCOMPARE(kindOf(mesh, ""), std::string("mesh"));
        QCOMPARE(kindOf(points, ""), std::string("points"));
        QCOMPARE(kindOf(mesh, "points"), std::string("points"));
        QCOMPARE(kindOf(mesh, "image"), std::string("mesh"));
        startImport(bench.studio, mesh, "mesh");
        QTRY_COMPARE(bench.design().sources.back().kind.key, std::string("mesh"));
        QTRY_VERIFY(bench.notices.size() == 1);
        QVERIFY(bench.notices.first().text.contains(QStringLiteral("1 triangle")));
        startImport(bench.studio, points, "points");
        QTRY_VERIFY(bench.notices.size() == 2);
        startImport(bench.studio, mesh, "points");
        QTRY_VERIFY(bench.notices.size() >= 3);
        QVERIFY(canReadAs(*bench.studio.document().chosen(), "mesh"));
        startReadingAs(bench.studio, "mesh");
        QTRY_COMPARE(bench.studio.document().chosen()->kind.key, std::string("mesh"));
        bench.studio.document().history().undo();
        QCOMPARE(bench.studio.document().chosen()->kind.key, std::string("points"));
    }

    /// It lies beside one whose name says so.
    void aColourPictureFindsItsDepths_data() { bothRunners(); }
    void aColourPictureFindsItsDepths() {
        Bench bench;
        const auto picture = [&](const char* name, QRgb value) {
            QImage image(8, 6, QImage::Format_RGB32);
            image.fill(value);
            const QString path = bench.folder.filePath(QLatin1String(name));
            return image.save(path) ? path : QString();
        };
        picture("street_z.png", qRgb(50, 50, 50));
        picture("street-depth.png", qRgb(100, 100, 100));
        startImport(bench.studio, picture("street-color.png", qRgb(200, 100, 50)), "image");
        QTRY_COMPARE(bench.design().sources.back().kind.key, std::string("image"));
        startReadingAs(bench.studio, "rgbd");
        QTRY_COMPARE(bench.studio.document().chosen()->kind.key, std::string("rgbd"));
        const auto& assets = bench.studio.document().chosen()->kind.assets;
        QCOMPARE(assets.at("color").name, std::string("street-color.png"));
        QCOMPARE(assets.at("depth").name, std::string("street-depth.png"));
    }

    void aPictureProjectIsSavedOpenedAndRun_data() { bothRunners(); }
    void aPictureProjectIsSavedOpenedAndRun() {
        Bench bench;
        Design design = smallPicture();
        design.outputs = {{"pattern", {"encoded"}, "pattern.npy"},
                          {"picture", {"reconstruction"}, "picture.npy"}};
        bench.open(design);
        bench.saveAndOpenAgain();
        QVERIFY(bench.design() == design);
        startOutputs(bench.studio);
        QTRY_VERIFY(bench.studio.isIdle());
        for (const char* name : {"pattern.npy", "picture.npy"})
            QVERIFY2(QFile::exists(bench.folder.filePath(QLatin1String(name))), name);
    }
};

} // namespace fringe

QTEST_GUILESS_MAIN(fringe::PictureTasksTest)
#include "picture_tasks_test.moc"
