// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/image/image_figures.h"

#include "engine/optics/sample_sums.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fringe {
namespace {

/// Over the places that count: samples, light, light × target, light², target².
Sums<5> signalSums(std::span<const Complex> field, const Constraint& target) {
    return sumOverSamples<Sums<5>>(field.size(), [&](std::size_t i) -> Sums<5> {
        if (!target.isCounted(i))
            return {};
        const double light = std::norm(std::complex<double>(field[i]));
        const double amplitude = target.amplitude[i], wanted = amplitude * amplitude;
        return {1, light, light * wanted, light * light, wanted * wanted};
    });
}

/// Over the samples of at least half the largest target: how many, light / target, its square.
Sums<3> brightSums(std::span<const Complex> field, const Constraint& target, float largest) {
    const float least = largest / std::sqrt(2.0F);
    return sumOverSamples<Sums<3>>(field.size(), [&](std::size_t i) -> Sums<3> {
        if (target.amplitude[i] < least)
            return {};
        const double amplitude = target.amplitude[i];
        const double quotient = std::norm(std::complex<double>(field[i])) / (amplitude * amplitude);
        return {1, quotient, quotient * quotient};
    });
}

} // namespace

Figures pictureFigures(std::span<const Complex> fields, const Constraint& wanted) {
    const auto [samples, light, product, square, whole] = signalSums(fields, wanted);
    const float largest = *std::ranges::max_element(wanted.amplitude);
    const auto [brightSamples, quotient, quotientSquare] = brightSums(fields, wanted, largest);
    const double explained = square > 0 ? product * product / square : 0;
    const double missed = std::max(0.0, whole - explained);
    const double mean = quotient / brightSamples;
    const double variance = std::max(0.0, quotientSquare / brightSamples - mean * mean);
    const double peak = std::pow(static_cast<double>(largest), 4);
    Figures figures;
    figures.efficiency = light;
    figures.error = std::sqrt(missed / whole);
    figures.sigma = mean > 0 ? 100 * std::sqrt(variance) / mean : 0;
    figures.psnr = -10 * std::log10(std::max(missed / samples / peak, 1e-30));
    return figures;
}

} // namespace fringe
