// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/work_time.h"

#include <ctime>

namespace fringe {
namespace {

thread_local std::int64_t within = 0;   ///< time of this thread that counts as `together` [ns]
thread_local std::int64_t together = 0; ///< [ns]

std::int64_t ofThisThread() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return std::int64_t{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
}

} // namespace

WorkTime workTime() {
    return {ofThisThread() - within, together};
}

WorkTogether::WorkTogether() : began_(ofThisThread()), within_(within), together_(together) {}

/// What nested ones counted is a part of what is spent.
void WorkTogether::end(std::int64_t spent) {
    within = within_ + ofThisThread() - began_;
    together = together_ + spent;
}

} // namespace fringe
