// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QPushButton>

namespace fringe {

/// A button with a picture, a title and a sentence that wraps.
class Card : public QPushButton {
    Q_OBJECT

  public:
    Card(const QPixmap& picture, const QString& title, const QString& help, QWidget* parent);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
};

} // namespace fringe
