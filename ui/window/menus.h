// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMainWindow;

namespace fringe {

struct Docks;
struct Shell;

/// Menus and the tool bar, made of the actions.
void addMenus(QMainWindow& window, Shell& shell, const Docks& docks);

} // namespace fringe
