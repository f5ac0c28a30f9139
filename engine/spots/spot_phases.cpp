// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/spots/spot_phases.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fringe {
namespace {

using Field = std::complex<double>;

bool isGiven(const Spot& spot) {
    return spot.intensity > 0 && spot.phase.has_value();
}

/// exp(i(arg U - φ)), 0 without light.
Field deviation(Field field, double phase) {
    const double amplitude = std::sqrt(std::norm(field));
    return amplitude > 0 ? field * std::polar(1.0, -phase) / amplitude : 0;
}

} // namespace

bool givesPhases(const SpotList& spots) {
    return std::ranges::any_of(spots, isGiven);
}

std::vector<double> phaseErrors(std::span<const Field> fields, const SpotList& spots) {
    std::vector<Field> deviations(spots.size());
    Field common;
    for (std::size_t r = 0; r < spots.size(); ++r)
        if (isGiven(spots[r]))
            common += deviations[r] = deviation(fields[r], *spots[r].phase);
    std::vector<double> errors(spots.size());
    for (std::size_t r = 0; r < spots.size(); ++r)
        if (isGiven(spots[r]))
            errors[r] = deviations[r] == 0.0 ? std::numbers::pi
                                             : std::arg(deviations[r] * std::conj(common));
    return errors;
}

double phaseError(std::span<const Field> fields, const SpotList& spots) {
    double square = 0;
    for (const double error : phaseErrors(fields, spots))
        square += error * error;
    const auto given = std::ranges::count_if(spots, isGiven);
    return given > 0 ? std::sqrt(square / static_cast<double>(given)) : 0;
}

} // namespace fringe
