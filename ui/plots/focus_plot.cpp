// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/focus_plot.h"

#include <qcustomplot.h>

#include <algorithm>
#include <iterator>

namespace fringe {
namespace {

constexpr double perMetre = 1e3;  ///< millimetres
constexpr double focusRoom = 1.1; ///< to the top, of the highest mark
constexpr double markSize = 9;    ///< pixels

std::vector<QPointF> pointsOf(const QCPGraph& graph) {
    std::vector<QPointF> points;
    std::ranges::transform(*graph.data(), std::back_inserter(points),
                           [](const QCPGraphData& at) { return QPointF(at.key, at.value); });
    return points;
}

/// The higher of the two values between which a place lies.
double valueNear(const QVector<QCPGraphData>& curve, double key) {
    const auto after = std::ranges::lower_bound(curve, key, {}, &QCPGraphData::key);
    const double next = after == curve.end() ? 0 : after->value;
    return after == curve.begin() ? next : std::max(next, std::prev(after)->value);
}

} // namespace

FocusPlot::FocusPlot(QWidget* parent)
    : PlotFrame(parent), curve_(plot().addGraph()), marks_(plot().addGraph()) {
    marks_->setLineStyle(QCPGraph::lsImpulse);
    for (QCPGraph* graph : {curve_, marks_})
        graph->removeFromLegend();
    nameAxis(*plot().xAxis, tr("Distance (mm)"));
    nameAxis(*plot().yAxis, tr("Sharpness"));
    plot().yAxis->setRange(0, focusRoom);
    dress();
    setCurve({}, {});
}

void FocusPlot::setCurve(const std::vector<QPointF>& curve, const std::vector<double>& marked) {
    double most = 0;
    for (const QPointF& at : curve)
        most = std::max(most, at.y());
    QVector<QCPGraphData> shown, marks;
    for (const QPointF& at : curve)
        shown.append(QCPGraphData(at.x() * perMetre, most > 0 ? at.y() / most : 0));
    curve_->data()->set(shown, true);
    for (const double distance : marked)
        marks.append(QCPGraphData(distance * perMetre, valueNear(shown, distance * perMetre)));
    marks_->data()->set(marks);
    if (!shown.isEmpty())
        plot().xAxis->setRange(shown.front().key, shown.back().key);
    plot().replot(QCustomPlot::rpQueuedReplot);
    say(curve.empty() ? tr("Nothing has been searched yet.") : QString());
}

std::vector<QPointF> FocusPlot::curve() const {
    return pointsOf(*curve_);
}

std::vector<QPointF> FocusPlot::marks() const {
    return pointsOf(*marks_);
}

void FocusPlot::dress() {
    PlotFrame::dress();
    const QColor mark = seriesColour(1, palette());
    curve_->setPen(QPen(palette().color(QPalette::Text), 1.5));
    marks_->setPen(QPen(mark, 1.5));
    marks_->setScatterStyle({QCPScatterStyle::ssDisc, mark, markSize});
}

} // namespace fringe
