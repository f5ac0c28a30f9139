// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/jobs/newest_wins.h"

#include <QString>
#include <QWidget>

#include <string>

class QComboBox;
class QLabel;
class QLineEdit;

namespace fringe {

struct LayoutChoices;
struct Shell;
struct Source;

/// How the layout of the chosen source is read: its cell, which layers are masks or levels, and
/// what is drawn. A change reads the file again. Hidden for what is no layout.
class LayoutForm : public QWidget {
    Q_OBJECT

  public:
    LayoutForm(Shell& shell, QWidget* parent);

    void show(const Source& source);

  private:
    void fill(const LayoutChoices& choices);
    void readAgain();

    Shell& shell_;
    QComboBox *cell_, *layerPer_, *tone_;
    QLineEdit* layers_;
    QLabel* found_;
    NewestWins looking_;
    QString path_;
    std::string options_;
};

} // namespace fringe
