// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/given_pixels.h"
#include "engine/model/setup.h"
#include "engine/model/solving.h"
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

/// All that decides a pattern beside the spots and the setup.
struct SpotSettings : Solving {
    WaveModel model = WaveModel::Fresnel; ///< of free space, where there is no lens
    /// Relative L2 that the sums over spots may be off in an iteration, ≥ 0, where that saves time;
    /// 0: as exact as single precision; not given: `usualTolerance`. What is kept at the end is
    /// measured exactly. Solvers that compare levels do without.
    std::optional<double> tolerance;

    SpotSettings() : Solving{{"ora", {}}, {}, {}} {}

    friend bool operator==(const SpotSettings&, const SpotSettings&) = default;
};

/// How light gets to spots: through the lens or, without one, as the model of free space says.
SpotGeometry spotGeometry(const Lens& lens, WaveModel model);

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
