// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

class QApplication;
class QPalette;

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

} // namespace fringe
