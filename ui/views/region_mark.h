// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/view_transform.h"

#include <QPainterPath>
#include <QWidget>

namespace fringe {

/// A dotted outline on the samples of a picture, laid over `host`.
class RegionMark : public QWidget {
    Q_OBJECT

  public:
    explicit RegionMark(QWidget* host);

    void setOutline(const QPainterPath& samples); ///< empty: none
    void setTransform(const ViewTransform& transform);

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QPainterPath outline_;
    ViewTransform transform_;
};

} // namespace fringe
