// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QObject;

namespace fringe {

/// A text field takes the keys of undo and redo for its own typing. As long as `owner` lives, they
/// reach the window from a field that has nothing to take back.
void letUndoPass(QObject* owner);

} // namespace fringe
