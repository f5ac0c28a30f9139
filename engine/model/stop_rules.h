// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

namespace fringe {

/// The design of a pattern ends when the first of these comes true, or a rule that only patterns
/// for its kind of target have.
struct StopRules {
    std::int64_t rounds = 20;
    std::optional<double> efficiency{}; ///< of the best pattern
    std::int64_t noGainRounds = 0;      ///< rounds without a better pattern; 0: never
    double seconds = 0;                 ///< 0: never

    friend bool operator==(const StopRules&, const StopRules&) = default;
};

} // namespace fringe
