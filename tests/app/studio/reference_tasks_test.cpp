// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/import_reference.h"
#include "engine/io/field_files.h"
#include "tests/app/studio/small_design.h"
#include "tests/app/studio/task_bench.h"

#include <QImage>

namespace fringe {

/// Reconstructions judged against a picture.
class ReferenceTasksTest : public QObject {
    Q_OBJECT

    struct Bench : TaskBench {
        Bench() { compute(smallDesign()); }
        QString said() { return studio.referenceCheck().sentence(); }
        Picture shown() { return pictureOf(*studio.refocus().latest()); }
        void compareWith(const QString& file) { startReferenceImport(studio, file); }
        /// What is shown now, as a file.
        QString shownFile() {
            const QString path = folder.filePath(QStringLiteral("seen.npy"));
            Picture picture = shown();
            picture.sampling = {8_um, 8_um, {532_nm}};
            writePicture(path.toStdString(), picture, true);
            return path;
        }
        QString greyFile(QSize size, int grey) const {
            QImage image(size, QImage::Format_Grayscale8);
            image.fill(grey);
            const QString path = folder.filePath(QStringLiteral("grey.png"));
            return image.save(path) ? path : QString();
        }
        void look(Length distance) {
            studio.document().look({.distance = distance});
            QTRY_VERIFY(isDone() && studio.refocus().isWhole());
        }
    };

  private slots:
    void whatIsShownEqualsItself_data() { bothRunners(); }
    void whatIsShownEqualsItself() {
        Bench bench;
        QVERIFY(bench.said().isEmpty());
        bench.compareWith(bench.shownFile());
        QTRY_COMPARE(bench.said(), QStringLiteral("Compared with seen.npy: PSNR infinite, SSIM 1"));
    }

    void figuresFollowWhatIsShown_data() { bothRunners(); }
    void figuresFollowWhatIsShown() {
        Bench bench;
        const Picture before = bench.shown();
        bench.compareWith(bench.shownFile());
        QTRY_VERIFY(bench.said().contains(QLatin1String("infinite")));
        bench.look(60_mm);
        const PictureMetrics figures = comparePictures(bench.shown(), before);
        QTRY_COMPARE(bench.said(), QStringLiteral("Compared with seen.npy: PSNR %1 dB, SSIM %2")
                                       .arg(figures.scaledPsnr, 0, 'f', 2)
                                       .arg(figures.scaledSsim, 0, 'g', 3));
        Reconstruction pattern = bench.design().reconstruction;
        const QString ofField = bench.said();
        pattern.fromEncoded = !pattern.fromEncoded;
        bench.studio.document().look(pattern);
        QTRY_VERIFY(bench.said() != ofField && !bench.said().contains(u'…'));
        bench.look(50_mm);
    }

    void aDragIsJudgedWhenItRests_data() { bothRunners(); }
    void aDragIsJudgedWhenItRests() {
        Bench bench;
        bench.compareWith(bench.shownFile());
        QTRY_VERIFY(bench.said().contains(QLatin1String("SSIM")));
        bench.studio.refocus().request(55_mm, false);
        QTRY_COMPARE(bench.said(), QStringLiteral("Compared with seen.npy: …"));
        bench.studio.refocus().request(55_mm, true);
        QTRY_VERIFY(bench.said().contains(QLatin1String("SSIM")));
    }

    void anotherSizeIsSaid_data() { bothRunners(); }
    void anotherSizeIsSaid() {
        Bench bench;
        bench.compareWith(bench.greyFile({20, 10}, 100));
        QTRY_COMPARE(bench.said(), QStringLiteral("grey.png: The two have different sizes, 48 x 32 "
                                                  "x 1 and 20 x 10 x 1 (columns, rows, planes), "
                                                  "and cannot be compared."));
    }

    void darknessIsSaid_data() { bothRunners(); }
    void darknessIsSaid() {
        Bench bench;
        bench.compareWith(bench.greyFile({48, 32}, 0));
        QTRY_COMPARE(bench.said(), QStringLiteral("grey.png is dark everywhere, and cannot be "
                                                  "compared with light."));
    }

    void distancesAreNotJudged_data() { bothRunners(); }
    void distancesAreNotJudged() {
        Bench bench;
        bench.compareWith(bench.shownFile());
        bench.studio.refocus().request(FocusView::Depth, 40_mm, 60_mm);
        QTRY_VERIFY(bench.said().contains(QLatin1String("distances of best focus")));
    }

    void aBadFileLeavesTheReferenceAsItIs_data() { bothRunners(); }
    void aBadFileLeavesTheReferenceAsItIs() {
        Bench bench;
        bench.compareWith(bench.shownFile());
        QTRY_VERIFY(bench.said().contains(QLatin1String("SSIM")));
        const QString before = bench.said();
        bench.compareWith(bench.fileWith(QStringLiteral("bad.png"), "no picture"));
        QTRY_VERIFY(!bench.notices.isEmpty() && bench.notices.last().kind == Notice::Kind::Failure);
        QVERIFY(bench.notices.last().text.contains(QLatin1String("bad.png")));
        QCOMPARE(bench.said(), before);
    }

    void itGoesWithItsProject_data() { bothRunners(); }
    void itGoesWithItsProject() {
        Bench bench;
        bench.compareWith(bench.shownFile());
        QTRY_VERIFY(bench.said().contains(QLatin1String("SSIM")));
        newProject(bench.studio);
        QVERIFY(bench.said().isEmpty());
    }

    void lightIsJudgedWhileSomebodyLooks_data() { bothRunners(); }
    void lightIsJudgedWhileSomebodyLooks() {
        Bench bench;
        LightCheck& light = bench.studio.lightCheck();
        QVERIFY(light.isIdle() && light.sentence().isEmpty());
        light.setWatched(true);
        bench.look(60_mm);
        QTRY_VERIFY(light.figures());
        const LightFigures first = *light.figures();
        QVERIFY(light.sentence().startsWith(
            QStringLiteral("SNR %1 dB · PSNR ").arg(first.snr, 0, 'f', 1)));
        bench.studio.refocus().request(80_mm, false);
        QTRY_VERIFY(light.isIdle() && light.figures()->psnr != first.psnr);
        QCOMPARE(light.figures()->snr, first.snr);
        Reconstruction field = bench.design().reconstruction;
        field.fromEncoded = false;
        bench.studio.document().look(field);
        QTRY_VERIFY(light.sentence().isEmpty());
    }
};

} // namespace fringe

QTEST_GUILESS_MAIN(fringe::ReferenceTasksTest)
#include "reference_tasks_test.moc"
