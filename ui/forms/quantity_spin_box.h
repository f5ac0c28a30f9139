// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/parameter.h"

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

} // namespace fringe
