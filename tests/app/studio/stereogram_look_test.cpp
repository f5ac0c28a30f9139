// SPDX-License-Identifier: GPL-3.0-or-later
// The stereogram of the design without its window: what it shows is what is written.
#include "app/studio/studio.h"
#include "app/tasks/compute.h"
#include "app/tasks/projects.h"
#include "app/tasks/stereogram_files.h"
#include "engine/examples/bouncing_ball.h"
#include "engine/io/field_files.h"
#include "engine/model/design_parameters.h"
#include "engine/stereogram/stereogram.h"
#include "tests/app/studio/both_runners.h"
#include "tests/app/studio/depth_design.h"
#include "tests/app/studio/small_ball.h"
#include "tests/app/studio/two_sheets.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <cmath>

namespace fringe {
class StereogramLookTest : public QObject {
    Q_OBJECT

    struct Bench {
        Bench() { studio.document().reset(smallDepth(), {}, true); }
        InlineRunner runner;
        Studio studio{runner};
        StereogramLook& look = studio.stereogramLook();
        QTemporaryDir folder;

        void set(const char* path, const Value& value) {
            studio.document().edit(QStringLiteral("set"), [&](const Design& design) {
                return withParameter(design, path, value);
            });
        }
    };

    /// The colours of a file of three planes of levels.
    static QImage imageOf(const QString& path) {
        const auto levels = std::get<LevelPattern>(readFieldOrLevels(path.toStdString(), {}));
        const auto [rows, cols] = levels.shape();
        QImage image(static_cast<int>(cols), static_cast<int>(rows), QImage::Format_RGBX8888);
        for (std::int64_t row = 0; row < rows; ++row)
            for (std::int64_t col = 0; col < cols; ++col)
                image.setPixel(static_cast<int>(col), static_cast<int>(row),
                               qRgb(levels.planes[0].at(row, col), levels.planes[1].at(row, col),
                                    levels.planes[2].at(row, col)));
        return image;
    }

    static QImage imageOf(const ColourPicture& picture) {
        const auto [rows, cols] = picture.shape;
        QImage image(static_cast<int>(cols), static_cast<int>(rows), QImage::Format_RGBX8888);
        for (int row = 0; row < image.height(); ++row)
            for (int col = 0; col < image.width(); ++col) {
                const Rgba8 pixel = picture.pixels[static_cast<std::size_t>(row * cols + col)];
                image.setPixel(col, row, qRgb(pixel.red, pixel.green, pixel.blue));
            }
        return image;
    }

    /// Levels between two pictures, at most.
    static int farthest(const QImage& a, const QImage& b) {
        int most = 0;
        for (int row = 0; row < a.height(); ++row)
            for (int col = 0; col < a.width(); ++col) {
                const QRgb one = a.pixel(col, row), other = b.pixel(col, row);
                most = std::max({most, std::abs(qRed(one) - qRed(other)),
                                 std::abs(qGreen(one) - qGreen(other)),
                                 std::abs(qBlue(one) - qBlue(other))});
            }
        return most;
    }

    /// Pixels to the left at which the picture is most alike around a column, in the middle rows.
    static double separationAt(const QImage& picture, int col) {
        double best = 0, least = 1e30;
        for (double separation = 44; separation <= 88; separation += 0.25) {
            double apart = 0;
            for (int row = picture.height() / 2 - 24; row < picture.height() / 2 + 24; ++row)
                for (int at = col - 6; at <= col + 6; ++at) {
                    const double from = at - separation, low = std::floor(from);
                    const QRgb left = picture.pixel(static_cast<int>(low), row),
                               right = picture.pixel(static_cast<int>(low) + 1, row);
                    const double green = std::lerp(qGreen(left), qGreen(right), from - low);
                    apart += std::abs(green - qGreen(picture.pixel(at, row)));
                }
            if (apart < least)
                least = apart, best = separation;
        }
        return best;
    }

