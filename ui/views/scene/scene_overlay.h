// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/overlays.h"
#include "ui/views/scene/scene_geometry.h"

#include <QStringList>

#include <vector>

namespace fringe {

/// The words of the scene, in the fonts and languages of Qt: labels at their places, the triad of
/// axes, and notes on what is not drawn to scale or left out. Lies over the display.
class SceneOverlay : public Overlay {
    Q_OBJECT

  public:
    using Overlay::Overlay;

    void setLabels(std::vector<SceneLabel> labels);
    void setTaken(std::vector<QRectF> places); ///< that labels are to leave free
    void setNotes(const QStringList& notes);
    void setDepthScale(double scale);
    void setCamera(const OrbitCamera& camera);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void paintLabels(QPainter& painter) const;
    QRectF insideView(QPointF at, QSizeF size, bool below) const;
    void paintTriad(QPainter& painter) const;
    void paintNotes(QPainter& painter) const;

    std::vector<SceneLabel> labels_;
    std::vector<QRectF> taken_;
    QStringList notes_;
    OrbitCamera camera_;
    double depthScale_ = 1;
};

} // namespace fringe
