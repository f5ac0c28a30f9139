// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"
#include "engine/model/field.h"
#include "kernels/values.h"

#include <string>

namespace fringe {

class JobControl;

struct PointError {
    double relative = 0; ///< L2
    std::string of;      ///< how many pixels, and of which wave
};

/// The wave that the points of a method send.
WaveModel waveModelOf(const std::string& method);

/// What a hologram is to be.
struct RightField {
    std::string method;    ///< which says what wave the points send
    bool realPart = false; ///< of their field
};

/// How many pixels are looked at: as many as make so many pairs with the points, within bounds.
struct PixelSample {
    double pairs = 2e7; ///< about a second of two cores
    double least = 100, most = 2000;
};

/// The error of the first plane against the double-precision reference, under the sampling window
/// of the design, on pixels scattered over the hologram. `control` is passed now and then; throws
/// `Cancelled`.
PointError errorOf(const Hologram& hologram, const Design& design, const RightField& wanted,
                   const JobControl& control, const PixelSample& sample = {});

} // namespace fringe
