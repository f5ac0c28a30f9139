// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/vary_dialog.h"

#include "app/tasks/vary.h"
#include "app/text/localised.h"
#include "app/text/source_text.h"
#include "app/text/typed_value.h"
#include "engine/model/error.h"
#include "ui/forms/value_edit.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace fringe {
namespace {

constexpr int usualSteps = 5;

double numberOf(const Value& value) {
    const auto* count = std::get_if<std::int64_t>(&value);
    return count ? static_cast<double>(*count) : std::get<double>(value);
}

/// From one to the next value in a list, which may have decimal commas.
const QString between = QStringLiteral("; ");

} // namespace

VaryDialog::VaryDialog(const ParameterInfo& info, const Value& now, QWidget* parent)
    : QDialog(parent), info_(info), first_(now), last_(now) {
    setObjectName(QStringLiteral("varyDialog"));
    //: a parameter
    setWindowTitle(tr("Vary: %1").arg(localisedMark(info.label)));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* form = new QFormLayout;
    if (info.kind == ValueKind::Choice || info.kind == ValueKind::Toggle)
        addChoices(*form, now);
    else
        addNumbers(*form, now);
    told_ = new QLabel(this);
    told_->setObjectName(QStringLiteral("varyTold"));
    told_->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    compute_ = buttons->addButton(tr("Compute"), QDialogButtonBox::AcceptRole);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(told_);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        const std::vector<Value> all = values();
        accept();
        emit chosen(all);
    });
    if (list_)
        fillList();
    follow();
}

void VaryDialog::addNumbers(QFormLayout& form, const Value& now) {
    const auto add = [&](const QString& name, const QString& objectName, Value& value) {
        auto* edit = makeValueEdit(info_, this);
        edit->setObjectName(objectName);
        edit->setValue(now);
        connect(edit, &ValueEdit::edited, this, [this, edit, &value](const Value& typed) {
            value = typed;
            edit->setValue(typed);
            fillList();
        });
        form.addRow(name, edit);
        return edit;
    };
    from_ = add(tr("From"), QStringLiteral("varyFrom"), first_);
    to_ = add(tr("To"), QStringLiteral("varyTo"), last_);
    steps_ = new QSpinBox(this);
    steps_->setObjectName(QStringLiteral("varySteps"));
    steps_->setRange(1, static_cast<int>(mostVaried));
    steps_->setValue(usualSteps);
    list_ = new QLineEdit(this);
    list_->setObjectName(QStringLiteral("varyList"));
    list_->setMinimumWidth(42 * fontMetrics().averageCharWidth());
    form.addRow(tr("Number of values"), steps_);
    form.addRow(tr("Values"), list_);
    connect(steps_, &QSpinBox::valueChanged, this, &VaryDialog::fillList);
    connect(list_, &QLineEdit::textChanged, this, &VaryDialog::follow);
}

void VaryDialog::addChoices(QFormLayout& form, const Value& now) {
    choices_ = new QListWidget(this);
    choices_->setObjectName(QStringLiteral("varyChoices"));
    const auto add = [&](const Value& value) {
        auto* item = new QListWidgetItem(valueText(info_, value), choices_);
        item->setData(Qt::UserRole, QString::fromStdString(formatValue(info_, value)));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable);
        item->setCheckState(value == now ? Qt::Checked : Qt::Unchecked);
    };
    if (info_.kind == ValueKind::Toggle)
        for (const bool on : {false, true})
            add(on);
    for (const ParameterChoice& choice : info_.choices)
        add(choice.key);
    form.addRow(tr("Values"), choices_);
    connect(choices_, &QListWidget::itemChanged, this, &VaryDialog::follow);
}

void VaryDialog::fillList() {
    QStringList texts;
    for (const Value& value :
         valuesBetween(info_, numberOf(first_), numberOf(last_), steps_->value()))
        texts << valueText(info_, value);
    list_->setText(texts.join(between));
}

std::vector<Value> VaryDialog::checked() const {
    std::vector<Value> all;
    for (int i = 0; i < choices_->count(); ++i)
        if (choices_->item(i)->checkState() == Qt::Checked)
            all.push_back(
                parseValue(info_, choices_->item(i)->data(Qt::UserRole).toString().toStdString()));
    return all;
}

std::vector<Value> VaryDialog::values() const {
    if (choices_)
        return checked();
    std::vector<Value> all;
    for (const QString& text : list_->text().split(QLatin1Char(';'), Qt::SkipEmptyParts))
        if (!text.trimmed().isEmpty())
            all.push_back(typedValue(info_, text.trimmed(), valueText(info_, first_)));
    return all;
}

void VaryDialog::follow() {
    if (!told_)
        return;
    try {
        const std::size_t count = values().size();
        const bool isFew = count > 0 && count <= mostVaried;
        compute_->setEnabled(isFew);
        told_->setText(isFew ? tr("%n state(s) are computed, one after the other.", nullptr,
                                  static_cast<int>(count))
                             : tr("Give 1 to %1 values.").arg(mostVaried));
    } catch (const Error& error) {
        compute_->setEnabled(false);
        told_->setText(localised(error));
    }
}

} // namespace fringe
