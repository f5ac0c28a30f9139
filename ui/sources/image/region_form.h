// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/image_source.h"

#include <QWidget>

#include <memory>

class QLabel;
class QPushButton;

namespace fringe {

struct Shell;

/// What stands under the form of a signal region that is no numbers: how a polygon is drawn; of a
/// mask a thumbnail with name and size, and the button that brings another. A file of a mask can be
/// dropped on it. Hidden for other forms.
class RegionForm : public QWidget {
    Q_OBJECT

  public:
    RegionForm(Shell& shell, QWidget* parent);

  protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    void refresh();
    SignalRegion region() const;
    QString maskText(const std::shared_ptr<const GreyPicture>& mask) const;

    Shell& shell_;
    QLabel* thumbnail_;
    QLabel* text_;
    QPushButton* choose_;
    std::shared_ptr<const GreyPicture> drawn_; ///< what the thumbnail was made from
};

} // namespace fringe
