// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/result_store.h"
#include "engine/job/job_control.h"
#include "engine/run/compute_device.h"
#include "engine/run/outcome.h"
#include "engine/run/run.h"

namespace fringe {

class Studio;

/// Computes the hologram of the design as it is now, or designs its pattern; the result goes to the
/// result store, unless another project has been opened by then.
void startCompute(Studio& studio);

/// Offers to go on with what an earlier job left of the open project's hologram in scratch files,
/// if one did.
void offerGoingOn(Studio& studio);

/// Does `more` iterations from where the pattern of the result store stands, with its design and
/// device.
void continueIterations(Studio& studio, std::int64_t more);

/// For how many iterations that can be at most; 0 for a result that has none.
std::int64_t iterationsLeft(const HologramResult& result);

struct UnfinishedRun;

/// Goes on with a run that another session left, as the project that is open.
void resumeRun(Studio& studio, UnfinishedRun unfinished);

/// Opens the first built-in example as a new project and computes it.
void startDemo(Studio& studio);

/// The hologram of a design with its levels, by the plan of it for the device, on any thread; `run`
/// is for patterns. folder: keeps what memory does not hold; null: it holds all.
Outcome<HologramResult> computed(const std::shared_ptr<const Design>& design, const Plan& made,
                                 const ComputeDevice& device, JobControl& control,
                                 const SolverRun& run = {}, JobFolder* folder = nullptr);

/// Puts a result of the open project into the store. GUI thread.
void keepComputed(Studio& studio, HologramResult done);

} // namespace fringe
