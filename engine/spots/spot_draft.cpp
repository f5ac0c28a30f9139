// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/spots/spot_draft.h"

namespace fringe {
namespace {

constexpr std::int64_t draftIterations = 2;
constexpr double draftTolerance = 1e-2;

} // namespace

SpotSettings draftOf(SpotSettings settings) {
    settings.solver = {"wgs", {}};
    settings.start.kind = Start::Kind::Superposition;
    settings.stop = {};
    settings.stop.iterations = draftIterations;
    settings.tolerance = draftTolerance;
    return settings;
}

} // namespace fringe
