// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/spots/weighted_round.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

constexpr double leastAmplitude = 1e-3; ///< of the mean: bounds the correction of a dead spot

/// U/|U|; 1 for a field of 0.
std::complex<double> directionOf(std::complex<double> field) {
    const double power = std::norm(field);
    return power > 0 ? field / std::sqrt(power) : 1;
}

/// |U_r|/√T_r of the bright spots over its mean, 1 for dark ones.
std::vector<double> relativeAmplitudes(const SpotState& state, const std::vector<double>& target) {
    std::vector<double> relative(target.size(), 1);
    double sum = 0, count = 0;
    for (std::size_t r = 0; r < target.size(); ++r)
        if (target[r] > 0) {
            relative[r] = std::sqrt(std::norm(state.fields[r]) / target[r]);
            sum += relative[r];
            ++count;
        }
    for (std::size_t r = 0; r < target.size(); ++r)
        if (target[r] > 0)
            relative[r] = sum > 0 ? std::max(relative[r] * count / sum, leastAmplitude) : 1;
    return relative;
}

void normalise(std::vector<double>& weights) {
    double square = 0;
    for (const double weight : weights)
        square += weight * weight;
    const double norm = std::sqrt(square);
    for (double& weight : weights)
        weight /= norm;
}

/// How much field a unit of weight makes at the bright spots.
double response(const SpotState& state) {
    double fields = 0, weights = 0;
    for (std::size_t r = 0; r < state.weights.size(); ++r)
        if (state.weights[r] > 0) {
            fields += std::sqrt(std::norm(state.fields[r]));
            weights += state.weights[r];
        }
    return weights > 0 ? fields / weights : 0;
}

/// The light that a dark spot still gets is taken off its wave, so that what remains of it is
/// counteracted more in each round.
void counteract(SpotState& state, const std::vector<double>& target) {
    const bool hasDark = std::ranges::find(target, 0.0) != target.end();
    const double perWeight = hasDark ? response(state) : 0;
    if (perWeight <= 0)
        return;
    for (std::size_t r = 0; r < target.size(); ++r)
        if (target[r] == 0)
            state.corrections[r] -= state.fields[r] / perWeight;
}

} // namespace

void followPhases(SpotState& state, const SpotOptics& optics) {
    const std::vector<Spot>& spots = optics.design().spots;
    for (std::size_t r = 0; r < spots.size(); ++r)
        state.phases[r] =
            spots[r].phase ? std::polar(1.0, *spots[r].phase) : directionOf(state.fields[r]);
}

void correctWeights(SpotState& state, const SpotOptics& optics,
                    const std::function<double(double)>& factor) {
    const std::vector<double> relative = relativeAmplitudes(state, optics.target());
    for (std::size_t r = 0; r < relative.size(); ++r)
        if (optics.target()[r] > 0)
            state.weights[r] *= factor(relative[r]);
    normalise(state.weights);
}

void superposeWeighted(SpotState& state, const SpotOptics& optics) {
    counteract(state, optics.target());
    SpotOptics::Fields coefficients(state.weights.size());
    for (std::size_t r = 0; r < coefficients.size(); ++r)
        coefficients[r] = state.weights[r] * state.phases[r] + state.corrections[r];
    state.pattern = optics.superpose(coefficients);
}

} // namespace fringe
