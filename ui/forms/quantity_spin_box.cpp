// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/quantity_spin_box.h"

#include "app/text/numbers.h"

#include <QLineEdit>
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
    return kind_ == ValueKind::Lengths ? StepNone : StepUpEnabled | StepDownEnabled;
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

} // namespace fringe
