// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/parameter.h"

#include <QDialog>

#include <vector>

class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace fringe {

class ValueEdit;

/// Asks for the values that a parameter is to have one after the other: from here to there in
/// steps, or a list; of a choice, which of them.
class VaryDialog : public QDialog {
    Q_OBJECT

  public:
    VaryDialog(const ParameterInfo& info, const Value& now, QWidget* parent);

  signals:
    void chosen(const std::vector<fringe::Value>& values);

  private:
    void addNumbers(QFormLayout& form, const Value& now);
    void addChoices(QFormLayout& form, const Value& now);
    void fillList(); ///< with the steps
    void follow();
    std::vector<Value> values() const; ///< throws `Error` (BadInput)
    std::vector<Value> checked() const;

    ParameterInfo info_;
    Value first_, last_;
    ValueEdit* from_ = nullptr;
    ValueEdit* to_ = nullptr;
    QSpinBox* steps_ = nullptr;
    QLineEdit* list_ = nullptr;
    QListWidget* choices_ = nullptr;
    QLabel* told_ = nullptr;
    QPushButton* compute_ = nullptr;
};

} // namespace fringe
