// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/space.h"
#include "ui/views/scene/orbit_camera.h"

#include <QPolygonF>

#include <optional>
#include <vector>

namespace fringe {

/// How the scene is seen. Depth is drawn `depthScale` times as long as x and y.
struct SceneLook {
    OrbitCamera camera{};
    QSizeF view{};
    double depthScale = 1;

    QPointF onWidget(const Place& metres) const;
};

/// The source whose box is seen at a place of the widget, of several the nearest; null: none.
const SeenSource* sourceAt(QPointF place, const std::vector<SeenSource>& sources,
                           const SceneLook& look);

/// A place on the widget that a hand can take hold of.
struct Handle {
    enum class Kind { MoveFreely, ScaleEvenly, Scale, Move, Lamp, Turn };
    Kind kind = Kind::MoveFreely;
    std::size_t axis = 0; ///< of moving, turning and scaling along one
    QPolygonF line;       ///< pixels: an arrow from tail to tip, the front half of a ring, a place

    friend bool operator==(const Handle&, const Handle&) = default;
};

/// How fine what a hand does is told from what lies beside it.
enum class Rounding {
    Usual, ///< to about a pixel, a degree, 0.01 of the size
    Fine,  ///< ten times finer
    Steps, ///< of some ten pixels, 15°, 0.1 of the size
};

/// The handles of a source, as large on the widget whatever the zoom, smaller on a small one: three
/// arrows that move it, three rings that turn it, about axes that stay where they are, cubes that
/// scale it, and the sun that lights it. What the source's kind does not allow has none, nor has an
/// axis that the eye looks along. Values only, so that a pull can be reckoned from where it began.
class Handles {
  public:
    Handles() = default; ///< none
    Handles(const Grip& grip, const SceneLook& look);

    const std::vector<Handle>& all() const { return handles_; }
    QPointF centre() const { return centre_; } ///< of the box, on the widget
    std::vector<QRectF> places() const;        ///< that they cover, in small boxes along them
    /// The one at a place of the widget, a few pixels off at most; null: none.
    const Handle* at(QPointF place) const;

    /// What comes of pulling a handle from one place of the widget to another.
    Pull pull(const Handle& handle, QPointF from, QPointF to, Rounding rounding) const;
    /// What comes of moving the source on the widget by so many pixels, as far as its kind allows.
    Motion moved(QPointF pixels, Rounding rounding) const;

  private:
    void addArrows();
    void addScales();
    void addLamp();
    void addRings();
    QPointF along(const Vec3& direction) const; ///< pixels of a unit of the drawn scene
    double stretch(std::size_t axis) const;     ///< mm of depth in a mm that is drawn
    Place alongAxis(std::size_t axis, QPointF pixels, Rounding rounding) const;
    Angle turned(std::size_t axis, QPointF from, QPointF to) const;
    std::optional<double> ringAngle(std::size_t axis, QPointF place) const;
    Lamp lampAt(QPointF from, QPointF to, Rounding rounding) const;
    Motion scaled(const Handle& handle, QPointF from, QPointF to, Rounding rounding) const;

    Grip grip_;
    OrbitCamera camera_;
    double depthScale_ = 1;
    double unit_ = 1; ///< pixels of what is a pixel on a large widget
    QPointF centre_;
    std::vector<Handle> handles_;
};

} // namespace fringe
