// SPDX-License-Identifier: GPL-3.0-or-later
// Iterations against their definition, and what must hold of them.
#include "engine/solvers/start.h"
#include "reference_spots.h"

#include <array>
#include <numbers>

namespace fringe::test {
namespace {

class Iterations : public testing::TestWithParam<SpotGeometry> {};

TEST_P(Iterations, aSingleSpotGetsItsAnalyticPhase) {
    Design design = scatteredSpots(GetParam(), 1);
    setLevels(design, anyPhase);
    design.stop.iterations = 1;
    const SolverResult result = designed(design);
    EXPECT_NEAR(lastFigures(result).efficiency, 1, 1e-5);
    const reference::Plane phase = ReferenceSpots(design).sum(std::vector<Complex>{1});
    const PhasePattern& pattern = result.state.best.pattern.turns();
    const auto offset = reference::phasor(pattern[0]) / phase.samples[0];
    for (std::size_t i = 0; i < pattern.size(); ++i)
        ASSERT_LT(std::abs(reference::phasor(pattern[i]) / phase.samples[i] - offset), 1e-4)
            << "pixel " << i;
}

/// Bengtsson's proof, for fixed weights and any phase, that an iteration never loses.
TEST_P(Iterations, theWeightedSumNeverFallsWithFixedWeights) {
    Design design = scatteredSpots(GetParam(), 17, 3);
    setLevels(design, anyPhase);
    design.solver.values["beta"] = 0.0;
    double before = 0;
    const SolverResult result = designed(design, {{}, [&](const SolverState& state) {
                                                      const double sum = weightedSum(state, design);
                                                      EXPECT_GE(sum, before * (1 - 1e-6));
                                                      before = sum;
                                                  }});
    EXPECT_EQ(result.state.history.size(), 21U);
    EXPECT_GT(before, 0);
}

INSTANTIATE_TEST_SUITE_P(Geometries, Iterations,
                         testing::Values(SpotGeometry::FreeFresnel, SpotGeometry::FreeExact,
                                         SpotGeometry::Lens),
                         geometryName);

TEST(WeightedIterations, makeSpotsEvenToTheirIntensities) {
    Design design = scatteredSpots(SpotGeometry::Lens, 12, 5);
    design.stop.iterations = 30;
    for (const char* algorithm : {"ora", "wgs", "wgs-kim", "wgs-nogrette"}) {
        design.solver.key = algorithm;
        EXPECT_GT(*designed(design).state.best.figures.uniformity, 0.97) << algorithm;
    }
}

TEST(WarmStart, hasMoreLightThanARandomOneAndTheSameBitsEachTime) {
    Design design = scatteredSpots(SpotGeometry::Lens, 0);
    design.setup.plate.size = {192, 192};
    changeList(design, [](SpotList& list) {
        for (int i = 0; i < 16; ++i)
            list.push_back({1.1e-3 * (i % 4 - 1.5), 1.2e-3 * (i / 4 - 1.5), 0, 1, {}});
    });
    design.stop.iterations = 0;
    const Figures random = designed(design).state.best.figures;
    design.start.kind = Start::Kind::WarmStart;
    design.start.warmIterations = 100;
    EXPECT_EQ(warmSetup(design.setup, 16).plate.size, (Shape{48, 48}));
    const SolverState state = designed(design).state;
    EXPECT_GT(state.best.figures.efficiency, random.efficiency + 0.02);
    EXPECT_EQ(designed(design).state, state);
}

TEST(WarmStart, takesTheMiddleOfThePictureOfTheBeam) {
    Design design = scatteredSpots(SpotGeometry::Lens, 1);
    design.setup.plate.size = {48, 52};
    std::vector<float> picture(48 * 52);
    picture[24 * 52 + 26] = 1;
    design.setup.beam = {
        Beam::Kind::Picture, {}, pictureAsset("beam", {48, 52}, std::move(picture))};
    const fringe::Setup small = warmSetup(design.setup, 1);
    ASSERT_EQ(pictureOf(small.beam.picture).shape, (Shape{12, 13}));
    EXPECT_EQ(pictureOf(small.beam.picture).intensity[6 * 13 + 6], 1);
}

TEST(WeightedIterations, keepDarkSpotsDark) {
    Design design = scatteredSpots(SpotGeometry::Lens, 12, 6);
    changeList(design, [](SpotList& list) {
        for (std::size_t r = 8; r < 12; ++r)
            list[r].intensity = 0;
    });
    design.stop.iterations = 30;
    const SolverResult result = designed(design);
    const std::vector<double> powers = lastPowers(result.state);
    for (std::size_t r = 8; r < 12; ++r)
        EXPECT_LT(powers[r], 1e-5 * powers[0]);
    EXPECT_GT(*lastFigures(result).uniformity, 0.97);
}

class GivenPhases : public testing::TestWithParam<const char*> {
  protected:
    /// Spots of one intensity, scattered, with scattered phases.
    static Design design(int spots) {
        Design design = scatteredSpots(SpotGeometry::Lens, spots, 7);
        design.setup.plate.size = {256, 256};
        design.solver.key = GetParam();
        design.stop.iterations = 30;
        std::mt19937 generator(11);
        changeList(design, [&](SpotList& list) {
            for (Spot& spot : list) {
                spot.intensity = 1;
                spot.phase = 2 * std::numbers::pi * static_cast<double>(generator()) / 0x1p32;
            }
        });
        return design;
    }

