// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/grouped_bars.h"

#include <QMouseEvent>
#include <QToolTip>
#include <qcustomplot.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace fringe {
namespace {

constexpr double gap = 1.2;         ///< between groups, in widths of a bar
constexpr std::size_t fewBars = 60; ///< up to which each bar has its number
constexpr int colours = 6;

/// Powers of ten in the words of the chart.
class WordyTicker : public QCPAxisTickerLog {
  public:
    std::function<QString(double)> format;

  protected:
    QString getTickLabel(double tick, const QLocale&, QChar, int) override { return format(tick); }
};

/// Pattern of what others published (-1) and of our n-th series: colours that come again are
/// dotted.
Qt::BrushStyle patternOf(int series) {
    constexpr std::array own{Qt::SolidPattern, Qt::Dense4Pattern, Qt::Dense6Pattern};
    if (series < 0)
        return Qt::BDiagPattern;
    return own.at(
        std::min<std::size_t>(static_cast<std::size_t>(series / colours), own.size() - 1));
}

} // namespace

GroupedBars::GroupedBars(QWidget* parent) : PlotFrame(parent) {
    setObjectName(QStringLiteral("groupedBars"));
    plot().yAxis->setScaleType(QCPAxis::stLogarithmic);
    plot().xAxis->setSubTicks(false);
    plot().xAxis->grid()->setVisible(false);
    useLegend(3);
    connect(&plot(), &QCustomPlot::mouseMove, this, &GroupedBars::hover);
    dress();
    setChart({}, {});
}

void GroupedBars::setChart(const BarChart& chart, const QString& note) {
    chart_ = chart;
    draw();
    dress();
    say(bars_.empty() ? note : QString());
}

void GroupedBars::draw() {
    plot().clearPlottables();
    plot().clearItems();
    bars_.clear();
    places_.clear();
    const auto titles = QSharedPointer<QCPAxisTickerText>::create();
    for (const BarGroup& group : chart_.groups)
        for (const Bar& bar : group.bars)
            bars_.push_back(&bar);
    fitValues();
    double place = gap;
    for (const BarGroup& group : chart_.groups) {
        const auto count = static_cast<double>(group.bars.size());
        titles->addTick(place + (count - 1) / 2, group.title);
        for (const Bar& bar : group.bars)
            addBar(bar, place++, plot().yAxis->range().lower);
        place += gap;
    }
    plot().xAxis->setTicker(titles);
    nameAxis(*plot().xAxis, chart_.groupTitle);
    nameAxis(*plot().yAxis, chart_.valueTitle);
    plot().xAxis->setRange(0, std::max(place - 1, 1.0));
}

/// Whole powers of ten, with room for the numbers above the bars.
void GroupedBars::fitValues() {
    if (bars_.empty())
        return;
    const auto [low, high] =
        std::ranges::minmax_element(bars_, {}, [](const Bar* bar) { return bar->value; });
    const double bottom = std::pow(10, std::floor(std::log10((*low)->value * 0.7)));
    plot().yAxis->setRange(bottom, (*high)->value * std::pow((*high)->value / bottom, 0.25));
    const auto ticker = QSharedPointer<WordyTicker>::create();
    ticker->format = chart_.format;
    plot().yAxis->setTicker(ticker);
}

void GroupedBars::addBar(const Bar& bar, double place, double base) {
    QCPBars* drawn = nullptr;
    for (int i = 0; i < plot().plottableCount() && !drawn; ++i)
        if (plot().plottable(i)->name() == bar.name)
            drawn = static_cast<QCPBars*>(plot().plottable(i));
    if (!drawn) {
        drawn = new QCPBars(plot().xAxis, plot().yAxis);
        drawn->setName(bar.name);
        drawn->setBaseValue(base);
        drawn->setWidth(0.85);
        drawn->setProperty("fill", static_cast<int>(bar.fill));
    }
    drawn->addData(place, bar.value - base); // it is drawn from the base
    places_.push_back(place);
    if (bars_.size() > fewBars)
        return;
    write(chart_.format(bar.value), place, bar.value, false);
    if (!bar.label.isEmpty())
        write(bar.label, place, base, true);
}

/// Upwards from there.
void GroupedBars::write(const QString& text, double place, double value, bool isInside) {
    auto* written = new QCPItemText(&plot());
    written->setText(text);
    written->setRotation(-90);
    written->setPositionAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    written->setPadding({4, 0, 0, 0});
    written->position->setCoords(place, value);
    written->setProperty("isInside", isInside);
}

QString GroupedBars::toldOf(int bar) const {
    return bars_.at(static_cast<std::size_t>(bar))->told;
}

QImage GroupedBars::picture() const {
    return plot().toPixmap(plot().width(), plot().height(), 2).toImage();
}

void GroupedBars::hover(QMouseEvent* event) {
    const double place = plot().xAxis->pixelToCoord(event->position().x());
    const auto bar =
        std::ranges::find_if(places_, [&](double at) { return std::abs(at - place) < 0.5; });
    const bool inside = plot().axisRect()->rect().contains(event->pos()) && bar != places_.end();
    QToolTip::showText(event->globalPosition().toPoint(),
                       inside ? toldOf(static_cast<int>(bar - places_.begin())) : QString(), this);
}

void GroupedBars::dress() {
    PlotFrame::dress();
    int coloured = 0;
    for (int i = 0; i < plot().plottableCount(); ++i) {
        auto* bars = static_cast<QCPBars*>(plot().plottable(i));
        const auto fill = static_cast<Bar::Fill>(bars->property("fill").toInt());
        const int series = fill == Bar::Fill::Hatched ? -1 : coloured++;
        const QColor colour = series < 0 ? palette().color(QPalette::PlaceholderText)
                                         : seriesColour(series % colours, palette());
        bars->setPen(colour);
        QColor inside = colour;
        inside.setAlphaF(fill == Bar::Fill::Pale ? 0.3F : 1.0F);
        bars->setBrush(QBrush(inside, patternOf(series)));
    }
    for (int i = 0; i < plot().itemCount(); ++i) {
        auto* written = static_cast<QCPItemText*>(plot().item(i));
        written->setColor(palette().color(QPalette::Text));
        if (written->property("isInside").toBool())
            written->setBrush(palette().color(QPalette::Base)); // across the hatching
        written->setFont(font());
    }
}

} // namespace fringe
