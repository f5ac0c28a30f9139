// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QShortcut>
#include <QWidget>

namespace fringe {

class Dialogs;
class Studio;

/// What actions and panels are given to work with; the window owns it and outlives them.
struct Shell {
    Studio& studio;
    Dialogs& dialogs;
    QWidget& window;
};

/// Shows the window of this kind that belongs to the shell's; it is made when it is first wanted.
template <class Window> void showWindow(const Shell& shell) {
    auto* window = shell.window.findChild<Window*>();
    if (!window) {
        window = new Window(shell);
        QObject::connect(new QShortcut(Qt::CTRL | Qt::Key_W, window), &QShortcut::activated, window,
                         &QWidget::close);
    }
    window->show();
    window->raise();
    window->activateWindow();
}

} // namespace fringe
