// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/toggle_edit.h"

#include <QCheckBox>

namespace fringe {

ToggleEdit::ToggleEdit(const ParameterInfo& info, QWidget* parent)
    : ValueEdit(info, parent), box_(new QCheckBox(this)) {
    setEditor(box_);
    connect(box_, &QCheckBox::clicked, this, [this](bool on) { emit edited(on); });
}

void ToggleEdit::setValue(const Value& value) {
    box_->setChecked(std::get<bool>(value));
}

} // namespace fringe
