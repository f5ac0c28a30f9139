// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/design.h"
#include "ui/program/latency.h"
#include "ui/program/options.h"
#include "ui/style/icons.h"
#include "ui/window/distance_range.h"

#include <QTest>

#include <cmath>

namespace fringe {

class ProgramTest : public QObject {
    Q_OBJECT

    static std::optional<OptionsEnd> endOf(const QStringList& arguments) {
        std::optional<OptionsEnd> end;
        readOptions(QStringList{QStringLiteral("fringe-studio")} + arguments, end);
        return end;
    }

  private slots:
    void optionsAreRead() {
        std::optional<OptionsEnd> end;
        const Options options =
            readOptions({"fringe-studio", "a.fringe", "--language", "de", "--demo", "--screenshot",
                         "x.png", "--size", "1600x900", "--latency"},
                        end);
        QVERIFY(!end);
        QCOMPARE(options.file, QStringLiteral("a.fringe"));
        QCOMPARE(options.language, QStringLiteral("de"));
        QVERIFY(options.demo);
        QCOMPARE(options.screenshot, QStringLiteral("x.png"));
        QCOMPARE(*options.size, QSize(1600, 900));
        QVERIFY(options.latency);
    }

    void mistakesEndWithStatusTwo() {
        for (const QStringList& wrong :
             {QStringList{"--nonsense"}, QStringList{"a", "b"}, QStringList{"--size", "big"},
              QStringList{"--size", "0x10"}}) {
            const auto end = endOf(wrong);
            QVERIFY(end);
            QCOMPARE(end->status, 2);
            QVERIFY(!end->text.isEmpty());
        }
        QCOMPARE(endOf({"--help"})->status, 0);
        QCOMPARE(endOf({"--version"})->status, 0);
    }

    void latencyKnowsABusyLoop() {
        Latency latency;
        QCOMPARE(latency.quantile(1), 0.0);
        QTest::qWait(60);
        QTimer::singleShot(0, [] { QTest::qSleep(150); });
        QTRY_VERIFY(latency.quantile(1) >= 150);
        QVERIFY(latency.quantile(0.1) < latency.quantile(1));
        QVERIFY(latency.quantile(0.1) > 0);
        QVERIFY(latency.text().contains(QLatin1String("ms")));
    }

    void iconsAreThere() {
        for (const char* name : {"new", "compute", "cancel", "warning", "points", "outputs"})
            QVERIFY2(!icon(QLatin1String(name)).isNull(), name);
        QVERIFY(!programIcon().isNull());
    }

    static Box between(double low, double high) { return {{0, 0, low}, {0, 0, high}}; }

    void theSliderSpansTheObjectOnItsSideOfThePlate() {
        const Design design = designFor("points");
        const auto one = distanceRange(design, between(0.19, 0.23), {});
        QVERIFY(one.low < 190_mm && one.high > 230_mm && one.low > 100_mm && one.high < 320_mm);
        const auto rings = distanceRange(design, between(0.15, 0.25), {});
        QVERIFY(rings.low > 0_mm && rings.low < 150_mm && rings.high > 250_mm);
        const auto behind = distanceRange(design, between(-0.3, -0.05), {});
        QVERIFY(behind.low < -300_mm && behind.high > -50_mm && behind.high < 0_mm);
        const auto through = distanceRange(design, between(-0.01, 0.02), {});
        QVERIFY(through.low < -10_mm && through.high > 20_mm);
    }

    void whereNoDepthIsKnownTheSliderIsAroundTheDistance() {
        Design design = designFor("field");
        design.reconstruction.distance = -100_mm;
        const auto behind = distanceRange(design, {}, {});
        QVERIFY(behind.low < -100_mm && behind.high > -100_mm && behind.high < 0_mm);
        design.reconstruction.distance = 0_mm;
        const auto nothing = distanceRange(design, {}, {});
        QVERIFY(nothing.low < nothing.high);
    }

    /// A side of 1024 · 8 µm, and light that pixels of 8 µm send aside by 532 nm/8 µm.
    void whereNoDepthIsKnownAllThatThePlateReachesIsSearched() {
        Design design = designFor("field");
        design.setup.wavelengths = {532_nm};
        design.setup.plate = {{512, 1024}, 8_um, 8_um};
        design.reconstruction.distance = 20_mm;
        const auto range = searchedRange(design, {}, {});
        QVERIFY(std::abs(range.high.si() - 1024 * 8e-6 * 8e-6 / 532e-9) < 1e-12);
        QCOMPARE(range.low.si(), -range.high.si());
        design.reconstruction.distance = 400_mm;
        QVERIFY(searchedRange(design, {}, {}).high > 400_mm);
        QVERIFY(searchedRange(design, between(0.1, 0.1), {}).low > 0_mm);
    }
};

} // namespace fringe

QTEST_MAIN(fringe::ProgramTest)
#include "program_test.moc"
