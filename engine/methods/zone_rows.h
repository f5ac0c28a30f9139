// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace fringe {

/// One row of the zone of a point on a plane at the distance d from it.
struct ZoneRow {
    float x;            ///< of the first sample, from the point [m]
    float pitch;        ///< [m]
    float ySquared;     ///< of the row, from the point [m²]
    float distance;     ///< d > 0 [m]
    float cycles;       ///< ±1/λ [1/m]
    float turns;        ///< phase on the axis [cycles]
    float weight;       ///< amplitude times distance [m]
    const float* edges; ///< further weights, one a sample
};

/// Adds weight·edge/r exp(i2π(turns + cycles (r - d))) to `count` interleaved samples. Good to 1e-6
/// where cycles (r - d) stays below 10.
void addZoneRow(const ZoneRow& row, std::int64_t count, float* samples);

} // namespace fringe
