// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/space.h"
#include "engine/preview/preview.h"
#include "ui/views/view_controls.h"

#include <QWidget>

#include <map>
#include <optional>
#include <vector>

namespace fringe {

class HologramView;
class PaneWork;
class ReconstructionView;
class SceneView;
class SourceView;
class Studio;
class ViewLayout;
class ViewPane;
struct Design;
struct Finding;
struct Pupil;
struct Shell;
struct SourceEditor;

/// The three views of the open project, of its chosen source, its hologram and its reconstruction,
/// and what connects them with the studio.
class Workspace : public QWidget {
    Q_OBJECT

  public:
    Workspace(Shell& shell, QWidget* parent);

    ViewLayout& views() { return *views_; }

  signals:
    void probed(const QString& text);

  private:
    ViewLayout* makeViews();
    void wire();
    void wireRefocus();
    QStringList verbsOf(const ViewPane& pane) const; ///< of the window, for its context menu
    const SourceEditor& editor() const;              ///< of the chosen source
    const QWidget* sourceView() const;
    bool isOfOtherSource(const ViewPane& pane) const;
    void showSource(); ///< in the view of its kind
    void suitLook();   ///< of the reconstruction
    void showScene();
    std::optional<Grip> chosenGrip() const;
    void showGrip();
    void showHologram();
    void showPartial();
    void showPartialPicture();
    void showPicture(const std::shared_ptr<const Previews>& pictures);
    void showFrame(); ///< of what changes under a hand
    void showMark();
    void showRun();
    QString stateOfRun() const;
    ShownOf shown() const; ///< by the result
    void showNow();        ///< what the document holds
    const Finding* nothingInFocus() const;
    void showFocus(); ///< says where nothing is in focus
    void followBadge(const QString& link);
    void changePupil(const Pupil& pupil, bool settled);
    void moveReconstruction(double metres, bool settled);
    void fitDistanceRange();

    Shell& shell_;
    Studio& studio_;
    SceneView* scene_;
    std::map<const SourceEditor*, SourceView*> sources_;
    HologramView* hologram_;
    ReconstructionView* reconstruction_;
    PaneWork* work_;
    ViewLayout* views_ = nullptr;
};

} // namespace fringe
