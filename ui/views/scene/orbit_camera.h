// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QSizeF>

#include <array>

namespace fringe {

/// A place or a direction in the scene [mm], x to the right, y up, light along +z.
using Vec3 = std::array<double, 3>;

double dot(const Vec3& a, const Vec3& b);

/// A box around what a camera has to show.
struct SceneBounds {
    Vec3 low{-1, -1, 0};
    Vec3 high{1, 1, 1};
    void include(const Vec3& place);
    Vec3 centre() const;

    friend bool operator==(const SceneBounds&, const SceneBounds&) = default;
};

/// A parallel projection that keeps y upright. At azimuth 0 and elevation 0 the eye is on the +z
/// axis and looks back at the hologram; azimuth -90° sees the light run from left to right.
struct OrbitCamera {
    double azimuth = -0.9;  ///< [rad]
    double elevation = 0.4; ///< [rad], -π/2 … π/2
    Vec3 target{};          ///< in the middle of the view
    double scale = 1;       ///< widget pixels per mm

    Vec3 right() const;
    Vec3 up() const;
    Vec3 toEye() const;

    QPointF project(const Vec3& place, QSizeF view) const;

    OrbitCamera turned(QPointF pixels) const;
    OrbitCamera panned(QPointF pixels) const;
    /// Zoomed so that what is under `position` stays there.
    OrbitCamera zoomedAbout(QPointF position, QSizeF view, double factor) const;
    /// A camera from the same direction, with `bounds` filling a view that keeps a margin for
    /// labels.
    OrbitCamera fitting(const SceneBounds& bounds, QSizeF view) const;

    friend bool operator==(const OrbitCamera&, const OrbitCamera&) = default;
};

} // namespace fringe
