// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/asset.h"
#include "kernels/shape.h"

#include <cmath>
#include <complex>
#include <cstdlib>
#include <numbers>
#include <vector>

/// Modes by explicit sums and quadrature in double precision, and their propagation by plain
/// Fourier sums.
namespace fringe::test {

using Wide = std::complex<double>;
using std::numbers::pi;

inline double factorial(std::int64_t n) {
    return std::tgamma(static_cast<double>(n) + 1);
}

/// Σ (-1)^i C(p + l, p - i) x^i/i!
inline double plainLaguerre(std::int64_t p, std::int64_t l, double x) {
    double sum = 0;
    for (std::int64_t i = 0; i <= p; ++i)
        sum += std::pow(-x, i) * factorial(p + l)
               / (factorial(p - i) * factorial(l + i) * factorial(i));
    return sum;
}

/// n! Σ (-1)^i (2t)^(n-2i)/(i! (n-2i)!)
inline double plainHermite(std::int64_t n, double t) {
    double sum = 0;
    for (std::int64_t i = 0; 2 * i <= n; ++i)
        sum += (i % 2 == 0 ? 1 : -1) * std::pow(2 * t, n - 2 * i)
               / (factorial(i) * factorial(n - 2 * i));
    return factorial(n) * sum;
}

/// (1/2π) ∫ cos(lθ - x sin θ) dθ
inline double plainBessel(std::int64_t l, double x) {
    constexpr int steps = 300;
    double sum = 0;
    for (int i = 0; i < steps; ++i) {
        const double angle = 2 * pi * i / steps;
        sum += std::cos(static_cast<double>(l) * angle - x * std::sin(angle)) / steps;
    }
    return sum;
}

/// At the waist, about its middle; of any power.
inline Wide plainMode(const Mode& mode, double x, double y, double wavelength) {
    const double waist = mode.waist.si(), r = std::hypot(x, y);
    const double gauss = std::exp(-r * r / (waist * waist));
    const Wide turn = std::polar(1.0, static_cast<double>(mode.l) * std::atan2(y, x));
    const std::int64_t l = std::abs(mode.l);
    const double scale = std::numbers::sqrt2 / waist;
    if (mode.family == ModeFamily::Laguerre)
        return std::pow(scale * r, l) * plainLaguerre(mode.p, l, scale * r * scale * r) * gauss
               * turn;
    if (mode.family == ModeFamily::Hermite)
        return plainHermite(mode.m, scale * x) * plainHermite(mode.n, scale * y) * gauss;
    return plainBessel(l, 2 * pi / wavelength * std::sin(mode.cone.si()) * r) * gauss * turn;
}

/// Samples about the middle pixel, row 0 on top.
struct PlainPlane {
    Shape shape;
    double pitchX, pitchY;
    std::vector<Wide> samples{};

    double x(std::int64_t col) const { return static_cast<double>(col - shape.cols / 2) * pitchX; }
    double y(std::int64_t row) const { return static_cast<double>(shape.rows / 2 - row) * pitchY; }
    Wide at(std::int64_t row, std::int64_t col) const {
        return samples[static_cast<std::size_t>(row * shape.cols + col)];
    }
    double power() const {
        double sum = 0;
        for (const Wide sample : samples)
            sum += std::norm(sample);
        return sum * pitchX * pitchY;
    }
};

/// exp(±i2πab/n) over odd n about the middle, ahead: +.
inline std::vector<Wide> plainTurns(std::int64_t n, bool ahead) {
    std::vector<Wide> turns;
    for (std::int64_t a = -(n / 2); a <= n / 2; ++a)
        for (std::int64_t b = -(n / 2); b <= n / 2; ++b)
            turns.push_back(std::polar(1.0, (ahead ? 2 : -2) * pi * static_cast<double>(a * b)
                                                / static_cast<double>(n)));
    return turns;
}

/// Fourier sums along both axes, of odd sizes.
inline void transformPlainly(PlainPlane& plane, bool ahead) {
    const auto [rows, cols] = plane.shape;
    const std::vector<Wide> ofCols = plainTurns(cols, ahead), ofRows = plainTurns(rows, ahead);
    std::vector<Wide> half(plane.samples.size()), whole(plane.samples.size());
    const auto at = [cols = cols](std::int64_t row, std::int64_t col) {
        return static_cast<std::size_t>(row * cols + col);
    };
    for (std::int64_t r = 0; r < rows; ++r)
        for (std::int64_t f = 0; f < cols; ++f)
            for (std::int64_t c = 0; c < cols; ++c)
                half[at(r, f)] +=
                    plane.samples[at(r, c)] * ofCols[static_cast<std::size_t>(f * cols + c)];
    for (std::int64_t g = 0; g < rows; ++g)
        for (std::int64_t r = 0; r < rows; ++r)
            for (std::int64_t f = 0; f < cols; ++f)
                whole[at(g, f)] += half[at(r, f)] * ofRows[static_cast<std::size_t>(g * rows + r)];
    plane.samples = std::move(whole);
}

/// The mode of its own power on the plate, by the paraxial transfer function from its waist.
inline PlainPlane plainWave(const Mode& mode, PlainPlane plane, double wavelength) {
    for (std::int64_t r = 0; r < plane.shape.rows; ++r)
        for (std::int64_t c = 0; c < plane.shape.cols; ++c)
            plane.samples.push_back(
                plainMode(mode, plane.x(c) - mode.x.si(), plane.y(r) - mode.y.si(), wavelength));
    const double distance = -mode.z.si();
    const Wide factor = std::polar(std::sqrt(mode.weight * 1e-6 / plane.power()),
                                   mode.phase.si() + 2 * pi * std::fmod(distance / wavelength, 1));
    transformPlainly(plane, false);
    const auto [rows, cols] = plane.shape;
    for (std::int64_t g = 0; g < rows; ++g)
        for (std::int64_t f = 0; f < cols; ++f) {
            const double fx = static_cast<double>(f - cols / 2)
                              / (static_cast<double>(cols) * plane.pitchX),
                         fy = static_cast<double>(g - rows / 2)
                              / (static_cast<double>(rows) * plane.pitchY);
            plane.samples[static_cast<std::size_t>(g * cols + f)] *=
                factor * std::polar(1.0, -pi * wavelength * distance * (fx * fx + fy * fy))
                / static_cast<double>(rows * cols);
        }
    transformPlainly(plane, true);
    return plane;
}

} // namespace fringe::test
