// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QSize>

class QApplication;
class QPalette;
class QWidget;

namespace fringe {

/// Fusion style with our own palette: light, or dark where the desktop's is dark.
void applyLook(QApplication& application);

QPalette lightPalette();
QPalette darkPalette();

/// Colours of findings, readable on the window colour of the present palette. Never the only sign:
/// an icon's shape and words go with them.
QColor warningColour();
QColor failureColour();
QColor fineColour();
QColor accentColour();

/// As much of `wanted` as the window's screen has room for, the title included.
QSize fittingSize(const QWidget& window, QSize wanted);

} // namespace fringe
