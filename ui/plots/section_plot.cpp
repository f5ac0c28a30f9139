// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/section_plot.h"

#include <qcustomplot.h>

namespace fringe {
namespace {

constexpr double micrometres = 1e6;
constexpr double room = 0.1; ///< around what is shown

} // namespace

SectionPlot::SectionPlot(QWidget* parent) : PlotFrame(parent), steps_(plot().addGraph()) {
    steps_->setLineStyle(QCPGraph::lsStepCenter);
    steps_->removeFromLegend();
    nameAxis(*plot().xAxis, tr("Place (µm)"));
    dress();
    setSection({}, true);
}

void SectionPlot::setSection(const std::vector<QPointF>& section, bool isRelief) {
    nameAxis(*plot().yAxis, isRelief ? tr("Relief (nm)") : tr("Opening"));
    QVector<QCPGraphData> data;
    QCPRange seen(0, 0);
    for (const QPointF& at : section) {
        data.append({at.x() * micrometres, at.y()});
        seen.expand(at.y());
    }
    steps_->data()->set(data);
    plot().xAxis->setRange(0, data.isEmpty() ? 1 : data.back().key);
    const double margin = room * seen.size();
    plot().yAxis->setRange(margin > 0 ? QCPRange(seen.lower - margin, seen.upper + margin)
                                      : QCPRange(0, 1));
    plot().replot(QCustomPlot::rpQueuedReplot);
    say(section.empty() ? tr("No section.") : QString());
}

void SectionPlot::dress() {
    steps_->setPen(QPen(palette().color(QPalette::Highlight), 1.5));
}

} // namespace fringe
