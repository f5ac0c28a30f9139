// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QPushButton>

class QLabel;

namespace fringe {

/// A button with a picture, a title and text that wraps.
class Card : public QPushButton {
  public:
    Card(const QPixmap& picture, const QString& title, const QString& text, QWidget* parent);

    QSize sizeHint() const override { return layout()->sizeHint(); }
    QSize minimumSizeHint() const override { return layout()->minimumSize(); }
    void setPicture(const QPixmap& picture);

  private:
    QLabel* picture_;
};

/// A bold text as many times as large as usual.
QLabel* heading(const QString& text, qreal scale, QWidget* parent);

} // namespace fringe
