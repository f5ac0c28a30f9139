// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/spots/weighted_round.h"

#include "engine/spots/spot_phases.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

constexpr double leastAmplitude = 1e-3; ///< of the mean: bounds the correction of a dead spot

/// How far a spot is turned from the phase that is given for it [rad]. Where more would be needed,
/// the other spots leave no such phase, and turning would cost light.
constexpr double mostPhaseLead = 0.8;

/// What is further off than this [rad] is of a pattern made for something else, or cannot be had.
constexpr double mostPhaseError = 1;

/// Of the correction: with more, spots that stand close push each other from round to round.
constexpr double phaseGain = 0.3;

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

/// By how much a spot is to be turned from its given phase [rad], from how much it was and what
/// came of it.
double lead(std::complex<double> turned, double given, double error) {
    if (std::abs(error) > mostPhaseError)
        return 0;
    const double before = std::arg(turned * std::polar(1.0, -given));
    return std::clamp(before - phaseGain * error, -mostPhaseLead, mostPhaseLead);
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
    const SpotList& spots = optics.design().spots;
    for (std::size_t r = 0; r < spots.size(); ++r)
        if (!spots[r].phase)
            state.phases[r] = directionOf(state.fields[r]);
    correctPhases(state, optics);
}

void correctPhases(SpotState& state, const SpotOptics& optics) {
    const SpotList& spots = optics.design().spots;
    if (!givesPhases(spots))
        return;
    const std::vector<double> errors = phaseErrors(state.fields, spots);
    for (std::size_t r = 0; r < spots.size(); ++r)
        if (spots[r].phase)
            state.phases[r] = std::polar(
                1.0, *spots[r].phase + lead(state.phases[r], *spots[r].phase, errors[r]));
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
