// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bench/benchmark.h"
#include "engine/bench/median_time.h"
#include "engine/run/run.h"
#include "kernels/reference/operations.h"

#include <string>

namespace fringe {

/// "1920x1024"
std::string sizeText(Shape size);

/// "exact, 1024 points, 1920x1024"; "…, real part" where only that is wanted; "exact, bunny, 35947
/// points, 1920x1080, 200 mm away" of a cloud
std::string caseText(const BenchCase& one);

/// The row with why it was not measured.
BenchRow leftOut(BenchRow row, const Message& why);

/// "tolerance 0.0001", and by which method it was kept if that is another than the case's.
Message toleranceKept(const BenchCase& one, const std::string& byMethod);

/// The row with times of runs, each of so many of its unit.
BenchRow timed(BenchRow row, const TimedRuns& time, double amount);

/// The hologram of a design by its plan, in the host's memory; throws what its job ended with
/// instead.
Hologram computedFor(const Plan& made, const BenchRun& run);

/// Relative L2 of all samples; the plane has the field's shape.
double relativeError(const Field& field, const reference::Plane& right);

} // namespace fringe