  private slots:
    void nothingIsMadeWhileNobodyLooks() {
        Bench bench;
        QVERIFY(bench.look.picture().isNull());
        bench.look.setWatched(true);
        QCOMPARE(bench.look.picture().size(), QSize(120 + 85, 40));
        QVERIFY(bench.look.why().isEmpty() && !bench.look.facts().isEmpty());
    }

    void whatIsShownIsWhatIsWritten() {
        Bench bench;
        bench.look.setWatched(true);
        bench.set("stereogram.tile_width", std::int64_t{41});
        bench.set("stereogram.max_offset", std::int64_t{17});
        bench.set("stereogram.hidden_surfaces", true);
        const QString path = bench.folder.filePath(QStringLiteral("seen.npy"));
        startStereogramExport(bench.studio, path);
        QCOMPARE(bench.look.picture().width(), 161);
        QCOMPARE(imageOf(path), bench.look.picture());
    }

    void settingsAreSteps() {
        Bench bench;
        bench.look.setWatched(true);
        const QImage before = bench.look.picture();
        bench.set("stereogram.seed", std::int64_t{7});
        QVERIFY(bench.look.picture() != before);
        bench.studio.document().history().undo();
        QCOMPARE(bench.look.picture(), before);
    }

    void whatIsDraggedIsFollowed() {
        Bench bench;
        bench.look.setWatched(true);
        const QImage before = bench.look.picture();
        bench.studio.document().setDraft(
            [](const Design& design) { return withParameter(design, "rgbd.invert_depth", true); });
        QVERIFY(bench.look.picture() != before);
        bench.studio.document().dropDraft();
        QCOMPARE(bench.look.picture(), before);
    }

    void aTileIsRepeatedUntilItIsRemoved() {
        Bench bench;
        bench.look.setWatched(true);
        const QImage noise = bench.look.picture();
        LevelPattern tile;
        std::vector<std::uint16_t> levels;
        for (int i = 0; i < 5 * 33; ++i)
            levels.push_back(static_cast<std::uint16_t>(i));
        tile.planes.push_back({{5, 33}, levels});
        const QString path = bench.folder.filePath(QStringLiteral("tile.npy"));
        writeLevels(path.toStdString(), tile, false);
        startTileImport(bench.studio, path);
        QCOMPARE(bench.look.picture().width(), 153);
        QCOMPARE(qRed(bench.look.picture().pixel(4, 2)), 2 * 33 + 4);
        removeTile(bench.studio);
        QCOMPARE(bench.look.picture(), noise);
    }

    void whatHasNoDepthIsSaid() {
        Bench bench;
        bench.look.setWatched(true);
        bench.set("stereogram.max_offset", std::int64_t{85});
        QVERIFY(bench.look.picture().isNull());
        QVERIFY(bench.look.why().contains(QLatin1String("85")));
        bench.studio.document().reset(designFor("spots"), {}, true);
        QVERIFY(bench.look.picture().isNull());
        QVERIFY(!bench.look.why().isEmpty());
    }

    void aBallPlaysWhileItIsWatched() {
        Bench bench;
        QVERIFY(!bench.look.moves());
        bench.studio.document().reset(smallBall(), {}, true);
        QVERIFY(bench.look.moves() && bench.look.isPlaying());
        bench.look.setWatched(true);
        const QImage first = bench.look.picture();
        QCOMPARE(first.size(), QSize(64 + 85, 48));
        QSignalSpy frames(&bench.look, &StereogramLook::changed);
        QTRY_VERIFY(frames.count() >= 5);
        QVERIFY(bench.look.picture() != first);
        QVERIFY2(bench.look.rate().contains(QLatin1String("fps")), qPrintable(bench.look.rate()));
        bench.look.setWatched(false);
        const qsizetype seen = frames.count();
        QTest::qWait(60);
        QCOMPARE(frames.count(), seen);
        bench.look.setWatched(true);
        QTRY_VERIFY(frames.count() > seen);
        bench.studio.document().reset(smallDepth(), {}, true);
        QVERIFY(!bench.look.moves() && bench.look.rate().isEmpty());
    }

