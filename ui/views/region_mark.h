// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/view_transform.h"

#include <QWidget>

#include <optional>

namespace fringe {

/// The dotted outline of a rectangle of samples, laid over `host`.
class RegionMark : public QWidget {
    Q_OBJECT

  public:
    explicit RegionMark(QWidget* host);

    void setRegion(const std::optional<QRectF>& samples); ///< nothing: no outline
    void setTransform(const ViewTransform& transform);

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    std::optional<QRectF> region_;
    ViewTransform transform_;
};

} // namespace fringe
