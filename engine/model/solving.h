// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/asset.h"
#include "engine/model/choice.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// How the phase pattern of a plate is found, whatever light is wanted. Plain values.
namespace fringe {

/// The pattern that the first iteration begins with.
struct Start {
    enum class Kind {
        Superposition, ///< of waves from all places with random phases
        WarmStart,     ///< of waves with the phases that a part of the plate finds from random ones
        Smooth,        ///< the quadratic phase that spreads the beam evenly: no speckle at first
        Random,        ///< a random phase a pixel
        Given,         ///< `given`
        Summed,        ///< the phase of the sources' own light, summed with smooth phases
        Transport, ///< whose rays carry the beam's light onto the picture, see `transportPattern`
    };
    Kind kind = Kind::Superposition;
    std::int64_t seed = 1;
    std::int64_t warmIterations = 400; ///< for `WarmStart`
    Asset given{};                     ///< a picture of phases in cycles

    friend bool operator==(const Start&, const Start&) = default;
};

/// A design ends when the first of these comes true.
struct StopRules {
    std::int64_t iterations = 20;
    std::optional<double> uniformity{}; ///< at least, of the best pattern
    std::optional<double> error{};      ///< at most, likewise
    std::optional<double> efficiency{}; ///< at least, likewise
    std::int64_t noGainIterations = 0;  ///< without a better pattern; 0: never
    double seconds = 0;                 ///< 0: never

    friend bool operator==(const StopRules&, const StopRules&) = default;
};

/// The key of the solver that sums light instead of finding a pattern.
inline constexpr const char* sumKey = "sum";

/// How the field of the plate is found: all that decides it beside the sources and the setup.
struct Solving {
    Choice solver{sumKey}; ///< one of `solverInfos`
    Start start;
    StopRules stop;

    /// A pattern is designed for the sources; else their light is summed.
    bool isDesigned() const { return solver.key != sumKey; }

    friend bool operator==(const Solving&, const Solving&) = default;
};

} // namespace fringe
