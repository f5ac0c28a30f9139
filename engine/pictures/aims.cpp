// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pictures/aims.h"

#include "engine/optics/sample_sums.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

constexpr double largestCorrection = 3;

/// s of s√T nearest to |U| over the bright samples.
double scaleOf(const PlaneSamples& field, const PlaneTarget& target) {
    const auto [product, square] = sumOverSamples<Sums<2>>(field.size(), [&](std::size_t i) {
        const double wanted = target.amplitude[i];
        return Sums<2>{wanted * static_cast<double>(std::abs(field[i])), wanted * wanted};
    });
    return product / square;
}

void normalise(std::vector<float>& weights) {
    const auto square = sumOverSamples<double>(weights.size(), [&](std::size_t i) {
        return static_cast<double>(weights[i]) * weights[i];
    });
    const auto factor = static_cast<float>(1 / std::sqrt(square));
    forSamples(weights.size(), [&](std::size_t i) { weights[i] *= factor; });
}

} // namespace

Complex withPhaseOf(Complex field, float amplitude) {
    const float size = std::abs(field);
    return size > 0 ? field * (amplitude / size) : Complex(amplitude);
}

void followAims(PictureState& state, const PictureOptics& optics) {
    optics.bringBackTo(state.pattern, state.aims);
}

void correctWeights(PictureState& state, const PictureOptics& optics, double exponent) {
    const std::vector<PlaneTarget>& targets = optics.targets();
    if (state.weights.empty())
        for (const PlaneTarget& target : targets)
            state.weights.push_back(target.amplitude);
    for (std::size_t plane = 0; plane < targets.size(); ++plane) {
        const PlaneSamples& field = state.fields[plane];
        const PlaneTarget& target = targets[plane];
        const double scale = scaleOf(field, target);
        forSamples(field.size(), [&](std::size_t i) {
            const double wanted = scale * target.amplitude[i];
            if (wanted <= 0)
                return;
            const double quotient = wanted / std::max<double>(std::abs(field[i]), 1e-30);
            const double bounded = std::clamp(quotient, 1 / largestCorrection, largestCorrection);
            state.weights[plane][i] *= static_cast<float>(std::pow(bounded, exponent));
        });
        normalise(state.weights[plane]);
    }
}

void aimAtWeights(PictureState& state, const PictureFields& phases) {
    PictureFields aims(phases.size());
    for (std::size_t plane = 0; plane < phases.size(); ++plane) {
        aims[plane].resize(phases[plane].size());
        forSamples(aims[plane].size(), [&](std::size_t i) {
            aims[plane][i] = withPhaseOf(phases[plane][i], state.weights[plane][i]);
        });
    }
    state.aims = std::move(aims);
}

} // namespace fringe
