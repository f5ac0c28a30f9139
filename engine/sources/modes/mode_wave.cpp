// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/modes/mode_wave.h"

#include "engine/sources/modes/scaled_bessel.h"

#include <cmath>
#include <cstdlib>
#include <numbers>
#include <utility>

namespace fringe {
namespace {

using Wide = std::complex<double>;
using std::numbers::pi;

constexpr double unitPower = 1e-6; ///< [m²]
constexpr double farTail = 60;     ///< where exp(-farTail) is nothing

/// √(p!/(p+l)!) x^{l/2} e^{-x/2} L_p^l(x): orthonormal over x ≥ 0.
double laguerre(std::int64_t p, std::int64_t l, double x) {
    const auto order = static_cast<double>(l);
    const double log = l == 0 ? 0 : order * std::log(x);
    double before = 0, here = std::exp((log - x - std::lgamma(order + 1)) / 2);
    for (double k = 0; k < static_cast<double>(p); ++k)
        before = std::exchange(
            here, ((2 * k + order + 1 - x) * here - std::sqrt(k * (k + order)) * before)
                      / std::sqrt((k + 1) * (k + order + 1)));
    return here;
}

/// H_n(t) e^{-t²/2}/√(2ⁿ n! √π): orthonormal over t.
double hermite(std::int64_t n, double t) {
    double before = 0, here = std::exp(-t * t / 2) / std::pow(pi, 0.25);
    for (double k = 0; k < static_cast<double>(n); ++k)
        before = std::exchange(here,
                               std::sqrt(2 / (k + 1)) * t * here - std::sqrt(k / (k + 1)) * before);
    return here;
}

/// Order N, of Bessel that of the Gauss factor.
double orderOf(const Mode& mode) {
    switch (mode.family) {
    case ModeFamily::Laguerre:
        return static_cast<double>(2 * mode.p + std::abs(mode.l));
    case ModeFamily::Hermite:
        return static_cast<double>(mode.m + mode.n);
    default:
        return 0;
    }
}

/// ∬ J_l(βr)² exp(-2r²/w₀²) dx dy = (πw₀²/2) e^{-b} I_l(b), b = β²w₀²/4.
double besselPower(std::int64_t l, double beta, double waist) {
    const double b = beta * beta * waist * waist / 4;
    return pi * waist * waist / 2 * std::abs(scaledBessel(l, {0, b}));
}

/// The Fourier transform of a mode at its waist is like a mode of the waist 1/πw₀.
Mode transformed(Mode mode) {
    mode.waist = Length(1 / (pi * mode.waist.si()));
    mode.x = mode.y = mode.z = Length{};
    if (mode.family == ModeFamily::Bessel) {
        mode.family = ModeFamily::Hermite;
        mode.m = mode.n = 0;
    }
    return mode;
}

} // namespace

ModeWave::ModeWave(const Mode& mode, double wavelength) : mode_(mode) {
    const double k = 2 * pi / wavelength, waist = mode.waist.si(), zeta = -mode.z.si();
    const double range = pi * waist * waist / wavelength, order = orderOf(mode);
    q_ = {1, zeta / range};
    width_ = waist * std::abs(q_);
    curvature_ = zeta / range / (width_ * width_);
    const double tail = 2 * order + 2;
    reach_ = width_ * std::sqrt((tail + farTail + 12 * std::sqrt(tail)) / 2);
    const double turns = std::remainder(zeta / wavelength, 1);
    double phase = mode.phase.si() + 2 * pi * turns - (order + 1) * std::arg(q_);
    double power = width_ * width_ / 2;
    if (mode.family == ModeFamily::Laguerre)
        power *= pi;
    if (mode.family == ModeFamily::Bessel) {
        beta_ = k * std::sin(mode.cone.si());
        ring_ = beta_ / k * std::abs(zeta);
        reach_ = ring_ + width_ * std::sqrt(farTail);
        phase -= beta_ * beta_ / (2 * k) * zeta / std::norm(q_);
        power = besselPower(std::abs(mode.l), beta_, waist) * std::norm(q_);
    }
    factor_ = power > 0 ? std::polar(std::sqrt(mode.weight * unitPower / power), phase) : 0;
}

Wide ModeWave::at(double x, double y) const {
    x -= mode_.x.si();
    y -= mode_.y.si();
    const double square = x * x + y * y;
    if (square > reach_ * reach_)
        return 0;
    return factor_ * shapeAt(x, y) * std::polar(1.0, std::remainder(curvature_ * square, 2 * pi));
}

Wide ModeWave::shapeAt(double x, double y) const {
    if (mode_.family == ModeFamily::Hermite) {
        const double scale = std::numbers::sqrt2 / width_;
        return hermite(mode_.m, scale * x) * hermite(mode_.n, scale * y);
    }
    const double r = std::hypot(x, y), rho = r / width_;
    const Wide radial = mode_.family == ModeFamily::Laguerre
                            ? laguerre(mode_.p, std::abs(mode_.l), 2 * rho * rho)
                            : besselAt(r);
    return radial * std::polar(1.0, static_cast<double>(mode_.l) * std::atan2(y, x));
}

/// The growth of J with |Im βr/q| and the fall of the Gauss factor are together a ring of radius
/// βζ/k.
Wide ModeWave::besselAt(double r) const {
    const double away = (r - ring_) / width_;
    if (away * away > farTail)
        return 0;
    return scaledBessel(std::abs(mode_.l), beta_ * r / q_) * std::exp(-away * away);
}

ModeSpectrum::ModeSpectrum(const Mode& mode, double wavelength)
    : wave_(transformed(mode), 1), l_(std::abs(mode.l)), waist_(mode.waist.si()) {
    if (mode.family == ModeFamily::Bessel)
        ring_ = std::sin(mode.cone.si()) / wavelength;
}

/// exp(-(κ² + β²)w₀²/4) I_l(κβw₀²/2) of Bessel, κ = 2πf.
double ModeSpectrum::at(double fx, double fy) const {
    if (ring_ == 0)
        return std::norm(wave_.at(fx, fy));
    const double f = std::hypot(fx, fy), scale = pi * waist_;
    const double away = scale * (f - ring_);
    return std::norm(scaledBessel(l_, {0, 2 * scale * scale * f * ring_}) * std::exp(-away * away));
}

} // namespace fringe
