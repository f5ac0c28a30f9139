// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/benchmark/bench_table.h"
#include "ui/benchmark/bench_text.h"
#include "ui/benchmark/speed_chart.h"

#include <QFont>
#include <QLocale>
#include <QTest>

namespace fringe {
namespace {

BenchRow speedRow(const char* method, std::int64_t points, double rate) {
    BenchRow row;
    row.benchmark = "points";
    row.what = {{"method", method}, {"points", points}, {"size", "1920x1024"}, {"tolerance", 1e-4}};
    row.device = "cpu";
    row.runs = 3;
    row.rate = rate;
    row.seconds = static_cast<double>(points * row.what.shape().count()) / rate;
    row.unit = "pairs";
    row.direct = row.what.text("method") == "exact";
    return row;
}

BenchRow othersRow() {
    BenchRow row = speedRow("Fresnel, recurrence", 1024, 6.5e10);
    row.device = "Radeon HD 5850";
    row.published = true;
    return row;
}

BenchRow errorRow(const char* method, double distance, double error) {
    BenchRow row;
    row.benchmark = "errors";
    row.what = {{"method", method}, {"tolerance", 1e-4}, {"distance", distance}, {"pitch", 8e-6}};
    row.device = "cpu";
    row.runs = 1;
    row.error = error;
    return row;
}

int columnOf(const BenchTable& table, const QString& title) {
    for (int column = 0; column < table.columnCount(); ++column)
        if (table.headerData(column, Qt::Horizontal, Qt::DisplayRole) == title)
            return column;
    return -1;
}

QVariant cell(const BenchTable& table, int row, const QString& title, int role = Qt::DisplayRole) {
    return table.data(table.index(row, columnOf(table, title)), role);
}

} // namespace

/// What is shown of benchmark rows.
class BenchTextTest : public QObject {
    Q_OBJECT

  private slots:
    void init() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void numbersAreWrittenAsTheLanguageDoes() {
        QCOMPARE(bench_text::seconds(0.0123), QStringLiteral("12.3 ms"));
        QCOMPARE(bench_text::seconds(59), QStringLiteral("59 s"));
        QVERIFY(bench_text::seconds(0).isEmpty() && bench_text::error(0).isEmpty());
        QCOMPARE(bench_text::error(3.14e-5), QStringLiteral("3.1·10⁻⁵"));
        QCOMPARE(bench_text::error(1e-4), QStringLiteral("10⁻⁴"));
        QCOMPARE(bench_text::error(9.99e-11), QStringLiteral("10⁻¹⁰"));
        QCOMPARE(bench_text::error(0.25), QStringLiteral("2.5·10⁻¹"));
        QLocale::setDefault(QLocale(QLocale::German));
        QCOMPARE(bench_text::seconds(0.0123), QStringLiteral("12,3 ms"));
        QCOMPARE(bench_text::share(0.615), QStringLiteral("61,5 %"));
        QCOMPARE(bench_text::error(3.1e-5), QStringLiteral("3,1·10⁻⁵"));
        QVERIFY(bench_text::rate(speedRow("exact", 512, 9.25e9)).startsWith("9,25 G pairs/s"));
    }

    void theTableComparesWithTheFastestDirectSum() {
        BenchTable table;
        table.setRows({speedRow("exact", 1024, 1e10), speedRow("nufft", 1024, 4e10),
                       speedRow("nufft", 512, 4e10), othersRow()});
        QCOMPARE(table.rowCount(), 4);
        const QString gain = QStringLiteral("Against direct");
        QCOMPARE(cell(table, 0, gain).toString(), QStringLiteral("1 ×"));
        QCOMPARE(cell(table, 1, gain).toString(), QStringLiteral("4 ×"));
        QVERIFY(cell(table, 2, gain).toString().isEmpty());
        QVERIFY(cell(table, 3, gain).toString().isEmpty());
        const QString rate = QStringLiteral("Rate");
        QCOMPARE(cell(table, 1, rate).toString(), QStringLiteral("40 G pairs/s"));
        QCOMPARE(cell(table, 1, rate, BenchTable::SortRole).toDouble(), 4e10);
        QCOMPARE(cell(table, 1, QStringLiteral("Points")).toString(), QStringLiteral("1,024"));
        QCOMPARE(cell(table, 1, QStringLiteral("Pixels")).toString(),
                 QStringLiteral("1920 × 1024"));
        QCOMPARE(columnOf(table, QStringLiteral("Distance")), -1);
    }

    void barsAreGroupedByPoints() {
        const BarChart chart =
            speedChart({speedRow("exact", 512, 9e9), speedRow("nufft", 512, 4e10),
                        speedRow("exact", 1024, 1e10), othersRow()},
                       SpeedQuantity::Rate);
        QCOMPARE(chart.groups.size(), std::size_t(2));
        QCOMPARE(chart.groups[0].title, QStringLiteral("512"));
        QCOMPARE(chart.groups[1].bars.size(), std::size_t(2));
        QVERIFY(chart.groups[0].bars[0].fill == Bar::Fill::Pale);
        QVERIFY(chart.groups[0].bars[1].fill == Bar::Fill::Solid);
        const Bar& others = chart.groups[1].bars[1];
        QVERIFY(others.fill == Bar::Fill::Hatched);
        QCOMPARE(others.name, QStringLiteral("Published by others"));
        QCOMPARE(others.value, 6.5e10);
        QVERIFY(others.told.contains("Radeon HD 5850"));
    }

