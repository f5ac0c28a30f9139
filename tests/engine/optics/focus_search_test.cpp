// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optics/focus_search.h"

#include "engine/propagation/propagation.h"
#include "tests/engine/computed.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

namespace fringe {
namespace {

constexpr Shape discPlate{256, 320};

/// Light of discs of even brightness, one a distance, side by side, on the plate.
Hologram discsAt(const std::vector<double>& distances, const Sampling& sampling,
                 double radius = 0.25e-3) {
    std::vector<Complex> sum(static_cast<std::size_t>(discPlate.count()));
    const auto count = static_cast<double>(distances.size());
    const double px = sampling.pitchX.si(), py = sampling.pitchY.si();
    for (std::size_t disc = 0; disc < distances.size(); ++disc) {
        const double centre =
            ((static_cast<double>(disc) + 0.5) / count - 0.5) * px * double(discPlate.cols);
        std::vector<Complex> light(sum.size());
        for (std::size_t i = 0; i < light.size(); ++i) {
            const auto row = static_cast<std::int64_t>(i) / discPlate.cols;
            const auto col = static_cast<std::int64_t>(i) % discPlate.cols;
            const double x = double(col - discPlate.cols / 2) * px - centre;
            const double y = double(row - discPlate.rows / 2) * py;
            light[i] = std::hypot(x, y) < radius ? 1 : 0;
        }
        JobControl control;
        const Field field =
            propagate(Field(discPlate, std::move(light)), ofPlane(sampling, 0),
                      Length(-distances[disc]), Choice{"asm"}, test::cpu().kernels(), control);
        std::ranges::transform(sum, field.samples(), sum.begin(), std::plus());
    }
    return {{Field(discPlate, std::move(sum))}, sampling};
}

FocusFound foundIn(const Hologram& hologram, Length low, Length high) {
    const Sampling& sampling = hologram.sampling;
    JobControl control;
    return findSharpest(
        {.width = sampling.pitchX * double(discPlate.cols),
         .pitch = sampling.pitchX,
         .wavelength = sampling.wavelengths.front()},
        {low, high}, [&](Length z, bool) { return test::reconstructed(hologram, z); }, control);
}

TEST(FocusSearch, FindsAnEvenDiscOnEitherSideOfThePlate) {
    std::mt19937 random(7);
    const auto between = [&](double low, double high) {
        return std::uniform_real_distribution(low, high)(random);
    };
    for (int run = 0; run < 6; ++run) {
        const Sampling sampling{Length(between(6e-6, 9e-6)),
                                Length(between(6e-6, 9e-6)),
                                {Length(between(4.5e-7, 6.5e-7))}};
        const double distance = (run % 2 == 0 ? 1 : -1) * between(15e-3, 60e-3);
        const Focus focus = foundIn(discsAt({distance}, sampling), -90_mm, 90_mm).focus;
        EXPECT_TRUE(focus.standsOut && !focus.isAtEdge);
        EXPECT_NEAR(focus.best.si(), distance, 0.02 * std::abs(distance)) << run;
    }
}

TEST(FocusSearch, NamesEachOfThreeDistances) {
    const std::vector<double> distances{20e-3, 32e-3, 50e-3};
    const Focus focus = foundIn(discsAt(distances, {8_um, 7_um, {532_nm}}), 8_mm, 80_mm).focus;
    std::vector<Length> named = focus.others;
    named.push_back(focus.best);
    std::ranges::sort(named);
    ASSERT_EQ(named.size(), distances.size());
    for (std::size_t i = 0; i < named.size(); ++i)
        EXPECT_NEAR(named[i].si(), distances[i], 0.02 * distances[i]);
}

TEST(FocusSearch, TheBestIsTheHighestOfTheCurve) {
    const FocusFound found = foundIn(discsAt({27.3e-3}, {8_um, 7_um, {532_nm}}), 5_mm, 90_mm);
    const auto& [z, s] = found.curve;
    const auto most = static_cast<std::size_t>(std::ranges::max_element(s) - s.begin());
    EXPECT_NEAR(z[most], found.focus.best.si(), 0.1e-3);
    EXPECT_TRUE(std::ranges::is_sorted(z));
}

TEST(FocusSearch, SaysThatNothingStandsOutInAPlaneWave) {
    const Field even(discPlate,
                     std::vector<Complex>(static_cast<std::size_t>(discPlate.count()), 1));
    const Focus focus = foundIn({{even}, {8_um, 7_um, {532_nm}}}, 30_mm, 90_mm).focus;
    EXPECT_FALSE(focus.standsOut);
    EXPECT_EQ(focusText(focus).english(), "nothing stands out as sharp in what was searched: it is "
                                          "about the same at all distances");
}

} // namespace
} // namespace fringe
