// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/focus_plot.h"

#include "ui/style/look.h"
#include "ui/style/theme.h"

#include <QApplication>
#include <QLabel>
#include <QTest>
#include <qcustomplot.h>

using namespace fringe;

namespace {

struct Shown {
    Shown() {
        plot.resize(440, 240);
        plot.setCurve({{0.1, 1}, {0.15, 8}, {0.2, 2}, {0.25, 4}, {0.3, 1}}, {0.15, 0.25});
        plot.show();
    }
    QCustomPlot& drawn() const { return *plot.findChild<QCustomPlot*>(); }

    FocusPlot plot;
};

} // namespace

class FocusPlotTest : public QObject {
    Q_OBJECT

  private slots:
    void cleanup() { applyLook(*qApp, QStringLiteral("light")); }

    void itWearsEachTheme_data() {
        QTest::addColumn<Theme>("theme");
        QTest::newRow("light") << Theme::Light;
        QTest::newRow("dark") << Theme::Dark;
        QTest::newRow("contrast") << Theme::Contrast;
        QTest::newRow("lab") << Theme::Lab;
    }
    void itWearsEachTheme() {
        QFETCH(const Theme, theme);
        applyLook(*qApp, QLatin1String(QTest::currentDataTag()));
        Shown shown;
        const auto ground = [&] { return shown.plot.grab().toImage().pixelColor(3, 3); };
        QTRY_COMPARE(ground(), shade(Role::Base, theme));
        QCOMPARE(shown.drawn().graph(0)->pen().color(), shade(Role::Text, theme));
        QCOMPARE(shown.drawn().xAxis->tickLabelFont(), shown.plot.font());
    }

    void aWordLongerThanTheUprightAxisIsLeftOut() {
        Shown shown;
        QTRY_COMPARE(shown.drawn().yAxis->label(), QStringLiteral("Sharpness"));
        shown.plot.resize(440, 70);
        QTRY_COMPARE(shown.drawn().yAxis->label(), QString());
        QCOMPARE(shown.drawn().xAxis->label(), QStringLiteral("Distance (mm)"));
        shown.plot.resize(440, 240);
        QTRY_COMPARE(shown.drawn().yAxis->label(), QStringLiteral("Sharpness"));
    }
};

QTEST_MAIN(FocusPlotTest)
#include "focus_plot_test.moc"
