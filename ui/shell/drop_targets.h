// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/import_source.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace fringe {

/// What is dragged over a window may be dropped on: a part for each thing that can be done with it,
/// over the views. Transparent to the mouse; the window takes the drop.
class DropTargets : public QWidget {
    Q_OBJECT

  public:
    explicit DropTargets(QWidget* parent);

    /// Covers its parent. isOpenOnly: there is nothing that it could go beside or replace.
    void offer(bool isOpenOnly);
    void hover(QPoint place);
    ImportTo at(QPoint place) const; ///< the nearest one

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    struct Target {
        ImportTo to;
        QString text, icon;
        QRect area;
    };
    const Target& nearest(QPoint place) const;

    std::vector<Target> targets_;
    const Target* hovered_ = nullptr;
};

} // namespace fringe
