// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/aperture.h"
#include "engine/model/field.h"
#include "engine/model/setup.h"
#include "engine/preview/preview.h"
#include "ui/views/plane_view.h"
#include "ui/views/view_controls.h"
#include "ui/views/work_note.h"

#include <memory>
#include <optional>

class QComboBox;
class QToolButton;

namespace fringe {

class PupilDisc;

/// A hologram: amplitude, phase or the levels sent to the device.
class HologramView : public PlaneView {
    Q_OBJECT

  public:
    explicit HologramView(QWidget* parent = nullptr);

    /// Shares both; `levels` may be null. The zoom stays if the shape does.
    void setHologram(std::shared_ptr<const Hologram> hologram,
                     std::shared_ptr<const LevelPattern> levels, const ShownOf& of = {});
    /// Shows a picture of the field while it is being computed instead of the hologram; nothing:
    /// the hologram again.
    void setPartial(const std::optional<Preview>& preview, const ShownOf& of = {});
    /// The view says if it shows another hologram than of the design that there is now.
    void setNow(const AgeWords& age);
    /// What such a picture should show to fit what is chosen here.
    Quantity2D wishedQuantity() const;
    /// The part of the plate that the reconstruction is looked through.
    void setPupil(const Pupil& pupil, const Plate& plate);
    /// What is computed of the hologram that there will be.
    void setWork(const ViewWork& work);
    void clear();

  signals:
    /// It is to be so; `settled` is false while it is being dragged.
    void pupilChanged(const fringe::Pupil& pupil, bool settled);
    void badgeFollowed(const QString& link); ///< see `ResultBadge`
    void cancelled();                        ///< what is computed is not waited for
    void wishedQuantityChanged(fringe::Quantity2D quantity);

  protected:
    void probe(QPointF sample) override;

  private:
    void fillPlanes();
    void offerLevels();
    void chooseQuantity();
    void showPlane(const Shape& shape);
    double pixelAspect(const Shape& shape) const;
    void showSource();
    void showFrom(double samples, std::function<Coloured()> make);
    std::size_t plane() const;
    QPointF onCanvas(QPointF metres) const; ///< of the plate
    void togglePupil(bool isSeen);

    QComboBox* quantity_;
    QComboBox* planes_;
    QToolButton* pupilButton_;
    PupilDisc* pupilDisc_;
    ResultBadge* badge_;
    WorkNote* work_;
    std::shared_ptr<const Hologram> hologram_;
    std::shared_ptr<const LevelPattern> levels_;
    std::shared_ptr<const Preview> partial_; ///< shown instead of the hologram
    ShownOf ofHologram_, ofPartial_;
    Plate plate_;
};

} // namespace fringe
