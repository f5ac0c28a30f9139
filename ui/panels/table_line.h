// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/choice.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace fringe {

struct Shell;

/// A slot of the design's panel: the table or picture that it holds, and the buttons that bring
/// another and remove it. A file can be dropped on it.
class TableLine : public QWidget {
    Q_OBJECT

  public:
    /// Keeps the reference to the slot, which is of a registry.
    TableLine(Shell& shell, const AssetSlot& slot, QWidget* parent);

  protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    void refresh();
    void choose();

    Shell& shell_;
    const AssetSlot& slot_;
    QLabel* text_;
    QToolButton* remove_;
};

} // namespace fringe
