// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/export.h"
#include "app/tasks/import_picture.h"
#include "tests/app/studio/small_picture.h"
#include "tests/app/studio/task_bench.h"

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
        design.picture.settings.stop.iterations = 1'000'000;
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
        bench.compute(smallPicture());
        QVERIFY(bench.result().solved);
        QCOMPARE(bench.result().levels->shape, (Shape{48, 64}));
        QCOMPARE(bench.result().revision, bench.studio.document().revision());
        const RoundHistory& history = bench.runs().history();
        QCOMPARE(history.rounds.size(), 7u);
        QVERIFY(history.best().psnr && !history.best().uniformity);
        QVERIFY(history.best().error <= history.rounds.front().error);
        QVERIFY(!bench.runs().isRunning());
        QVERIFY(!bench.studio.results().isStale());
        QTRY_COMPARE(pictures.count(), 1);
        const Preview picture = pictures.first().first().value<Previews>().front();
        QVERIFY(std::abs(picture.width.si() - 13.3e-3) < 1e-9);
    }

    void anotherRegionMakesTheResultStale_data() { bothRunners(); }
    void anotherRegionMakesTheResultStale() {
        Bench bench;
        bench.compute(smallPicture());
        bench.studio.document().edit(QStringLiteral("region"), [](Design design) {
            return withSignalPlace(std::move(design), {5_mm, 5_mm});
        });
        QVERIFY(bench.studio.results().isStale());
        bench.studio.document().history().undo();
        QVERIFY(!bench.studio.results().isStale());
        bench.studio.document().edit(QStringLiteral("spots"), [](Design design) {
            design.spots.settings.solver.key = "wgs";
            return design;
        });
        QVERIFY(!bench.studio.results().isStale());
    }

    void goingOnGivesTheBitsOfOneRun_data() { bothRunners(); }
    void goingOnGivesTheBitsOfOneRun() {
        for (const char* algorithm : {"gs", "wgs-kim", "ora", "mraf", "sgd"}) {
            Bench bench;
            Design design = smallPicture();
            design.picture.settings.solver.key = algorithm;
            bench.compute(design);
            continueRounds(bench.studio, 5);
            QTRY_VERIFY(bench.studio.isIdle() && bench.result().solved->state.iteration == 11);
            const SolverState inTwo = bench.result().solved->state;
            QVERIFY(!bench.studio.results().isStale());
            QCOMPARE(bench.runs().earlier().rounds.size(), 7u);
            design.picture.settings.stop.iterations = 11;
            bench.compute(design);
            QVERIFY2(bench.result().solved->state == inTwo, algorithm);
        }
    }

    void stoppingKeepsTheBestPattern() {
        const auto bench = TaskBench::threaded();
        bench->start(endless());
        QTRY_VERIFY(bench->runs().history().rounds.size() > 3);
        QTRY_VERIFY(bench->runs().growing());
        bench->runs().setPaused(true);
        QVERIFY(bench->runs().isPaused());
        bench->runs().stop();
        QTRY_VERIFY(bench->isDone());
        QCOMPARE(bench->result().solved->end, SolverEnd::Stopped);
        QVERIFY(bench->result().solved->state.iteration >= 3);
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
        const Design before = exampleLike();
        bench.open(before);
        startPictureImport(bench.studio, path);
        QTRY_COMPARE(bench.design().target, Target::Picture);
        QCOMPARE(bench.design().picture.plane().picture->shape, (Shape{20, 30}));
        QCOMPARE(bench.design().picture.plane().picture->intensity[2 * 30 + 4], 1.F);
        QVERIFY(bench.notices.first().undoable);
        bench.studio.document().history().undo();
        QVERIFY(bench.design() == before);
    }

    void aPictureThatTookThePlaceOfAnotherCanStandBesideIt_data() { bothRunners(); }
    void aPictureThatTookThePlaceOfAnotherCanStandBesideIt() {
        Bench bench;
        bench.open(smallPicture());
        const auto first = bench.design().picture.plane().picture;
        startPictureImport(bench.studio, whiteSquare(bench));
        QTRY_VERIFY(bench.design().picture.plane().picture != first);
        QCOMPARE(bench.notices.last().offers.size(), std::size_t(1));
        bench.notices.last().offers.front().take();
        QCOMPARE(bench.design().picture.planes.size(), 2u);
        QCOMPARE(bench.design().picture.planes[0], smallPicture().picture.planes[0]);
        QCOMPARE(bench.design().picture.planes[1].name, std::string("more.png"));
        bench.open(smallPicture());
        bench.notices.last().offers.front().take();
        QVERIFY(bench.design() == smallPicture());
    }

    void aPictureIsAddedInOneStep_data() { bothRunners(); }
    void aPictureIsAddedInOneStep() {
        Bench bench;
        bench.open(smallPicture());
        startPictureAddition(bench.studio, whiteSquare(bench));
        QTRY_COMPARE(bench.design().picture.planes.size(), 2u);
        QCOMPARE(bench.studio.document().history().count(), 1);
        QVERIFY(bench.notices.first().undoable);
        bench.studio.document().history().undo();
        QVERIFY(bench.design() == smallPicture());
    }

    void severalPicturesAreDesignedAtOnce_data() { bothRunners(); }
    void severalPicturesAreDesignedAtOnce() {
        Bench bench;
        bench.compute(severalPictures(2));
        QCOMPARE(bench.result().solved->state.fields.size(), 2u);
        const auto choose = [&](std::size_t number) {
            bench.studio.document().edit(QStringLiteral("choose"), [number](Design design) {
                return withChosenPicture(std::move(design), number);
            });
            QTRY_VERIFY(bench.studio.isIdle());
        };
        choose(0);
        QVERIFY(!bench.studio.results().isStale());
        QCOMPARE(bench.studio.refocus().distance(), bench.design().picture.planes[0].distance);
        choose(1);
        QCOMPARE(bench.studio.refocus().distance(), bench.design().picture.planes[1].distance);
        bench.studio.document().edit(QStringLiteral("remove"), withoutChosenPicture);
        QVERIFY(bench.studio.results().isStale());
    }

    void withoutAProjectAPictureBeginsOne_data() { bothRunners(); }
    void withoutAProjectAPictureBeginsOne() {
        Bench bench;
        startPictureImport(bench.studio, whiteSquare(bench));
        QTRY_VERIFY(bench.design().picture.plane().picture);
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
            startPictureImport(bench.studio, path);
            QTRY_COMPARE(bench.notices.size(), 1);
            QCOMPARE(bench.notices.first().kind, Notice::Kind::Failure);
            QVERIFY(bench.notices.first().text.contains(QFileInfo(path).fileName()));
            QTRY_VERIFY(bench.studio.isIdle());
            QVERIFY(bench.design() == smallPicture());
        }
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

  private:
    /// A project of points with something to lose.
    static Design exampleLike() {
        Design design;
        design.scene.name = "scene";
        design.scene.cloud = std::make_shared<const PointCloud>(
            PointCloud{{{0, 0, 0.2, 1, 0}, {1e-3, 0, 0.2, 1, 0}}, {}});
        return design;
    }
};

} // namespace fringe

QTEST_GUILESS_MAIN(fringe::PictureTasksTest)
#include "picture_tasks_test.moc"
