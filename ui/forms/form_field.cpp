// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/form_field.h"

#include "app/text/localised.h"
#include "ui/forms/value_edit.h"

#include <QAction>
#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace fringe {

FormField::FormField(const ParameterInfo& info, QWidget* parent)
    : QWidget(parent), edit_(makeValueEdit(info, this)), label_(new QLabel(parent)),
      finding_(new FindingLine(parent)), reset_(new QAction(tr("Reset to default"), this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(edit_);
    setFocusProxy(edit_);
    label_->setText(localisedMark(info.label));
    label_->setToolTip(localisedMark(info.help));
    label_->setBuddy(edit_->focusProxy());
    label_->setContextMenuPolicy(Qt::ActionsContextMenu);
    label_->addAction(reset_);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    addAction(reset_);
    connect(reset_, &QAction::triggered, this, [this] { emit edited(edit_->info().initial); });
    connect(edit_, &ValueEdit::edited, this, &FormField::edited);
    connect(edit_, &ValueEdit::refused, this, &FormField::refuse);
}

void FormField::addTo(QFormLayout& form) {
    form.addRow(label_, this);
    form.addRow(finding_);
}

const std::string& FormField::key() const {
    return edit_->info().key;
}

void FormField::setValue(const Value& value) {
    edit_->setValue(value);
    const bool isDefault = value == edit_->info().initial;
    QFont font = label_->font();
    font.setBold(!isDefault);
    label_->setFont(font);
    reset_->setEnabled(!isDefault);
}

void FormField::setFindings(Concern concern, const QString& sentence) {
    severity_ = concern;
    findings_ = sentence;
    showFinding();
}

void FormField::refuse(const QString& reason) {
    refusal_ = reason;
    showFinding();
}

void FormField::showFinding() {
    if (refusal_.isEmpty())
        finding_->say(severity_, findings_);
    else
        finding_->say(Concern::Refusal, refusal_);
}

} // namespace fringe
