// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/job/job_control.h"
#include "engine/model/field.h"
#include "engine/run/compute_device.h"
#include "engine/run/outcome.h"
#include "engine/run/plan.h"
#include "engine/spots/spot_algorithm.h"

#include <optional>
#include <string>

namespace fringe {

struct SpotResult {
    SpotState state; ///< what is kept of it was measured by exact sums, unless it was stopped
    RoundsEnd end = RoundsEnd::Rounds;
    std::string device; ///< id
    /// As the rounds left it, where their sums were not exact.
    std::optional<SpotState> unjudged;

    /// From where more rounds give the bits of one longer run.
    const SpotState& goOnFrom() const { return unjudged ? *unjudged : state; }
};

/// How a design is run. After a round the pixels of patterns are fetched from the device for who
/// asks for them, or copies the state.
struct SpotRun : RoundsRun<SpotState> {
    /// Sum each pair of a spot and a pixel by itself, to compare with products of matrices.
    bool eachPair = false;
    /// False: leave the figures of what is kept within the design's tolerance.
    bool judges = true;
};

/// Checks a design: all that is wrong with it, memory, pairs of all rounds. Never throws.
Plan planSpots(const SpotDesign& design, const PlanLimits& limits = {});

/// Pairs of a pixel and a spot in all rounds and a rehearsal.
double designPairs(const SpotDesign& design);

/// Whether a device has the sums that a design of this geometry needs.
bool offersSpots(const ComputeDevice& device, SpotGeometry geometry);

/// Plans, then runs rounds until a stop rule holds. The same design gives the same bits on one
/// machine and device, also where it was resumed. A cancelled design that has a pattern is a result
/// whose end is `Stopped`; its figures are off by the design's tolerance, those of others' best
/// patterns are not. Any thread, one job per device at a time.
Outcome<SpotResult> designSpots(const SpotDesign& design, const ComputeDevice& device,
                                JobControl& control, const SpotRun& run = {},
                                const PlanLimits& limits = {});

/// The field behind the best pattern, beam amplitude × exp(iφ).
Hologram fieldOf(const SpotDesign& design, const SpotResult& result);

} // namespace fringe
