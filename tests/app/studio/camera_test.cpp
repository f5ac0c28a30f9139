// SPDX-License-Identifier: GPL-3.0-or-later
// What cameras see in the studio, and spots that are evened out by them.
#include "app/studio/camera_look.h"
#include "app/tasks/even_out.h"
#include "engine/camera/spot_measure.h"
#include "engine/io/field_files.h"
#include "engine/model/spots.h"
#include "tests/app/studio/panel_spots.h"
#include "tests/app/studio/task_bench.h"

namespace fringe {

class CameraTest : public QObject {
    Q_OBJECT

    /// Spots of one plane behind a lens, a small camera that sees all of them, and a panel that
    /// makes them uneven.
    static Design seenSpots() {
        Design design = smallSpots();
        design.setup.plate.size = {80, 96};
        design = withSpots(std::move(design), 0,
                           {{1e-3, 0.7e-3, 0, 1, {}},
                            {-1e-3, 0.4e-3, 0, 1, {}},
                            {2.5e-3, -1e-3, 0, 1, {}},
                            {-0.75e-3, -1.5e-3, 0, 1, {}}});
        design.setup.lens.on = true;
        design.reconstruction.distance = {};
        for (const auto& [path, text] : {std::pair{"solver.name", "wgs-kim"},
                                         {"camera.pitch", "25 um"},
                                         {"camera.columns", "300"},
                                         {"camera.rows", "280"},
                                         {"camera.true_levels", "220"},
                                         {"camera.crosstalk", "0.6"}})
            design = withParameterText(std::move(design), path, text);
        return design;
    }

    /// The three spots that are asked for, where the simulated camera, or one that stands so, sees
    /// them.
    static ThreePlaces pixelsOfSpots(const CameraLook& look, double scale, QPointF shift) {
        ThreePlaces pixels;
        std::ranges::transform(*look.threeSpots(), pixels.begin(), [&](QPointF place) {
            return QPointF(150 + place.x() / 25e-6, 140 - place.y() / 25e-6) * scale + shift;
        });
        return pixels;
    }

  private slots:
    void nothingIsSeenUnlessSomebodyLooks_data() { bothRunners(); }
    void nothingIsSeenUnlessSomebodyLooks() {
        TaskBench bench;
        CameraLook& look = bench.studio.cameraLook();
        bench.compute(seenSpots());
        QVERIFY(look.simulated().counts.isNull());
        look.setWatched(true);
        QTRY_COMPARE(look.simulated().counts.size(), QSize(300, 280));
        QVERIFY2(look.simulated().facts.contains(QStringLiteral("Uniformity")),
                 qPrintable(look.simulated().facts));
        QVERIFY(look.simulated().facts.contains(QStringLiteral("zero order")));
    }

    void itIsAnotherPictureWithAnotherCamera_data() { bothRunners(); }
    void itIsAnotherPictureWithAnotherCamera() {
        TaskBench bench;
        CameraLook& look = bench.studio.cameraLook();
        look.setWatched(true);
        bench.compute(seenSpots());
        QTRY_COMPARE(look.simulated().counts.size(), QSize(300, 280));
        const QImage before = look.simulated().counts;
        bench.studio.document().edit(QStringLiteral("Fill"), [](Design design) {
            return withParameterText(std::move(design), "camera.fill_factor", "0.5");
        });
        QTRY_VERIFY(!look.isBusy() && look.simulated().counts != before);
        QVERIFY(bench.studio.results().isOfState()); // the hologram is the same
        bench.studio.document().history().undo();
        QTRY_VERIFY(look.simulated().counts == before);
    }