    void everyFrameIsTheStereogramOfItsMoment_data() { bothRunners(); }
    void everyFrameIsTheStereogramOfItsMoment() {
        const std::unique_ptr<Runner> runner = rowRunner();
        Studio studio(*runner);
        StereogramLook& look = studio.stereogramLook();
        studio.document().reset(smallBall(), {}, true);
        look.setWatched(true);
        QSignalSpy frames(&look, &StereogramLook::changed);
        const ComputeDevice cpu = ComputeDevice::open("cpu");
        for (int count = 3; count <= 9; count += 3) {
            QTRY_VERIFY(frames.count() >= count);
            const DesignPtr moment = look.momentShown();
            QVERIFY(*moment != *studio.document().design());
            const StereogramStyle style = stereogramStyleOf(moment->stereogram);
            QCOMPARE(look.picture(),
                     imageOf(stereogramOf(framesOf(*moment, style)->frame(0, {}), style, cpu, {})));
        }
    }

    void itPausesAndGoesOn() {
        Bench bench;
        bench.studio.document().reset(smallBall(), {}, true);
        bench.look.setWatched(true);
        QSignalSpy frames(&bench.look, &StereogramLook::changed);
        QTRY_VERIFY(frames.count() >= 3);
        bench.look.setPlaying(false);
        const QImage still = bench.look.picture();
        QTest::qWait(60);
        QCOMPARE(bench.look.picture(), still);
        QVERIFY(bench.look.rate().isEmpty());
        const QString path = bench.folder.filePath(QStringLiteral("still.npy"));
        startStereogramExport(bench.studio, path);
        QCOMPARE(imageOf(path), still);
        bench.look.setPlaying(true);
        QTRY_VERIFY(bench.look.picture() != still);
    }

    void itShowsTheSceneOrTheStereogramOfTheCpuOrOfAGpu() {
        Bench bench;
        bench.studio.document().reset(smallBall(), {}, true);
        bench.look.setWatched(true);
        bench.look.setPlaying(false);
        const QImage byCpu = bench.look.picture();
        bench.look.setMode(StereogramLook::Mode::Scene);
        QCOMPARE(bench.look.picture(), imageOf(sceneOf(*bench.look.momentShown(), {})));
        QCOMPARE(bench.look.picture().size(), QSize(64, 48));
        QVERIFY(!bench.studio.devices().gpu() && !bench.studio.devices().whyNoGpu().isEmpty());
        bench.studio.devices().list();
        bench.look.setMode(StereogramLook::Mode::Gpu);
        QVERIFY2(bench.look.why().isEmpty(), qPrintable(bench.look.why()));
        const ComputeDeviceInfo* gpu = bench.studio.devices().gpu();
        if (!gpu) {
            QCOMPARE(bench.look.picture(), byCpu);
            QSKIP(qPrintable(bench.studio.devices().whyNoGpu()));
        }
        QVERIFY(gpu->id != "cpu");
        QCOMPARE(bench.look.picture().size(), byCpu.size());
        QVERIFY(farthest(bench.look.picture(), byCpu) <= 3);
    }

    void sheetsAreSeenWhereTheHologramShowsThem() {
        Bench bench;
        bench.studio.document().reset(twoSheets(), {}, true);
        bench.set("stereogram.max_offset", std::int64_t{40});
        bench.look.setWatched(true);
        bench.look.setDepth(StereogramLook::Depth::Reconstruction);
        QVERIFY(bench.look.picture().isNull());
        QVERIFY(bench.look.why().contains(QLatin1String("Compute the hologram")));
        startCompute(bench.studio);
        const DepthSpan span = depthSpan(*bench.studio.planner().estimate());
        const double room = span.near.si() - span.far.si(), step = room / 48;
        QVERIFY(span.far < 20_mm && span.near > 28_mm && room < 13e-3);
        QCOMPARE(bench.look.picture().size(), QSize(256 + 85, 192));
        const auto seenAt = [&](int col) {
            return span.near.si()
                   - room * (1 - (85 - separationAt(bench.look.picture(), col + 85)) / 40);
        };
        for (const int col : {40, 60, 80})
            QVERIFY2(std::abs(seenAt(col) - 20e-3) < step,
                     qPrintable(QString::number(seenAt(col))));
        for (const int col : {176, 196, 216})
            QVERIFY2(std::abs(seenAt(col) - 28e-3) < step,
                     qPrintable(QString::number(seenAt(col))));
        const QString path = bench.folder.filePath(QStringLiteral("seen.npy"));
        startStereogramExport(bench.studio, path);
        QCOMPARE(imageOf(path), bench.look.picture());
    }

