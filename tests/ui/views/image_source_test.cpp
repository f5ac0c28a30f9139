// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/field_source.h"
#include "ui/views/image_source.h"
#include "ui/views/picture_source.h"

#include <QTest>

#include <cmath>
#include <numbers>
#include <set>

using namespace fringe;

namespace {

constexpr float pi = std::numbers::pi_v<float>;

Plane<std::uint16_t> rowOf(std::vector<std::uint16_t> levels) {
    const auto count = static_cast<std::int64_t>(levels.size());
    return {{1, count}, std::move(levels)};
}

QImage mapped(const ImageSource& source, QRectF visible, QSize pixels) {
    MappedRegion region = regionToMap(source.shape(), visible, pixels);
    source.map(region);
    return region.image;
}

QRgb phaseColour(std::size_t entry) {
    return colourTable(ColourMap::Phase)[entry];
}

} // namespace

class ImageSourceTest : public QObject {
    Q_OBJECT

  private slots:
    void eachSampleHasItsPhaseColour() {
        const PhaseSource source(Field({2, 2}, {{1, 0}, {0, 1}, {-1, 0}, {0, -1}}));
        const QImage image = mapped(source, {0, 0, 2, 2}, {200, 200});
        QCOMPARE(image.size(), QSize(2, 2));
        QCOMPARE(image.pixel(0, 0), phaseColour(0));
        QCOMPARE(image.pixel(1, 0), phaseColour(64));
        QCOMPARE(image.pixel(0, 1), phaseColour(128));
        QCOMPARE(image.pixel(1, 1), phaseColour(192));
    }

    void phasesAreAveragedAsFields() {
        // 350° and 10° have the mean 0°, not 180°.
        const float a = 10 * pi / 180;
        const PhaseSource source(Field({1, 2}, {std::polar(1.f, a), std::polar(1.f, -a)}));
        QCOMPARE(source.colourOf({0, 0, 1, 2}), phaseColour(0));
    }

    void amplitudesAreAveragedAndCut() {
        const ColourTable& table = colourTable(ColourMap::Lagoon);
        const AmplitudeSource source(Field({1, 4}, {{1, 0}, {0, 3}, {0, 0}, {8, 0}}), 4);
        QCOMPARE(source.colourOf({0, 0, 1, 2}), table[128]);
        QCOMPARE(source.colourOf({0, 2, 1, 1}), table[0]);
        QCOMPARE(source.colourOf({0, 3, 1, 1}), table[255]);
    }

    void levelsAreGreysOfTheirCount() {
        auto pattern = std::make_shared<LevelPattern>();
        pattern->count = 3;
        pattern->planes = {rowOf({0, 1, 2})};
        pattern->encoding = "amplitude";
        const LevelSource source(pattern, 0);
        QCOMPARE(source.colourOf({0, 0, 1, 1}), qRgb(0, 0, 0));
        QCOMPARE(source.colourOf({0, 1, 1, 1}), qRgb(128, 128, 128));
        QCOMPARE(source.colourOf({0, 2, 1, 1}), qRgb(255, 255, 255));
        QCOMPARE(source.colourOf({0, 0, 1, 3}), qRgb(128, 128, 128));
    }

    void phaseLevelsAreAveragedOnTheCircle() {
        auto pattern = std::make_shared<LevelPattern>();
        pattern->planes = {rowOf({20, 24})};
        pattern->encoding = "phase";
        const LevelSource near(pattern, 0);
        QCOMPARE(near.colourOf({0, 0, 1, 2}), qRgb(22, 22, 22));
        auto across = std::make_shared<LevelPattern>(*pattern);
        across->planes = {rowOf({251, 255})};
        QCOMPARE(LevelSource(across, 0).colourOf({0, 0, 1, 2}), qRgb(253, 253, 253));
        across->planes = {rowOf({255, 3})};
        QCOMPARE(LevelSource(across, 0).colourOf({0, 0, 1, 2}), qRgb(1, 1, 1));
    }