    /// Carriers move the light, and what is measured goes along.
    void whatIsSentIsSeen_data() { bothRunners(); }
    void whatIsSentIsSeen() {
        TaskBench bench;
        CameraLook& look = bench.studio.cameraLook();
        look.setWatched(true);
        Design design = seenSpots();
        design.device.key = "panel";
        design = withParameterText(std::move(design), "encoding.levels", "217");
        bench.compute(design);
        QTRY_VERIFY(!look.simulated().counts.isNull());
        const QImage before = look.simulated().counts;
        const auto spots = *look.threeSpots();
        bench.studio.document().edit(QStringLiteral("Carrier"), [](Design now) {
            // by 200 mm · sin(0.1°) = 0.349 mm
            return withParameterText(std::move(now), "device.carrier_x", "0.1 deg");
        });
        QTRY_VERIFY(!look.isBusy() && look.simulated().counts != before);
        QVERIFY(std::abs(look.threeSpots()->at(0).x() - spots[0].x() - 0.349e-3) < 1e-6);
        QVERIFY(look.simulated().facts.contains(QStringLiteral("Uniformity 0.")));
    }

    void withoutAResultItSaysSo() {
        const auto threaded = TaskBench::threaded();
        TaskBench& bench = *threaded;
        bench.studio.cameraLook().setWatched(true);
        bench.open(seenSpots());
        QVERIFY(bench.studio.cameraLook().simulated().counts.isNull());
        QVERIFY(!bench.studio.cameraLook().simulated().facts.isEmpty());
    }

    /// A picture of the same light by a camera of 1.5 times the pixels that stands elsewhere is
    /// laid over the simulated one.
    void aRealPictureIsLaidOver_data() { bothRunners(); }
    void aRealPictureIsLaidOver() {
        TaskBench bench;
        CameraLook& look = bench.studio.cameraLook();
        look.setWatched(true);
        bench.compute(seenSpots());
        QTRY_VERIFY(!look.simulated().counts.isNull());
        const QImage seen = look.simulated().counts;
        QImage real(520, 470, QImage::Format_Grayscale8);
        real.fill(0);
        for (int y = 0; y < 420; ++y) // moved by (20, 10)
            for (int x = 0; x < 450; ++x)
                real.scanLine(y + 10)[x + 20] = seen.constScanLine(y * 2 / 3)[x * 2 / 3];
        const QString path = bench.folder.filePath(QStringLiteral("real.png"));
        QVERIFY(real.save(path));
        startCameraImport(bench.studio, path);
        QTRY_COMPARE(look.real().counts.size(), QSize(520, 470));
        QVERIFY(!look.isRegistered());
        look.registerBy(pixelsOfSpots(look, 1.5, {21, 12})); // near enough
        QTRY_COMPARE(look.real().counts.size(), seen.size());
        QVERIFY(look.real().isLaid);
        double sum = 0, both = 0;
        for (int y = 0; y < seen.height(); ++y)
            for (int x = 0; x < seen.width(); ++x) {
                const double a = seen.constScanLine(y)[x];
                const double b = look.real().counts.constScanLine(y)[x];
                sum += a * a + b * b;
                both += 2 * a * b;
            }
        QVERIFY2(both / sum > 0.9, qPrintable(QString::number(both / sum)));
        QVERIFY(look.real().facts.contains(QStringLiteral("Uniformity")));
        look.removePicture();
        QVERIFY(look.real().counts.isNull());
    }

    void threeSpotsOnALineAreNoRegistration() {
        const auto threaded = TaskBench::threaded();
        TaskBench& bench = *threaded;
        CameraLook& look = bench.studio.cameraLook();
        QString why;
        connect(&look, &CameraLook::failed, this,
                [&](const Message& message) { why = QString::fromStdString(message.english()); });
        bench.open(seenSpots());
        look.setPicture(QStringLiteral("dark"),
                        std::make_shared<const CameraShot>(
                            CameraShot{Plane<float>({40, 40}, std::vector<float>(1600)), 255}));
        look.registerBy({QPointF(1, 1), QPointF(2, 2), QPointF(30, 30)});
        QVERIFY(!why.isEmpty());
        QVERIFY(!look.isRegistered());
    }

