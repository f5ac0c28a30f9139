// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/commands/command_list.h"

#include <QDialog>

class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace fringe {

struct Shell;

/// Finds a command of the window by some of its letters and runs it. Those that were run last
/// stand first; those that cannot be run now say why.
class CommandPalette : public QDialog {
    Q_OBJECT

  public:
    explicit CommandPalette(const Shell& shell);

  protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void list();
    void place();
    void run(const QTreeWidgetItem* item);

    const Shell& shell_;
    QLineEdit* typed_;
    QTreeWidget* found_;
    std::vector<WindowCommand> commands_; ///< those run last in front
};

} // namespace fringe
