// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/parameter.h"
#include "ui/forms/finding_line.h"

#include <QWidget>

class QFormLayout;
class QLabel;
class QLineEdit;

namespace fringe {

class ValueEdit;

/// One row of a form: a label, the editor, and behind it room for a sign that there is something to
/// say of the value. What it is stands over the form as long as the editor has the focus, so that
/// no other row moves, and under the sign's tool tip. The label is bold where the value is not the
/// default; its context menu brings the default back.
class FormField : public QWidget {
    Q_OBJECT

  public:
    FormField(const ParameterInfo& info, QWidget* parent);
    FormField(ValueEdit* edit, QWidget* parent); ///< takes the editor

    const std::string& key() const;
    QLabel* label() const { return label_; }
    void addTo(QFormLayout& form); ///< with label
    /// A verb of its context menus.
    QAction* addVerb(const QString& text);
    void setValue(const Value& value);
    /// What the plan says of the value; a refusal of the text that is being typed goes before it.
    void setFindings(std::optional<Severity> severity, const QString& sentence);
    const FindingLine& finding() const { return *finding_; }
    void setUnusable(const std::map<std::string, QString>& reasons); ///< see `ValueEdit`
    /// Takes what has been typed, as if the field were left.
    void take();
    const QString& refusal() const { return refusal_; } ///< of the text in the field; else empty

  signals:
    void edited(const fringe::Value& value);
    void refusalGone(); ///< the text is a value again, or the value's text is back

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void refuse(const QString& reason);
    void showFinding();
    void showMenu(QLineEdit& text, const QPoint& place);
    void placeFinding();

    ValueEdit* edit_;
    QLabel* label_;
    PictureLabel* sign_;
    FindingLine* finding_;
    QAction* reset_;
    QString refusal_;
    std::optional<Severity> severity_;
    QString findings_;
};

} // namespace fringe
