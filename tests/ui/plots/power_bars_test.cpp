// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/power_bars.h"

#include <QSignalSpy>
#include <QTest>
#include <qcustomplot.h>

using namespace fringe;

namespace {

using Spots = std::vector<int>;

struct Shown {
    Shown() {
        bars.resize(500, 300);
        bars.setPowers({{1.1}, {0.9}, {0.02, true}, {1.0}});
        bars.show();
        plot = bars.findChild<QCustomPlot*>();
        plot->replot(QCustomPlot::rpImmediateRefresh);
    }
    QPoint at(double spot) const {
        return {static_cast<int>(plot->xAxis->coordToPixel(spot + 1)),
                plot->axisRect()->rect().center().y()};
    }
    /// The spots of which bars with this legend are drawn.
    QList<double> keysOf(const QString& name) const {
        QList<double> keys;
        for (int i = 0; i < plot->plottableCount(); ++i) {
            auto* drawn = static_cast<QCPBars*>(plot->plottable(i));
            for (int j = 0; drawn->name() == name && j < drawn->dataCount(); ++j)
                keys << drawn->dataMainKey(j);
        }
        return keys;
    }

    PowerBars bars;
    QCustomPlot* plot;
};

} // namespace

class PowerBarsTest : public QObject {
    Q_OBJECT

  private slots:
    void saysWhatToDoWhileThereIsNothing() {
        PowerBars bars;
        QVERIFY(bars.note().contains("Start a design"));
        bars.setPowers({{1}});
        QVERIFY(bars.note().isEmpty());
    }

    void marksDarkAndSelectedSpots() {
        Shown shown;
        QCOMPARE(shown.keysOf("Spot"), QList<double>({1, 2, 4}));
        QCOMPARE(shown.keysOf("Spot to be dark"), QList<double>({3}));
        shown.bars.setSelection({1});
        QCOMPARE(shown.keysOf("Spot"), QList<double>({1, 4}));
        QCOMPARE(shown.keysOf("Selected"), QList<double>({2}));
    }

    void axesHaveTitlesAndHoldAllBars() {
        Shown shown;
        QCOMPARE(shown.plot->xAxis->label(), QStringLiteral("Spot"));
        QCOMPARE(shown.plot->yAxis->label(), QStringLiteral("Power relative to target"));
        QVERIFY(shown.plot->yAxis->range().contains(1.1));
        QVERIFY(shown.plot->yAxis->range().contains(0));
        QVERIFY(shown.plot->xAxis->range().contains(4));
    }

    void aClickSelects() {
        Shown shown;
        QSignalSpy chosen(&shown.bars, &PowerBars::selectionChanged);
        QTest::mouseClick(shown.plot, Qt::LeftButton, {}, shown.at(3));
        QCOMPARE(shown.bars.selection(), Spots({3}));
        QTest::mouseClick(shown.plot, Qt::LeftButton, Qt::ControlModifier, shown.at(0));
        QCOMPARE(shown.bars.selection(), Spots({0, 3}));
        QTest::mouseClick(shown.plot, Qt::LeftButton, Qt::ControlModifier, shown.at(3));
        QCOMPARE(shown.bars.selection(), Spots({0}));
        QTest::mouseClick(shown.plot, Qt::LeftButton, {}, {1, 1});
        QVERIFY(shown.bars.selection().empty());
        QCOMPARE(chosen.count(), 4);
    }

    void fewerSpotsDropTheirSelection() {
        Shown shown;
        shown.bars.setSelection({3, 0});
        shown.bars.setPowers({{1}, {1}});
        QCOMPARE(shown.bars.selection(), Spots({0}));
    }

    void tellsTheValueOfASpot() {
        Shown shown;
        QCOMPARE(shown.bars.valueAt(1), QStringLiteral("Spot 2: 0.9 of its target"));
        QCOMPARE(shown.bars.valueAt(2),
                 QStringLiteral("Spot 3, to be dark: 0.02 of the mean power"));
    }

    void theWheelZoomsAndADoubleClickShowsAll() {
        Shown shown;
        shown.plot->xAxis->setRange(2, 90);
        QVERIFY(shown.plot->xAxis->range().upper <= 4.6);
        shown.plot->xAxis->setRange(2, 3);
        QTest::mouseDClick(shown.plot, Qt::LeftButton, {}, shown.at(1.5));
        QCOMPARE(shown.plot->xAxis->range().lower, 0.4);
        QCOMPARE(shown.plot->xAxis->range().upper, 4.6);
    }
};

QTEST_MAIN(PowerBarsTest)
#include "power_bars_test.moc"
