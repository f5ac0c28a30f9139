// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sources/spots/spot_fields.h"

#include "app/studio/studio.h"
#include "app/text/localised.h"
#include "app/text/numbers.h"
#include "ui/forms/form_field.h"
#include "ui/shell/shell.h"

#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>

namespace fringe {
namespace {

/// With the range of the column and a name of its own among the rows of the inspector.
ParameterInfo infoOf(SpotColumn column) {
    ParameterInfo info = columnInfo(column);
    info.key = "spot." + info.key;
    return info;
}

} // namespace

SpotEdit::SpotEdit(SpotColumn column, Take change)
    : ValueEdit(infoOf(column), nullptr), column_(column), change_(std::move(change)),
      line_(new QLineEdit(this)),
      unit_(QString::fromUtf8(usualUnits()[static_cast<std::size_t>(column)].name)) {
    setEditor(line_);
    line_->installEventFilter(this);
    connect(line_, &QLineEdit::textEdited, this, &SpotEdit::check);
    connect(line_, &QLineEdit::editingFinished, this, &SpotEdit::take);
}

QString SpotEdit::textOf(std::optional<double> value) const {
    if (!value)
        return tr("free");
    return QString::fromStdString(legible(fieldText(info(), *value)))
        .replace(u'.', QLocale().decimalPoint());
}

void SpotEdit::show(const SpotList& spots, const SpotNumbers& chosen) {
    std::optional<QString> text;
    bool differ = false;
    for (const std::size_t number : chosen) {
        const auto value = valueOf(spots.at(number), column_);
        const auto first = valueOf(spots.at(*chosen.begin()), column_);
        differ = differ || value != first;
        text = textOf(first);
    }
    line_->setEnabled(!chosen.empty());
    line_->setPlaceholderText(differ ? tr("several") : QString());
    shown_ = differ ? QString() : text.value_or(QString());
    line_->setText(shown_);
    line_->setCursorPosition(0);
    emit refused({});
}

void SpotEdit::check(const QString& text) {
    try {
        if (text != shown_)
            typedSpotChange(column_, text, unit_);
        emit refused({});
    } catch (const Error& error) {
        emit refused(localised(error));
    }
}

void SpotEdit::take() {
    if (line_->text() == shown_)
        return;
    try {
        change_(column_, typedSpotChange(column_, line_->text(), unit_));
        line_->setText(shown_);
        emit refused({});
    } catch (const Error& error) {
        emit refused(localised(error));
    }
}

bool SpotEdit::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape
        && line_->text() != shown_) {
        line_->setText(shown_);
        emit refused({});
        return true;
    }
    return ValueEdit::eventFilter(watched, event);
}

SpotFields::SpotFields(Shell& shell, QWidget* parent)
    : QWidget(parent), shell_(shell), count_(new QLabel(this)) {
    count_->setObjectName(QStringLiteral("chosenSpots"));
    count_->setWordWrap(true);
    auto* form = new QFormLayout(this);
    form->setContentsMargins({});
    form->addRow(count_);
    for (const SpotColumn column : spotColumns) {
        auto* edit = new SpotEdit(
            column, [this](SpotColumn of, const SpotChange& typed) { change(of, typed); });
        auto* field = new FormField(edit, this);
        field->addTo(*form);
        connect(field, &FormField::edited, this, [this, column](const Value& initial) {
            change(column, [initial](auto) { return std::optional(std::get<double>(initial)); });
        });
        edits_.push_back(edit);
    }
    connect(&shell.studio.spotSelection(), &SpotSelection::changed, this, &SpotFields::showChosen);
    connect(&shell.studio.document(), &Document::changed, this, &SpotFields::showChosen);
    connect(&shell.studio.document(), &Document::drafted, this, &SpotFields::showChosen);
    showChosen();
}

void SpotFields::showChosen() {
    const auto spots = chosenSpots(shell_.studio.document());
    if (!spots)
        return;
    const SpotNumbers& chosen = shell_.studio.spotSelection().numbers();
    const auto count = static_cast<int>(chosen.size());
    count_->setText(count == 0 ? tr("Choose spots in the view or in the table to change them here.")
                               : tr("%n spot(s) chosen", nullptr, count));
    for (SpotEdit* edit : edits_)
        edit->show(spots->spots(), chosen);
}

void SpotFields::change(SpotColumn column, const SpotChange& change) {
    changeSpots(shell_.studio, shell_.studio.spotSelection().numbers(), column, change);
}

} // namespace fringe
