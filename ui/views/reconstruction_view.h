// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"
#include "engine/model/quantity.h"
#include "engine/preview/preview.h"
#include "ui/views/picture_set.h"
#include "ui/views/plane_view.h"
#include "ui/views/view_controls.h"
#include "ui/views/work_note.h"

#include <QPainterPath>

#include <map>
#include <memory>
#include <optional>

class QAction;
class QComboBox;
class QLabel;
class QSlider;
class QToolButton;

namespace fringe {

class DistanceBar;
class FocusNote;
class ReferenceLine;
class RegionMark;
class ScaleBar;

/// A reconstructed picture in its physical size, with the slider and the field that choose its
/// distance. Drawn by VTK where OpenGL works, else by the canvas of the hologram view. GUI thread
/// only.
class ReconstructionView : public PlaneView {
    Q_OBJECT

  public:
    explicit ReconstructionView(QWidget* parent = nullptr);

    /// What the slider spans, `low` < `high`, any sign; the field may leave it.
    void setDistanceRange(Length low, Length high);
    /// Emits nothing.
    void setDistance(Length distance);
    Length distance() const;
    void setPinned(bool pinned); ///< whether the distance stays; emits nothing
    /// Says that nothing is in focus, and offers to go where something is; not where it is empty.
    void setFocusNote(const QString& sentence);
    /// What is computed of the pictures that there will be, and why there are none yet; empty: what
    /// to do for some.
    void setWork(const ViewWork& work, const QString& absence = {});

    /// One per wavelength, of one shape; several are laid over each other in colours, or shown one
    /// by one at the user's choice. Large ones appear once a worker thread has measured them. The
    /// zoom stays if the shape does. textures: where those lie that have no values.
    void setPreviews(std::shared_ptr<const Previews> pictures, const ShownOf& of = {},
                     const PictureTextures& textures = {});
    /// The view says if it shows light of another hologram than the design that there is now has.
    void setNow(const AgeWords& age);
    /// Says which light it is; hasStop: whether it may go through a stop.
    void setLight(const Reconstruction& look, bool hasStop);
    /// Says what of the span of distances the pictures show, if they are not of one distance.
    void setFocusView(std::optional<FocusView> view);
    /// Says how good its light is; nothing if it is empty.
    void setFigures(const QString& sentence);
    /// Says how near the picture is to one that it is compared with; nothing if it is empty.
    void compare(const QString& sentence);
    /// Spots want to be seen up to the brightest pixel and widened; pictures with the brightest
    /// pixels cut off, as they are. The user may choose otherwise.
    void suit(bool spots);
    /// Draws an outline [m], y up; none if it is empty.
    void setMark(const QPainterPath& outline);
    void clear();

  signals:
    void badgeFollowed(const QString& link); ///< see `ResultBadge`
    /// The user chose a distance; `settled` is false while the slider is being dragged.
    void distanceChanged(double metres, bool settled);
    void distancePinned(bool pinned); ///< or is to follow the object that is chosen
    void focusFollowed();             ///< to where something is in focus
    void cancelled();                 ///< what is computed is not waited for
    /// The user chose to see the light of the field, of the pattern, or of that through the stop.
    void lightChosen(const fringe::Reconstruction& look);
    /// The user chose to see more of what the slider spans than one distance, or to have the
    /// sharpest found.
    void focusWanted(fringe::FocusView view, double low, double high);
    void sharpestWanted();
    /// The user has done with comparing.
    void referenceRemoved();

  protected:
    void probe(QPointF sample) override;

  private:
    void take(const PictureSet& set, ShownOf of);
    void clearPictures();
    void makeControls();
    void layOut();
    void connectControls();
    void chooseLight(int index);
    void offerPlanes();
    void choosePlane();
    void offerFocus();
    ValueWindow valueWindow() const; ///< of what is shown, for the chosen range
    void showPicture();
    std::int64_t spread() const; ///< of what is bright, in samples
    void showTransform();
    void showMark();
    ColourTable table() const;
    ColourScale scaleOf(const PictureLook& look) const;
    const Preview& shown() const { return set_.pictures()[part_.first]; }
    bool isEmpty() const { return part_.count == 0; }

    QComboBox* plane_;
    Reconstruction look_; ///< as it was set
    QComboBox* light_;    ///< of field or pattern, or of that through a stop
    QComboBox* map_;
    QComboBox* range_;
    QToolButton* widen_;
    QSlider* brightness_;
    RegionMark* mark_;
    ScaleBar* scaleBar_;
    ResultBadge* badge_;
    FocusNote* note_;
    WorkNote* work_;
    QToolButton* focus_;
    std::map<FocusView, QAction*> focusViews_;
    DistanceBar* distance_;
    QLabel* figures_;
    ReferenceLine* reference_;
    NewestWork measuring_;
    PictureSet set_;
    PictureSet::Part part_; ///< that is shown: all, one or none
    QPainterPath outline_;  ///< to be drawn [m]
    std::int64_t shownSpread_ = 0;
};

} // namespace fringe
