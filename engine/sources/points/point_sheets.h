// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/placed_points.h"
#include "engine/sources/source_kind.h"

#include <memory>

namespace fringe {

/// The light of points where sources hide what is behind them: each point shines from the nearest
/// sample of the nearest of evenly spaced planes, as wide as its depth of focus, and its splat, a
/// disc, is opaque. A sample of amplitude A and phase φ is the point of amplitude A p_x p_y/(λ|z|)
/// and phase φ + s π/2. What lies beside the plate has no sample, and no light.
std::unique_ptr<Light> pointSheets(const CloudSource& cloud, const SourceInput& input);

/// What they take. Adds to a cost that has its findings.
void addPointSheetCost(const CloudSource& cloud, const SourceInput& input, SourceCost& cost);

} // namespace fringe
