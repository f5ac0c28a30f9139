// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/benchmark.h"

#include <QWidget>

class QComboBox;
class QProgressBar;
class QPushButton;

namespace fringe {

class CheckList;
class Studio;

/// What is to be measured, a button that starts it, and how far it has come.
class BenchmarkForm : public QWidget {
    Q_OBJECT

  public:
    BenchmarkForm(Studio& studio, QWidget* parent);

    BenchmarkWish wish() const;

  private:
    void fill();
    void layOut();
    void listDevices();
    void startOrCancel();
    void follow();
    QString whyNot() const; ///< empty: it can be started

    Studio& studio_;
    CheckList *benchmarks_, *methods_, *devices_, *points_;
    QComboBox *size_, *tolerance_;
    QPushButton* start_;
    QProgressBar* progress_;
    int job_ = 0;
};

} // namespace fringe