    void whatNothingIsSharpAtIsFarAndSaid() {
        Bench bench;
        Design dark = twoSheets();
        dark.setup.plate.size = {192, 512}; // the sheets fill half of it
        dark.sources.front().kind.values["width"] = 2e-3;
        bench.studio.document().reset(dark, {}, true);
        startCompute(bench.studio);
        bench.look.setDepth(StereogramLook::Depth::Reconstruction);
        bench.look.setWatched(true);
        QVERIFY2(bench.look.facts().contains(QLatin1String("are taken as far")),
                 qPrintable(bench.look.facts()));
        QVERIFY(std::abs(separationAt(bench.look.picture(), 85 + 20) - 85) < 0.5);
    }

    void theDepthOfAReconstructionGoesWithIt() {
        Bench bench;
        bench.studio.document().reset(twoSheets(), {}, true);
        bench.look.setWatched(true);
        startCompute(bench.studio);
        bench.look.setDepth(StereogramLook::Depth::Reconstruction);
        const QImage sheets = bench.look.picture();
        QVERIFY(!sheets.isNull());
        bench.set("stereogram.seed", std::int64_t{5});
        QVERIFY(!bench.look.picture().isNull() && bench.look.picture() != sheets);
        bench.set("layers.last_distance", 24e-3);
        const QImage before = bench.look.picture();
        QCOMPARE(before.size(), sheets.size()); // until it is computed again
        startCompute(bench.studio);
        QVERIFY(bench.look.picture() != before);
        bench.look.setDepth(StereogramLook::Depth::Scene);
        QVERIFY(bench.look.why().contains(QLatin1String("depth picture")));
        bench.look.setDepth(StereogramLook::Depth::Reconstruction);
        bench.studio.document().reset(smallDepth(), {}, true);
        QVERIFY(bench.look.depth() == StereogramLook::Depth::Scene);
        QCOMPARE(bench.look.picture().size(), QSize(120 + 85, 40));
    }

    void lookingForDepthIsCancelled() {
        ThreadRunner runner;
        Studio studio(runner);
        studio.document().reset(twoSheets(), {}, true);
        startCompute(studio);
        QTRY_VERIFY(studio.results().hasHologram() && studio.isIdle());
        StereogramLook& look = studio.stereogramLook();
        look.setWatched(true);
        look.setDepth(StereogramLook::Depth::Reconstruction);
        QVERIFY(!studio.reconstructionDepth().progress().isEmpty());
        look.setDepth(StereogramLook::Depth::Scene);
        QVERIFY(studio.reconstructionDepth().progress().isEmpty());
        QVERIFY(!studio.reconstructionDepth().shares());
        look.setDepth(StereogramLook::Depth::Reconstruction);
        QTRY_COMPARE(look.picture().size(), QSize(256 + 85, 192));
        QTRY_VERIFY(studio.reconstructionDepth().progress().isEmpty());
    }

    void aSavedBallMovesAgain() {
        Bench bench;
        bench.studio.document().reset(smallBall(), {}, true);
        const QString path = bench.folder.filePath(QStringLiteral("ball.fringe"));
        startSave(bench.studio, path);
        bench.studio.document().reset(smallDepth(), {}, true);
        QVERIFY(!bench.look.moves());
        startOpen(bench.studio, path);
        QVERIFY(bench.look.moves());
    }
};

} // namespace fringe

QTEST_GUILESS_MAIN(fringe::StereogramLookTest)
#include "stereogram_look_test.moc"
