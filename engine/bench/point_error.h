// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"
#include "engine/model/field.h"
#include "kernels/ops.h"

#include <string>

namespace fringe {

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

/// The error of the first plane against the double-precision reference on pixels scattered over
/// the hologram, as many as take about a second.
PointError errorOf(const Hologram& hologram, const Design& design, const RightField& wanted);

} // namespace fringe
