// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_frame.h"

#include "ui/plots/plot_style.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>
#include <qcustomplot.h>

namespace fringe {
namespace {

constexpr int lowest = 220;    ///< pixels that names and a legend below leave room for curves
constexpr int narrowest = 360; ///< pixels that a legend beside leaves room for them

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

} // namespace

PlotFrame::PlotFrame(QWidget* parent)
    : QWidget(parent), plot_(new QCustomPlot(this)), note_(new QLabel(plot_)) {
    plot_->setLocale(QLocale());
    plot_->setMouseTracking(true);
    note_->setWordWrap(true);
    note_->setAlignment(Qt::AlignCenter);
    note_->setMargin(16);
    note_->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto* over = new QVBoxLayout(plot_);
    over->addWidget(note_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(plot_);
    connect(plot_, &QCustomPlot::afterReplot, this, &PlotFrame::showNames);
}

QString PlotFrame::note() const {
    return note_->text();
}

void PlotFrame::say(const QString& note) {
    note_->setText(note);
    note_->setVisible(!note.isEmpty());
    plot_->axisRect()->setVisible(note.isEmpty());
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

/// In the lines that it needs beside the axis.
void PlotFrame::showName(QCPAxis& axis, const QString& name) {
    const bool upright = axis.orientation() == Qt::Vertical;
    const int room = upright ? plot_->axisRect()->height() : plot_->axisRect()->width();
    const QString label =
        legend_ == Legend::Below ? inLines(name, axis.labelFont(), room) : QString();
    if (label == axis.label())
        return;
    axis.setLabel(label);
    plot_->replot(QCustomPlot::rpQueuedReplot);
}

void PlotFrame::showNames() {
    for (const auto& [axis, name] : names_)
        showName(*axis, name);
}

void PlotFrame::useLegend(int columns) {
    columns_ = columns;
    arrange();
}

PlotFrame::Legend PlotFrame::fittingLegend() const {
    if (height() >= lowest)
        return Legend::Below;
    return width() >= narrowest ? Legend::Beside : Legend::None;
}

void PlotFrame::arrange() {
    showNames();
    if (columns_ == 0)
        return;
    switch (legend_) {
    case Legend::Below:
        putLegendBelow(*plot_, columns_);
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
    if (const Legend legend = fittingLegend(); legend != legend_) {
        legend_ = legend;
        arrange();
    }
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
