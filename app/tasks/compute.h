// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/result_store.h"
#include "engine/job/job_control.h"
#include "engine/run/compute_device.h"
#include "engine/run/outcome.h"
#include "engine/run/run.h"

namespace fringe {

class Studio;

/// Computes the hologram of the design as it is now, or designs its pattern, going on from fewer
/// iterations of the same if there are some, after what is being computed; nothing if that is the
/// same. The result goes to the result store, unless another project has been opened by then.
void startCompute(Studio& studio);

/// Shows the open project's hologram that is kept with its data though memory does not hold it, or
/// offers to go on with what an earlier job left of it in scratch files, if there is one.
void offerGoingOn(Studio& studio);

/// An edit that lets the design have `more` iterations than its result has, and computes them; of a
/// result that is not of the design: nothing.
void continueIterations(Studio& studio, std::int64_t more);

/// For how many iterations that can be at most; 0 for a result that has none.
std::int64_t iterationsLeft(const HologramResult& result);

struct UnfinishedRun;

/// Goes on with a run that another session left, as the project that is open.
void resumeRun(Studio& studio, UnfinishedRun unfinished);

/// The hologram of a plan's design with its levels, on any thread; `run` is for patterns. The
/// scratch files of the job, if it has any, are the result's.
Outcome<HologramResult> computed(const Plan& made, const Job& job, const SolverRun& run = {});

HologramResult resultOf(const Chain& made);

/// Puts a result of the open project into the store. GUI thread.
void keepComputed(Studio& studio, HologramResult done);

} // namespace fringe
