// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <memory>
#include <vector>

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
/// the studio.
class Workspace : public QWidget {
    Q_OBJECT

  public:
    Workspace(Studio& studio, QWidget* parent);

  signals:
    void probed(const QString& text);

  private:
    void layOut();
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
    std::vector<ViewPane*> panes_; ///< scene, spots, picture, hologram, reconstruction
    const ViewPane* alone_ = nullptr;
    std::shared_ptr<const PointCloud> ranged_; ///< the cloud that the slider's range fits
};

} // namespace fringe
