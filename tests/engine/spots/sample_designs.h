// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engine/solvers/designed.h"

#include <cmath>
#include <complex>
#include <random>
#include <vector>

namespace fringe::test {

/// Behind a lens, or in free space by a model.
inline void setGeometry(SpotDesign& design, SpotGeometry geometry) {
    design.setup.lens.on = geometry == SpotGeometry::Lens;
    design.model = geometry == SpotGeometry::FreeExact ? WaveModel::Exact : WaveModel::Fresnel;
}

/// Spots of unequal intensity, inside the reachable field of 8 µm pixels.
inline SpotDesign scatteredSpots(SpotGeometry geometry, int count, unsigned seed = 1) {
    std::mt19937 generator(seed);
    const auto uniform = [&] { return static_cast<double>(generator() >> 8) * 0x1p-23 - 1; };
    SpotDesign design;
    design.setup.plate = {{96, 112}, 8.0_um, 8.0_um};
    setGeometry(design, geometry);
    design.tolerance = 0;
    for (int i = 0; i < count; ++i) {
        const double x = 3e-3 * uniform(), y = 3e-3 * uniform();
        const double depth = 1e-3 * uniform();
        const double z = geometry == SpotGeometry::Lens ? depth : 0.2 + 10 * depth;
        design.spots.push_back({x, y, z, 1 + 0.5 * uniform(), {}});
    }
    return design;
}

/// I at the spots of a state's last pattern.
inline std::vector<double> lastPowers(const SolverState& state) {
    std::vector<double> powers;
    for (const Complex field : state.fields.at(0))
        powers.push_back(std::norm(std::complex<double>(field)));
    return powers;
}

/// Σ √T |U| of the same.
inline double weightedSum(const SolverState& state, const SpotDesign& design) {
    const std::vector<double> target = targetIntensities(design.spots), powers = lastPowers(state);
    double sum = 0;
    for (std::size_t r = 0; r < target.size(); ++r)
        sum += std::sqrt(target[r] * powers[r]);
    return sum;
}

} // namespace fringe::test
