// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"
#include "kernels/values.h"

#include <memory>

/// Sources of the kind "spots": single places of light that are wanted.
namespace fringe {

/// The source, typed.
struct SpotSource {
    std::shared_ptr<const SpotList> list{}; ///< null: none yet
    WaveModel model = WaveModel::Fresnel;   ///< of free space, where there is no lens
    /// Relative L2 that the sums over spots may be off in an iteration, ≥ 0, where that saves time;
    /// 0: `usualTolerance`. What is kept at the end is measured exactly. Solvers that compare
    /// levels do without.
    double tolerance = 0;

    const SpotList& spots() const; ///< empty if there are none yet
};

SpotSource asSpots(const Source& source);
void store(Source& source, const SpotSource& spots);

/// How light gets to spots: through the lens or, without one, as the model of free space says.
SpotGeometry spotGeometry(const Lens& lens, WaveModel model);

/// What sums may be off where nobody says: nothing, but 1e-4 in exact geometry, whose waves do not
/// separate, so that summing each pair takes far longer.
double usualTolerance(SpotGeometry geometry);

/// The kind's table.
const ChoiceInfo& spotSourceInfo();

} // namespace fringe
