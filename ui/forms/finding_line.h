// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

class QLabel;

namespace fringe {

/// How good something is, in rising order of concern.
enum class Concern { None, Note, Warning, Refusal };

/// An icon and a sentence, never colour alone. Hidden while there is nothing to say.
class FindingLine : public QWidget {
    Q_OBJECT

  public:
    explicit FindingLine(QWidget* parent);
    void say(Concern concern, const QString& sentence);
    QString sentence() const;
    Concern concern() const { return concern_; }

  private:
    QLabel* icon_;
    QLabel* text_;
    Concern concern_ = Concern::None;
};

QIcon concernIcon(Concern concern);
QColor concernColour(Concern concern);

} // namespace fringe
