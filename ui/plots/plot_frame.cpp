// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_frame.h"

#include "ui/style/theme.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>
#include <qcustomplot.h>

#include <algorithm>

namespace fringe {
namespace {

constexpr int lowest = 220;    ///< pixels that names and a legend below leave room for curves
constexpr int mostTicks = 5;   ///< of an upright axis
constexpr int narrowest = 260; ///< pixels beside a legend that leave room for them

QColor mixed(const QColor& a, const QColor& b, double share) {
    const auto channel = [share](float x, float y) {
        return static_cast<float>(x + (y - x) * share);
    };
    return QColor::fromRgbF(channel(a.redF(), b.redF()), channel(a.greenF(), b.greenF()),
                            channel(a.blueF(), b.blueF()));
}

void dressAxis(QCPAxis& axis, const QColor& text, const QColor& grid, const QFont& font) {
    axis.setBasePen(text);
    axis.setTickPen(text);
    axis.setSubTickPen(text);
    axis.setLabelColor(text);
    axis.setTickLabelColor(text);
    axis.setLabelFont(font);
    axis.setTickLabelFont(font);
    axis.grid()->setPen(grid);
    axis.grid()->setZeroLinePen(grid);
}

void placeLegend(QCustomPlot& plot, int row, int column, int columns) {
    plot.legend->layout()->take(plot.legend);
    plot.plotLayout()->simplify();
    plot.plotLayout()->addElement(row, column, plot.legend);
    plot.legend->setWrap(columns);
    plot.legend->setFillOrder(QCPLayoutGrid::foColumnsFirst, true);
    plot.legend->setMargins({8, 0, 8, 4});
}

/// Axes, grid, legend and background in the palette's colours and the plot's font.
void dressPlot(QCustomPlot& plot, const QPalette& palette) {
    const QColor base = palette.color(QPalette::Base);
    const QColor text = palette.color(QPalette::Text);
    plot.setBackground(base);
    for (QCPAxis* axis : plot.axisRect()->axes())
        dressAxis(*axis, mixed(text, base, 0.15), mixed(base, text, 0.15), plot.font());
    plot.legend->setFont(plot.font());
    plot.legend->setTextColor(text);
    plot.legend->setBrush(Qt::NoBrush);
    plot.legend->setBorderPen(Qt::NoPen);
}

void putLegendBelow(QCustomPlot& plot, int columns) {
    placeLegend(plot, 1, 0, columns);
    plot.plotLayout()->setRowStretchFactor(1, 0.001);
    plot.plotLayout()->setRowSpacing(0);
}

void putLegendBeside(QCustomPlot& plot) {
    placeLegend(plot, 0, 1, 1);
    plot.plotLayout()->setColumnStretchFactor(1, 0.001);
    plot.plotLayout()->setColumnSpacing(0);
}

/// Over the axes, where it takes no room.
void putLegendInside(QCustomPlot& plot) {
    plot.legend->layout()->take(plot.legend);
    plot.plotLayout()->simplify();
    plot.axisRect()->insetLayout()->addElement(plot.legend, Qt::AlignRight | Qt::AlignTop);
}

/// Without the empty places of the last row.
QList<QCPLayoutElement*> entriesOf(const QCPLegend& legend) {
    QList<QCPLayoutElement*> entries = legend.elements(false);
    entries.removeAll(nullptr);
    return entries;
}

/// Parted between words where it is longer than `room` pixels.
QString inLines(const QString& text, const QFont& font, int room) {
    const QFontMetrics metrics(font);
    QString lines, line;
    for (const QString& word : text.split(QLatin1Char(' '))) {
        const QString longer = line.isEmpty() ? word : line + QLatin1Char(' ') + word;
        if (line.isEmpty() || metrics.horizontalAdvance(longer) <= room) {
            line = longer;
            continue;
        }
        lines += line + QLatin1Char('\n');
        line = word;
    }
    return lines + line;
}

/// Width of the longest line [pixels].
int widthOf(const QString& lines, const QFont& font) {
    return QFontMetrics(font).size(0, lines).width();
}

} // namespace

QColor seriesColour(int n, const QPalette& palette) {
    return shade(static_cast<Role>(static_cast<int>(Role::Series1) + n), themeOf(palette));
}

QColor paler(const QColor& colour, const QPalette& palette, double share) {
    return mixed(colour, palette.color(QPalette::Base), share);
}

PlotFrame::PlotFrame(QWidget* parent)
    : QWidget(parent), plot_(new QCustomPlot(this)), note_(new QLabel(plot_)) {
    plot_->setLocale(QLocale());
    plot_->setMinimumSize(1, 1); // it paints into a picture of its size
    plot_->setMouseTracking(true);
    note_->setWordWrap(true);
    note_->setAlignment(Qt::AlignCenter);
    note_->setMargin(4);
    note_->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto* over = new QVBoxLayout(plot_);
    over->addWidget(note_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(plot_);
    connect(plot_, &QCustomPlot::afterReplot, this, &PlotFrame::suitAxes);
}

QString PlotFrame::note() const {
    return note_->text();
}

void PlotFrame::say(const QString& note) {
    note_->setText(note);
    note_->setVisible(!note.isEmpty());
    plot_->axisRect()->setVisible(note.isEmpty());
    suitLegend();
    showLegend();
    plot_->replot(QCustomPlot::rpQueuedReplot);
}

void PlotFrame::showLegend() {
    plot_->legend->setVisible(note().isEmpty() && plot_->legend->itemCount() > 0
                              && legend_ != Legend::None);
}

void PlotFrame::nameAxis(QCPAxis& axis, const QString& name) {
    names_[&axis] = name;
    showName(axis, name);
}

/// In the lines that it needs beside the axis; not in a low plot whose legend stands beside it, nor
/// where a word is longer than an upright axis.
void PlotFrame::showName(QCPAxis& axis, const QString& name) {
    const bool upright = axis.orientation() == Qt::Vertical;
    const int room = upright ? plot_->axisRect()->height() : plot_->axisRect()->width();
    const QString lines = inLines(name, axis.labelFont(), room);
    const bool isShown = (columns_ == 0 || legend_ == Legend::Below)
                         && (!upright || room <= 0 || widthOf(lines, axis.labelFont()) <= room);
    const QString label = isShown ? lines : QString();
    if (label == axis.label())
        return;
    axis.setLabel(label);
    plot_->replot(QCustomPlot::rpQueuedReplot);
}

void PlotFrame::suitAxes() {
    for (const auto& [axis, name] : names_)
        showName(*axis, name);
    const int room = plot_->axisRect()->height() / (2 * plot_->fontMetrics().height());
    const int ticks = std::clamp(room, 2, mostTicks);
    if (ticks == plot_->yAxis->ticker()->tickCount())
        return;
    for (QCPAxis* axis : {plot_->yAxis, plot_->yAxis2})
        axis->ticker()->setTickCount(ticks);
    plot_->replot(QCustomPlot::rpQueuedReplot);
}

void PlotFrame::useLegend(int columns) {
    columns_ = shownColumns_ = columns;
    arrange();
}

QSize PlotFrame::legendEntry() const {
    QSize size;
    for (const QCPLayoutElement* entry : entriesOf(*plot_->legend))
        size = size.expandedTo(entry->minimumOuterSizeHint());
    return size;
}

PlotFrame::Legend PlotFrame::fittingLegend() const {
    if (height() >= lowest)
        return Legend::Below;
    const QSize entry = legendEntry();
    const auto rows = entriesOf(*plot_->legend).size();
    const auto high = rows * (entry.height() + plot_->legend->rowSpacing());
    return width() - entry.width() >= narrowest && high <= height() ? Legend::Beside : Legend::None;
}

void PlotFrame::suitLegend() {
    const Legend legend = fittingLegend();
    const QMargins edge = plot_->legend->margins();
    const int room = (width() - edge.left() - edge.right())
                     / (legendEntry().width() + plot_->legend->columnSpacing() + 1);
    const int columns = std::min(std::max(room, 1), columns_);
    if (legend == legend_ && columns == shownColumns_)
        return;
    legend_ = legend;
    shownColumns_ = columns;
    arrange();
}

void PlotFrame::arrange() {
    suitAxes();
    if (columns_ == 0)
        return;
    switch (legend_) {
    case Legend::Below:
        putLegendBelow(*plot_, shownColumns_);
        break;
    case Legend::Beside:
        putLegendBeside(*plot_);
        break;
    case Legend::None:
        putLegendInside(*plot_);
    }
    showLegend();
}

void PlotFrame::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    suitLegend();
}

void PlotFrame::dress() {
    dressPlot(*plot_, palette());
    plot_->replot(QCustomPlot::rpQueuedReplot);
}

void PlotFrame::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        dress();
}

} // namespace fringe
