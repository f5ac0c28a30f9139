// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/choice_edit.h"

#include "app/text/localised.h"
#include "ui/forms/choice_box.h"
#include "ui/forms/wheel_guard.h"

#include <algorithm>

namespace fringe {
namespace {

constexpr int widest = 36; ///< characters that a panel has room for below the label

/// Whose row is broken where it would not fit beside its label.
void makeRoomForChoice(QComboBox& box) {
    const QFontMetrics metrics = box.fontMetrics();
    int longest = 0;
    for (int i = 0; i < box.count(); ++i)
        longest = std::max(longest, metrics.horizontalAdvance(box.itemText(i)));
    const int beside = box.sizeHint().width() - longest;
    const int whole = metrics.horizontalAdvance(box.currentText()) + beside;
    box.setMinimumWidth(std::min(whole, widest * metrics.averageCharWidth()));
}

} // namespace

ChoiceEdit::ChoiceEdit(const ParameterInfo& info, QWidget* parent)
    : ValueEdit(info, parent), box_(new ChoiceBox(this)) {
    for (const ParameterChoice& choice : info.choices) {
        box_->addItem(localisedMark(choice.label), QString::fromStdString(choice.key));
        if (*choice.help)
            box_->setItemData(box_->count() - 1, localisedMark(choice.help), Qt::ToolTipRole);
    }
    box_->setMinimumContentsLength(8);
    guardWheel(box_);
    setEditor(box_);
    connect(box_, &QComboBox::activated, this,
            [this] { emit edited(box_->currentData().toString().toStdString()); });
}

void ChoiceEdit::setValue(const Value& value) {
    box_->setCurrentIndex(box_->findData(QString::fromStdString(std::get<std::string>(value))));
    makeRoomForChoice(*box_);
}

} // namespace fringe
