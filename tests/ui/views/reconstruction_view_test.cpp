// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/design.h"
#include "reconstruction_checks.h"
#include "ui/views/gl_probe.h"
#include "ui/views/picture_source.h"

#include <QComboBox>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QToolButton>

using namespace fringe;
using namespace fringe::test;

class ReconstructionViewTest : public QObject {
    Q_OBJECT

    static int brightPixels(const ReconstructionView& view) {
        const QImage image = view.findChild<QWidget*>(QStringLiteral("reconstructionCanvas"))
                                 ->grab({60, 20, 300, 250})
                                 .toImage();
        int count = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                count += qGreen(image.pixel(x, y)) > 250;
        return count;
    }

  private slots:
    void thereIsNoOpenGlHere() { QVERIFY(!openGlUsable()); }

    void keepsOrientationAndAspect() {
        ReconstructionView view;
        view.resize(500, 400);
        view.show();
        checkOrientationAndAspect(view);
    }

    void aSpotOfOneSampleIsSeenWhereverItLies() {
        for (const std::size_t place :
             {std::size_t{100 * 512 + 101}, std::size_t{303 * 512 + 400}}) {
            ReconstructionView view;
            view.resize(400, 420);
            view.show();
            Preview spot{512, 512, std::vector<float>(512 * 512), {}, 10_mm, 10_mm, 200_mm};
            spot.values[place] = 1;
            view.suit(true);
            showPictures(view, {spot});
            QTRY_VERIFY(brightPixels(view) >= 9);
            QVERIFY(brightPixels(view) <= 25);
        }
    }