    void onlyTheVisiblePartIsMapped() {
        const Shape huge{20'000, 20'000};
        const MappedRegion fit = regionToMap(huge, {-100, 0, 20'200, 20'000}, {800, 600});
        QVERIFY(fit.image.width() <= 800 && fit.image.height() <= 600);
        QCOMPARE(fit.region, QRectF(0, 0, 20'000, 20'000));
        const MappedRegion detail = regionToMap(huge, {10.5, 19'990.5, 40, 30}, {800, 600});
        QCOMPARE(detail.region, QRectF(10, 19'990, 41, 10));
        QCOMPARE(detail.image.size(), QSize(41, 10));
        QVERIFY(regionToMap(huge, {30'000, 0, 10, 10}, {800, 600}).image.isNull());
    }

    void everySampleOfASmallBlockIsTapped() {
        std::set<std::pair<std::int64_t, std::int64_t>> taps;
        const auto count = forEachTap({5, 7, 8, 3}, [&](auto r, auto c) { taps.emplace(r, c); });
        QCOMPARE(count, 24);
        QCOMPARE(taps.size(), std::size_t(24));
        QCOMPARE(*taps.begin(), std::pair(std::int64_t(5), std::int64_t(7)));
        QCOMPARE(*taps.rbegin(), std::pair(std::int64_t(12), std::int64_t(9)));
    }

    void largeBlocksAreTappedInsideAndSparsely() {
        std::set<std::int64_t> rows;
        const SampleBlock block{1000, 40, 33, 100};
        const auto count = forEachTap(block, [&](auto r, auto c) {
            QVERIFY(r >= 1000 && r < 1033 && c >= 40 && c < 140);
            rows.insert(r);
        });
        QCOMPARE(count, 64);
        QVERIFY(rows.size() > 8);
    }

    void noLineOfALargeBlockIsMissed() {
        std::set<std::int64_t> rows, cols;
        for (const std::int64_t side : {20, 64}) {
            rows.clear(), cols.clear();
            forEachTap({300, 500, side, side},
                       [&](auto r, auto c) { rows.insert(r), cols.insert(c); });
            QCOMPARE(std::ssize(rows), side);
            QCOMPARE(std::ssize(cols), side);
        }
    }

    /// Bright on dark and dark on bright, of one in ten; half of each is grey.
    void whatIsThinKeepsItsValue() {
        const auto bars = [](int bright) {
            Preview picture{10, 10, {}, Quantity2D::Depth, 1_mm, 1_mm, 0_mm};
            for (int i = 0; i < 100; ++i)
                picture.values.push_back(i % 10 < bright ? 1.F : 0.F);
            return picture;
        };
        const SampleBlock all{0, 0, 10, 10};
        QCOMPARE(thinnestOf(bars(1), all), 1.F);
        QCOMPARE(thinnestOf(bars(5), all), 0.5F);
        QCOMPARE(thinnestOf(bars(9), all), 0.F);
        QCOMPARE(thinnestOf(bars(10), all), 1.F);
        QCOMPARE(valueOf(bars(1), all, {.window{}, .keepsThin = true}), 1.F);
        QVERIFY(std::abs(valueOf(bars(1), all, {}) - 0.1F) < 1e-6F);
    }

    void anAlternatingPatternAveragesToItsMean() {
        // One pixel on, one off: the picture that regular sub-sampling turns into bands.
        Preview picture{256, 256, {}, Quantity2D::Intensity, 1_mm, 1_mm, 0_mm};
        for (int i = 0; i < 256 * 256; ++i) {
            picture.values.push_back(static_cast<float>(i % 2));
        }
        const auto shared = std::make_shared<const Preview>(picture);
        const PictureSource source(shared, {colourTable(ColourMap::Grey), {0, 1}});
        const QImage image = mapped(source, {0, 0, 256, 256}, {16, 16});
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                QVERIFY(std::abs(qRed(image.pixel(x, y)) - 128) < 60);
            }
        }
        QCOMPARE(meanOf(picture, {0, 0, 8, 8}), 0.5f);
        QCOMPARE(highestOf(picture, {0, 0, 8, 8}), 1.f);
    }

    void windowIgnoresTheBrightestPoints() {
        Preview picture{10,   100, std::vector<float>(1000, 2), Quantity2D::Intensity, 1_mm,
                        1_mm, 0_mm};
        picture.values[17] = 1e6f;
        picture.values[18] = std::numeric_limits<float>::quiet_NaN();
        QCOMPARE(windowOf(picture, 0.995), (ValueWindow{0, 2}));
        QCOMPARE(windowOf(picture, 1), (ValueWindow{0, 1e6}));
        picture.values.assign(1000, 0);
        QVERIFY(windowOf(picture, 1).high > windowOf(picture, 1).low);
    }

    void windowsOfSeveralSharesAreThoseOfEach() {
        Preview picture{10, 100, {}, Quantity2D::Intensity, 1_mm, 1_mm, 0_mm};
        for (int i = 0; i < 1000; ++i)
            picture.values.push_back(static_cast<float>(i * 389 % 1000) - 2);
        const auto windows = windowsOf(picture, {0.5, 0.995, 1});
        QCOMPARE(windows.size(), 3u);
        QCOMPARE(windows[0], (ValueWindow{-2, 497}));
        QCOMPARE(windows[1], (ValueWindow{-2, 992}));
        QCOMPARE(windows[2], (ValueWindow{-2, 997}));
        QCOMPARE(common(windows[0], {0, 1000}), (ValueWindow{-2, 1000}));
    }

    void phaseStaysBelowOneTurn() {
        QCOMPARE(phaseOf({1, 0}), 0.f);
        QVERIFY(phaseOf({1, -1e-9f}) < 2 * pi);
        QVERIFY(std::abs(phaseOf({0, -1}) - 1.5f * pi) < 1e-6f);
    }

    void amplitudeScaleIsNeverEmpty() {
        QCOMPARE(amplitudePercentile({{1, 2}, {{0, 0}, {0, 0}}}, 0.999), 1.f);
        QCOMPARE(amplitudePercentile({{1, 3}, {{3, 4}, {0, 1}, {0, 0}}}, 1), 5.f);
    }
};

QTEST_MAIN(ImageSourceTest)
#include "image_source_test.moc"
