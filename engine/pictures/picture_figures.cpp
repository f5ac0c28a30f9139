// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pictures/picture_figures.h"

#include "engine/pictures/plane_sums.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fringe {
namespace {

struct SignalSums {
    double samples = 0, light = 0, product = 0, square = 0, wanted = 0;

    SignalSums& operator+=(const SignalSums& more) {
        samples += more.samples;
        light += more.light;
        product += more.product;
        square += more.square;
        wanted += more.wanted;
        return *this;
    }
};

SignalSums signalSums(const PlaneSamples& field, const PlaneTarget& target) {
    return sumOverSamples<SignalSums>(field.size(), [&](std::size_t i, SignalSums& sum) {
        if (target.signal[i] == 0)
            return;
        const double light = std::norm(std::complex<double>(field[i]));
        const double amplitude = target.amplitude[i], wanted = amplitude * amplitude;
        sum += {1, light, light * wanted, light * light, wanted * wanted};
    });
}

struct BrightSums {
    double samples = 0, quotient = 0, square = 0;

    BrightSums& operator+=(const BrightSums& more) {
        samples += more.samples;
        quotient += more.quotient;
        square += more.square;
        return *this;
    }
};

BrightSums brightSums(const PlaneSamples& field, const PlaneTarget& target, float largest) {
    const float least = largest / std::sqrt(2.0F);
    return sumOverSamples<BrightSums>(field.size(), [&](std::size_t i, BrightSums& sum) {
        if (target.amplitude[i] < least)
            return;
        const double amplitude = target.amplitude[i];
        const double quotient = std::norm(std::complex<double>(field[i])) / (amplitude * amplitude);
        sum += {1, quotient, quotient * quotient};
    });
}

struct PlaneFigures {
    double efficiency, squaredError, sigma, meanSquare;
};

PlaneFigures planeFigures(const PlaneSamples& field, const PlaneTarget& target) {
    const SignalSums sums = signalSums(field, target);
    const float largest = *std::ranges::max_element(target.amplitude);
    const BrightSums bright = brightSums(field, target, largest);
    const double explained = sums.square > 0 ? sums.product * sums.product / sums.square : 0;
    const double missed = std::max(0.0, sums.wanted - explained);
    const double mean = bright.quotient / bright.samples;
    const double variance = std::max(0.0, bright.square / bright.samples - mean * mean);
    const double peak = std::pow(static_cast<double>(largest), 4);
    return {sums.light, missed / sums.wanted, mean > 0 ? 100 * std::sqrt(variance) / mean : 0,
            missed / sums.samples / peak};
}

struct PlateSums {
    std::complex<double> field;
    double amplitude = 0;

    PlateSums& operator+=(const PlateSums& more) {
        field += more.field;
        amplitude += more.amplitude;
        return *this;
    }
};

double zeroOrderOf(const std::vector<Complex>& plate) {
    const auto sums = sumOverSamples<PlateSums>(plate.size(), [&](std::size_t i, PlateSums& sum) {
        sum += {plate[i], std::abs(std::complex<double>(plate[i]))};
    });
    return std::norm(sums.field / sums.amplitude);
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
