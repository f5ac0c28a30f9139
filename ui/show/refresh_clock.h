// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// When pictures are due, in refreshes of a screen.
namespace fringe {

/// A refresh by its number, and when it began by the monotonic clock [µs].
struct RefreshTime {
    std::uint64_t refresh = 0;
    std::int64_t microseconds = 0;
};

struct RefreshClock {
    RefreshTime known{};
    double interval = 1.0 / 60; ///< [s]
    bool isCounted = false;     ///< by the display; else by time alone

    std::uint64_t refreshAt(std::int64_t microseconds) const;
    std::int64_t timeOf(std::uint64_t refresh) const; ///< [µs]
};

/// The clock of a display that told the times of two refreshes, the second later.
RefreshClock measuredClock(const RefreshTime& first, const RefreshTime& second);

/// When the picture after the one that is seen is due, and whether it came late.
class PictureSchedule {
  public:
    /// The refresh since which it is to be seen; 0: at once.
    std::uint64_t due() const { return due_; }

    /// Takes a picture that is seen, and how many refreshes it stays; 0: until the next one comes,
    /// which then is never late. True: the one before it stayed for longer than it was to.
    bool takeSeen(std::uint64_t refresh, std::uint32_t refreshes);

  private:
    std::uint64_t due_ = 0;
    bool isTimed_ = false;
};

/// Time of the monotonic clock [µs].
std::int64_t monotonicNow();

} // namespace fringe
