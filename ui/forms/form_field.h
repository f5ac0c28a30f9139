// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/parameter.h"
#include "ui/forms/finding_line.h"

#include <QWidget>

class QFormLayout;
class QLabel;

namespace fringe {

class ValueEdit;

/// One row of a form: a label, the editor, and under both what is to be said of the value. The
/// label is bold where the value is not the default; its context menu brings the default back.
class FormField : public QWidget {
    Q_OBJECT

  public:
    FormField(const ParameterInfo& info, QWidget* parent);

    const std::string& key() const;
    QLabel* label() const { return label_; }
    void addTo(QFormLayout& form); ///< with label and finding
    void setValue(const Value& value);
    /// What the plan says of the value; a refusal of the text that is being typed goes before it.
    void setFindings(Concern concern, const QString& sentence);
    const FindingLine& finding() const { return *finding_; }

  signals:
    void edited(const fringe::Value& value);

  private:
    void refuse(const QString& reason);
    void showFinding();

    ValueEdit* edit_;
    QLabel* label_;
    FindingLine* finding_;
    QAction* reset_;
    QString refusal_;
    Concern severity_ = Concern::None;
    QString findings_;
};

} // namespace fringe
