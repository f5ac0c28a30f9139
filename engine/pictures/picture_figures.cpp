// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pictures/picture_figures.h"

#include "engine/optics/sample_sums.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fringe {
namespace {

/// Over the signal: samples, light, light × target, light², target².
Sums<5> signalSums(const PlaneSamples& field, const PlaneTarget& target) {
    return sumOverSamples<Sums<5>>(field.size(), [&](std::size_t i) -> Sums<5> {
        if (target.signal[i] == 0)
            return {};
        const double light = std::norm(std::complex<double>(field[i]));
        const double amplitude = target.amplitude[i], wanted = amplitude * amplitude;
        return {1, light, light * wanted, light * light, wanted * wanted};
    });
}

/// Over the samples of at least half the largest target: how many, light / target, its square.
Sums<3> brightSums(const PlaneSamples& field, const PlaneTarget& target, float largest) {
    const float least = largest / std::sqrt(2.0F);
    return sumOverSamples<Sums<3>>(field.size(), [&](std::size_t i) -> Sums<3> {
        if (target.amplitude[i] < least)
            return {};
        const double amplitude = target.amplitude[i];
        const double quotient = std::norm(std::complex<double>(field[i])) / (amplitude * amplitude);
        return {1, quotient, quotient * quotient};
    });
}

struct PlaneFigures {
    double efficiency, squaredError, sigma, meanSquare;
};

PlaneFigures planeFigures(const PlaneSamples& field, const PlaneTarget& target) {
    const auto [samples, light, product, square, wanted] = signalSums(field, target);
    const float largest = *std::ranges::max_element(target.amplitude);
    const auto [brightSamples, quotient, quotientSquare] = brightSums(field, target, largest);
    const double explained = square > 0 ? product * product / square : 0;
    const double missed = std::max(0.0, wanted - explained);
    const double mean = quotient / brightSamples;
    const double variance = std::max(0.0, quotientSquare / brightSamples - mean * mean);
    const double peak = std::pow(static_cast<double>(largest), 4);
    return {light, missed / wanted, mean > 0 ? 100 * std::sqrt(variance) / mean : 0,
            missed / samples / peak};
}

double zeroOrderOf(const std::vector<Complex>& plate) {
    const auto [re, im, amplitude] = sumOverSamples<Sums<3>>(plate.size(), [&](std::size_t i) {
        const std::complex<double> field(plate[i]);
        return Sums<3>{field.real(), field.imag(), std::abs(field)};
    });
    return (re * re + im * im) / (amplitude * amplitude);
}

} // namespace

PictureFigures pictureFigures(const std::vector<Complex>& plate, const PictureFields& fields,
                              const std::vector<PlaneTarget>& targets) {
    PlaneFigures sum{};
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const PlaneFigures one = planeFigures(fields[i], targets[i]);
        sum.efficiency += one.efficiency;
        sum.squaredError += one.squaredError;
        sum.sigma += one.sigma;
        sum.meanSquare += one.meanSquare;
    }
    const auto planes = static_cast<double>(fields.size());
    return {sum.efficiency / planes, std::sqrt(sum.squaredError / planes), sum.sigma / planes,
            -10 * std::log10(std::max(sum.meanSquare / planes, 1e-30)), zeroOrderOf(plate)};
}

bool isBetter(const PictureFigures& figures, const PictureFigures& than) {
    return std::pair(figures.error, -figures.efficiency) < std::pair(than.error, -than.efficiency);
}

} // namespace fringe
