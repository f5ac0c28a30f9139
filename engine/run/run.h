// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"
#include "engine/model/field.h"
#include "engine/optics/metrics.h"
#include "engine/run/chain.h"
#include "engine/run/outcome.h"
#include "engine/run/plan.h"

#include <vector>

/// The blocking functions that the command line and the studio call, on any thread, one job per
/// device at a time. Cancelling their `JobControl` ends them within a second.
namespace fringe {

/// Sums the light of the visible sources of a plan's design, one plane per wavelength, or designs
/// their pattern; `run` is for patterns. made: for the job's device; a refusal in it is the error.
/// Where it plans for the real part, imaginary parts mean nothing. A plane may lie on the device,
/// or in files of the job's folder, which outlives it, as does the device.
Outcome<Chain> compute(const Plan& made, const Job& job, const SolverRun& run = {});

/// What is seen of a hologram in colours that has been summed; nothing for others.
std::vector<SeenLight> seenLights(const Design& design);

/// The field behind a pattern that was designed, beam amplitude × exp(iφ).
Hologram fieldOf(const Design& design, const PhasePattern& pattern);

/// What a pattern shows of a source that is a picture: an intensity, in shares of the light.
struct SeenPicture {
    Picture picture;
    PictureMetrics likeness; ///< to what is wanted, where light counts
};

/// Pictures by the best pattern of a design's state, for each visible source that is a picture.
Outcome<std::vector<SeenPicture>> seenPictures(const Design& design, const SolverState& state,
                                               const Job& job);

} // namespace fringe
