// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/aperture.h"
#include "ui/views/overlays.h"

#include <QPolygonF>

#include <functional>

namespace fringe {

/// The part of the plate that is looked through, as a disc over a view of the plate: a drag of its
/// middle moves it, one of its edge makes it larger or smaller. Once it was clicked, arrow keys
/// move it, Shift ten times as far, + and - change its size, until another place is clicked. Takes
/// the mouse of its host where it is, before the host's hand if that was made first.
class PupilDisc : public Overlay {
    Q_OBJECT

  public:
    /// Where a place of the plate [m] is seen on the host; affine.
    using Map = std::function<QPointF(QPointF metres)>;

    PupilDisc(QWidget* host, Map map);

    /// size: of the plate [m]. One without a diameter is not seen.
    void setPupil(const Pupil& pupil, QSizeF size);
    /// What the map shows has changed.
    void remap() { update(); }

  signals:
    /// It is to be so; `settled` is false while it is being dragged.
    void changed(const fringe::Pupil& pupil, bool settled);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    enum class Part { None, Middle, Edge };
    bool isSeen() const { return pupil_.diameter > Length{}; }
    QPolygonF outline() const;
    QPointF middle() const;
    QPointF onPlate(QPointF widget) const;
    Part partAt(QPointF widget) const;
    bool press(QPointF place);
    void drag(QPointF place);
    bool key(int key, bool isFar);
    void change(const Pupil& pupil, bool settled);

    Map map_;
    Pupil pupil_;
    QSizeF size_;
    Part part_ = Part::None; ///< in the hand
    QPointF from_;           ///< where it was taken, from the middle [m]
    bool isChosen_ = false;  ///< keys go to it
};

} // namespace fringe
