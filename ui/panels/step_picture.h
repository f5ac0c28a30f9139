// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>
#include <QWidget>

namespace fringe {

/// A picture as large as its place allows, or a sentence where there is none.
class StepPicture : public QWidget {
  public:
    using QWidget::QWidget;
    void set(const QImage& picture, const QString& text);

    QSize minimumSizeHint() const override { return {120, 90}; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QImage picture_;
    QString text_;
};

} // namespace fringe