    void aFileThatIsNoPictureIsSaid_data() { bothRunners(); }
    void aFileThatIsNoPictureIsSaid() {
        TaskBench bench;
        bench.open(seenSpots());
        startCameraImport(bench.studio, bench.fileWith(QStringLiteral("a.png"), "no picture"));
        QTRY_COMPARE(bench.notices.size(), 1);
        startCameraImport(bench.studio, bench.fileWith(QStringLiteral("a.json"), "[1, 2]"));
        QTRY_COMPARE(bench.notices.size(), 2);
        QVERIFY(bench.notices.back().text.contains(QStringLiteral("three spots")));
        QVERIFY(bench.studio.cameraLook().realName().isEmpty());
    }

    void roundsMakeSpotsEven_data() { bothRunners(); }
    void roundsMakeSpotsEven() {
        TaskBench bench;
        bench.open(seenSpots());
        const SpotList wanted = spotsOf(bench.design());
        startEvenOut(bench.studio, {.rounds = 8});
        QTRY_COMPARE(bench.studio.evening().rounds().size(), std::size_t(8));
        const Evening& evening = bench.studio.evening();
        QTRY_VERIFY(!evening.isRunning());
        const auto& rounds = evening.rounds();
        QVERIFY(rounds.front().measured < 0.9);
        QVERIFY(rounds[std::size_t(evening.best())].measured > 0.95);
        QCOMPARE(bench.studio.document().history().count(), 1);
        QVERIFY(spotsOf(bench.design()) != wanted);
        QVERIFY(areWeighted(bench.studio));
        // The pattern that was measured is the result of the design as it is now.
        QVERIFY(bench.studio.results().isOfState());
        CameraLook& look = bench.studio.cameraLook();
        look.setWatched(true);
        QTRY_VERIFY2(look.simulated().facts.contains(QStringLiteral("Uniformity 0.9")),
                     qPrintable(look.simulated().facts));
        bench.studio.document().history().undo();
        QCOMPARE(spotsOf(bench.design()), wanted);
        QVERIFY(!areWeighted(bench.studio));
    }

    /// By a carrier of 0.1°, 0.349 mm behind the lens, which is 14 pixels: where no spot would be.
    void carriersMoveWhatIsMeasured_data() { bothRunners(); }
    void carriersMoveWhatIsMeasured() {
        TaskBench bench;
        Design design = seenSpots();
        design.device.key = "panel";
        for (const auto& [path, text] :
             {std::pair{"encoding.levels", "217"}, {"device.carrier_x", "0.1 deg"}})
            design = withParameterText(std::move(design), path, text);
        bench.open(design);
        startEvenOut(bench.studio, {.rounds = 2});
        QTRY_COMPARE(bench.studio.evening().rounds().size(), std::size_t(2));
        QVERIFY(bench.studio.evening().rounds().front().measured > 0.5);
        QTRY_VERIFY(!bench.studio.evening().isRunning());
        bench.open(withParameterText(design, "device.lens", "1 m"));
        startEvenOut(bench.studio, {.rounds = 2});
        QTRY_COMPARE(bench.notices.size(), 1);
        QVERIFY(bench.notices.front().text.contains(QStringLiteral("lens of the panel")));
    }

    /// Another run aims for what was wanted, and dropping weights brings that back; a project file
    /// has both.
    void whatIsWantedStays_data() { bothRunners(); }
    void whatIsWantedStays() {
        TaskBench bench;
        bench.open(seenSpots());
        const SpotList wanted = spotsOf(bench.design());
        startEvenOut(bench.studio, {.rounds = 2});
        QTRY_VERIFY(areWeighted(bench.studio) && bench.studio.isIdle());
        const Design weighted = bench.design();
        startEvenOut(bench.studio, {.rounds = 2});
        QTRY_VERIFY(!bench.studio.evening().isRunning() && bench.studio.isIdle());
        QCOMPARE(spotsOf(bench.design()), spotsOf(weighted)); // the same rounds
        bench.saveAndOpenAgain();
        QVERIFY(areWeighted(bench.studio));
        dropWeights(bench.studio);
        QVERIFY(!areWeighted(bench.studio));
        QCOMPARE(spotsOf(bench.design()), wanted);
    }

