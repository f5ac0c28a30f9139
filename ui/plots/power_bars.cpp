// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/power_bars.h"

#include "app/text/numbers.h"

#include <QMouseEvent>
#include <QToolTip>
#include <qcustomplot.h>

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

constexpr std::size_t dark = 1, selected = 2; ///< added up, the number of a kind of bars

} // namespace

PowerBars::PowerBars(QWidget* parent)
    : PlotFrame(parent), wanted_(new QCPItemStraightLine(&plot())) {
    setObjectName(QStringLiteral("powerBars"));
    setAccessibleName(tr("Power per spot"));
    nameAxis(*plot().xAxis, tr("Spot"));
    nameAxis(*plot().yAxis, tr("Power relative to target"));
    const auto whole = QSharedPointer<QCPAxisTickerFixed>::create();
    whole->setScaleStrategy(QCPAxisTickerFixed::ssMultiples);
    plot().xAxis->setTicker(whole);
    plot().xAxis->setSubTicks(false);
    plot().xAxis->grid()->setVisible(false);
    plot().setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    plot().axisRect()->setRangeZoom(Qt::Horizontal);
    plot().axisRect()->setRangeDrag(Qt::Horizontal);
    for (QCPBars*& bars : bars_)
        bars = new QCPBars(plot().xAxis, plot().yAxis);
    bars_[0]->setName(tr("Spot"));
    bars_[dark]->setName(tr("Spot to be dark"));
    bars_[selected]->setName(tr("Selected"));
    bars_[selected | dark]->removeFromLegend();
    useLegend(3);
    wanted_->point1->setCoords(0, 1);
    wanted_->point2->setCoords(1, 1);
    connect(&plot(), &QCustomPlot::mousePress, this, &PowerBars::click);
    connect(&plot(), &QCustomPlot::mouseMove, this, &PowerBars::hover);
    connect(&plot(), &QCustomPlot::mouseDoubleClick, this, &PowerBars::showAll);
    connect(plot().xAxis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), this,
            &PowerBars::keepInside);
    dress();
    setPowers({});
}

void PowerBars::setPowers(std::vector<SpotPower> powers) {
    const bool more = powers.size() != powers_.size();
    powers_ = std::move(powers);
    std::erase_if(selection_,
                  [this](int spot) { return spot >= static_cast<int>(powers_.size()); });
    draw();
    if (more)
        showAll();
    say(powers_.empty() ? tr("No powers yet. Start a design to see what each spot gets.")
                        : QString());
}

void PowerBars::setSelection(std::vector<int> spots) {
    std::ranges::sort(spots);
    selection_ = std::move(spots);
    draw();
}

void PowerBars::draw() {
    std::array<QVector<QCPBarsData>, kinds> data;
    double highest = 1;
    for (int spot = 0; spot < static_cast<int>(powers_.size()); ++spot) {
        const SpotPower& power = powers_[static_cast<std::size_t>(spot)];
        const std::size_t kind = (power.dark ? dark : 0) | (isSelected(spot) ? selected : 0);
        data[kind].append({spot + 1.0, power.relative});
        highest = std::max(highest, power.relative);
    }
    for (std::size_t kind = 0; kind < kinds; ++kind)
        bars_[kind]->data()->set(data[kind], true);
    plot().yAxis->setRange(0, 1.1 * highest);
    plot().replot(QCustomPlot::rpQueuedReplot);
}

void PowerBars::showAll() {
    plot().xAxis->setRange(0.4, static_cast<double>(powers_.size()) + 0.6);
    plot().replot(QCustomPlot::rpQueuedReplot);
}

void PowerBars::keepInside() {
    const QCPRange all(0.4, static_cast<double>(powers_.size()) + 0.6);
    plot().xAxis->setRange(plot().xAxis->range().bounded(all.lower, all.upper));
}

bool PowerBars::isSelected(int spot) const {
    return std::ranges::binary_search(selection_, spot);
}

int PowerBars::spotAt(const QMouseEvent& event) const {
    if (!plot().axisRect()->rect().contains(event.pos()))
        return -1;
    const auto number = std::lround(plot().xAxis->pixelToCoord(event.position().x()));
    return number >= 1 && number <= std::ssize(powers_) ? static_cast<int>(number) - 1 : -1;
}

void PowerBars::click(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return;
    const int spot = spotAt(*event);
    std::vector<int> spots;
    if (event->modifiers().testFlag(Qt::ControlModifier))
        spots = selection_;
    if (std::erase(spots, spot) == 0 && spot >= 0)
        spots.push_back(spot);
    setSelection(std::move(spots));
    emit selectionChanged(selection_);
}

void PowerBars::hover(QMouseEvent* event) {
    const int spot = spotAt(*event);
    QToolTip::showText(event->globalPosition().toPoint(), spot < 0 ? QString() : valueAt(spot),
                       this);
}

QString PowerBars::valueAt(int spot) const {
    const SpotPower& power = powers_.at(static_cast<std::size_t>(spot));
    const QString number = QLocale().toString(spot + 1);
    const QString value = shortNumber(power.relative);
    return power.dark ? tr("Spot %1, to be dark: %2 of the mean power").arg(number, value)
                      : tr("Spot %1: %2 of its target").arg(number, value);
}

void PowerBars::dress() {
    PlotFrame::dress();
    for (std::size_t kind = 0; kind < kinds; ++kind) {
        const QColor colour =
            kind & selected ? seriesColour(1, palette()) : seriesColour(0, palette());
        bars_[kind]->setPen(colour);
        bars_[kind]->setBrush(QBrush(colour, kind & dark ? Qt::BDiagPattern : Qt::SolidPattern));
        bars_[kind]->setWidth(0.8);
    }
    wanted_->setPen(QPen(palette().color(QPalette::Text), 1, Qt::DashLine));
}

} // namespace fringe
