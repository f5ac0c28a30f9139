// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_style.h"

#include <qcustomplot.h>

#include <array>

namespace fringe {
namespace {

constexpr std::array<QRgb, 6> onLight{0xff0072b2, 0xffd55e00, 0xff00835f,
                                      0xffa8538a, 0xff8a6d00, 0xff3d4f5c};
constexpr std::array<QRgb, 6> onDark{0xff56b4e9, 0xffffa04d, 0xff3fcf9f,
                                     0xffe08fc0, 0xfff0e442, 0xffb6c4cd};

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

} // namespace

QColor seriesColour(int n, const QPalette& palette) {
    const bool dark = palette.color(QPalette::Base).lightness() < 128;
    return QColor((dark ? onDark : onLight).at(static_cast<std::size_t>(n)));
}

QColor paler(const QColor& colour, const QPalette& palette, double share) {
    return mixed(colour, palette.color(QPalette::Base), share);
}

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

void putLegendInside(QCustomPlot& plot) {
    plot.legend->layout()->take(plot.legend);
    plot.plotLayout()->simplify();
    plot.axisRect()->insetLayout()->addElement(plot.legend, Qt::AlignRight | Qt::AlignTop);
}

} // namespace fringe