    void aSpotIsNoWiderThanItsSampleWhereThatIsLarge() {
        QCOMPARE(spreadFor(0.3), 0);
        QCOMPARE(spreadFor(1), 1);
        QCOMPARE(spreadFor(1.7), 2);
        const Preview spot{
            5, 5, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}};
        const PictureLook look{{}, {}, true, 1};
        QCOMPARE(valueOf(spot, {1, 1}, look), 1.0F);
        QCOMPARE(valueOf(spot, {0, 0}, look), 0.0F);
        QCOMPARE(valueOf(spot, {4, 4}, look), 0.0F);
        QCOMPARE(valueOf(spot, {3, 3, 2, 2}, look), 1.0F);
        QCOMPARE(valueOf(spot, {1, 1}, {{}, {}, true, 0}), 0.0F);
    }

    void tellsDraggingFromSettling() {
        ReconstructionView view;
        checkDragging(view);
    }

    void thePictureSaysItsStateUntilAnotherIsThere() {
        ReconstructionView view;
        view.show();
        const auto* badge = view.findChild<QLabel*>(QStringLiteral("resultBadge"));
        const auto shownOf = [](std::int64_t cols, const QString& state = {}) {
            Design design = designFor("points");
            design.setup.plate.size.cols = cols;
            return ShownOf{std::make_shared<const Design>(design), state};
        };
        const auto ageBeside = [](std::int64_t cols) {
            return [cols](const Design& design) {
                return design.setup.plate.size.cols == cols ? QString() : QStringLiteral("Before");
            };
        };
        const auto pictures = std::make_shared<const Previews>(Previews{quarterBright()});
        view.setPreviews(pictures, shownOf(8));
        view.setNow(ageBeside(8));
        QVERIFY(!badge->isVisible());
        view.setNow(ageBeside(9));
        QVERIFY(badge->text().startsWith("Before"));
        // A new hologram alone takes nothing back: its picture is still to come, and to be
        // measured.
        const auto large = std::make_shared<const Previews>(
            Previews{{1000, 2000, std::vector<float>(2'000'000, 1), {}, 10_mm, 5_mm, 200_mm}});
        view.setPreviews(large, shownOf(9));
        QVERIFY(badge->isVisible());
        QTRY_VERIFY(!badge->isVisible());
        view.setPreviews(pictures, shownOf(9, QStringLiteral("Preview")));
        QCOMPARE(badge->text(), QStringLiteral("Preview"));
        view.setNow(ageBeside(10));
        QVERIFY(badge->text().startsWith("Before") && badge->text().contains("Preview"));
        view.setPreviews(pictures, shownOf(10));
        QVERIFY(!badge->isVisible());
    }

    void rangeAndWideningAreTwoThings() {
        ReconstructionView view;
        view.resize(500, 400);
        view.show();
        Preview spot{256, 512, std::vector<float>(256 * 512), {}, 10_mm, 5_mm, 200_mm};
        spot.values[128 * 512 + 256] = 1;
        showPictures(view, {spot});
        auto* range = view.findChild<QComboBox*>(QStringLiteral("reconstructionRange"));
        auto* widen = view.findChild<QToolButton*>(QStringLiteral("reconstructionWiden"));
        view.suit(true);
        QCOMPARE(range->currentIndex(), 1);
        QVERIFY(widen->isChecked());
        const int wide = brightPixels(view);
        widen->setChecked(false);
        QCOMPARE(range->currentIndex(), 1);
        QTRY_VERIFY(brightPixels(view) < wide);
        view.suit(false);
        QCOMPARE(range->currentIndex(), 0);
        range->setCurrentIndex(1);
        QVERIFY(!widen->isChecked());
    }

    void whichLightIsChosenAndSaid() {
        ReconstructionView view;
        auto* light = view.findChild<QComboBox*>(QStringLiteral("reconstructionLight"));
        std::vector<Reconstruction> chosen;
        connect(&view, &ReconstructionView::lightChosen, this,
                [&](const Reconstruction& look) { chosen.push_back(look); });
        view.setLight({}, false);
        QCOMPARE(light->currentText(), QStringLiteral("Pattern"));
        QVERIFY(chosen.empty());
        QTest::keyClick(light, Qt::Key_Up);
        QVERIFY(chosen.size() == 1 && !chosen.front().fromEncoded && chosen.front().isFiltered);
        view.setLight({}, true);
        QCOMPARE(light->currentText(), QStringLiteral("Pattern through the stop"));
        QTest::keyClick(light, Qt::Key_Up);
        QVERIFY(chosen.back().fromEncoded && !chosen.back().isFiltered);
    }

    void setDistanceIsSilent() {
        ReconstructionView view;
        QSignalSpy changed(&view, &ReconstructionView::distanceChanged);
        view.setDistance(-35_mm);
        QCOMPARE(view.distance(), -35_mm);
        QCOMPARE(changed.count(), 0);
        QCOMPARE(view.findChild<QLineEdit*>()->text(), QStringLiteral("-35 mm"));
    }

    void theFieldTakesUnitsAndRefusesInWords() {
        ReconstructionView view;
        view.show();
        QSignalSpy changed(&view, &ReconstructionView::distanceChanged);
        auto* field = view.findChild<QLineEdit*>(QStringLiteral("distanceField"));
        auto* refusal = view.findChild<QLabel*>(QStringLiteral("distanceRefusal"));
        const auto type = [&](const char* text) {
            field->selectAll();
            QTest::keyClicks(field, QString::fromUtf8(text));
            QTest::keyClick(field, Qt::Key_Return);
        };
        type("0.3 m");
        QCOMPARE(view.distance(), 300_mm);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(changed.front()[1].toBool(), true);
        type("12 s");
        QVERIFY(refusal->isVisible());
        QVERIFY(view.rect().contains(refusal->geometry()));
        QVERIFY(!refusal->text().isEmpty());
        QCOMPARE(view.distance(), 300_mm);
        QCOMPARE(changed.count(), 1);
        type("-5cm");
        QVERIFY(!refusal->isVisible());
        QCOMPARE(view.distance(), -50_mm);
    }

    void aValueOutsideTheSliderIsKept() {
        ReconstructionView view;
        view.setDistanceRange(100_mm, 300_mm);
        view.setDistance(500_mm);
        QCOMPARE(view.distance(), 500_mm);
    }

    void automaticRangeCutsTheBrightestPixels() {
        ReconstructionView view;
        view.resize(500, 400);
        view.show();
        Preview preview = quarterBright();
        preview.values[100] = 1000;
        showPictures(view, {preview});
        QTRY_COMPARE(greyAt(view, 0.75, 0.4), 255);
        view.findChild<QComboBox*>(QStringLiteral("reconstructionRange"))->setCurrentIndex(1);
        QTRY_VERIFY(greyAt(view, 0.75, 0.4) <= 1);
    }

    void brightnessLiftsTheDark() {
        ReconstructionView view;
        view.resize(500, 400);
        view.show();
        showPictures(view, {quarterBright()});
        auto* brightness = view.findChild<QSlider*>(QStringLiteral("reconstructionBrightness"));
        const int before = greyAt(view, 0.25, 0.25);
        brightness->setValue(brightness->maximum());
        QTRY_VERIFY(greyAt(view, 0.25, 0.25) > before + 50);
    }

    void probesInMillimetres() {
        ReconstructionView view;
        view.resize(500, 400);
        view.show();
        showPictures(view, {quarterBright()});
        view.layout()->activate();
        QSignalSpy probed(&view, &ReconstructionView::probed);
        auto* canvas = view.findChild<QWidget*>(QStringLiteral("reconstructionCanvas"));
        QTest::mouseMove(canvas, canvas->rect().center() + QPoint(1, 1));
        QTRY_VERIFY(!probed.isEmpty());
        QCOMPARE(probed.back().front().toString(),
                 QStringLiteral("x 0.0000 mm  y 0.0000 mm  pixel 64, 32  |u|² 0.1"));
    }

    void aPreviewThatLiesAboutItsSizeIsNotDrawn() {
        ReconstructionView view;
        Preview preview = quarterBright();
        preview.values.resize(10);
        showPictures(view, {preview});
        QVERIFY(!view.findChild<QComboBox*>(QStringLiteral("reconstructionMap"))->isEnabled());
    }

    void aLargePictureIsMeasuredElsewhere() {
        ReconstructionView view;
        view.resize(500, 400);
        view.show();
        Preview large{1000, 2000, std::vector<float>(2'000'000, 1), {}, 10_mm, 5_mm, 200_mm};
        showPictures(view, {large});
        const auto* map = view.findChild<QComboBox*>(QStringLiteral("reconstructionMap"));
        QVERIFY(!map->isEnabled());
        QTRY_VERIFY(map->isEnabled());
        QTRY_COMPARE(greyAt(view, 0.5, 0.5), 255);
    }

    void whatIsClearedDoesNotComeBack() {
        ReconstructionView view;
        view.show();
        Preview large{1000, 2000, std::vector<float>(2'000'000, 1), {}, 10_mm, 5_mm, 200_mm};
        showPictures(view, {large});
        view.clear();
        auto* planes = view.findChild<QComboBox*>(QStringLiteral("reconstructionPlane"));
        QList<int> counts;
        connect(planes->model(), &QAbstractItemModel::rowsInserted, this,
                [&] { counts << planes->count(); });
        showPictures(view, {quarterBright(), quarterBright()});
        QTRY_COMPARE(planes->count(), 3);
        QCOMPARE(counts, (QList<int>{1, 2, 3})); // "Colour" and two wavelengths, no one before
    }

    void wavelengthsAreLaidOverEachOtherInColours() {
        ReconstructionView view;
        view.resize(500, 400);
        view.show();
        showPictures(view, threeLights());
        auto* planes = view.findChild<QComboBox*>(QStringLiteral("reconstructionPlane"));
        QVERIFY(planes->isVisible());
        QCOMPARE(planes->count(), 4);
        QTRY_COMPARE(colourAt(view, 1.0 / 6, 0.5), qRgb(0, 0, 255));
        QCOMPARE(colourAt(view, 0.5, 0.5), qRgb(255, 0, 0));
        QCOMPARE(colourAt(view, 5.0 / 6, 0.5), qRgb(0, 255, 0));
        planes->setCurrentIndex(2);
        QTRY_COMPARE(colourAt(view, 0.5, 0.5), qRgb(255, 255, 255));
        QCOMPARE(colourAt(view, 1.0 / 6, 0.5), qRgb(0, 0, 0));
        showPictures(view, {quarterBright()});
        QVERIFY(!planes->isVisible());
    }

    void wavelengthsShareOneScale() {
        ReconstructionView view;
        view.resize(500, 400);
        view.show();
        Previews pictures = threeLights();
        for (float& value : pictures[1].values)
            value *= 0.5f;
        showPictures(view, pictures);
        QTRY_COMPARE(colourAt(view, 1.0 / 6, 0.5), qRgb(0, 0, 255));
        QVERIFY(std::abs(qRed(colourAt(view, 0.5, 0.5)) - 128) <= 1);
    }

    void fitsANarrowPane() {
        ReconstructionView view;
        showPictures(view, {quarterBright()});
        QVERIFY(view.minimumSizeHint().width() <= 380);
    }
};

QTEST_MAIN(ReconstructionViewTest)
#include "reconstruction_view_test.moc"
