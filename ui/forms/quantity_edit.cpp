// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/quantity_edit.h"

#include "app/text/localised.h"
#include "app/text/numbers.h"
#include "app/text/typed_value.h"
#include "ui/forms/event_guards.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QRegularExpression>

#include <cmath>

namespace fringe {
namespace {

/// A tenth of the leading digit's place: 0.1 at 8, 10 at 532.
double stepAt(double number) {
    if (number == 0)
        return 0.1;
    return std::pow(10.0, std::floor(std::log10(std::abs(number))) - 1);
}

} // namespace

QuantitySpinBox::QuantitySpinBox(ValueKind kind, QWidget* parent)
    : QAbstractSpinBox(parent), kind_(kind) {
    if (kind == ValueKind::Lengths)
        setButtonSymbols(NoButtons);
    setMinimumWidth(fontMetrics().averageCharWidth() * 12);
    connect(lineEdit(), &QLineEdit::textEdited, this, &QuantitySpinBox::textEdited);
}

void QuantitySpinBox::setText(const QString& text) {
    lineEdit()->setText(text);
    lineEdit()->setCursorPosition(0);
}

void QuantitySpinBox::setWordForZero(const QString& word) {
    lineEdit()->setPlaceholderText(word);
}

void QuantitySpinBox::stepBy(int steps) {
    const bool isZero = text().isEmpty() && !lineEdit()->placeholderText().isEmpty();
    setText(steppedText(isZero ? QStringLiteral("0") : text(), steps, kind_ == ValueKind::Count));
    emit stepped();
}

QAbstractSpinBox::StepEnabled QuantitySpinBox::stepEnabled() const {
    return kind_ == ValueKind::Lengths || kind_ == ValueKind::Text
               ? StepNone
               : StepUpEnabled | StepDownEnabled;
}

QString steppedText(const QString& text, int steps, bool whole) {
    static const QRegularExpression pattern(
        QStringLiteral(R"(^\s*([-+]?[0-9]*[.,]?[0-9]+(?:[eE][-+]?[0-9]+)?)(.*)$)"));
    const auto match = pattern.match(withoutPowers(text));
    if (!match.hasMatch())
        return text;
    const double number = match.captured(1).replace(QLatin1Char(','), QLatin1Char('.')).toDouble();
    const double next = number + steps * (whole ? 1 : stepAt(number));
    return withPowers(QString::number(next, 'g', whole ? 16 : 12)) + match.captured(2);
}

QuantityEdit::QuantityEdit(const ParameterInfo& info, QWidget* parent)
    : ValueEdit(info, parent), box_(new QuantitySpinBox(info.kind, this)) {
    guardWheel(box_);
    setEditor(box_);
    box_->setWordForZero(localisedMark(info.zero));
    box_->installEventFilter(this);
    connect(box_, &QuantitySpinBox::textEdited, this, &QuantityEdit::check);
    connect(box_, &QuantitySpinBox::stepped, this, &QuantityEdit::take);
    connect(box_, &QAbstractSpinBox::editingFinished, this, &QuantityEdit::take);
}

/// Lists keep the point: a comma parts their numbers.
QString QuantityEdit::textOf(const std::string& plain) const {
    QString text = QString::fromStdString(plain);
    if (info().kind == ValueKind::Text)
        return text;
    if (hasWordForZero() && (text == QLatin1String("0") || text.startsWith(QLatin1String("0 "))))
        return {};
    if (info().kind != ValueKind::Lengths)
        text.replace(u'.', QLocale().decimalPoint());
    return withPowers(text);
}

void QuantityEdit::setValue(const Value& value) {
    const std::string exact = fieldText(info(), value);
    const bool isText = info().kind == ValueKind::Text;
    const QString text = textOf(isText ? exact : legible(exact)), whole = textOf(exact);
    box_->setToolTip(text == whole ? QString() : whole);
    if (text == shown_)
        return;
    shown_ = text;
    box_->setText(shown_);
    emit refused({});
}

bool QuantityEdit::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape
        && box_->text() != shown_) {
        box_->setText(shown_);
        emit refused({});
        return true;
    }
    return ValueEdit::eventFilter(watched, event);
}

bool QuantityEdit::hasWordForZero() const {
    return *info().zero != 0;
}

Value QuantityEdit::valueOf(const QString& text) const {
    if (hasWordForZero() && text.trimmed().isEmpty())
        return info().kind == ValueKind::Count ? Value(std::int64_t{0}) : Value(0.0);
    return typedValue(info(), text, shown_);
}

void QuantityEdit::check(const QString& text) {
    try {
        valueOf(text);
        emit refused({});
    } catch (const Error& error) {
        emit refused(localised(error));
    }
}

void QuantityEdit::take() {
    if (box_->text() == shown_)
        return;
    try {
        const Value value = valueOf(box_->text());
        emit refused({});
        emit edited(value);
        box_->setText(shown_);
    } catch (const Error& error) {
        emit refused(localised(error));
    }
}

} // namespace fringe
