// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/sources/spots/wanted_spots.h"
#include "tests/engine/computed.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <complex>
#include <random>
#include <string>
#include <vector>

/// Designs of one source of spots.
namespace fringe::test {

inline SpotSource spotsOf(const Design& design) {
    return asSpots(design.sources.front());
}

inline LitSpots litSpotsOf(const Design& design) {
    return litSpots(spotsOf(design), design);
}

inline std::string geometryName(const testing::TestParamInfo<SpotGeometry>& tested) {
    constexpr std::array names{"fresnel", "exact", "lens"};
    return names[static_cast<std::size_t>(tested.param)];
}

/// `change` is given the typed source.
template <class Change> void changeSpots(Design& design, const Change& change) {
    SpotSource spots = spotsOf(design);
    change(spots);
    store(design.sources.front(), spots);
}

inline void setSpots(Design& design, SpotList list) {
    changeSpots(design, [&](SpotSource& spots) {
        spots.list = std::make_shared<const SpotList>(std::move(list));
    });
}

/// `change` is given the list.
template <class Change> void changeList(Design& design, const Change& change) {
    SpotList list = spotsOf(design).spots();
    change(list);
    setSpots(design, std::move(list));
}

/// A tolerance that no sum within a tolerance keeps, where 0 would be the usual one.
inline constexpr double exactSums = 1e-9;

inline void setTolerance(Design& design, double tolerance) {
    changeSpots(design, [&](SpotSource& spots) { spots.tolerance = tolerance; });
}

/// Behind a lens, or in free space by a model, with exact sums.
inline void setGeometry(Design& design, SpotGeometry geometry) {
    const bool isExact = geometry == SpotGeometry::FreeExact;
    design.setup.lens.on = geometry == SpotGeometry::Lens;
    changeSpots(design, [&](SpotSource& spots) {
        spots.model = isExact ? WaveModel::Exact : WaveModel::Fresnel;
        spots.tolerance = isExact ? exactSums : 0;
    });
}

/// A few spots behind a lens, designed in no time.
inline Design spotsDesign(SpotList list) {
    Design design = designFor("spots");
    design.setup.plate = {{96, 112}, 8.0_um, 8.0_um};
    design.reconstruction.distance = 0_mm;
    setSpots(design, std::move(list));
    return design;
}

/// Spots of unequal intensity, inside the reachable field of 8 µm pixels.
inline Design scatteredSpots(SpotGeometry geometry, int count, unsigned seed = 1) {
    std::mt19937 generator(seed);
    const auto uniform = [&] { return static_cast<double>(generator() >> 8) * 0x1p-23 - 1; };
    SpotList list;
    for (int i = 0; i < count; ++i) {
        const double x = 3e-3 * uniform(), y = 3e-3 * uniform();
        const double depth = 1e-3 * uniform();
        const double z = geometry == SpotGeometry::Lens ? depth : 0.2 + 10 * depth;
        list.push_back({x, y, z, 1 + 0.5 * uniform(), {}});
    }
    Design design = spotsDesign(std::move(list));
    setGeometry(design, geometry);
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
inline double weightedSum(const SolverState& state, const Design& design) {
    const std::vector<double> target = targetIntensities(spotsOf(design).spots());
    const std::vector<double> powers = lastPowers(state);
    double sum = 0;
    for (std::size_t r = 0; r < target.size(); ++r)
        sum += std::sqrt(target[r] * powers[r]);
    return sum;
}

/// The phases nearest to those of the samples that so many levels allow (0: any), by the cpu.
inline PhasePattern nearestPattern(const std::vector<Complex>& samples, std::int64_t levels) {
    Device& device = cpu().kernels();
    const auto waves = device.allocate({1, std::ssize(samples)});
    device.upload(*waves, samples);
    PhasePattern pattern(samples.size());
    device.quantise(*waves, nullptr, nullptr, {levels, pattern});
    return pattern;
}

} // namespace fringe::test
