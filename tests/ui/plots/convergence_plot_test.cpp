// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/convergence_plot.h"

#include "tests/ui/contrast.h"

#include <QTest>
#include <qcustomplot.h>

#include <cmath>
#include <vector>

using namespace fringe;

namespace {

ConvergenceRun weighted() {
    return {"WGS", {0.62, 0.90, 0.92, 0.93}, {0.2, 0.7, 0.95, 0.99}, {45, 12, 2.5, 0}};
}

ConvergenceRun plain() {
    return {"GS", {0.62, 0.94}, {0.2, 0.6}, {45, 17}};
}

QCustomPlot& plotOf(const QWidget& widget) {
    return *widget.findChild<QCustomPlot*>();
}

QPalette paletteOn(const QColor& base) {
    QPalette palette;
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::Text, base.lightness() < 128 ? Qt::white : Qt::black);
    return palette;
}

QStringList legendOf(const QCustomPlot& plot) {
    QStringList names;
    for (int i = 0; i < plot.legend->itemCount(); ++i)
        if (auto* item = static_cast<QCPPlottableLegendItem*>(plot.legend->item(i)))
            names << item->plottable()->name(); // the last row may have empty places
    return names;
}

} // namespace

class ConvergencePlotTest : public QObject {
    Q_OBJECT

  private slots:
    void saysWhatToDoWhileThereIsNothing() {
        ConvergencePlot plot;
        QVERIFY(plot.note().contains("Start a design"));
        QVERIFY(!plotOf(plot).axisRect()->visible());
        plot.setRun(weighted());
        QVERIFY(plot.note().isEmpty());
        QVERIFY(plotOf(plot).axisRect()->visible());
        plot.clear();
        QVERIFY(!plot.note().isEmpty());
    }

    void picturesHaveAnErrorInPlaceOfUniformity() {
        ConvergencePlot plot;
        plot.setRun({"MRAF", {0.9, 0.5, 0.45}, {}, {60, 12, 4}, {0.4, 0.1, 0.03}});
        QCOMPARE(legendOf(plotOf(plot)), QStringList({"Efficiency", "σ", "Error"}));
        QVERIFY(plot.valuesAt(2).contains("Error: 0.03"));
        QVERIFY(plotOf(plot).yAxis->label().contains("error"));
        plot.setRun(weighted());
        QVERIFY(!plotOf(plot).yAxis->label().contains("error"));
    }

    void spotsHaveAnErrorBesideUniformity() {
        ConvergencePlot plot;
        ConvergenceRun run = weighted();
        run.error = {0.6, 0.2, 0.05, 0.01};
        plot.setRun(run);
        QCOMPARE(legendOf(plotOf(plot)), QStringList({"Efficiency", "Uniformity", "σ", "Error"}));
        QVERIFY(plot.valuesAt(3).contains("Error: 0.01"));
        QCOMPARE(plotOf(plot).yAxis->label().simplified(),
                 QStringLiteral("Efficiency, uniformity, error"));
    }

    void aShortRunKeepsAThirdOfTheAxisBesideALongOne() {
        ConvergencePlot plot;
        const std::vector<double> values(400, 0.5);
        const auto end = [&] { return plotOf(plot).xAxis->range().upper; };
        plot.setBeside({{"long", values, values, values}});
        QCOMPARE(end(), 399.0);
        plot.setRun(weighted());
        QCOMPARE(end(), 11.0);
        plot.setRun({"long", values, values, values});
        plot.setBeside({weighted()});
        QCOMPARE(end(), 399.0);
    }

    void axisNamesArePartedWhereTheyAreLongerThanTheAxis() {
        ConvergencePlot plot;
        plot.setRun(weighted());
        QFont large = plot.font();
        large.setPointSize(20);
        plotOf(plot).setFont(large);
        plot.setFont(large);
        plot.resize(480, 700);
        plot.show();
        const auto lines = [&] { return plotOf(plot).yAxis->label().split(QLatin1Char('\n')); };
        QTRY_COMPARE(lines().size(), 1);
        plot.resize(480, 320);
        QTRY_COMPARE(lines().size(), 2);
        const QFontMetrics metrics(plotOf(plot).yAxis->labelFont());
        for (const QString& line : lines())
            QVERIFY(metrics.horizontalAdvance(line) <= plotOf(plot).axisRect()->height());
        QCOMPARE(lines().join(QLatin1Char(' ')), QStringLiteral("Efficiency, uniformity"));
    }

    void drawsEachFigureByIteration() {
        ConvergencePlot plot;
        plot.setRun(weighted());
        const QCustomPlot& drawn = plotOf(plot);
        QCOMPARE(legendOf(drawn), QStringList({"Efficiency", "Uniformity", "σ"}));
        for (int i = 0; i < drawn.graphCount(); ++i) {
            QCPGraph* graph = drawn.graph(i);
            if (graph->dataCount() == 0)
                continue;
            QCOMPARE(graph->dataCount(), 4);
            QCOMPARE(graph->dataMainKey(3), 3.0);
            const bool isSigma = graph->valueAxis() == drawn.yAxis2;
            QCOMPARE(graph->name() == "σ", isSigma);
            QCOMPARE(graph->dataMainValue(1), isSigma                         ? 12.0
                                              : graph->name() == "Efficiency" ? 0.9
                                                                              : 0.7);
            QCOMPARE(std::isnan(graph->dataMainValue(3)), isSigma);
        }
    }

