// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/even_out.h"

#include <QDialog>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace fringe {

/// Asks how a camera is to even out the spots of the design.
class EvenOutDialog : public QDialog {
    Q_OBJECT

  public:
    EvenOutDialog(Studio& studio, QWidget* parent);

  signals:
    void chosen(const fringe::EvenOutPlan& plan);

  private:
    void addCamera(QFormLayout& form);
    void addRounds(QFormLayout& form);
    void addButtons();
    void follow();
    EvenOutPlan plan() const;

    Studio& studio_;
    QComboBox* camera_ = nullptr;
    QFormLayout* form_ = nullptr;
    QLineEdit *command_ = nullptr, *registration_ = nullptr;
    QSpinBox *rounds_ = nullptr, *iterations_ = nullptr, *seconds_ = nullptr;
    QDoubleSpinBox* gain_ = nullptr;
    QLabel* told_ = nullptr;
    QPushButton* start_ = nullptr;
};

} // namespace fringe
