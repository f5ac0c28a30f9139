// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"
#include "engine/model/mesh.h"
#include "engine/model/space.h"

#include <optional>

/// The scene of M. Bisson's article (OpenGL / OpenCL interoperability: a case study using
/// autostereograms, CodeProject, 2014): a ball bounces in a box that is open towards the viewer.
/// Places are from the middle of the box, in halves of its height; x points to the right, y up and
/// z to the viewer.
namespace fringe {

inline constexpr Place openBoxHalf{4.0 / 3, 1, 1}; ///< halves of its sides
inline constexpr double bouncingBallRadius = 0.4;
inline constexpr double bouncingPeriod = 12; ///< [s] after which all comes again

/// The insides of its back, its floor, its ceiling and two walls.
Mesh openBox();
/// About its own middle, closed.
Mesh bouncingBall();

/// Where the middle of the ball is after some seconds. It flies to and fro evenly between the walls
/// and between the back and the open side, and falls on the floor, off which it bounces as high as
/// it was.
Place bouncingBallAt(double seconds);

/// The ball in its box, with a depth camera before the open side, which sees all of the box.
Design ballInABox();

/// The design with its ball where that is after some seconds, in its box wherever that is placed;
/// nothing where no depth camera sees both.
std::optional<Design> withBallAt(Design design, double seconds);

} // namespace fringe
