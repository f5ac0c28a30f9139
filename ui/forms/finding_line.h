// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/finding.h"

#include <QString>
#include <QWidget>

#include <optional>

namespace fringe {

class ElidedLabel;
class PictureLabel;

/// An icon and a sentence, never colour alone; no severity: all is well. Hidden while there is
/// nothing to say.
class FindingLine : public QWidget {
    Q_OBJECT

  public:
    explicit FindingLine(QWidget* parent);
    void setWrapped(bool wrapped); ///< else in one line, as far as there is room
    void say(std::optional<Severity> severity, const QString& sentence);
    QString sentence() const;
    std::optional<Severity> severity() const { return severity_; }

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void dress();

    PictureLabel* icon_;
    ElidedLabel* text_;
    std::optional<Severity> severity_;
};

QIcon severityIcon(std::optional<Severity> severity);

} // namespace fringe
