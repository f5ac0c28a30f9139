// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pictures/region_drawing.h"

#include <QWidget>

#include <memory>
#include <vector>

class QSplitter;

namespace fringe {

class HologramView;
class PictureView;
class ReconstructionView;
class SceneView;
class SpotsView;
class Studio;
class ViewPane;
struct Design;
struct PointCloud;

/// The three views of the open project, of points, spots or a picture, and what connects them with
/// the studio. Two stand above each other beside the third, or, where that leaves planes of spots
/// and pictures little height, all side by side.
class Workspace : public QWidget {
    Q_OBJECT

  public:
    Workspace(Studio& studio, QWidget* parent);

  signals:
    void probed(const QString& text);
    void maskWanted(); ///< for the signal region of a picture

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void layOut();
    void suitRoom();
    void wire();
    ViewPane* pane(const QString& iconName, const QString& title, QWidget* view);
    const QWidget* targetView() const;
    bool isOfOtherTarget(const ViewPane* pane) const;
    void showAlone(const ViewPane* pane, bool alone);
    void showTarget(); ///< the view of points, spots or the picture
    void suitTarget(); ///< what a new project begins with
    void showScene();
    void showHologram();
    void showGrowing();
    void showGrowingPicture();
    void showMark();
    void showStale(bool stale);
    void moveReconstruction(double metres, bool settled);
    void fitDistanceRange();

    Studio& studio_;
    SceneView* scene_;
    SpotsView* spots_;
    PictureView* picture_;
    HologramView* hologram_;
    ReconstructionView* reconstruction_;
    QSplitter* left_ = nullptr; ///< all panes but the reconstruction
    QSplitter* all_ = nullptr;
    std::vector<ViewPane*> panes_; ///< scene, spots, picture, hologram, reconstruction
    const ViewPane* alone_ = nullptr;
    std::shared_ptr<const PointCloud> ranged_; ///< the cloud that the slider's range fits
    LastMaskDrawing mask_;                     ///< of the signal region
};

} // namespace fringe
