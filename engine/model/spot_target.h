// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/beam.h"
#include "engine/model/quantity.h"
#include "engine/model/stop_rules.h"
#include "kernels/ops.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// What a phase hologram that makes spots of light is designed for, and how. Plain values.
namespace fringe {

/// A spot of light that is wanted, or one that is not.
struct Spot {
    double x = 0;                ///< [m]
    double y = 0;                ///< [m]
    double z = 0;                ///< [m]; from the lens's focal plane, or from the hologram
    double intensity = 1;        ///< ≥ 0, in proportion to the others; 0: keep it dark
    std::optional<double> phase; ///< [rad]; free if not given

    friend bool operator==(const Spot&, const Spot&) = default;
};

/// The pattern that the first round begins with.
struct SpotStart {
    enum class Kind {
        Superposition, ///< of all spots with random phases
        Rehearsed,     ///< of all spots with what `rehearse` finds for them from random phases
        Random,        ///< a random phase a pixel
        Given,         ///< `given`
    };
    Kind kind = Kind::Superposition;
    std::int64_t seed = 1;
    std::int64_t rehearsalRounds = 400; ///< for `Rehearsed`
    GivenPixels given;                  ///< phases in cycles

    friend bool operator==(const SpotStart&, const SpotStart&) = default;
};

struct SpotStop : StopRules {
    std::optional<double> uniformity; ///< of the best pattern

    friend bool operator==(const SpotStop&, const SpotStop&) = default;
};

/// What algorithms can be tuned by; what one does not know it ignores.
struct SpotTuning {
    double beta = 1;              ///< ORA: exponent of the weights' correction, ≥ 0
    double gain = 0.7;            ///< WGS after Nogrette: gain of the correction, 0 to 1
    std::int64_t freeRounds = 10; ///< WGS after Kim: rounds before the spots' phases are fixed
    double balance = 1; ///< direct search, annealing: what evenness counts against light, ≥ 0
    /// Annealing: of the first round, in losses that a pixel can make, ≥ 0.
    double temperature = 1;
    double cooling = 0.8; ///< annealing: of the temperature from round to round, 0 to 1

    friend bool operator==(const SpotTuning&, const SpotTuning&) = default;
};

/// All that decides a pattern beside the spots, the light and the plate.
struct SpotSettings {
    SpotGeometry geometry = SpotGeometry::Lens;
    Length focalLength = 200_mm; ///< of the lens
    Beam beam;
    std::string algorithm = "ora";
    SpotTuning tuning;
    SpotStart start;
    SpotStop stop;
    /// Relative L2 that the sums over spots may be off in a round, ≥ 0, where that saves time; 0:
    /// as exact as single precision; not given: `usualTolerance`. What is kept at the end is
    /// measured exactly. Algorithms that compare levels do without.
    std::optional<double> tolerance;

    friend bool operator==(const SpotSettings&, const SpotSettings&) = default;
};

/// What sums may be off where nobody says: nothing, but 1e-4 in exact geometry, whose waves do not
/// separate, so that summing each pair takes far longer.
double usualTolerance(SpotGeometry geometry);

using SpotList = std::vector<Spot>;

/// The spots that a project wants. Steps of its history share the list.
struct SpotTarget {
    std::shared_ptr<const SpotList> list; ///< null: no spots
    SpotSettings settings;

    const SpotList& spots() const;
    /// Lists compare by content.
    friend bool operator==(const SpotTarget&, const SpotTarget&);
};

} // namespace fringe
