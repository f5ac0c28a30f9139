// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

class QWidget;

namespace fringe {

/// As much of `wanted` as the window's screen has room for, the title included.
QSize fittingSize(const QWidget& window, QSize wanted);

} // namespace fringe