    void cancelledRoundsChangeNothingAndAreOffered() {
        const auto bench = TaskBench::threaded();
        bench->open(seenSpots());
        const Design before = bench->design();
        startEvenOut(bench->studio, {.rounds = 1000});
        Evening& evening = bench->studio.evening();
        QTRY_VERIFY(evening.rounds().size() >= 2);
        bench->studio.jobs().cancel(evening.job());
        QTRY_VERIFY(!evening.isRunning());
        QVERIFY(bench->design() == before);
        QCOMPARE(bench->notices.size(), 1);
        QCOMPARE(bench->notices.front().offers.size(), std::size_t(1));
        bench->notices.front().offers.front().take();
        QVERIFY(areWeighted(bench->studio));
    }

    void aCommandIsACamera() {
        const auto bench = TaskBench::threaded();
        bench->open(seenSpots());
        startEvenOut(bench->studio,
                     {.rounds = 3,
                      .command = QStringLiteral(
                          FRINGE_PROGRAM " camera {pattern} -o {picture}.npy --focal-length 200mm "
                                         "--camera-pitch 30um --camera-columns 320 --camera-rows "
                                         "250 --crosstalk 0.3 --force --quiet")});
        QTRY_VERIFY_WITH_TIMEOUT(areWeighted(bench->studio), 60000);
        QCOMPARE(bench->studio.evening().rounds().size(), std::size_t(3));
    }

    void whatAFailingCommandSaysIsSaid() {
        const auto bench = TaskBench::threaded();
        bench->open(seenSpots());
        const Design before = bench->design();
        startEvenOut(bench->studio,
                     {.command = QStringLiteral("echo dark >&2; exit 3 # {pattern} {picture}")});
        QTRY_COMPARE(bench->notices.size(), 1);
        QVERIFY(bench->notices.front().text.contains(QStringLiteral("3 (dark)")));
        QVERIFY(bench->design() == before);
        startEvenOut(bench->studio, {.command = QStringLiteral("snap {pattern}")});
        QTRY_COMPARE(bench->notices.size(), 2);
        QVERIFY(bench->notices.back().text.contains(QStringLiteral("{picture}")));
    }

    void whatHasNoSpotsIsRefused() {
        const auto threaded = TaskBench::threaded();
        TaskBench& bench = *threaded;
        bench.open(emptyDesign("points"));
        QVERIFY(!whyNotEvened(bench.studio).isEmpty());
        startEvenOut(bench.studio, {});
        QCOMPARE(bench.notices.size(), 1);
        bench.open(seenSpots());
        QVERIFY(whyNotEvened(bench.studio).isEmpty());
    }

    /// 300 levels of which 8 bits have 256 values: 44 of 300 are beyond, of phases of any size.
    void figuresAreOfThePatternAsSent_data() { bothRunners(); }
    void figuresAreOfThePatternAsSent() {
        TaskBench bench;
        SentCheck& check = bench.studio.sentCheck();
        check.setWatched(true);
        bench.compute(seenSpots());
        QVERIFY(!check.quality());
        Design design = seenSpots();
        design.device.key = "panel";
        design = withParameterText(std::move(design), "encoding.levels", "300");
        bench.compute(design); // of which 8 bits have 256
        QTRY_VERIFY(check.quality());
        QVERIFY2(std::abs(check.quality()->clipped - 44.0 / 300) < 0.03,
                 qPrintable(QString::number(check.quality()->clipped)));
        const Figures& computed = bench.result().chain.solved()->state.best.figures;
        QVERIFY(check.quality()->figures.efficiency < computed.efficiency);
        check.setWatched(false);
    }
};

} // namespace fringe

QTEST_GUILESS_MAIN(fringe::CameraTest)
#include "camera_test.moc"
