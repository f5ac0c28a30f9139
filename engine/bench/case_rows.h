// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bench/benchmark.h"
#include "engine/run/run.h"
#include "kernels/reference/operations.h"

#include <utility>

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

/// Keys of the methods chosen, all if none is. Throws `Error` (BadInput) for one that is none.
std::vector<std::string> chosenMethods(const BenchChoice& choice);

/// What was chosen, or what is measured if nothing is.
template <class T> std::vector<T> orElse(const std::vector<T>& chosen, std::vector<T> initial) {
    return chosen.empty() ? std::move(initial) : chosen;
}

/// The hologram of a design by its plan, in the host's memory; throws what its job ended with
/// instead.
Hologram computedFor(const Plan& made, const BenchRun& run);

/// Relative L2 of all samples; the plane has the field's shape.
double relativeError(const Field& field, const reference::Plane& right);

} // namespace fringe
