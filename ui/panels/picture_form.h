// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <memory>
#include <vector>

class QLabel;
class QListWidget;
class QPushButton;
class QToolButton;

namespace fringe {

struct Shell;
struct GreyPicture;
class FindingLine;

/// What stands above the numbers of a picture: the list of all pictures where there are several,
/// name and size of the chosen one, what is wrong with it, and the buttons that add, replace and
/// remove one and put the signal region around it.
class PictureForm : public QWidget {
    Q_OBJECT

  public:
    PictureForm(Shell& shell, QWidget* parent);

  private:
    QWidget* makeButtons();
    void wire();
    void refresh();
    void listPlanes();
    void advise();

    Shell& shell_;
    QListWidget* planes_;
    QLabel* text_;
    QToolButton* remove_ = nullptr;
    QPushButton* surround_;
    FindingLine* finding_;
    std::vector<std::shared_ptr<const GreyPicture>> drawn_; ///< of what the list has thumbnails
};

} // namespace fringe
