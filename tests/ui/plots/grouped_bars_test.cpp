// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/grouped_bars.h"

#include <QTest>
#include <qcustomplot.h>

using namespace fringe;

namespace {

BarChart sample() {
    const auto inWords = [](double value) { return QStringLiteral("<%1>").arg(value); };
    return {
        QStringLiteral("Rate"),
        QStringLiteral("Points"),
        {{"512", {{"direct", Bar::Fill::Pale, 9e9, "slow"}, {"nufft", Bar::Fill::Solid, 4e10, {}}}},
         {"1024",
          {{"direct", Bar::Fill::Pale, 1e10, {}},
           {"others", Bar::Fill::Hatched, 6.5e10, "of 2009", "a card"}}}},
        inWords};
}

QCustomPlot& plotOf(const QWidget& widget) {
    return *widget.findChild<QCustomPlot*>();
}

QCPBars* barsNamed(QCustomPlot& plot, const QString& name) {
    for (int i = 0; i < plot.plottableCount(); ++i)
        if (plot.plottable(i)->name() == name)
            return static_cast<QCPBars*>(plot.plottable(i));
    return nullptr;
}

} // namespace

class GroupedBarsTest : public QObject {
    Q_OBJECT

  private slots:
    void saysItsNoteWhileThereIsNothing() {
        GroupedBars bars;
        bars.setChart({}, "nothing yet");
        QCOMPARE(bars.note(), QStringLiteral("nothing yet"));
        bars.setChart(sample(), "nothing yet");
        QVERIFY(bars.note().isEmpty());
    }

    void noTwoOfManySeriesLookAlike() {
        BarChart chart = sample();
        chart.groups = {{"512", {}}};
        constexpr int series = 14;
        for (int n = 0; n < series; ++n)
            chart.groups.front().bars.push_back(
                {QStringLiteral("series %1").arg(n), Bar::Fill::Solid, 1e9 * (n + 1), {}});
        GroupedBars bars;
        bars.setChart(chart, {});
        QCustomPlot& plot = plotOf(bars);
        QSet<QPair<QRgb, int>> looks;
        for (int i = 0; i < plot.plottableCount(); ++i) {
            const QBrush brush = static_cast<QCPBars*>(plot.plottable(i))->brush();
            looks.insert({brush.color().rgba(), static_cast<int>(brush.style())});
        }
        QCOMPARE(looks.size(), series);
    }

    void barsOfOneNameShareColourAndLegend() {
        GroupedBars bars;
        bars.setChart(sample(), {});
        QCustomPlot& plot = plotOf(bars);
        QCOMPARE(plot.plottableCount(), 3);
        QCOMPARE(plot.legend->itemCount(), 3);
        QCPBars* direct = barsNamed(plot, "direct");
        QCOMPARE(direct->dataCount(), 2);
        QCOMPARE(direct->baseValue() + direct->dataMainValue(0), 9e9);
        QCOMPARE(direct->baseValue() + direct->dataMainValue(1), 1e10);
        QVERIFY(direct->brush().color().alphaF() < 0.5F);
        QCOMPARE(barsNamed(plot, "nufft")->brush().style(), Qt::SolidPattern);
        QCOMPARE(barsNamed(plot, "others")->brush().style(), Qt::BDiagPattern);
    }

    void groupsStandApart() {
        GroupedBars bars;
        bars.setChart(sample(), {});
        QCustomPlot& plot = plotOf(bars);
        const double withinGroup =
            barsNamed(plot, "nufft")->dataMainKey(0) - barsNamed(plot, "direct")->dataMainKey(0);
        const double betweenGroups =
            barsNamed(plot, "direct")->dataMainKey(1) - barsNamed(plot, "nufft")->dataMainKey(0);
        QCOMPARE(withinGroup, 1.0);
        QVERIFY(betweenGroups > 2);
    }

    void theAxisHoldsAllBarsAndSpeaksTheWordsOfTheChart() {
        GroupedBars bars;
        bars.resize(600, 400);
        bars.setChart(sample(), {});
        QCustomPlot& plot = plotOf(bars);
        plot.replot(QCustomPlot::rpImmediateRefresh);
        QVERIFY(plot.yAxis->range().lower < 9e9 && plot.yAxis->range().upper > 6.5e10);
        QCOMPARE(plot.yAxis->label(), QStringLiteral("Rate"));
        QVERIFY(plot.yAxis->tickVectorLabels().contains("<1e+10>"));
        QCOMPARE(plot.xAxis->tickVectorLabels(), QVector<QString>({"512", "1024"}));
        QStringList numbers;
        for (int i = 0; i < plot.itemCount(); ++i)
            numbers << static_cast<QCPItemText*>(plot.item(i))->text();
        QCOMPARE(numbers, QStringList({"<9e+09>", "<4e+10>", "<1e+10>", "<6.5e+10>", "a card"}));
    }

    void barsThatTheLegendDoesNotTellApartCarryTheirNames() {
        GroupedBars bars;
        bars.setChart(sample(), {});
        QCustomPlot& plot = plotOf(bars);
        const auto* name = static_cast<QCPItemText*>(plot.item(plot.itemCount() - 1));
        QCOMPARE(name->text(), QStringLiteral("a card"));
        const QCPBars* others = barsNamed(plot, "others");
        QCOMPARE(name->position->key(), others->dataMainKey(0));
        QCOMPARE(name->position->value(), others->baseValue());
    }

    void eachBarTellsOfItself() {
        GroupedBars bars;
        bars.setChart(sample(), {});
        QCOMPARE(bars.toldOf(0), QStringLiteral("slow"));
        QCOMPARE(bars.toldOf(3), QStringLiteral("of 2009"));
    }

    void thePictureIsTwiceTheSizeOnTheScreen() {
        GroupedBars bars;
        bars.resize(300, 200);
        bars.show();
        bars.setChart(sample(), {});
        QCOMPARE(bars.picture().size(), QSize(600, 400));
    }
};

QTEST_MAIN(GroupedBarsTest)
#include "grouped_bars_test.moc"
