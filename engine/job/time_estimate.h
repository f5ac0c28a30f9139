// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fringe {

/// What the work of this thread so far, with that of threads that helped it, takes on a machine
/// that does nothing else: its processor time, that of `parallelFor` spread over all threads [s].
double workSeconds();

/// Between which times work is expected to end [s].
struct TimeRange {
    double least = 0, most = 0;
};

/// load: by how much other programs make it longer, 1 or more.
TimeRange expectedRange(double seconds, double load = 1);

} // namespace fringe
