// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/latency.h"
#include "ui/program/options.h"
#include "ui/style/icons.h"
#include "ui/window/distance_range.h"

#include <QTest>

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

    void theSliderSpansTheObject() {
        PointCloud cloud;
        cloud.points = {{0, 0, 0.19, 1, 0}, {0, 0, 0.23, 1, 0}};
        const auto around = distanceRange(cloud.bounds(), 50_mm);
        QVERIFY(around.low < 190_mm && around.high > 230_mm);
        const auto behind = distanceRange(std::nullopt, -100_mm);
        QVERIFY(behind.low < -100_mm && behind.high > -100_mm && behind.high < 0_mm);
        const auto nothing = distanceRange(std::nullopt, 0_mm);
        QVERIFY(nothing.low < nothing.high);
    }
};

} // namespace fringe

QTEST_MAIN(fringe::ProgramTest)
#include "program_test.moc"
