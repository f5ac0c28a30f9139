// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/edits/pixel_edits.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <string>
#include <vector>

class QLabel;
class QPushButton;

namespace fringe {

struct Shell;

/// What stands under the choice of a beam or a start that is given pixel by pixel: a thumbnail with
/// name and size, and the buttons that bring another. A file can be dropped on it. Hidden while the
/// design chooses something else.
class PixelsForm : public QWidget {
    Q_OBJECT

  public:
    PixelsForm(Shell& shell, PixelUse use, QWidget* parent);

    /// Of a parameter that chooses between given numbers and others.
    static std::optional<PixelUse> chosenBy(const std::string& parameter);

  protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    void refresh();
    void choose();

    Shell& shell_;
    PixelUse use_;
    QLabel* thumbnail_;
    QLabel* text_;
    QPushButton* choose_;
    QPushButton* fromResult_;
    std::shared_ptr<const std::vector<float>> drawn_; ///< what the thumbnail was made from
};

} // namespace fringe
