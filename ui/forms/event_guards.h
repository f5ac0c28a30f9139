// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QObject;
class QWidget;

namespace fringe {

/// A text field takes the keys of undo and redo for its own typing, and on X11 Ctrl+E. As long as
/// `owner` lives, that of export reaches the window, and those of undo and redo do from a field
/// that has nothing to take back.
void letUndoPass(QObject* owner);

/// What was typed into the field with the focus counts, as if the field were left: for what goes by
/// the design without taking the focus, such as saving by its keys.
void takeTyped();

/// Shift+F10 is the menu key in all windows of the program, as long as `window` lives.
void addMenuKey(QWidget* window);

/// The widget's actions are its context menu, which goes with the widget, should that go first: the
/// menu that Qt makes of them does not live that long.
void offerActions(QWidget& widget);

/// Tells whether the pane is seen, from its first painting on: docks of one place are shown for a
/// moment, and then one of them stays.
void watchWhileSeen(QWidget* pane, std::function<void(bool isSeen)> tell);

/// Scrolling a form must not change the fields that pass under the cursor: the wheel reaches
/// `editor` only while it has the focus.
void guardWheel(QWidget* editor);

} // namespace fringe
