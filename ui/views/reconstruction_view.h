// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/quantity.h"
#include "engine/preview/preview.h"

#include <QPainterPath>
#include <QWidget>

#include <memory>

namespace fringe {

/// A reconstructed picture in its physical size, with the slider and the field that choose its
/// distance. Drawn by VTK where OpenGL works, else by the canvas of the hologram view. GUI thread
/// only.
class ReconstructionView : public QWidget {
    Q_OBJECT

  public:
    explicit ReconstructionView(QWidget* parent = nullptr);
    ~ReconstructionView() override;

    /// What the slider spans, `low` < `high`, any sign; the field may leave it.
    void setDistanceRange(Length low, Length high);
    /// Emits nothing.
    void setDistance(Length distance);
    Length distance() const;

    /// One per wavelength, of one shape; several are laid over each other in colours, or shown one
    /// by one at the user's choice. Copies; the zoom stays if the physical extent does.
    void setPreviews(const Previews& pictures);
    /// Up to the brightest pixel, as spots want it, or with the brightest cut off; the user may
    /// choose the other.
    void setFullRange(bool full);
    /// Draws an outline [m], y up; none if it is empty.
    void setMark(const QPainterPath& outline);
    /// Says in the view that the design has changed since, or that the pictures are of work in
    /// progress.
    void setStale(bool stale);
    void setPartial(bool partial);
    void clear();

  signals:
    /// The user chose a distance; `settled` is false while the slider is being dragged.
    void distanceChanged(double metres, bool settled);
    /// Place and value under the cursor; empty once it has left.
    void probed(const QString& text);

  private:
    class Parts;
    std::unique_ptr<Parts> parts_;
};

} // namespace fringe
