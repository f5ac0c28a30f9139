// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/forms/value_edit.h"
#include "ui/sources/spots/spot_verbs.h"

class QLabel;
class QLineEdit;

namespace fringe {

struct Shell;

/// One value of all spots that are chosen: it reads "several" where theirs differ. What is typed
/// goes to all, or changes each, see `typedSpotChange`; it is taken with Enter or on leaving the
/// field, and Escape brings the last text back.
class SpotEdit : public ValueEdit {
    Q_OBJECT

  public:
    /// Throws `Error` (BadInput) for what cannot be taken.
    using Take = std::function<void(SpotColumn column, const SpotChange& change)>;

    SpotEdit(SpotColumn column, Take change);

    void show(const SpotList& spots, const SpotNumbers& chosen);
    void setValue(const Value&) override {} ///< see `show`
    void take() override;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void check(const QString& text);
    QString textOf(std::optional<double> value) const;

    SpotColumn column_;
    Take change_;
    QLineEdit* line_;
    QString shown_, unit_;
};

/// The spots that are chosen, in the inspector.
class SpotFields : public QWidget {
    Q_OBJECT

  public:
    SpotFields(Shell& shell, QWidget* parent);

  private:
    void showChosen();
    void change(SpotColumn column, const SpotChange& change);

    Shell& shell_;
    QLabel* count_;
    std::vector<SpotEdit*> edits_;
};

} // namespace fringe
