// SPDX-License-Identifier: GPL-3.0-or-later
// Rounds against their definition, and what must hold of them.
#include "engine/spots/rehearsal.h"
#include "kernels/reference/operations.h"
#include "sample_designs.h"

#include <array>
#include <numbers>

namespace fringe::test {
namespace {

using Fields = SpotOptics::Fields;

class Rounds : public testing::TestWithParam<SpotGeometry> {};

TEST_P(Rounds, aSingleSpotGetsItsAnalyticPhase) {
    SpotDesign design = scatteredSpots(GetParam(), 1);
    design.levels = 0;
    design.stop.rounds = 1;
    const SpotResult result = designed(design);
    EXPECT_NEAR(lastFigures(result).efficiency, 1, 1e-5);
    const std::vector<SpotPlace> places = placesOf(design.spots);
    reference::Plane phase(design.plate.size);
    const std::vector<Complex> one{1};
    reference::superposeSpots(phase, spotsArgs(design, places), {one, 0, phase.shape.rows});
    const PhasePattern& pattern = result.state.best.pattern.turns();
    const auto offset = reference::phasor(pattern[0]) / phase.samples[0];
    for (std::size_t i = 0; i < pattern.size(); ++i)
        ASSERT_LT(std::abs(reference::phasor(pattern[i]) / phase.samples[i] - offset), 1e-4)
            << "pixel " << i;
}

/// Of fixed weights, any phase: Bengtsson's proof that a round never loses.
TEST_P(Rounds, theWeightedSumNeverFallsWithFixedWeights) {
    SpotDesign design = scatteredSpots(GetParam(), 17, 3);
    design.levels = 0;
    design.tuning.beta = 0;
    const std::vector<double> target = targetIntensities(design.spots);
    const SpotResult result = designed(design);
    ASSERT_EQ(result.state.history.size(), 21U);
    double before = 0;
    for (const SpotRound& round : result.state.history) {
        double sum = 0;
        for (std::size_t r = 0; r < target.size(); ++r)
            sum += std::sqrt(target[r] * static_cast<double>(round.powers[r]));
        EXPECT_GE(sum, before * (1 - 1e-6));
        before = sum;
    }
}

std::string geometryName(const testing::TestParamInfo<SpotGeometry>& tested) {
    constexpr std::array names{"fresnel", "exact", "lens"};
    return names[static_cast<std::size_t>(tested.param)];
}

INSTANTIATE_TEST_SUITE_P(Geometries, Rounds,
                         testing::Values(SpotGeometry::FreeFresnel, SpotGeometry::FreeExact,
                                         SpotGeometry::Lens),
                         geometryName);

class EachAlgorithm : public testing::TestWithParam<const SpotAlgorithm*> {
  protected:
    static SpotDesign design() {
        SpotDesign design = scatteredSpots(SpotGeometry::Lens, 13);
        design.plate.size = {48, 56};
        design.algorithm = GetParam()->key;
        design.stop.rounds = 8;
        return design;
    }
};

TEST_P(EachAlgorithm, givesTheSameBitsAgainWithAnyNumberOfThreads) {
    const SpotState once = designed(design()).state;
    EXPECT_EQ(designed(design()).state, once);
    JobControl control;
    const ComputeDevice one = ComputeDevice::open("cpu", 1);
    EXPECT_EQ(designSpots(design(), one, control).value->state, once);
}

TEST_P(EachAlgorithm, resumedGivesTheBitsOfOneRun) {
    if (GetParam()->round == nullptr)
        GTEST_SKIP() << "has no rounds";
    const auto [middle, whole] = designedThrough(design(), 3);
    ASSERT_TRUE(middle);
    EXPECT_EQ(designed(design(), {middle, {}}).state, whole);
}

TEST_P(EachAlgorithm, keepsTheMostUniformPattern) {
    const SpotState state = designed(design()).state;
    for (const SpotRound& round : state.history)
        EXPECT_LE(round.figures.uniformity, state.best.figures.uniformity);
    EXPECT_EQ(state.best.figures,
              state.history.at(static_cast<std::size_t>(state.best.round)).figures);
}

TEST_P(EachAlgorithm, worksOnTwoLevelsAndWithABeam) {
    SpotDesign binary = design();
    binary.levels = 2;
    binary.beam = {Beam::Kind::Gaussian, 0.2_mm, {}};
    const SpotState state = designed(binary).state;
    for (const float turns : state.best.pattern.turns())
        ASSERT_TRUE(turns == 0 || turns == 0.5F);
    EXPECT_GT(state.best.figures.efficiency, 0.05);
}

INSTANTIATE_TEST_SUITE_P(Algorithms, EachAlgorithm, testing::ValuesIn(allSpotAlgorithms()),
                         [](const auto& tested) {
                             std::string name = tested.param->key;
                             std::erase(name, '-');
                             return name;
                         });

TEST(WeightedRounds, makeSpotsEvenToTheirIntensities) {
    SpotDesign design = scatteredSpots(SpotGeometry::Lens, 12, 5);
    design.stop.rounds = 30;
    for (const char* algorithm : {"ora", "wgs", "wgs-kim", "wgs-nogrette"}) {
        design.algorithm = algorithm;
        EXPECT_GT(designed(design).state.best.figures.uniformity, 0.97) << algorithm;
    }
}

TEST(RehearsedStart, hasMoreLightThanARandomOneAndTheSameBitsEachTime) {
    SpotDesign design = scatteredSpots(SpotGeometry::Lens, 0);
    design.plate.size = {192, 192};
    for (int i = 0; i < 16; ++i)
        design.spots.push_back({1.1e-3 * (i % 4 - 1.5), 1.2e-3 * (i / 4 - 1.5), 0, 1, {}});
    design.stop.rounds = 0;
    const SpotFigures random = designed(design).state.best.figures;
    design.start.kind = SpotStart::Kind::Rehearsed;
    design.start.rehearsalRounds = 100;
    EXPECT_EQ(rehearsalDesign(design).plate.size, (Shape{48, 48}));
    const SpotState state = designed(design).state;
    EXPECT_GT(state.best.figures.efficiency, random.efficiency + 0.02);
    EXPECT_EQ(designed(design).state, state);
}

TEST(RehearsedStart, takesTheMiddleOfThePictureOfTheBeam) {
    SpotDesign design = scatteredSpots(SpotGeometry::Lens, 1);
    design.plate.size = {48, 52};
    std::vector<float> picture(48 * 52);
    picture[24 * 52 + 26] = 1;
    design.beam = {Beam::Kind::Picture, {}, givenPixels("beam", {48, 52}, std::move(picture))};
    const SpotDesign small = rehearsalDesign(design);
    ASSERT_EQ(small.beam.picture.shape, (Shape{12, 13}));
    EXPECT_EQ(small.beam.picture.values()[6 * 13 + 6], 1);
}

TEST(WeightedRounds, keepDarkSpotsDark) {
    SpotDesign design = scatteredSpots(SpotGeometry::Lens, 12, 6);
    SpotDesign without = design;
    for (std::size_t r = 8; r < 12; ++r)
        design.spots[r].intensity = 0;
    without.spots.resize(8);
    design.stop.rounds = 30;
    const SpotResult result = designed(design);
    const std::vector<float>& powers = result.state.history.back().powers;
    for (std::size_t r = 8; r < 12; ++r)
        EXPECT_LT(powers[r], 1e-5 * powers[0]);
    EXPECT_GT(lastFigures(result).uniformity, 0.97);
}

class GivenPhases : public testing::TestWithParam<const char*> {
  protected:
    /// Spots of one intensity, scattered, with scattered phases.
    static SpotDesign design(int spots) {
        SpotDesign design = scatteredSpots(SpotGeometry::Lens, spots, 7);
        design.plate.size = {256, 256};
        design.algorithm = GetParam();
        design.stop.rounds = 30;
        std::mt19937 generator(11);
        for (Spot& spot : design.spots) {
            spot.intensity = 1;
            spot.phase = 2 * std::numbers::pi * static_cast<double>(generator()) / 0x1p32;
        }
        return design;
    }

