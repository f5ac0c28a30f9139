// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace fringe {

/// What is said of a comparison, with buttons that copy it and that end it. Hidden while there is
/// nothing to say.
class ReferenceLine : public QWidget {
    Q_OBJECT

  public:
    explicit ReferenceLine(QWidget* parent);
    void say(const QString& sentence);

  signals:
    void dismissed();

  private:
    QLabel* text_;
};

} // namespace fringe
