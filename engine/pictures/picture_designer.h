// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/job/job_control.h"
#include "engine/model/field.h"
#include "engine/pictures/picture_algorithm.h"
#include "engine/run/compute_device.h"
#include "engine/run/outcome.h"
#include "engine/run/plan.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace fringe {

enum class PictureEnd { Rounds, Error, Efficiency, NoGain, Time, Stopped };

/// "rounds", "error", "efficiency", "no gain", "time", "stopped": for reports.
const char* pictureEndName(PictureEnd end);

struct PictureResult {
    PictureState state;
    PictureEnd end = PictureEnd::Rounds;
    std::string device; ///< id
};

/// How a design is run, beside what is designed.
struct PictureRun {
    std::optional<PictureState> resume; ///< to go on from
    /// Called on the job's thread once the start is measured and after every round.
    std::function<void(const PictureState&)> afterRound;
};

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
