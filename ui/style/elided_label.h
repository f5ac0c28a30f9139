// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace fringe {

/// One line of text, which ends with dots where there is little room; the tool tip has all of it
/// then. Words are wrapped as in any label where that is asked for.
class ElidedLabel : public QLabel {
    Q_OBJECT

  public:
    using QLabel::QLabel;
    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace fringe
