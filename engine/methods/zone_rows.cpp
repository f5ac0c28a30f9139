// SPDX-License-Identifier: GPL-3.0-or-later
// A plain loop without branches, which the compiler turns into vectors.
#include "engine/methods/zone_rows.h"

#include "kernels/cloned.h"

namespace fringe {
namespace {

/// Rounds to the nearest whole number, for |t| < 2²².
inline float whole(float t) {
    constexpr float shift = 12582912;
    return (t + shift) - shift;
}

/// sin(πt)/t and cos(πt), Taylor's series, for |t| ≤ 1/2.
inline float sineOver(float t2) {
    float p = -0.0073704309F;
    p = 0.0821458866F + p * t2;
    p = -0.599264529F + p * t2;
    p = 2.55016404F + p * t2;
    p = -5.16771278F + p * t2;
    return 3.14159265F + p * t2;
}

inline float cosine(float t2) {
    float p = 0.00192957431F;
    p = -0.0258068913F + p * t2;
    p = 0.235330630F + p * t2;
    p = -1.33526277F + p * t2;
    p = 4.05871213F + p * t2;
    p = -4.93480220F + p * t2;
    return 1 + p * t2;
}

} // namespace

FRINGE_CLONED void addZoneRow(const ZoneRow& row, std::int64_t count, float* __restrict samples) {
    const float* __restrict edges = row.edges;
    const auto [x, pitch, ySquared, distance, cycles, turns, weight, unused] = row;
    for (std::int64_t i = 0; i < count; ++i) {
        const float dx = x + static_cast<float>(static_cast<int>(i)) * pitch;
        const float rho2 = dx * dx + ySquared;
        const float r = __builtin_sqrtf(rho2 + distance * distance);
        const float inverse = 1 / (r * (r + distance));
        const float phase = turns + cycles * rho2 * (r * inverse);
        const float t = phase - whole(phase);
        const float s = t * sineOver(t * t), c = cosine(t * t);
        const float amplitude = weight * edges[i] * ((r + distance) * inverse);
        samples[2 * i] += amplitude * (1 - 2 * s * s);
        samples[2 * i + 1] += amplitude * (2 * s * c);
    }
}

} // namespace fringe
