// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/studio/small_picture.h"
#include "tests/app/studio/small_spots.h"
#include "tests/ui/window/window_bench.h"
#include "ui/forms/form_field.h"
#include "ui/sources/image/grey_images.h"

#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace fringe {

/// Beams and starts that are given pixel by pixel, in the forms.
class PixelsFormTest : public QObject {
    Q_OBJECT

    struct Bench : WindowBench {
        Bench(const Design& design, const char* section) {
            open(design);
            tree()->select(QLatin1String(section));
        }
        void choose(const char* path, const char* key) const {
            emit inspector()->field(QLatin1String(path))->edited(std::string(key));
        }
        QWidget* form(const char* name) const {
            return inspector()->widget()->findChild<QWidget*>(QLatin1String(name));
        }
        QString text(const char* name) const {
            return form(name)->findChild<QLabel*>(QStringLiteral("pixelsText"))->text();
        }
        QString greyFile() const {
            const QString path = folder.filePath(QStringLiteral("laser.png"));
            QImage image(64, 48, QImage::Format_Grayscale8);
            image.fill(100);
            return image.save(path) ? path : QString();
        }
    };

    static QPushButton* button(const QWidget* form, const char* name) {
        return form->findChild<QPushButton*>(QLatin1String(name));
    }

  private slots:
    void aRuleThatIsOffSaysNever() {
        Bench bench(smallSpots(), "solver");
        auto* field = bench.inspector()->field(QStringLiteral("solver.until_seconds"));
        auto* line = field->findChild<QLineEdit*>();
        QCOMPARE(line->text(), QString());
        QCOMPARE(line->placeholderText(), QStringLiteral("never"));
        const auto type = [&](const QString& text) {
            line->selectAll();
            QTest::keyClicks(line, text);
            QTest::keyClick(line, Qt::Key_Return);
        };
        type(QStringLiteral("2.5"));
        QCOMPARE(bench.design().stop.seconds, 2.5);
        QCOMPARE(line->text(), QStringLiteral("2.5"));
        line->clear();
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(bench.design().stop.seconds, 0.0);
        type(QStringLiteral("0"));
        QCOMPARE(line->text(), QString());
        QTest::keyClick(line, Qt::Key_Up);
        QCOMPARE(bench.design().stop.seconds, 0.1);
        QVERIFY(!field->finding().severity());
    }

    void spotsAndPicturesShowOneBeamOneApertureAndOneLens() {
        for (const Design& design : {smallSpots(), smallPicture()}) {
            Bench bench(design, "illumination");
            for (const char* path : {"illumination.beam", "illumination.aperture"})
                QVERIFY(bench.inspector()->field(QLatin1String(path)));
            QCOMPARE(bench.shownSections().mid(
                         bench.shownSections().indexOf(QStringLiteral("illumination")), 3),
                     QStringList({QStringLiteral("illumination"), QStringLiteral("plate"),
                                  QStringLiteral("lens")}));
            bench.tree()->select(QStringLiteral("lens"));
            QVERIFY(bench.inspector()->field(QStringLiteral("lens.focal_length")));
            emit bench.inspector()->field(QStringLiteral("lens.on"))->edited(false);
            QCOMPARE(bench.design().setup.lens, (Lens{false, 200_mm}));
            QVERIFY(!bench.inspector()->field(QStringLiteral("lens.focal_length")));
        }
        Bench bench(smallDesign(), "illumination");
        QVERIFY(bench.inspector()->field(QStringLiteral("illumination.beam")));
        QVERIFY(bench.inspector()->field(QStringLiteral("illumination.aperture")));
        QVERIFY(bench.shownSections().contains(QStringLiteral("lens")));
    }

    void theFileOfABeamIsAskedForAndShown() {
        Bench bench(smallSpots(), "illumination");
        QVERIFY(!bench.form("beamPixels")->isVisible());
        bench.choose("illumination.beam", "picture");
        QVERIFY(bench.form("beamPixels")->isVisible());
        QVERIFY(bench.text("beamPixels").contains(QStringLiteral("No file yet")));
        QCOMPARE(
            bench.inspector()->field(QStringLiteral("illumination.beam"))->finding().severity(),
            Severity::Refusal);
        bench.dialogs.file = bench.greyFile();
        button(bench.form("beamPixels"), "choosePixels")->click();
        QCOMPARE(bench.design().setup.beam.picture.name, std::string("laser.png"));
        QVERIFY(bench.text("beamPixels").contains(QStringLiteral("laser.png")));
        const auto* thumbnail =
            bench.form("beamPixels")->findChild<QLabel*>(QStringLiteral("thumbnail"));
        QVERIFY(thumbnail->isVisible() && !thumbnail->pixmap().isNull());
        QVERIFY(
            !bench.inspector()->field(QStringLiteral("illumination.beam"))->finding().severity());
        bench.action(QStringLiteral("undo"))->trigger();
        QVERIFY(!bench.text("beamPixels").contains(QStringLiteral("laser.png")));
        QVERIFY(!thumbnail->isVisible());
        bench.choose("illumination.beam", "uniform");
        QVERIFY(!bench.form("beamPixels")->isVisible());
    }

    void aFileThatIsDroppedOnTheFormIsTheBeamAndNoSource() {
        Bench bench(smallSpots(), "illumination");
        bench.choose("illumination.beam", "picture");
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(bench.greyFile())});
        QVERIFY(dropOn(*bench.form("beamPixels"), data));
        QCOMPARE(bench.chosen().kind.key, std::string("spots"));
        QCOMPARE(pictureOf(bench.design().setup.beam.picture).shape, (Shape{48, 64}));
    }

    void theResultOfAPictureBecomesItsStart() {
        Bench bench(smallPicture(), "solver");
        bench.choose("solver.start", "given");
        QPushButton* take = button(bench.form("startPixels"), "startFromResult");
        QVERIFY(take->isVisible() && !take->isEnabled());
        bench.choose("solver.start", "smooth");
        bench.action(QStringLiteral("compute"))->trigger();
        bench.choose("solver.start", "given");
        take = button(bench.form("startPixels"), "startFromResult");
        QVERIFY(take->isEnabled());
        take->click();
        const Asset& given = bench.design().start.given;
        QVERIFY(pictureOf(given).intensity
                == bench.studio.results().hologram().chain.solved()->state.best.pattern);
        QVERIFY(bench.text("startPixels").contains(QStringLiteral("64 × 48")));
    }

    void aThumbnailKeepsWhereItIsBright() {
        std::vector<float> ramp;
        for (int i = 0; i < 200 * 100; ++i)
            ramp.push_back(static_cast<float>(i % 200) / 100);
        const Asset pixels = pictureAsset("ramp", {100, 200}, ramp);
        const QImage beam = pixelImage(PixelUse::Beam, pixels, 50);
        QCOMPARE(beam.size(), QSize(50, 25));
        QVERIFY(qGray(beam.pixel(0, 12)) < 5 && qGray(beam.pixel(49, 12)) > 245);
        const QImage phase = pixelImage(PixelUse::Start, pixels, 50);
        QVERIFY(qGray(phase.pixel(24, 12)) > 240 && qGray(phase.pixel(26, 12)) < 20);
        QVERIFY(pixelImage(PixelUse::Beam, {}, 50).isNull());
        QVERIFY(pixelImage(PixelUse::Beam, pictureAsset("few", {9, 9}, {1, 2}), 50).isNull());
    }
};

} // namespace fringe

QTEST_MAIN(fringe::PixelsFormTest)
#include "pixels_form_test.moc"
