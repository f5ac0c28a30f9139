// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/value_edit.h"

#include "app/text/localised.h"
#include "ui/forms/choice_edit.h"
#include "ui/forms/quantity_edit.h"
#include "ui/forms/toggle_edit.h"

#include <QVBoxLayout>

namespace fringe {

ValueEdit::ValueEdit(ParameterInfo info, QWidget* parent)
    : QWidget(parent), info_(std::move(info)) {
    setToolTip(localisedMark(info_.help));
}

void ValueEdit::setEditor(QWidget* editor) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(editor);
    setFocusProxy(editor);
    editor->setObjectName(QString::fromStdString(info_.key));
    editor->setAccessibleName(localisedMark(info_.label));
    editor->setAccessibleDescription(localisedMark(info_.help));
}

ValueEdit* makeValueEdit(const ParameterInfo& info, QWidget* parent) {
    switch (info.kind) {
    case ValueKind::Toggle:
        return new ToggleEdit(info, parent);
    case ValueKind::Choice:
        return new ChoiceEdit(info, parent);
    default:
        return new QuantityEdit(info, parent);
    }
}

} // namespace fringe
