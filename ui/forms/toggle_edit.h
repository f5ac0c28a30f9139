// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/forms/value_edit.h"

class QCheckBox;

namespace fringe {

/// Yes or no.
class ToggleEdit : public ValueEdit {
    Q_OBJECT

  public:
    ToggleEdit(const ParameterInfo& info, QWidget* parent);
    void setValue(const Value& value) override;

  private:
    QCheckBox* box_;
};

} // namespace fringe
