// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QObject;

namespace fringe {

/// A text field takes the keys of undo and redo for its own typing, and on X11 Ctrl+E. As long as
/// `owner` lives, that of export reaches the window, and those of undo and redo do from a field
/// that has nothing to take back.
void letUndoPass(QObject* owner);

} // namespace fringe
