// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/colour_maps.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace fringe;

namespace {

double distance(QRgb a, QRgb b) {
    return std::hypot(qRed(a) - qRed(b), qGreen(a) - qGreen(b), qBlue(a) - qBlue(b));
}

double longestStep(const ColourTable& table) {
    double longest = 0;
    for (std::size_t i = 1; i < table.size(); ++i) {
        longest = std::max(longest, distance(table[i - 1], table[i]));
    }
    return longest;
}

} // namespace

class ColourMapsTest : public QObject {
    Q_OBJECT

  private slots:
    void greyIsTheLevelItself() {
        for (int level = 0; level < 256; ++level) {
            QCOMPARE(colourTable(ColourMap::Grey)[static_cast<std::size_t>(level)],
                     qRgb(level, level, level));
        }
    }

    void knownLightness() {
        QVERIFY(std::abs(perceivedLightness(qRgb(255, 255, 255)) - 1) < 1e-6);
        QCOMPARE(perceivedLightness(qRgb(0, 0, 0)), 0.0);
        // sRGB red, green and blue in Oklab, from the space's own definition.
        QVERIFY(std::abs(perceivedLightness(qRgb(255, 0, 0)) - 0.62796) < 1e-4);
        QVERIFY(std::abs(perceivedLightness(qRgb(0, 255, 0)) - 0.86644) < 1e-4);
        QVERIFY(std::abs(perceivedLightness(qRgb(0, 0, 255)) - 0.45201) < 1e-4);
    }

    void sequentialMapsRiseEvenly_data() {
        QTest::addColumn<int>("map");
        QTest::newRow("ember") << static_cast<int>(ColourMap::Ember);
        QTest::newRow("lagoon") << static_cast<int>(ColourMap::Lagoon);
    }
    void sequentialMapsRiseEvenly() {
        QFETCH(int, map);
        const ColourTable& table = colourTable(static_cast<ColourMap>(map));
        const double low = perceivedLightness(table.front());
        const double high = perceivedLightness(table.back());
        QVERIFY(high - low > 0.6);
        for (std::size_t i = 0; i < table.size(); ++i) {
            const double even = low + (high - low) * static_cast<double>(i) / 255;
            QVERIFY2(std::abs(perceivedLightness(table[i]) - even) < 0.012,
                     qPrintable(QString::number(i)));
        }
        QVERIFY(longestStep(table) < 5);
    }

    void phaseMapCloses() {
        const ColourTable& table = colourTable(ColourMap::Phase);
        QVERIFY(distance(table.back(), table.front()) <= longestStep(table) + 1e-9);
        QVERIFY(longestStep(table) < 5);
    }

    void phaseMapTellsOppositePhasesApart() {
        const ColourTable& table = colourTable(ColourMap::Phase);
        for (std::size_t i = 0; i < 128; ++i) {
            QVERIFY(distance(table[i], table[i + 128]) > 60);
        }
    }

    void gammaKeepsTheEndsAndBrightensBelowOne() {
        const ColourTable& grey = colourTable(ColourMap::Grey);
        const ColourTable bright = withGamma(grey, 0.5);
        QCOMPARE(bright.front(), grey.front());
        QCOMPARE(bright.back(), grey.back());
        QCOMPARE(qRed(bright[64]), static_cast<int>(std::lround(255 * std::sqrt(64.0 / 255))));
        QCOMPARE(withGamma(grey, 1), grey);
    }
};

QTEST_MAIN(ColourMapsTest)
#include "colour_maps_test.moc"
