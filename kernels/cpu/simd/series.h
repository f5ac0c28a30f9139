// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/simd.h"
#include "kernels/cpu/simd/turn.h"

/// The exact wave along a line as a Taylor series in the sample t, for a batch of points at once.
namespace fringe::simd::FRINGE_SIMD_SPACE {

struct Series {
    float phase[5][batchPoints]; ///< [half turns]
    float weight[3][batchPoints];
};

/// How a point sees a line at t = 0.
struct LineView {
    double x;        ///< along the line, from the point [m]
    double inverse;  ///< 1/r at t = 0
    double pitch;    ///< from sample to sample [m], of any sign
    double rate;     ///< of the phase [cycles/m]
    double constant; ///< phase at t = 0 [cycles]
    double weight;   ///< at t = 0
};

/// With u = X/r, w = 1 - u²: r' = u, r''/2! = w/(2r), r'''/3! = -uw/(2r²),
/// r''''/4! = w(4u² - w)/(8r³); 1/r likewise with the Legendre polynomials of u.
template <SeriesLength length> inline void expand(const LineView& line, Series& series, int p) {
    const double u = line.x * line.inverse;
    const double w = 1 - u * u;
    const double ratio = line.pitch * line.inverse;
    const double slope = line.rate * line.pitch;
    const double curvature = slope * ratio * w;
    series.phase[0][p] = halfTurns(line.constant);
    series.phase[1][p] = halfTurns(slope * u);
    series.phase[2][p] = static_cast<float>(curvature);
    series.weight[0][p] = static_cast<float>(line.weight);
    if constexpr (length != SeriesLength::Short) {
        series.phase[3][p] = static_cast<float>(-curvature * ratio * u);
        series.weight[1][p] = static_cast<float>(-line.weight * ratio * u);
    }
    if constexpr (length == SeriesLength::Long) {
        const double ratioSquared = ratio * ratio;
        series.phase[4][p] = static_cast<float>(curvature * ratioSquared * (4 * u * u - w) / 4);
        series.weight[2][p] = static_cast<float>(line.weight * ratioSquared * (3 * u * u - 1) / 2);
    }
}

/// c₀ + t(c₁ + t(c₂ + …)) up to the power `order`.
template <int order>
inline Vector polynomial(const float (*coefficients)[batchPoints], int p, Vector t) {
    Vector sum = Vector{} + coefficients[order][p];
    for (int power = order - 1; power >= 0; --power)
        sum = coefficients[power][p] + t * sum;
    return sum;
}

template <SeriesLength length> inline Vector weightAt(const Series& series, int p, Vector t) {
    return polynomial<static_cast<int>(length)>(series.weight, p, t);
}

/// exp(iφ) at the samples t.
template <SeriesLength length> inline TurnOf<Vector> turnAt(const Series& series, int p, Vector t) {
    const Vector phase = polynomial<static_cast<int>(length) + 2>(series.phase, p, t);
    if constexpr (length == SeriesLength::Long)
        return turnOf<Vector, Bits>(phase);
    else
        return roughTurn(phase);
}

} // namespace fringe::simd::FRINGE_SIMD_SPACE
