// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <memory>
#include <vector>

namespace fringe {

class HologramView;
class ReconstructionView;
class SceneView;
class Studio;
class ViewPane;
struct Design;
struct PointCloud;

/// The three views of the open project and what connects them with the studio.
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
    void showAlone(const ViewPane* pane, bool alone);
    void showScene();
    void showHologram();
    void showGrowing();
    void showStale(bool stale);
    void moveReconstruction(double metres, bool settled);
    void fitDistanceRange();

    Studio& studio_;
    SceneView* scene_;
    HologramView* hologram_;
    ReconstructionView* reconstruction_;
    std::vector<ViewPane*> panes_;
    std::shared_ptr<const PointCloud> ranged_; ///< the cloud that the slider's range fits
};

} // namespace fringe
