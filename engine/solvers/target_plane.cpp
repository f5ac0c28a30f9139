// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solvers/target_plane.h"

#include "engine/optics/sample_sums.h"
#include "engine/solvers/optics.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fringe {
namespace {

/// Bounds of what weights change by, so that a place without light gets no more in one iteration.
constexpr double largestCorrection = 1000, largestOfPlane = 3;

/// How far a place is turned from the phase that is given for it [rad]. Where more would be needed,
/// the other places leave no such phase, and turning would cost light.
constexpr double mostPhaseLead = 0.8;

/// What is further off than this [rad] is of a pattern made for something else, or cannot be had.
constexpr double mostPhaseError = 1;

/// Share of the correction that is applied: with more, places that stand close push each other from
/// one iteration to the next.
constexpr double phaseGain = 0.3;

bool isBright(const Constraint& wanted, std::size_t i) {
    return wanted.amplitude[i] > 0;
}

/// s of s√T nearest to |U| over the bright places.
double scaleOf(const Samples& fields, const Constraint& wanted) {
    const auto [product, square] = sumOverSamples<Sums<2>>(fields.size(), [&](std::size_t i) {
        const double amplitude = wanted.amplitude[i];
        return Sums<2>{amplitude * static_cast<double>(std::abs(fields[i])), amplitude * amplitude};
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

/// |U|/(s√T) at every place, within bounds; 1 where none is wanted.
std::vector<double> relativeAmplitudes(const Samples& fields, const Constraint& wanted) {
    const double scale = scaleOf(fields, wanted);
    const double most = wanted.isWholePlane ? largestOfPlane : largestCorrection;
    std::vector<double> relative(fields.size(), 1);
    forSamples(fields.size(), [&](std::size_t i) {
        const double target = scale * wanted.amplitude[i];
        if (target > 0)
            relative[i] =
                std::clamp(static_cast<double>(std::abs(fields[i])) / target, 1 / most, most);
    });
    return relative;
}

/// The exponent that follows `damping` after these errors.
float damped(float damping, const std::vector<float>& before, const std::vector<float>& errors) {
    constexpr double leastError = 5e-3;                // rms; less may be of the levels
    constexpr double leastAlternation = 0.5, most = 3; // of p
    const auto [product, square, now] = sumOverSamples<Sums<3>>(before.size(), [&](std::size_t i) {
        const double one = before[i], other = errors[i];
        return Sums<3>{one * other, one * one, other * other};
    });
    const double p = -product / square;
    if (!(p > leastAlternation)
        || now < leastError * leastError * static_cast<double>(errors.size()))
        return damping;
    return damping / static_cast<float>(1 + std::min(p, most));
}

/// What corrections of what is wanted go by, number k of it.
struct Correction {
    std::vector<float>& weights;
    std::vector<float>& errors;
    float& damping;
};

void correct(const Correction& of, const Samples& fields, const Constraint& wanted,
             const std::function<double(double)>& factor) {
    const std::vector<double> relative = relativeAmplitudes(fields, wanted);
    std::vector<float> errors(relative.size());
    forSamples(errors.size(),
               [&](std::size_t i) { errors[i] = static_cast<float>(std::log(relative[i])); });
    if (!of.errors.empty())
        of.damping = damped(of.damping, of.errors, errors);
    of.errors = std::move(errors);
    forSamples(relative.size(), [&](std::size_t i) {
        const double share =
            of.damping < 1 ? std::pow(relative[i], static_cast<double>(of.damping)) : relative[i];
        if (isBright(wanted, i))
            of.weights[i] *= static_cast<float>(factor(share));
    });
    normalise(of.weights);
}

/// How much field a unit of weight makes at the bright places.
double responseOf(const Samples& fields, const std::vector<float>& weights) {
    double field = 0, weight = 0;
    for (std::size_t i = 0; i < weights.size(); ++i)
        if (weights[i] > 0) {
            field += static_cast<double>(std::abs(fields[i]));
            weight += static_cast<double>(weights[i]);
        }
    return weight > 0 ? field / weight : 0;
}

/// The light that a single dark place still gets is taken off its wave, so that what remains of it
/// is counteracted more in each iteration.
void counteract(Samples& constrained, const Samples& fields, const Constraint& wanted,
                const std::vector<float>& weights) {
    const bool hasDark = std::ranges::find(wanted.amplitude, 0.0F) != wanted.amplitude.end();
    const double perWeight = hasDark ? responseOf(fields, weights) : 0;
    if (perWeight <= 0)
        return;
    const auto share = static_cast<float>(1 / perWeight);
    for (std::size_t i = 0; i < constrained.size(); ++i)
        if (!isBright(wanted, i))
            constrained[i] -= share * fields[i];
}

/// The phase to ask for where one is given, from what was asked for and what came of it.
double phaseToAskFor(double given, Complex asked, double error) {
    if (std::abs(error) > mostPhaseError)
        return given;
    const double before =
        asked == Complex() ? 0 : std::arg(std::complex<double>(asked) * std::polar(1.0, -given));
    return given + std::clamp(before - phaseGain * error, -mostPhaseLead, mostPhaseLead);
}

void constrainPhases(Samples& constrained, const Samples& before, const Samples& fields,
                     const Constraint& wanted) {
    if (wanted.phases.empty())
        return;
    const std::vector<double> errors = phaseErrors(fields, wanted);
    for (std::size_t i = 0; i < constrained.size(); ++i)
        if (isBright(wanted, i) && wanted.phases[i]) {
            const Complex last = before.empty() ? Complex() : before[i];
            constrained[i] = Complex(std::polar(static_cast<double>(std::abs(constrained[i])),
                                                phaseToAskFor(*wanted.phases[i], last, errors[i])));
        }
}

bool isGiven(const Constraint& wanted, std::size_t i) {
    return isBright(wanted, i) && wanted.phaseAt(i).has_value();
}

/// exp(i(arg U - φ)), 0 without light.
std::complex<double> deviation(std::complex<double> field, double phase) {
    const double amplitude = std::sqrt(std::norm(field));
    return amplitude > 0 ? field * std::polar(1.0, -phase) / amplitude : 0;
}

} // namespace

Complex withPhaseOf(Complex field, float amplitude) {
    const float size = std::abs(field);
    return size > 0 ? field * (amplitude / size) : Complex(amplitude);
}

void correctWeights(SolverState& state, Optics& optics,
                    const std::function<double(double)>& factor) {
    const WantedList& wanted = optics.wanted();
    if (state.weights.empty())
        for (const auto& one : wanted)
            state.weights.push_back(one->constraint().amplitude);
    state.errors.resize(wanted.size());
    state.damping.resize(wanted.size(), 1);
    for (std::size_t k = 0; k < wanted.size(); ++k)
        correct({state.weights[k], state.errors[k], state.damping[k]}, state.fields[k],
                wanted[k]->constraint(), factor);
}

void constrain(SolverState& state, Optics& optics, const std::vector<Samples>& phases) {
    const WantedList& wanted = optics.wanted();
    std::vector<Samples> constrained(wanted.size());
    for (std::size_t k = 0; k < wanted.size(); ++k) {
        const Constraint& constraint = wanted[k]->constraint();
        const std::vector<float>& weights =
            state.weights.empty() ? constraint.amplitude : state.weights[k];
        const Samples& before = state.constrained.empty() ? Samples() : state.constrained[k];
        const bool keepsDark = !constraint.isWholePlane && !before.empty();
        constrained[k].resize(weights.size());
        forSamples(weights.size(), [&](std::size_t i) {
            constrained[k][i] = keepsDark && !isBright(constraint, i)
                                    ? before[i]
                                    : withPhaseOf(phases[k][i], weights[i]);
        });
        constrainPhases(constrained[k], before, state.fields[k], constraint);
        if (!constraint.isWholePlane)
            counteract(constrained[k], state.fields[k], constraint, weights);
    }
    state.constrained = std::move(constrained);
    backPropagateTo(state, optics);
}

void backPropagateTo(SolverState& state, Optics& optics) {
    state.pattern = optics.backPropagate(state.constrained);
}

std::vector<double> phaseErrors(std::span<const Complex> fields, const Constraint& constraint) {
    std::vector<std::complex<double>> deviations(fields.size());
    std::complex<double> common;
    for (std::size_t i = 0; i < fields.size(); ++i)
        if (isGiven(constraint, i))
            common += deviations[i] = deviation(fields[i], *constraint.phases[i]);
    std::vector<double> errors(fields.size());
    for (std::size_t i = 0; i < fields.size(); ++i)
        if (isGiven(constraint, i))
            errors[i] = deviations[i] == 0.0 ? std::numbers::pi
                                             : std::arg(deviations[i] * std::conj(common));
    return errors;
}

} // namespace fringe
