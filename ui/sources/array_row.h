// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/jobs/newest_wins.h"

#include <QString>
#include <QWidget>

#include <string>

class QComboBox;

namespace fringe {

struct Shell;
struct Source;

/// Which array of the chosen source's file is read, of several. Another choice reads the file
/// again. Hidden where there is no other.
class ArrayRow : public QWidget {
    Q_OBJECT

  public:
    ArrayRow(Shell& shell, QWidget* parent);

    void show(const Source& source);

  private:
    void readAgain();
    void choose();

    Shell& shell_;
    QComboBox* name_;
    NewestWins looking_;
    QString path_;
    std::string chosen_; ///< empty: the first
};

} // namespace fringe
