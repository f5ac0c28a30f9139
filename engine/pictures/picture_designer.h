// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/job/job_control.h"
#include "engine/model/field.h"
#include "engine/pictures/picture_algorithm.h"
#include "engine/run/compute_device.h"
#include "engine/run/outcome.h"
#include "engine/run/plan.h"

#include <string>
#include <vector>

namespace fringe {

struct PictureResult {
    PictureState state;
    RoundsEnd end = RoundsEnd::Rounds;
    std::string device; ///< id
};

using PictureRun = RoundsRun<PictureState>;

/// Checks a design: all that is wrong with it, memory, time. Never throws.
Plan planPictures(const PictureDesign& design, const PlanLimits& limits = {});

/// Plans, then runs rounds until a stop rule holds. The same design gives the same bits on one
/// machine and device, also where it was resumed. A cancelled design that has a pattern is a result
/// whose end is `Stopped`. Any thread, one job per device at a time.
Outcome<PictureResult> designPictures(const PictureDesign& design, const ComputeDevice& device,
                                      JobControl& control, const PictureRun& run = {},
                                      const PlanLimits& limits = {});

/// What the best pattern of a design's state shows: an intensity a plane, in shares of the light.
/// One job per device at a time.
Outcome<std::vector<Picture>> seenPictures(const PictureDesign& design, const PictureState& state,
                                           const ComputeDevice& device, JobControl& control);

/// The field behind the best pattern, beam amplitude × exp(iφ).
Hologram fieldOf(const PictureDesign& design, const PictureResult& result);

} // namespace fringe
