// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/view_transform.h"

#include <QPainterPath>
#include <QWidget>

namespace fringe {

/// Lies over the whole of `host`, or the part that `place` chooses, and lets the mouse through.
class Overlay : public QWidget {
    Q_OBJECT

  public:
    explicit Overlay(QWidget* host);

  protected:
    virtual void place(); ///< whenever the host has another size
    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// A sentence in the middle of an empty view that cannot paint text itself.
class EmptyNote : public Overlay {
    Q_OBJECT

  public:
    using Overlay::Overlay;

    void setText(const QString& text);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QString text_;
};

/// A frame around the host as long as keys go to it.
class FocusRing : public Overlay {
    Q_OBJECT

  public:
    explicit FocusRing(QWidget* host);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
};

/// A dotted outline on the samples of a picture, and what it says in its middle.
class RegionMark : public Overlay {
    Q_OBJECT

  public:
    explicit RegionMark(QWidget* host);

    void setOutline(const QPainterPath& samples, const QString& text = {}); ///< empty: none
    void setTransform(const ViewTransform& transform);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QPainterPath outline_;
    QString text_;
    ViewTransform transform_;
};

/// A bar of round length with its number, in the lower left corner.
class ScaleBar : public Overlay {
    Q_OBJECT

  public:
    explicit ScaleBar(QWidget* host);

    /// Pixels that it takes of the lower edge of a widget.
    static int roomIn(const QWidget& host);

    /// How many metres a widget pixel spans; 0 hides the bar.
    void setMetresPerPixel(double metres);

  protected:
    void place() override;
    void paintEvent(QPaintEvent* event) override;

  private:
    double length_ = 0; ///< [m]
    double pixels_ = 0;
};

} // namespace fringe
