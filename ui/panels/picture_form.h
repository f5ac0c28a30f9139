// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace fringe {

struct Shell;
class FindingLine;

/// What stands above the numbers of a picture: its name and size, what is wrong with it, and the
/// buttons that choose another and put the signal region around it.
class PictureForm : public QWidget {
    Q_OBJECT

  public:
    PictureForm(Shell& shell, QWidget* parent);

  private:
    void refresh();
    void advise();

    Shell& shell_;
    QLabel* text_;
    QPushButton* surround_;
    FindingLine* finding_;
};

} // namespace fringe
