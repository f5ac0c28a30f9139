// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/convergence_plot.h"

#include "app/text/numbers.h"

#include <QMouseEvent>
#include <QToolTip>
#include <qcustomplot.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace fringe {
namespace {

constexpr std::size_t sigma = ConvergencePlot::Sigma; ///< the figure on the right axis
constexpr std::size_t error = ConvergencePlot::Error;
constexpr int legendColumns = 3;
constexpr int usualTicks = 5;
constexpr int besideAxes = 110;    ///< pixels for the numbers and names of the other axes
constexpr int betweenMarks = 9;    ///< pixels from iteration to iteration that leave room for marks
constexpr std::size_t longest = 3; ///< times the iterations of the run: what the axis spans
constexpr double paleness = 0.4;   ///< share of the background in the colours of the run beside

const std::vector<double>& valuesOf(const ConvergenceRun& run, std::size_t figure) {
    switch (figure) {
    case 0:
        return run.efficiency;
    case 1:
        return run.uniformity;
    case error:
        return run.error;
    default:
        return run.sigma;
    }
}

std::size_t iterationsOf(const ConvergenceRun& run) {
    return std::max(
        {run.efficiency.size(), run.uniformity.size(), run.error.size(), run.sigma.size()});
}

/// A logarithmic axis has no place for zero: there the line has a gap.
double drawn(double value, std::size_t figure) {
    return figure == sigma && value <= 0 ? std::numeric_limits<double>::quiet_NaN() : value;
}

QCPScatterStyle markOf(std::size_t figure) {
    constexpr QCPScatterStyle::ScatterShape shapes[]{
        QCPScatterStyle::ssDisc, QCPScatterStyle::ssSquare, QCPScatterStyle::ssTriangle,
        QCPScatterStyle::ssDiamond};
    return {shapes[figure], 5};
}

/// By the axis.
std::size_t iterationsSpanned(std::size_t run, std::size_t beside) {
    return std::max({run, run > 0 ? std::min(beside, longest * run) : beside, std::size_t{2}});
}

/// Whole powers of ten around the values, at least one decade.
QCPRange decades(const std::vector<const std::vector<double>*>& all) {
    double low = std::numeric_limits<double>::max(), high = 0;
    for (const auto* values : all)
        for (const double value : *values)
            if (value > 0) {
                low = std::min(low, value);
                high = std::max(high, value);
            }
    if (high == 0)
        return {0.1, 100};
    const double bottom = std::floor(std::log10(low));
    return {std::pow(10, bottom), std::pow(10, std::max(std::ceil(std::log10(high)), bottom + 1))};
}

} // namespace

ConvergencePlot::ConvergencePlot(QWidget* parent)
    : PlotFrame(parent), cursor_(new QCPItemStraightLine(&plot())) {
    setObjectName(QStringLiteral("convergencePlot"));
    setAccessibleName(tr("Convergence"));
    nameAxis(*plot().xAxis, tr("Iteration"));
    plot().yAxis2->setLabel(tr("σ [%]"));
    plot().yAxis->setRange(0, 1.02);
    plot().yAxis2->setVisible(true);
    plot().yAxis2->setScaleType(QCPAxis::stLogarithmic);
    plot().yAxis2->setTicker(QSharedPointer<QCPAxisTickerLog>::create());
    plot().yAxis2->setNumberFormat(QStringLiteral("gb"));
    const auto whole = QSharedPointer<QCPAxisTickerFixed>::create();
    whole->setScaleStrategy(QCPAxisTickerFixed::ssMultiples);
    plot().xAxis->setTicker(whole);
    plot().xAxis->setSubTicks(false);
    useLegend(legendColumns);
    addGraphs(main_);
    cursor_->setVisible(false);
    connect(&plot(), &QCustomPlot::mouseMove, this, &ConvergencePlot::hover);
    dress();
    clear();
}

QColor ConvergencePlot::colourOf(Figure figure) const {
    return seriesColour(figure, palette());
}

void ConvergencePlot::addGraphs(Shown& shown) {
    for (std::size_t figure = 0; figure < figures; ++figure)
        shown.graphs[figure] =
            plot().addGraph(plot().xAxis, figure == sigma ? plot().yAxis2 : plot().yAxis);
}

void ConvergencePlot::setRun(const ConvergenceRun& run) {
    main_.run = run;
    draw(main_);
}

void ConvergencePlot::setBeside(const std::vector<ConvergenceRun>& runs) {
    const auto isSame = [](const Shown& shown, const ConvergenceRun& run) {
        return shown.run == run;
    };
    if (std::ranges::equal(beside_, runs, isSame))
        return;
    for (const Shown& shown : beside_)
        for (QCPGraph* graph : shown.graphs)
            plot().removeGraph(graph);
    beside_.assign(runs.size(), {});
    for (std::size_t i = 0; i < runs.size(); ++i) {
        beside_[i].run = runs[i];
        addGraphs(beside_[i]);
    }
    dress();
    for (Shown& shown : beside_)
        draw(shown);
    draw(main_);
}

void ConvergencePlot::clear() {
    setBeside({});
    setRun({});
}

std::vector<const ConvergencePlot::Shown*> ConvergencePlot::allShown() const {
    std::vector<const Shown*> all{&main_};
    for (const Shown& shown : beside_)
        all.push_back(&shown);
    return all;
}

void ConvergencePlot::draw(Shown& shown) {
    for (std::size_t figure = 0; figure < figures; ++figure) {
        const std::vector<double>& values = valuesOf(shown.run, figure);
        QVector<QCPGraphData> data;
        for (std::size_t iteration = 0; iteration < values.size(); ++iteration)
            data.append({static_cast<double>(iteration), drawn(values[iteration], figure)});
        shown.graphs[figure]->data()->set(data, true);
    }
    labelGraphs();
    labelAxis();
    fitAxes();
    const bool empty = std::ranges::all_of(
        allShown(), [](const Shown* one) { return iterationsOf(one->run) == 0; });
    say(empty ? tr("No iterations yet. Start a design to see how it converges.") : QString());
}

