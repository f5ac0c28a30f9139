// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/methods/capabilities.h"

namespace fringe {

/// A sum of points over a plane, as far as its cost depends on it.
struct SumSize {
    double points = 0;
    Shape shape;
    double coverage = 1; ///< mean share of the pixels that a point reaches
    double tolerance = 1e-4;
    bool realPart = false; ///< only that is wanted
};

/// Seconds that a sum takes on a device that does not know itself (`Capabilities::work`): from
/// costs per pair, per point and pixel line, and per sample that were measured once for each form
/// and kind of device and are part of the program, so that a choice made by them is the same on
/// every run. The device's units scale them.
double sumSeconds(PointForm form, const SumSize& size, const Capabilities& device);

/// What comes to any sum: a fresh field, and the points on their way to it.
double overheadSeconds(double points, Shape shape, const Capabilities& device);

} // namespace fringe
