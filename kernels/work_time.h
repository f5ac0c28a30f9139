// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace fringe {

/// Processor time of a thread [ns], which other programs do not make longer.
struct WorkTime {
    std::int64_t alone = 0;    ///< outside of `parallelFor`
    std::int64_t together = 0; ///< within, its own and that of the threads that helped it

    std::int64_t all() const { return alone + together; }
};

WorkTime workTime(); ///< of this thread so far

/// While it lives, this thread works together with others.
class WorkTogether {
  public:
    WorkTogether();
    void end(std::int64_t spent); ///< [ns] by all of them
    WorkTogether(const WorkTogether&) = delete;
    WorkTogether& operator=(const WorkTogether&) = delete;

  private:
    std::int64_t began_, within_, together_;
};

} // namespace fringe
