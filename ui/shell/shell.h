// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace fringe {

class Dialogs;
class Studio;

/// What actions and panels are given to work with; the window owns it and outlives them.
struct Shell {
    Studio& studio;
    Dialogs& dialogs;
    QWidget& window;
};

} // namespace fringe
