// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pictures/picture_designer.h"
#include "engine/run/run.h"
#include "engine/spots/spot_designer.h"

#include <optional>
#include <string>

/// What the command line and the studio call for a project, whatever its hologram is made for.
namespace fringe {

/// The hologram of a project, and for a pattern how it came about.
struct TargetResult {
    Hologram hologram;
    std::optional<SolverResult> solved;
};

/// Checks the whole design and forecasts its work, as `plan`, `planSpots` and `planPictures` do.
Plan planDesign(const Design& design, const PlanLimits& limits = {});

/// How the pattern of a design for spots or a picture is found.
const Solving& solvingOf(const Design& design);
Solving& solvingOf(Design& design);

/// Plans, then computes the field of the points or designs the pattern; `run` is for patterns.
Outcome<TargetResult> computeDesign(const Design& design, const ComputeDevice& device,
                                    JobControl& control, const PlanLimits& limits = {},
                                    const SolverRun& run = {});

/// The field behind a pattern of a design for spots or a picture, beam amplitude × exp(iφ).
Hologram fieldOf(const Design& design, const PhasePattern& pattern);

/// Key of the method or the algorithm that does the work; those of pictures begin with "picture-".
std::string workOf(const Design& design);

/// The focal length of the lens that the design's light goes through, or nothing.
std::optional<Length> lensOf(const Design& design);

/// The intensity at the distance of the design's reconstruction; behind a lens from its focus.
Outcome<Picture> reconstructDesign(const Design& design, const Hologram& hologram,
                                   const ComputeDevice& device, JobControl& control,
                                   const PlanLimits& limits = {});

} // namespace fringe