/// A curve of a run beside stands for all of its.
void ConvergencePlot::labelGraphs() {
    plot().legend->clearItems();
    for (std::size_t figure = 0; figure < figures; ++figure)
        if (!valuesOf(main_.run, figure).empty()) {
            main_.graphs[figure]->setName(nameOf(figure));
            main_.graphs[figure]->addToLegend();
        }
    for (const Shown& shown : beside_)
        for (std::size_t figure = 0; figure < figures; ++figure)
            if (!valuesOf(shown.run, figure).empty()) {
                shown.graphs[figure]->setName(shown.run.name);
                shown.graphs[figure]->addToLegend();
                break;
            }
}

void ConvergencePlot::labelAxis() {
    const auto has = [this](std::size_t figure) {
        return std::ranges::any_of(allShown(), [figure](const Shown* shown) {
            return !valuesOf(shown->run, figure).empty();
        });
    };
    nameAxis(*plot().yAxis, !has(error)       ? tr("Efficiency, uniformity")
                            : has(Uniformity) ? tr("Efficiency, uniformity, error")
                                              : tr("Efficiency, error"));
}

void ConvergencePlot::resizeEvent(QResizeEvent* event) {
    PlotFrame::resizeEvent(event);
    spaceTicks();
    mark();
}

/// Chooses so few ticks that the numbers of the iterations do not touch.
void ConvergencePlot::spaceTicks() {
    std::size_t most = 0;
    for (const Shown* shown : allShown())
        most = std::max(most, iterationsOf(shown->run));
    const int number =
        plot().fontMetrics().horizontalAdvance(QLocale().toString(static_cast<qint64>(most)));
    const int room = (width() - besideAxes) / (2 * std::max(number, 1));
    plot().xAxis->ticker()->setTickCount(std::clamp(room, 1, usualTicks));
}

/// On the iterations of the run, where they lie far enough apart.
void ConvergencePlot::mark() {
    const double apart = (width() - besideAxes) / plot().xAxis->range().size();
    for (std::size_t figure = 0; figure < figures; ++figure)
        main_.graphs[figure]->setScatterStyle(apart < betweenMarks ? QCPScatterStyle()
                                                                   : markOf(figure));
}

void ConvergencePlot::fitAxes() {
    spaceTicks();
    std::size_t longestBeside = 0;
    std::vector<const std::vector<double>*> sigmas;
    for (const Shown* shown : allShown()) {
        sigmas.push_back(&shown->run.sigma);
        if (shown != &main_)
            longestBeside = std::max(longestBeside, iterationsOf(shown->run));
    }
    const std::size_t spanned = iterationsSpanned(iterationsOf(main_.run), longestBeside);
    plot().xAxis->setRange(0, static_cast<double>(spanned - 1));
    mark();
    plot().yAxis2->setRange(decades(sigmas));
}

QString ConvergencePlot::nameOf(std::size_t figure) const {
    switch (figure) {
    case 0:
        return tr("Efficiency");
    case 1:
        return tr("Uniformity");
    case error:
        return tr("Error");
    default:
        return tr("σ");
    }
}

QString ConvergencePlot::nameOf(const Shown& shown, std::size_t figure) const {
    //: figure of merit, name of a run
    return !beside_.empty() ? tr("%1 (%2)").arg(nameOf(figure), shown.run.name) : nameOf(figure);
}

QString ConvergencePlot::valuesAt(int iteration) const {
    const auto at = static_cast<std::size_t>(iteration);
    QStringList lines;
    for (const Shown* shown : allShown())
        for (std::size_t figure = 0; figure < figures; ++figure) {
            const std::vector<double>& values = valuesOf(shown->run, figure);
            if (at >= values.size())
                continue;
            const QString number = shortNumber(values[at]);
            //: name of a curve, its value
            lines << tr("%1: %2").arg(nameOf(*shown, figure),
                                      figure == sigma ? tr("%1 %").arg(number) : number);
        }
    return lines.isEmpty() ? QString()
                           : tr("Iteration %1").arg(QLocale().toString(iteration))
                                 + QLatin1Char('\n') + lines.join(QLatin1Char('\n'));
}

void ConvergencePlot::hover(QMouseEvent* event) {
    const double iteration = std::round(plot().xAxis->pixelToCoord(event->position().x()));
    const bool inside = plot().axisRect()->rect().contains(event->pos()) && iteration >= 0;
    const QString values = inside ? valuesAt(static_cast<int>(iteration)) : QString();
    cursor_->setVisible(!values.isEmpty());
    cursor_->point1->setCoords(iteration, 0);
    cursor_->point2->setCoords(iteration, 1);
    plot().replot(QCustomPlot::rpQueuedReplot);
    QToolTip::showText(event->globalPosition().toPoint(), values, this);
}

void ConvergencePlot::dress() {
    PlotFrame::dress();
    for (const Shown* shown : allShown())
        for (std::size_t figure = 0; figure < figures; ++figure) {
            const QColor colour = seriesColour(static_cast<int>(figure), palette());
            shown->graphs[figure]->setPen(
                shown == &main_ ? QPen(colour, 2)
                                : QPen(paler(colour, palette(), paleness), 1.4, Qt::DashLine));
        }
    cursor_->setPen(QPen(palette().color(QPalette::PlaceholderText), 1, Qt::DotLine));
}

} // namespace fringe