    void axesHaveTitlesAndHoldAllValues() {
        ConvergencePlot plot;
        plot.setRun(weighted());
        const QCustomPlot& drawn = plotOf(plot);
        QCOMPARE(drawn.xAxis->label(), QStringLiteral("Iteration"));
        QCOMPARE(drawn.yAxis2->label(), QStringLiteral("σ [%]"));
        QCOMPARE(drawn.xAxis->range().upper, 3.0);
        QCOMPARE(drawn.yAxis2->range().lower, 1.0);
        QCOMPARE(drawn.yAxis2->range().upper, 100.0);
    }

    void comparesTwoRuns() {
        ConvergencePlot plot;
        plot.setRun(weighted());
        plot.setBeside({plain()});
        const QCustomPlot& drawn = plotOf(plot);
        QCOMPARE(legendOf(drawn), QStringList({"Efficiency", "Uniformity", "σ", "GS"}));
        QVERIFY(plot.valuesAt(0).contains(QStringLiteral("Efficiency (WGS)")));
        QVERIFY(plot.valuesAt(0).contains(QStringLiteral("σ (GS)")));
        int dashed = 0;
        for (int i = 0; i < drawn.graphCount(); ++i)
            if (drawn.graph(i)->dataCount() > 0 && drawn.graph(i)->pen().style() == Qt::DashLine)
                ++dashed;
        QCOMPARE(dashed, 3);
        plot.setBeside({});
        QCOMPARE(legendOf(drawn).size(), 3);
    }

    void theRunBesideIsToldApartInLightAndDark() {
        for (const QColor base : {QColor(255, 255, 255), QColor(30, 32, 36)}) {
            ConvergencePlot plot;
            plot.setPalette(paletteOn(base));
            plot.resize(480, 320);
            plot.setRun(weighted());
            plot.setBeside({plain()});
            std::vector<QPen> solid, dashed; // figure by figure
            const QCustomPlot& drawn = plotOf(plot);
            for (int i = 0; i < drawn.graphCount(); ++i)
                (drawn.graph(i)->pen().style() == Qt::DashLine ? dashed : solid)
                    .push_back(drawn.graph(i)->pen());
            QCOMPARE(solid.size(), dashed.size());
            for (std::size_t figure = 0; figure < solid.size(); ++figure) {
                const QPen& main = solid[figure];
                const QPen& beside = dashed[figure];
                QVERIFY(contrast(main.color(), beside.color()) > 1.4);
                QVERIFY(contrast(beside.color(), base) > 1.8);
                QVERIFY(main.widthF() > beside.widthF());
            }
        }
    }

    void marksStandOnlyWhereTheyHaveRoomAndOnTheRunAlone() {
        ConvergencePlot plot;
        plot.resize(480, 320);
        plot.show();
        plot.setRun(weighted());
        plot.setBeside({plain()});
        const auto marks = [&] {
            int count = 0;
            for (int i = 0; i < plotOf(plot).graphCount(); ++i)
                count += plotOf(plot).graph(i)->dataCount() > 0
                         && !plotOf(plot).graph(i)->scatterStyle().isNone();
            return count;
        };
        QCOMPARE(marks(), 3);
        plot.setRun({"WGS", std::vector<double>(60, 0.9), std::vector<double>(60, 0.8),
                     std::vector<double>(60, 2)});
        QCOMPARE(marks(), 0);
        plot.resize(960, 320);
        QTRY_COMPARE(marks(), 3);
    }

    void tellsTheValuesOfAnIteration() {
        ConvergencePlot plot;
        plot.setRun(weighted());
        QCOMPARE(plot.valuesAt(2),
                 QStringLiteral("Iteration 2\nEfficiency: 0.92\nUniformity: 0.95\nσ: 2.5 %"));
        QVERIFY(plot.valuesAt(4).isEmpty());
        plot.setBeside({plain()});
        QVERIFY(plot.valuesAt(1).endsWith("Uniformity (GS): 0.6\nσ (GS): 17 %"));
        QVERIFY(!plot.valuesAt(2).contains("GS)\n") && !plot.valuesAt(2).contains("(GS)"));
    }

    void followsThePalette() {
        ConvergencePlot plot;
        plot.setRun(weighted());
        const QCustomPlot& drawn = plotOf(plot);
        const QColor before = drawn.graph(0)->pen().color();
        QPalette night;
        night.setColor(QPalette::Base, Qt::black);
        night.setColor(QPalette::Text, Qt::white);
        plot.setPalette(night);
        QVERIFY(drawn.graph(0)->pen().color() != before);
        QVERIFY(drawn.xAxis->labelColor().lightness() > 128);
    }
};

QTEST_MAIN(ConvergencePlotTest)
#include "convergence_plot_test.moc"
