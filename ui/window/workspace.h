// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/space.h"
#include "engine/preview/preview.h"
#include "ui/views/view_controls.h"

#include <QWidget>

#include <map>
#include <optional>
#include <vector>

class QSplitter;

namespace fringe {

class HologramView;
class ReconstructionView;
class SceneView;
class SourceView;
class Studio;
class ViewPane;
struct Design;
struct Finding;
struct Progress;
struct Pupil;
struct Shell;
struct SourceEditor;

/// The three views of the open project, of its chosen source, its hologram and its reconstruction,
/// and what connects them with the studio. Two stand above each other beside the third, or, where
/// that leaves planes of sources little height, all side by side.
class Workspace : public QWidget {
    Q_OBJECT

  public:
    Workspace(Shell& shell, QWidget* parent);

  signals:
    void probed(const QString& text);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void layOut();
    void suitRoom();
    void shareRoom();
    void wire();
    void wireRefocus();
    ViewPane* pane(const QString& iconName, const QString& title, QWidget* view);
    QStringList verbsOf(const ViewPane& pane) const; ///< of the window, for its context menu
    const SourceEditor& editor() const;              ///< of the chosen source
    const QWidget* sourceView() const;
    bool isOfOtherSource(const ViewPane* pane) const;
    void showAlone(const ViewPane* pane, bool alone);
    void showSource(); ///< in the view of its kind
    void suitLook();   ///< of the reconstruction
    void showScene();
    std::optional<Grip> chosenGrip() const;
    void showGrip();
    void showHologram();
    void showAbsence();
    void showPartial();
    void showPartialPicture();
    void showPicture(const std::shared_ptr<const Previews>& pictures);
    void showProgress(const Progress& progress); ///< of what is looked at
    void showFrame();                            ///< of what changes under a hand
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
    QSplitter* left_ = nullptr; ///< all panes but the reconstruction
    QSplitter* all_ = nullptr;
    std::vector<ViewPane*> panes_; ///< scene, sources, hologram, reconstruction
    const ViewPane* alone_ = nullptr;
};

} // namespace fringe
