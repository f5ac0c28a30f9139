// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/window_size.h"

#include <QScreen>
#include <QWidget>

namespace fringe {
namespace {

constexpr QSize titleBar{0, 40}; ///< about what a window manager adds

} // namespace

QSize fittingSize(const QWidget& window, QSize wanted) {
    return wanted.boundedTo(window.screen()->availableSize() - titleBar);
}

} // namespace fringe
