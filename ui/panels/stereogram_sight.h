// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QWidget>

namespace fringe {

/// A picture of which a pixel is a pixel of the screen, whatever the scale of its windows. It is as
/// large as the picture.
class StereogramSight : public QWidget {
    Q_OBJECT

  public:
    explicit StereogramSight(QWidget* parent);

    void setPicture(const QImage& picture);
    const QImage& picture() const { return picture_; }
    QSize sizeHint() const override;

  signals:
    void screenWanted(); ///< double click

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

  private:
    QImage picture_;
};

/// The picture alone on the whole screen of a window, in its middle; Esc, F11 or a double click
/// closes it.
class StereogramScreen : public QWidget {
    Q_OBJECT

  public:
    /// Shown on the screen of `window`; deletes itself when it is closed.
    StereogramScreen(const QImage& picture, QWidget* window);

    void setPicture(const QImage& picture) { sight_->setPicture(picture); }

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override; ///< its keys come before those of the window
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void place();
    StereogramSight* sight_;
};

} // namespace fringe
