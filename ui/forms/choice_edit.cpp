// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/choice_edit.h"

#include "app/text/localised.h"
#include "ui/forms/wheel_guard.h"

#include <QComboBox>

namespace fringe {

ChoiceEdit::ChoiceEdit(const ParameterInfo& info, QWidget* parent)
    : ValueEdit(info, parent), box_(new QComboBox(this)) {
    for (const ParameterChoice& choice : info.choices)
        box_->addItem(localisedMark(choice.label), QString::fromStdString(choice.key));
    box_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box_->setMinimumContentsLength(8);
    guardWheel(box_);
    setEditor(box_);
    connect(box_, &QComboBox::activated, this,
            [this] { emit edited(box_->currentData().toString().toStdString()); });
}

void ChoiceEdit::setValue(const Value& value) {
    box_->setCurrentIndex(box_->findData(QString::fromStdString(std::get<std::string>(value))));
}

} // namespace fringe