    /// By the definition, in double precision.
    static Fields fieldsAt(const SpotDesign& design, const PhasePattern& pattern) {
        const std::vector<SpotPlace> places = placesOf(design.spots);
        reference::Plane light(design.plate.size);
        for (std::size_t i = 0; i < pattern.size(); ++i)
            light.samples[i] = reference::phasor(pattern[i]);
        Fields sums(places.size());
        reference::gatherAtSpots(light, spotsArgs(design, places), {sums, 0, light.shape.rows});
        return sums;
    }

    static SpotFigures freeFigures(SpotDesign design) {
        for (Spot& spot : design.spots)
            spot.phase.reset();
        return designed(design).state.best.figures;
    }
};

TEST_P(GivenPhases, comeOutOfTheBestPatternAndCostLittleLight) {
    const SpotDesign wanted = design(100);
    const SpotState state = designed(wanted).state;
    const Fields fields = fieldsAt(wanted, state.best.pattern.turns());
    std::complex<double> common;
    for (std::size_t r = 0; r < fields.size(); ++r)
        common += fields[r] / std::abs(fields[r]) * std::polar(1.0, -*wanted.spots[r].phase);
    double square = 0, worst = 0;
    for (std::size_t r = 0; r < fields.size(); ++r) {
        const double error =
            std::arg(fields[r] * std::polar(1.0, -*wanted.spots[r].phase) * std::conj(common));
        square += error * error;
        worst = std::max(worst, std::abs(error));
    }
    const double error = std::sqrt(square / static_cast<double>(fields.size()));
    EXPECT_LT(error, 0.003);
    EXPECT_LT(worst, 0.01);
    EXPECT_NEAR(state.best.figures.phaseError, error, 1e-4);
    const SpotFigures free = freeFigures(wanted);
    EXPECT_GT(state.best.figures.uniformity, free.uniformity - 0.01);
    EXPECT_GT(state.best.figures.efficiency, free.efficiency - 0.03);
}

/// Spots that reach into each other.
TEST_P(GivenPhases, comeOutWhereSpotsAreCloseToo) {
    SpotDesign wanted = design(100);
    wanted.plate.size = {128, 128};
    const SpotFigures figures = designed(wanted).state.best.figures;
    EXPECT_LT(figures.phaseError, 0.03);
    EXPECT_GT(figures.uniformity, 0.95);
}

TEST_P(GivenPhases, resumedGiveTheBitsOfOneRun) {
    SpotDesign wanted = design(20);
    for (std::size_t r = 0; r < wanted.spots.size(); r += 2)
        wanted.spots[r].phase.reset();
    wanted.plate.size = {48, 56};
    const auto [middle, whole] = designedThrough(wanted, 13);
    ASSERT_TRUE(middle);
    EXPECT_EQ(designed(wanted, {middle, {}}).state, whole);
}

/// What two levels do at one place they do, conjugate, at its mirror image.
TEST_P(GivenPhases, thatNoPatternHasLeaveTheSpotsEven) {
    SpotDesign wanted = design(10);
    wanted.levels = 2;
    for (std::size_t r = 0; r < 5; ++r) {
        Spot& mirrored = wanted.spots[r + 5];
        mirrored.x = -wanted.spots[r].x;
        mirrored.y = -wanted.spots[r].y;
        mirrored.z = wanted.spots[r].z = 0;
    }
    const SpotState state = designed(wanted).state;
    EXPECT_GT(state.best.figures.phaseError, 0.5);
    EXPECT_GT(state.best.figures.uniformity, 0.98);
}

INSTANTIATE_TEST_SUITE_P(Algorithms, GivenPhases,
                         testing::Values("ora", "wgs", "wgs-kim", "wgs-nogrette"),
                         [](const auto& tested) {
                             std::string name = tested.param;
                             std::erase(name, '-');
                             return name;
                         });

TEST(GerchbergSaxton, bringsGivenPhasesAboutToo) {
    SpotDesign wanted = scatteredSpots(SpotGeometry::Lens, 12, 7);
    wanted.algorithm = "gs";
    wanted.stop.rounds = 0;
    for (std::size_t r = 0; r < wanted.spots.size(); ++r)
        wanted.spots[r].phase = static_cast<double>(r);
    EXPECT_GT(designed(wanted).state.history.back().figures.phaseError, 0.008);
    wanted.stop.rounds = 30;
    EXPECT_LT(designed(wanted).state.history.back().figures.phaseError, 0.002);
}

} // namespace
} // namespace fringe::test
