// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <optional>
#include <vector>

class QWidget;

namespace fringe {

/// Something that a window can be told to do.
struct WindowCommand {
    QString name; ///< with the menus that it is in, "View › Theme › Dark"
    QString keys; ///< its shortcut
    bool isEnabled = true;
    QString whyNot;            ///< it is not enabled, where that is known
    QString key;               ///< to remember it by
    std::function<void()> run; ///< nothing if it is gone meanwhile
};

/// All actions in the menus of the window, and the parts of the project, which it goes to.
std::vector<WindowCommand> commandsOf(const QWidget& window);

/// How far a name is from what was typed of it, 0: begins with it; nothing where its words' letters
/// are not all in the name in their order.
std::optional<int> misfit(const QString& typed, const QString& name);

} // namespace fringe
