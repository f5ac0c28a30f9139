// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solvers/amplitude_loss.h"

#include "engine/optics/sample_sums.h"

#include <cmath>
#include <utility>

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

/// V of a fixed scale, which is that of the best one, too: there L does not change with s.
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

AmplitudeLoss amplitudeLoss(const Samples& fields, const Constraint& wanted,
                            std::optional<double> pinnedEfficiency) {
    const auto [product, square, target] = amplitudeSums(fields, wanted);
    if (pinnedEfficiency) {
        const double scale = 1 / std::sqrt(*pinnedEfficiency);
        return {target + scale * (scale * square - 2 * product), slopeOf(fields, wanted, scale),
                scale};
    }
    const double scale = square > 0 ? product / square : 0;
    return {target - scale * product, slopeOf(fields, wanted, scale), scale};
}

WholeLoss wholeLoss(const std::vector<Samples>& fields, const WantedList& wanted,
                    std::optional<double> pinnedEfficiency) {
    WholeLoss whole;
    for (std::size_t k = 0; k < fields.size(); ++k) {
        AmplitudeLoss one = amplitudeLoss(fields[k], wanted[k]->constraint(), pinnedEfficiency);
        whole.value += one.value;
        whole.slopes.push_back(std::move(one.slope));
        whole.scales.push_back(one.scale);
    }
    return whole;
}

ParameterInfo pinnedEfficiencyParameter() {
    return {.key = "pinned_efficiency",
            .kind = ValueKind::Number,
            .label = FRINGE_MARK("Light asked for"),
            .help =
                FRINGE_MARK("Share of the light that a gradient is to bring where it is wanted, "
                            "such as 0.9, with sgd and wherever levels are 64 or fewer; 0 for "
                            "what gives the least error."),
            .initial = 0.0,
            .least = 0,
            .most = 1,
            .zero = FRINGE_MARK("the least error")};
}

std::optional<double> pinnedEfficiency(const Solving& solving) {
    const double share = solverNumber(solving, pinnedEfficiencyParameter().key);
    return share > 0 ? std::optional(share) : std::nullopt;
}

} // namespace fringe
