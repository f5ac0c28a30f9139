// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/spots/spot_draft.h"

namespace fringe {
namespace {

constexpr std::int64_t draftRounds = 2;
constexpr double draftTolerance = 1e-2;

} // namespace

SpotSettings draftOf(SpotSettings settings) {
    settings.algorithm = "wgs";
    settings.start.kind = SpotStart::Kind::Superposition;
    settings.stop = {};
    settings.stop.rounds = draftRounds;
    settings.tolerance = draftTolerance;
    return settings;
}

SpotRun draftRun() {
    SpotRun run;
    run.judges = false;
    return run;
}

} // namespace fringe
