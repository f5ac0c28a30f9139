// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace fringe {

struct Shell;

/// What the scene holds, and the button that brings something else.
class ObjectLine : public QWidget {
    Q_OBJECT

  public:
    ObjectLine(Shell& shell, QWidget* parent);

  private:
    void refresh();

    Shell& shell_;
    QLabel* text_;
};

} // namespace fringe
