// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>

class QCustomPlot;
class QPalette;

namespace fringe {

/// The n-th colour of data, 0 ≤ n < 6, clear on the palette's base colour, light or dark, and told
/// apart by people who see fewer colours (Okabe & Ito, "Color Universal Design", 2008).
QColor seriesColour(int n, const QPalette& palette);

/// The colour with this share, 0 to 1, of the palette's base in it.
QColor paler(const QColor& colour, const QPalette& palette, double share);

/// Axes, grid, legend and background of a plot in the palette's colours and the plot's font.
void dressPlot(QCustomPlot& plot, const QPalette& palette);

/// Puts the legend in rows of `columns` entries below the axes.
void putLegendBelow(QCustomPlot& plot, int columns);

/// Puts the legend in one column beside the axes.
void putLegendBeside(QCustomPlot& plot);

/// Puts the legend over the axes, where it takes no room.
void putLegendInside(QCustomPlot& plot);

} // namespace fringe
