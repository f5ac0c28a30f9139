// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/reference/operations.h"

#include <cmath>
#include <numbers>

namespace fringe::reference {
namespace {

/// In [0, 1).
double turnsOf(Sample sample) {
    const double turns = std::arg(sample) / (2 * std::numbers::pi);
    return turns - std::floor(turns);
}

double nearestAllowed(double turns, std::int64_t levels) {
    const auto count = static_cast<double>(levels);
    return levels == 0 ? turns : std::round(turns * count) / count;
}

} // namespace

void quantise(Plane& field, const Plane* amplitude, const QuantiseArgs& args) {
    for (std::size_t i = 0; i < field.samples.size(); ++i) {
        const double turns = nearestAllowed(turnsOf(field.samples[i]), args.levels);
        const double a = amplitude != nullptr ? amplitude->samples[i].real() : 1;
        args.turns[i] = static_cast<float>(turns < 1 ? turns : 0);
        field.samples[i] = a * phasor(turns);
    }
}

} // namespace fringe::reference
