// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/scatter_plot.h"

#include <QMouseEvent>
#include <QToolTip>
#include <qcustomplot.h>

#include <cmath>

namespace fringe {
namespace {

constexpr double reach = 10;    ///< pixels from a mark
constexpr double margin = 0.08; ///< of the axes, beside the marks

/// Some room around, also around one value.
QCPRange widened(const QCPRange& range) {
    const double room =
        range.size() > 0 ? margin * range.size() : std::max(std::abs(range.lower), 1.0) * margin;
    return {range.lower - room, range.upper + room};
}

} // namespace

ScatterPlot::ScatterPlot(QWidget* parent)
    : PlotFrame(parent), all_(plot().addGraph()), chosen_(plot().addGraph()) {
    for (QCPGraph* graph : {all_, chosen_}) {
        graph->setLineStyle(QCPGraph::lsNone);
        graph->removeFromLegend();
    }
    connect(&plot(), &QCustomPlot::mousePress, this, [this](QMouseEvent* event) {
        if (const Mark* mark = near(event->position()))
            emit picked(mark->id);
    });
    connect(&plot(), &QCustomPlot::mouseMove, this, [this](QMouseEvent* event) {
        const Mark* mark = near(event->position());
        QToolTip::showText(event->globalPosition().toPoint(), mark ? mark->told : QString(), this);
    });
    dress();
    setMarks({}, {}, {});
}

void ScatterPlot::setMarks(std::vector<Mark> marks, const QString& across, const QString& up) {
    marks_ = std::move(marks);
    nameAxis(*plot().xAxis, across);
    nameAxis(*plot().yAxis, up);
    draw();
    say(marks_.empty() ? tr("No results yet that have both numbers.") : QString());
}

void ScatterPlot::draw() {
    QVector<QCPGraphData> all, chosen;
    QCPRange across, up;
    for (const Mark& mark : marks_) {
        (mark.isChosen ? chosen : all).append({mark.at.x(), mark.at.y()});
        const bool isFirst = &mark == &marks_.front();
        across = isFirst ? QCPRange(mark.at.x(), mark.at.x())
                         : across.expanded({mark.at.x(), mark.at.x()});
        up = isFirst ? QCPRange(mark.at.y(), mark.at.y()) : up.expanded({mark.at.y(), mark.at.y()});
    }
    all_->data()->set(all);
    chosen_->data()->set(chosen);
    plot().xAxis->setRange(widened(across));
    plot().yAxis->setRange(widened(up));
    plot().replot(QCustomPlot::rpQueuedReplot);
}

const ScatterPlot::Mark* ScatterPlot::near(const QPointF& place) const {
    const Mark* nearest = nullptr;
    double least = reach;
    for (const Mark& mark : marks_) {
        const QPointF away(plot().xAxis->coordToPixel(mark.at.x()) - place.x(),
                           plot().yAxis->coordToPixel(mark.at.y()) - place.y());
        if (const double distance = std::hypot(away.x(), away.y()); distance <= least) {
            least = distance;
            nearest = &mark;
        }
    }
    return nearest;
}

void ScatterPlot::dress() {
    PlotFrame::dress();
    const auto disc = [this](int colour, double size) {
        const QColor of = seriesColour(colour, palette());
        return QCPScatterStyle(QCPScatterStyle::ssDisc, of, of, size);
    };
    all_->setScatterStyle(disc(0, 7));
    chosen_->setScatterStyle(disc(2, 10));
}

} // namespace fringe
