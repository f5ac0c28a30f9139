// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/forms/value_edit.h"

class QComboBox;

namespace fringe {

/// One of several named choices.
class ChoiceEdit : public ValueEdit {
    Q_OBJECT

  public:
    ChoiceEdit(const ParameterInfo& info, QWidget* parent);
    void setValue(const Value& value) override;

  private:
    QComboBox* box_;
};

} // namespace fringe
