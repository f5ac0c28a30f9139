// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solvers/amplitude_loss.h"

#include "engine/optics/sample_sums.h"

#include <cmath>

namespace fringe {
namespace {

/// Over the places that count: |U| × √T, |U|², T.
Sums<3> amplitudeSums(const Samples& field, const Constraint& target) {
    return sumOverSamples<Sums<3>>(field.size(), [&](std::size_t i) -> Sums<3> {
        if (!target.isCounted(i))
            return {};
        const double amplitude = std::abs(std::complex<double>(field[i]));
        const double wanted = target.amplitude[i];
        return {amplitude * wanted, amplitude * amplitude, wanted * wanted};
    });
}

/// At the best scale L does not change with s, so V is that of a fixed one.
Samples slopeOf(const Samples& field, const Constraint& target, double scale) {
    Samples slope(field.size());
    const auto s = static_cast<float>(scale);
    forSamples(field.size(), [&](std::size_t i) {
        const float amplitude = std::abs(field[i]);
        if (target.isCounted(i) && amplitude > 0)
            slope[i] = field[i] * (s * (s - target.amplitude[i] / amplitude));
    });
    return slope;
}

} // namespace

AmplitudeLoss amplitudeLoss(const Samples& fields, const Constraint& wanted) {
    const auto [product, square, target] = amplitudeSums(fields, wanted);
    const double scale = square > 0 ? product / square : 0;
    return {target - scale * product, slopeOf(fields, wanted, scale)};
}

} // namespace fringe