    static Figures freeFigures(Design design) {
        changeList(design, [](SpotList& list) {
            for (Spot& spot : list)
                spot.phase.reset();
        });
        return designed(design).state.best.figures;
    }
};

TEST_P(GivenPhases, comeOutOfTheBestPatternAndCostLittleLight) {
    const Design wanted = design(100);
    const SolverState state = designed(wanted).state;
    const SpotList list = spotsOf(wanted).spots();
    const Fields fields = ReferenceSpots(wanted).forwarded(
        lightOf(state.best.pattern.turns(), wanted.setup.plate.size));
    std::complex<double> common;
    for (std::size_t r = 0; r < fields.size(); ++r)
        common += fields[r] / std::abs(fields[r]) * std::polar(1.0, -*list[r].phase);
    double square = 0, worst = 0;
    for (std::size_t r = 0; r < fields.size(); ++r) {
        const double error =
            std::arg(fields[r] * std::polar(1.0, -*list[r].phase) * std::conj(common));
        square += error * error;
        worst = std::max(worst, std::abs(error));
    }
    const double error = std::sqrt(square / static_cast<double>(fields.size()));
    EXPECT_LT(error, 0.003);
    EXPECT_LT(worst, 0.01);
    EXPECT_NEAR(state.best.figures.phaseError.value(), error, 1e-4);
    const Figures free = freeFigures(wanted);
    EXPECT_GT(*state.best.figures.uniformity, *free.uniformity - 0.01);
    EXPECT_GT(state.best.figures.efficiency, free.efficiency - 0.03);
}

/// Spots that reach into each other.
TEST_P(GivenPhases, comeOutWhereSpotsAreCloseToo) {
    Design wanted = design(100);
    wanted.setup.plate.size = {128, 128};
    const Figures figures = designed(wanted).state.best.figures;
    EXPECT_LT(figures.phaseError.value(), 0.03);
    EXPECT_GT(*figures.uniformity, 0.95);
}

TEST_P(GivenPhases, resumedGiveTheBitsOfOneRun) {
    Design wanted = design(20);
    changeList(wanted, [](SpotList& list) {
        for (std::size_t r = 0; r < list.size(); r += 2)
            list[r].phase.reset();
    });
    wanted.setup.plate.size = {48, 56};
    const auto [middle, whole] = designedThrough(wanted, 13);
    ASSERT_TRUE(middle);
    EXPECT_EQ(designed(wanted, {middle, {}}).state, whole);
}

/// What two levels do at one place they do, conjugate, at its mirror image.
TEST_P(GivenPhases, thatNoPatternHasLeaveTheSpotsEven) {
    Design wanted = design(10);
    setLevels(wanted, 2);
    changeList(wanted, [](SpotList& list) {
        for (std::size_t r = 0; r < 5; ++r) {
            Spot &one = list[r], &mirrored = list[r + 5];
            mirrored.x = -one.x;
            mirrored.y = -one.y;
            mirrored.z = one.z = 0;
        }
    });
    const SolverState state = designed(wanted).state;
    EXPECT_GT(state.best.figures.phaseError.value(), 0.5);
    EXPECT_GT(*state.best.figures.uniformity, 0.98);
}

INSTANTIATE_TEST_SUITE_P(Algorithms, GivenPhases,
                         testing::Values("ora", "wgs", "wgs-kim", "wgs-nogrette"),
                         [](const auto& tested) {
                             std::string name = tested.param;
                             std::erase(name, '-');
                             return name;
                         });

TEST(GerchbergSaxton, bringsGivenPhasesAboutToo) {
    Design wanted = scatteredSpots(SpotGeometry::Lens, 12, 7);
    wanted.solver.key = "gs";
    wanted.stop.iterations = 0;
    changeList(wanted, [](SpotList& list) {
        for (std::size_t r = 0; r < list.size(); ++r)
            list[r].phase = static_cast<double>(r);
    });
    EXPECT_GT(lastFigures(designed(wanted)).phaseError.value(), 0.008);
    wanted.stop.iterations = 30;
    EXPECT_LT(lastFigures(designed(wanted)).phaseError.value(), 0.002);
}

} // namespace
} // namespace fringe::test
