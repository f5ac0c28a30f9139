// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/import_pixels.h"
#include "tests/app/studio/small_picture.h"
#include "tests/app/studio/small_spots.h"
#include "tests/app/studio/task_bench.h"

#include <QFileInfo>
#include <QImage>

namespace fringe {

/// Beams and starts that files and results give pixel by pixel.
class PixelTasksTest : public QObject {
    Q_OBJECT

    using Bench = TaskBench;

    /// A grey ramp as a file.
    static QString rampFile(const Bench& bench, QSize size = {64, 48}, int brightest = 255) {
        QImage image(size, QImage::Format_Grayscale8);
        for (int row = 0; row < size.height(); ++row)
            for (int col = 0; col < size.width(); ++col)
                image.scanLine(row)[col] = static_cast<uchar>(brightest * col / size.width());
        const QString path = bench.folder.filePath(QStringLiteral("ramp.png"));
        return image.save(path) ? path : QString();
    }

    static int steps(Bench& bench) { return bench.studio.document().history().count(); }

    static void eachTargetAndUse() {
        QTest::addColumn<bool>("threads");
        QTest::addColumn<bool>("isPicture");
        QTest::addColumn<bool>("isBeam");
        for (const bool threads : {false, true})
            for (const bool isPicture : {false, true})
                for (const bool isBeam : {false, true})
                    QTest::addRow("%s %s %s", threads ? "threads" : "inline",
                                  isPicture ? "picture" : "spots", isBeam ? "beam" : "start")
                        << threads << isPicture << isBeam;
    }
    static Design rowDesign() {
        QFETCH(bool, isPicture);
        return isPicture ? smallPicture() : smallSpots();
    }
    static PixelUse rowUse() {
        QFETCH(bool, isBeam);
        return isBeam ? PixelUse::Beam : PixelUse::Start;
    }

  private slots:
    void aFileIsTakenInOneStepAndDecidesTheResult_data() { eachTargetAndUse(); }
    void aFileIsTakenInOneStepAndDecidesTheResult() {
        Bench bench;
        const Design before = rowDesign();
        const PixelUse use = rowUse();
        bench.compute(before);
        const auto plain = bench.result().chain.field();
        startPixelImport(bench.studio, use, rampFile(bench));
        QTRY_VERIFY(wantsPixels(use, bench.design()));
        const Asset& given = pixelsFor(use, bench.design());
        QCOMPARE(given.name, std::string("ramp.png"));
        QCOMPARE(pictureOf(given).shape, (Shape{48, 64}));
        QCOMPARE(steps(bench), 1);
        QVERIFY(bench.notices.last().undoable);
        QVERIFY(bench.studio.results().isWanting());
        startCompute(bench.studio);
        QTRY_VERIFY(bench.isDone() && !bench.studio.results().isWanting());
        QVERIFY(bench.result().chain.field()->planes != plain->planes);
        bench.studio.document().history().undo();
        QVERIFY(bench.design() == before);
    }

    void theBeamIsTheAmplitudeOfTheField_data() { bothRunners(); }
    void theBeamIsTheAmplitudeOfTheField() {
        for (const Design& design : {smallSpots(), smallPicture()}) {
            Bench bench;
            bench.open(design);
            startPixelImport(bench.studio, PixelUse::Beam, rampFile(bench));
            QTRY_VERIFY(wantsPixels(PixelUse::Beam, bench.design()));
            startCompute(bench.studio);
            QTRY_VERIFY(bench.isDone());
            const auto samples = bench.result().chain.field()->planes.front().samples();
            const auto& beam = pictureOf(pixelsFor(PixelUse::Beam, bench.design())).intensity;
            for (std::size_t i = 0; i < samples.size(); ++i)
                QVERIFY(std::abs(std::abs(samples[i]) - beam[i]) < 1e-6F);
        }
    }

    void otherEditsShareTheNumbers_data() { bothRunners(); }
    void otherEditsShareTheNumbers() {
        Bench bench;
        bench.open(withPixels(smallSpots(), PixelUse::Start,
                              pictureAsset("flat", {48, 64}, std::vector<float>(48 * 64))));
        const auto* numbers = &pictureOf(pixelsFor(PixelUse::Start, bench.design()));
        bench.studio.document().edit(QStringLiteral("iterations"), [](Design design) {
            design.stop.iterations = 9;
            return design;
        });
        QCOMPARE(&pictureOf(pixelsFor(PixelUse::Start, bench.design())), numbers);
    }

