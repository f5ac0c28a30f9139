// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace fringe {

/// The most memory that the process comes to hold from the making of this object on, above what it
/// held then. One at a time: the system keeps one high-water mark for the process.
class PeakMemory {
  public:
    PeakMemory();
    std::uint64_t bytes() const; ///< 0 where the system does not tell

  private:
    std::uint64_t before_ = 0;
};

} // namespace fringe
