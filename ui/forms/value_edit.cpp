// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/value_edit.h"

#include "app/text/localised.h"
#include "ui/forms/event_guards.h"
#include "ui/forms/quantity_edit.h"
#include "ui/style/choice_box.h"

#include <QCheckBox>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>

namespace fringe {
namespace {

/// Yes or no.
class ToggleEdit : public ValueEdit {
  public:
    ToggleEdit(const ParameterInfo& info, QWidget* parent)
        : ValueEdit(info, parent), box_(new QCheckBox(this)) {
        setEditor(box_);
        connect(box_, &QCheckBox::clicked, this, [this](bool on) { emit edited(on); });
    }
    void setValue(const Value& value) override { box_->setChecked(std::get<bool>(value)); }

  private:
    QCheckBox* box_;
};

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

/// One of several named choices.
class ChoiceEdit : public ValueEdit {
  public:
    ChoiceEdit(const ParameterInfo& info, QWidget* parent)
        : ValueEdit(info, parent), box_(new ChoiceBox(this)) {
        const char* purpose = "";
        for (const ParameterChoice& choice : info.choices) {
            if (std::string_view(choice.purpose) != std::exchange(purpose, choice.purpose))
                addHeading(localisedMark(choice.purpose));
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

    void setValue(const Value& value) override {
        box_->setCurrentIndex(box_->findData(QString::fromStdString(std::get<std::string>(value))));
        makeRoomForChoice(*box_);
    }

    void setUnusable(const std::map<std::string, QString>& reasons) override {
        auto& items = static_cast<QStandardItemModel&>(*box_->model());
        for (const ParameterChoice& choice : info().choices) {
            const auto reason = reasons.find(choice.key);
            const bool isUsable = reason == reasons.end();
            QStandardItem* item = items.item(box_->findData(QString::fromStdString(choice.key)));
            item->setEnabled(isUsable);
            item->setToolTip(isUsable ? localisedMark(choice.help) : reason->second);
        }
    }

  private:
    /// Above choices that are for the same; nothing that can be chosen.
    void addHeading(const QString& text) {
        if (text.isEmpty())
            return;
        box_->addItem(text);
        QStandardItem* item =
            static_cast<QStandardItemModel&>(*box_->model()).item(box_->count() - 1);
        item->setFlags(Qt::NoItemFlags);
        QFont bold = box_->font();
        bold.setBold(true);
        item->setFont(bold);
    }

    QComboBox* box_;
};

} // namespace

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
