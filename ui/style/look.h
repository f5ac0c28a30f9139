// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

class QApplication;
class QString;
class QWidget;

namespace fringe {

/// Fusion style with our own icons and focus ring, in the theme "light", "dark", "contrast" or
/// "lab"; any other word: as the desktop is, light or dark. Windows that are open change with it.
void applyLook(QApplication& application, const QString& theme);

/// As much of `wanted` as the window's screen has room for, the title included.
QSize fittingSize(const QWidget& window, QSize wanted);

} // namespace fringe