    void tablesStandByTheirSizesAndSayEachFigureOfOthersOnce() {
        BenchRow wide = speedRow("fresnel", 1024, 4e10), table = othersRow(), real = wide;
        wide.what["size"] = std::string("1920x1080");
        table.benchmark = real.benchmark = "tables";
        real.what["real_part"] = true;
        const BarChart chart = speedChart({wide, real, othersRow(), table}, SpeedQuantity::Rate);
        QCOMPARE(chart.groups.size(), std::size_t(2));
        QCOMPARE(chart.groups[0].title, QStringLiteral("1,024\n1920 × 1024"));
        QCOMPARE(chart.groups[0].bars.size(), std::size_t(2));
        QVERIFY(chart.groups[0].bars[0].name.endsWith(", Real part"));
        QVERIFY(!chart.groups[1].bars[0].name.contains("Real part"));
    }

    void transformsStandByTheirSizes() {
        BenchRow disk;
        disk.benchmark = "fft";
        disk.device = "cpu";
        disk.seconds = 0.5;
        disk.rate = 3e7;
        disk.unit = "samples";
        disk.what = {{"method", "on the disk"}, {"size", "4096x2048"}};
        BenchRow memory = disk, leftOut = disk;
        memory.what = {{"method", "in memory"}, {"size", "8192x8192"}};
        leftOut.seconds = leftOut.rate = 0;
        const BarChart chart = speedChart({memory, disk, leftOut}, SpeedQuantity::Rate);
        QCOMPARE(chart.groups.size(), std::size_t(2));
        QCOMPARE(chart.groups[0].title, QStringLiteral("4096 × 2048"));
        QCOMPARE(chart.groups[0].bars.size(), std::size_t(1));
        QCOMPARE(chart.groups[0].bars[0].name, QStringLiteral("on the disk"));
        QVERIFY(chart.groups[0].bars[0].told.contains(QStringLiteral("4096 × 2048")));
        QCOMPARE(chart.groupTitle, QStringLiteral("Pixels"));
        // Beside points they stay in the table.
        QCOMPARE(speedChart({disk, speedRow("exact", 512, 9e9)}, SpeedQuantity::Rate).groupTitle,
                 QStringLiteral("Points"));
    }

    void barsOfTimesShowTimes() {
        const BarChart chart = speedChart({speedRow("exact", 512, 1e10)}, SpeedQuantity::Time);
        QCOMPARE(chart.groups[0].bars[0].value, 512 * 1920 * 1024 / 1e10);
        QCOMPARE(chart.format(0.002), QStringLiteral("2 ms"));
    }

    void devicesAreNamedWhereThereAreSeveral() {
        BenchRow other = speedRow("exact", 512, 2e12);
        other.device = "cuda:0";
        const BarChart chart =
            speedChart({speedRow("exact", 512, 9e9), other}, SpeedQuantity::Rate);
        QVERIFY(chart.groups[0].bars[0].name.endsWith(", cpu"));
        QVERIFY(chart.groups[0].bars[1].name.endsWith(", cuda:0"));
    }

    void errorsHaveColumnsOfTheirGeometry() {
        BenchRow refused = errorRow("nufft", 10, 0);
        refused.runs = 0;
        const std::vector<BenchRow> rows{errorRow("exact", 0.01, 2e-6),
                                         errorRow("nufft", 0.01, 8e-5), refused};
        BenchTable table;
        table.setRows(rows);
        QCOMPARE(cell(table, 0, QStringLiteral("Distance")).toString(), QStringLiteral("10 mm"));
        QCOMPARE(cell(table, 2, QStringLiteral("Distance")).toString(), QStringLiteral("10 m"));
        QCOMPARE(cell(table, 0, QStringLiteral("Pitch")).toString(), QStringLiteral("8 µm"));
        QCOMPARE(cell(table, 1, QStringLiteral("Error")).toString(), bench_text::error(8e-5));
        QVERIFY(cell(table, 2, QStringLiteral("Error")).toString().isEmpty());
        QCOMPARE(columnOf(table, QStringLiteral("Rate")), -1);
        QVERIFY(errorSummary({}).isEmpty());
        QVERIFY(errorSummary(rows).startsWith("No error is above"));
        QVERIFY(errorSummary(rows).contains(bench_text::error(8e-5)));
    }

    void anErrorAboveItsToleranceIsMarked() {
        const std::vector<BenchRow> rows{errorRow("exact", 0.01, 2e-4)};
        BenchTable table;
        table.setRows(rows);
        const QString error = QStringLiteral("Error");
        QVERIFY(cell(table, 0, error, Qt::FontRole).value<QFont>().bold());
        QVERIFY(!cell(table, 0, error, Qt::DecorationRole).isNull());
        QVERIFY(!cell(table, 0, QStringLiteral("Method"), Qt::FontRole).value<QFont>().bold());
        QVERIFY(errorSummary(rows).contains("above the tolerance"));
    }
};

} // namespace fringe

QTEST_MAIN(fringe::BenchTextTest)
#include "bench_text_test.moc"
