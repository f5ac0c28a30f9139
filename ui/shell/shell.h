// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
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

/// The verb of the window with this last word in its object name, "export"; null: there is none.
inline QAction* actionOf(const Shell& shell, const QString& name) {
    return shell.window.findChild<QAction*>(QStringLiteral("action-") + name);
}

/// Shows the window of this kind that belongs to the shell's, and returns it; it is made when it is
/// first wanted.
template <class Window> Window& showWindow(const Shell& shell) {
    auto* window = shell.window.findChild<Window*>();
    if (!window) {
        window = new Window(shell);
        QObject::connect(new QShortcut(Qt::CTRL | Qt::Key_W, window), &QShortcut::activated, window,
                         &QWidget::close);
    }
    window->show();
    window->raise();
    window->activateWindow();
    return *window;
}

} // namespace fringe
