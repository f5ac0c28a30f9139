// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/mesh.h"
#include "engine/model/point_cloud.h"
#include "engine/model/quantity.h"

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <variant>

/// Sources in space: where they are, and what a hand may do to them there. x to the right, y up,
/// light along +z.
namespace fringe {

using Place = std::array<double, 3>; ///< or a direction [m]

/// A rotation, row by row.
using Turn = std::array<Place, 3>;
constexpr Turn unturned{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};

Place operator*(const Turn& turn, const Place& place);
Turn operator*(const Turn& second, const Turn& first);
Turn inverse(const Turn& turn);
/// About axis 0, 1 or 2; right-handed.
Turn turnAbout(std::size_t axis, Angle angle);

/// To 0.1°, in (-180°, 180°].
Angle tidied(double radians);

/// A rotation about x, then y, then z, about axes that stay where they are.
using Turns = std::array<Angle, 3>;
Turn turnOf(const Turns& turns);
/// The angles of a rotation, tidied. Of the two triples that mean the same,
/// it is the one nearer to `before`; where y is ±90° and x and z turn about one axis, x stays.
Turns turnsOf(const Turn& turn, const Turns& before);

/// A box that need not be upright [m].
struct TurnedBox {
    Place centre{};
    Place half{}; ///< of its sides, before it is turned
    Turn turn = unturned;

    Place corner(unsigned number) const; ///< 0 to 7
    Box bounds() const;

    friend bool operator==(const TurnedBox&, const TurnedBox&) = default;
};
TurnedBox uprightBox(const Box& box);

/// What a hand does to a source as a whole: it scales and turns it about the middle of the box
/// around it, along and about axes that stay where they are, and shifts it [m].
struct Motion {
    Place shift{};
    Turn turn = unturned;
    Place scale{1, 1, 1};

    friend bool operator==(const Motion&, const Motion&) = default;
};

/// The direction to the light that a surface is lit by: an angle from +z to +x, and one from there
/// to +y.
struct Lamp {
    Angle azimuth{}, elevation{};

    friend bool operator==(const Lamp&, const Lamp&) = default;
};

/// What has been done by a hand.
using Pull = std::variant<Motion, Lamp>;

/// Which motions a kind of source allows.
struct Freedoms {
    enum class Scaling { No, Evenly, EachAxis };
    std::array<bool, 3> moves{};
    bool turns = false;
    Scaling scales = Scaling::No;
};

/// What a hand can take hold of.
struct Grip {
    TurnedBox box;
    Freedoms freedoms{};
    std::optional<Lamp> lamp{};
};

/// Towards a lamp, of length 1.
Place directionOf(const Lamp& lamp);

/// A surface as views of space show it, lit as its light will be.
struct SeenSurface {
    enum class Shading { Flat, Smooth, None };
    std::shared_ptr<const Mesh> mesh; ///< in the file's own unit; never null
    Shading shading{};
    Lamp lamp{};
    double ambient = 1; ///< share of the light that comes from all sides

    friend bool operator==(const SeenSurface&, const SeenSurface&) = default;
};

/// A source as views of space show it.
struct SeenSource {
    std::size_t number = 0;                  ///< in its design
    std::shared_ptr<const PointCloud> cloud; ///< [m], in memory; never null
    TurnedBox box;                           ///< around what is seen
    std::optional<SeenSurface> surface{};    ///< shown in place of the points; in the same box

    friend bool operator==(const SeenSource&, const SeenSource&) = default;
};

/// To the nanometre, as places that a hand chooses; as it is by 0.
Length further(Length from, double by);
/// To so many significant digits.
double rounded(double value, int digits);
/// Rounds a positive value so that it becomes no larger, or no smaller.
double roundedDown(double value, int digits);
double roundedUp(double value, int digits);

/// A rectangle in a plane, centred at (x, y).
struct PicturePlace {
    Length width{};
    Length height{};
    Length x{};
    Length y{};

    friend bool operator==(const PicturePlace&, const PicturePlace&) = default;
};

} // namespace fringe
