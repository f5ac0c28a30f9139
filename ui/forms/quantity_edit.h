// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/forms/value_edit.h"

#include <QAbstractSpinBox>

namespace fringe {

/// A spin box over text with a unit. Steps change the number in front of the unit: by one for
/// counts, by a digit that matters for the rest.
class QuantitySpinBox : public QAbstractSpinBox {
    Q_OBJECT

  public:
    QuantitySpinBox(ValueKind kind, QWidget* parent);

    void setText(const QString& text);
    /// What is read where no text is, which counts as 0.
    void setWordForZero(const QString& word);
    void stepBy(int steps) override;

  signals:
    void textEdited(const QString& text);
    void stepped();

  protected:
    StepEnabled stepEnabled() const override;

  private:
    ValueKind kind_;
};

/// `text` with its number changed by `steps`: "8 µm" and 1 give "8.1 µm". Unchanged if there is no
/// number in front.
QString steppedText(const QString& text, int steps, bool whole);

/// A number with its unit in one field: "8 µm", "1920", "532 nm, 638 nm, 450 nm". What is typed,
/// see `typedValue`, is checked at every key; it is taken with Enter or on leaving the field.
/// Escape brings the last value back. What is shown with fewer digits is told under the cursor.
class QuantityEdit : public ValueEdit {
    Q_OBJECT

  public:
    QuantityEdit(const ParameterInfo& info, QWidget* parent);
    void setValue(const Value& value) override;
    void take() override;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void check(const QString& text);
    bool hasWordForZero() const;
    /// Throws `Error` (BadInput).
    Value valueOf(const QString& text) const;
    QString textOf(const std::string& plain) const; ///< what the engine writes of a value

    QuantitySpinBox* box_;
    QString shown_; ///< text of the design's value, to so many digits as a person reads
};

} // namespace fringe
