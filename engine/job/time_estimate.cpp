// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/job/time_estimate.h"

#include "kernels/parallel.h"
#include "kernels/work_time.h"

namespace fringe {

double workSeconds() {
    constexpr double nanosecond = 1e-9;
    const double threads = threadsToUse();
    const WorkTime spent = workTime();
    return nanosecond
           * (static_cast<double>(spent.alone) + static_cast<double>(spent.together) / threads);
}

/// Estimates of designs of all kinds were within this factor on machines that were free.
TimeRange expectedRange(double seconds, double load) {
    constexpr double spread = 1.5;
    return {seconds / spread, seconds * spread * load};
}

} // namespace fringe
