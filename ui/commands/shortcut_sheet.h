// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace fringe {

struct Shell;

/// All keys of the window: those of its actions, by menu, and those of views and canvases.
class ShortcutSheet : public QDialog {
    Q_OBJECT

  public:
    explicit ShortcutSheet(const Shell& shell);
};

} // namespace fringe