    void whatDoesNotFitIsRefusedInOneSentence_data() { eachTargetAndUse(); }
    void whatDoesNotFitIsRefusedInOneSentence() {
        Bench bench;
        bench.open(rowDesign());
        const Design before = bench.design();
        QStringList paths{bench.fileWith(QStringLiteral("empty.png"), ""),
                          bench.fileWith(QStringLiteral("text.npy"), "no numbers")};
        const bool isBeam = rowUse() == PixelUse::Beam;
        if (!isBeam)
            paths << rampFile(bench, {64, 47});
        for (const QString& path : paths) {
            bench.notices.clear();
            startPixelImport(bench.studio, rowUse(), path);
            QTRY_COMPARE(bench.notices.size(), 1);
            QCOMPARE(bench.notices.first().kind, Notice::Kind::Failure);
            QVERIFY(bench.notices.first().text.contains(QFileInfo(path).fileName()));
            QTRY_VERIFY(bench.studio.isIdle());
            QVERIFY(bench.design() == before);
        }
        QCOMPARE(bench.notices.first().text.contains(QStringLiteral("64 x 47")), !isBeam);
    }

    void aBeamOfOtherPixelsIsResampledAndTheChecksSaySo_data() { bothRunners(); }
    void aBeamOfOtherPixelsIsResampledAndTheChecksSaySo() {
        Bench bench;
        bench.open(smallSpots());
        startPixelImport(bench.studio, PixelUse::Beam, rampFile(bench, {32, 20}));
        QTRY_VERIFY(wantsPixels(PixelUse::Beam, bench.design()));
        const Plan plan = fringe::plan(bench.design());
        QVERIFY(plan.runnable());
        QVERIFY(std::ranges::any_of(plan.findings, [](const Finding& finding) {
            return finding.message.english().find("32 x 20 pixels and is resampled to the 64 x 48")
                   != std::string::npos;
        }));
        startCompute(bench.studio);
        QTRY_VERIFY(bench.isDone() && !bench.studio.results().isWanting());
    }

    void aDarkBeamIsRefused_data() { bothRunners(); }
    void aDarkBeamIsRefused() {
        Bench bench;
        bench.open(smallSpots());
        startPixelImport(bench.studio, PixelUse::Beam, rampFile(bench, {64, 48}, 0));
        QTRY_COMPARE(bench.notices.size(), 1);
        QVERIFY(bench.notices.first().text.contains(QStringLiteral("dark everywhere")));
        QCOMPARE(steps(bench), 0);
    }

    void withoutNumbersThePlanSaysWhatIsMissing() {
        for (const Design& design : {smallSpots(), smallPicture()})
            for (const PixelUse use : {PixelUse::Beam, PixelUse::Start}) {
                const Plan plan = fringe::plan(withPixels(design, use, {}));
                QVERIFY(!plan.runnable());
                QVERIFY(plan.findings.front().message.english().find("missing")
                        != std::string::npos);
            }
    }

    void aResultBecomesTheStart_data() { bothRunners(); }
    void aResultBecomesTheStart() {
        for (const Design& design : {smallSpots(), smallPicture()}) {
            Bench bench;
            bench.open(design);
            QVERIFY(!canStartFromResult(bench.studio));
            startFromResult(bench.studio);
            QCOMPARE(steps(bench), 0);
            bench.compute(design);
            QVERIFY(canStartFromResult(bench.studio));
            const double reached = bench.runs().history().best().efficiency;
            startFromResult(bench.studio);
            QCOMPARE(steps(bench), 1);
            startCompute(bench.studio);
            QTRY_VERIFY(bench.isDone() && !bench.studio.results().isWanting());
            QCOMPARE(bench.runs().history().iterations.front().efficiency, reached);
            bench.studio.document().edit(QStringLiteral("plate"), [](Design other) {
                other.setup.plate.size = {40, 64};
                return other;
            });
            QVERIFY(!canStartFromResult(bench.studio));
        }
    }

    void aProjectKeepsTheBits_data() { bothRunners(); }
    void aProjectKeepsTheBits() {
        Bench bench;
        bench.compute(smallSpots());
        startFromResult(bench.studio);
        startPixelImport(bench.studio, PixelUse::Beam, rampFile(bench));
        QTRY_VERIFY(wantsPixels(PixelUse::Beam, bench.design()));
        startCompute(bench.studio);
        QTRY_VERIFY(bench.isDone() && !bench.studio.results().isWanting());
        const Design design = bench.design();
        const auto hologram = bench.result().chain.field();
        bench.saveAndOpenAgain();
        QVERIFY(bench.design() == design);
        startCompute(bench.studio);
        QTRY_VERIFY(bench.isDone());
        QVERIFY(bench.result().chain.field()->planes == hologram->planes);
    }
};

} // namespace fringe

QTEST_GUILESS_MAIN(fringe::PixelTasksTest)
#include "pixel_tasks_test.moc"
