// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/forms/value_edit.h"

namespace fringe {

class QuantitySpinBox;

/// A number with its unit in one field: "8 µm", "1920", "532 nm, 638 nm, 450 nm". What is typed is
/// checked at every key; it is taken with Enter or on leaving the field. Escape brings the last
/// value back. Digits beyond the seventh are told under the cursor.
class QuantityEdit : public ValueEdit {
    Q_OBJECT

  public:
    QuantityEdit(const ParameterInfo& info, QWidget* parent);
    void setValue(const Value& value) override;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void check(const QString& text);
    void take();
    bool hasWordForZero() const;
    /// Throws `Error` (BadInput).
    Value valueOf(const QString& text) const;
    QString textOf(const std::string& plain) const; ///< what the engine writes of a value

    QuantitySpinBox* box_;
    QString shown_; ///< text of the design's value, to so many digits as a person reads
};

} // namespace fringe
