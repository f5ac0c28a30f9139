// SPDX-License-Identifier: GPL-3.0-or-later
// Direct search and annealing, and what they stand on.
#include "engine/solvers/candidate_levels.h"
#include "engine/solvers/trial_objective.h"
#include "engine/sources/spots/spot_waves.h"
#include "reference_spots.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace fringe::test {
namespace {

using Field = std::complex<double>;

/// The definition: mean q - uniformityWeight·std q of the bright spots, less the light at dark
/// ones.
double objectiveOf(const std::vector<double>& powers, const std::vector<double>& target,
                   double uniformityWeight) {
    double bright = 0, mean = 0, square = 0, dark = 0;
    for (std::size_t r = 0; r < target.size(); ++r)
        bright += target[r] > 0 ? 1 : 0;
    for (std::size_t r = 0; r < target.size(); ++r) {
        const double q = target[r] > 0 ? powers[r] / target[r] : 0;
        mean += q / bright;
        square += q * q / bright;
        dark += target[r] > 0 ? 0 : powers[r] * bright;
    }
    return mean - uniformityWeight * std::sqrt(std::max(0.0, square - mean * mean)) - dark;
}

/// Objective of a state's last pattern.
double objectiveOf(const SolverState& state, const Design& design) {
    return objectiveOf(lastPowers(state), targetIntensities(spotsOf(design).spots()),
                       solverNumber(design, "uniformity_weight"));
}

Design fewLevels(SpotGeometry geometry, const char* algorithm, std::int64_t levels) {
    Design design = scatteredSpots(geometry, 11, 4);
    design.setup.plate.size = {48, 56};
    setLevels(design, levels);
    design.solver.key = algorithm;
    design.stop.iterations = 6;
    return design;
}

/// Fields at ten spots, two of them dark, that pixels turn one after the other.
class TurnedFields {
  public:
    TurnedFields() {
        for (std::size_t r = 0; r < target.size(); ++r)
            fields.push_back(anyField());
    }

    Field anyField() { return {uniform(), uniform()}; }
    double uniform() { return static_cast<double>(random_() >> 8) * 0x1p-23 - 1; }

    /// A phasor a spot, as `SpotWaves` writes them.
    std::vector<float> anyWave(std::size_t size) {
        std::vector<float> wave(size);
        for (std::size_t r = 0; r < target.size(); ++r) {
            const Field phasor = std::polar(1.0, 3.14159265358979 * uniform());
            wave[r] = static_cast<float>(phasor.real());
            wave[size / 2 + r] = static_cast<float>(phasor.imag());
        }
        return wave;
    }

    double objectiveAfter(Field change, const std::vector<float>& wave) const {
        std::vector<double> powers;
        for (std::size_t r = 0; r < target.size(); ++r)
            powers.push_back(std::norm(fields[r] + change * at(wave, r)));
        return objectiveOf(powers, target, uniformityWeight);
    }

    void turn(Field change, const std::vector<float>& wave) {
        for (std::size_t r = 0; r < target.size(); ++r)
            fields[r] += change * at(wave, r);
    }

    const std::vector<double> target{0.3, 0, 0.2, 0.1, 0.15, 0.05, 0, 0.1, 0.07, 0.03};
    const double uniformityWeight = 0.7;
    std::vector<Field> fields;

  private:
    static Field at(const std::vector<float>& wave, std::size_t r) {
        return {wave[r], wave[wave.size() / 2 + r]};
    }

    std::mt19937 random_{5};
};

TEST(TrialObjective, isItsDefinitionAfterChanges) {
    TurnedFields turned;
    TrialObjective objective(turned.fields, turned.target, turned.uniformityWeight);
    const std::vector<float> any = turned.anyWave(objective.waveSize());
    EXPECT_NEAR(objective.value(), turned.objectiveAfter(0, any), 1e-12);
    for (int i = 0; i < 20; ++i) {
        const std::vector<float> wave = turned.anyWave(objective.waveSize());
        const Field change = 0.1 * turned.anyField();
        objective.take(change, wave.data());
        turned.turn(change, wave);
        EXPECT_NEAR(objective.value(), turned.objectiveAfter(0, wave), 1e-10);
    }
}

TEST(TrialObjective, foreseesWhatEveryChangeGains) {
    TurnedFields turned;
    TrialObjective objective(turned.fields, turned.target, turned.uniformityWeight);
    for (const double size : {1.0, 1e-2, 1e-4}) {
        const std::vector<float> wave = turned.anyWave(objective.waveSize());
        const Field factor = size * turned.anyField();
        TrialChanges changes{{0}, {0}};
        for (int i = 0; i < 12; ++i) {
            changes.re.push_back(turned.uniform());
            changes.im.push_back(turned.uniform());
        }
        std::vector<double> gains(changes.re.size());
        const double most = objective.compare(wave.data(), factor, changes, gains);
        EXPECT_EQ(gains[0], 0) << "no change";
        EXPECT_EQ(most, std::ranges::max(gains));
        for (std::size_t i = 0; i < gains.size(); ++i) {
            const Field change = factor * Field(changes.re[i], changes.im[i]);
            EXPECT_NEAR(gains[i], turned.objectiveAfter(change, wave) - objective.value(),
                        3e-5 * size);
        }
    }
}

TEST(CandidateLevels, areAllLevelsOfFew) {
    SeededRandom random(3);
    CandidateLevels candidates(5);
    candidates.draw(random);
    ASSERT_EQ(candidates.count(), 5U);
    EXPECT_EQ(candidates.levelAfter(3, 0), 3);
    std::set<std::int64_t> levels;
    for (std::size_t i = 0; i < candidates.count(); ++i) {
        const std::int64_t level = candidates.levelAfter(3, i);
        levels.insert(level);
        const Field step = Field(1 + candidates.changes().re[i], candidates.changes().im[i]);
        EXPECT_LT(std::abs(step * candidates.phasor(3) - candidates.phasor(level)), 1e-15);
    }
    EXPECT_EQ(levels, (std::set<std::int64_t>{0, 1, 2, 3, 4}));
}

TEST(CandidateLevels, reachEveryLevelOfManyInTime) {
    SeededRandom random(3);
    CandidateLevels candidates(256);
    std::set<std::int64_t> levels;
    for (int draw = 0; draw < 100; ++draw) {
        candidates.draw(random);
        std::set<std::int64_t> drawn;
        for (std::size_t i = 0; i < candidates.count(); ++i)
            drawn.insert(candidates.levelAfter(200, i));
        EXPECT_EQ(drawn.size(), candidates.count()) << "none twice";
        EXPECT_TRUE(drawn.contains(200));
        levels.merge(drawn);
    }
    EXPECT_EQ(levels.size(), 256U);
}

class FewLevels : public testing::TestWithParam<SpotGeometry> {};

TEST_P(FewLevels, haveTheWavesOfTheReference) {
    const Design design = fewLevels(GetParam(), "direct-search", 2);
    const ReferenceSpots spots(design);
    const SpotWaves waves(litSpotsOf(design));
    std::vector<float> re(spots.count()), im(spots.count());
    for (std::size_t r = 0; r < spots.count(); ++r) {
        std::vector<Complex> one(spots.count());
        one[r] = 1;
        const reference::Plane field = spots.sum(one);
        for (const auto& [row, col] : {std::pair{0, 0}, {17, 55}, {47, 3}}) {
            waves.at(row, col, re.data(), im.data());
            EXPECT_LT(std::abs(Field(re[r], -im[r]) - field.at(row, col)), 1e-6);
        }
    }
}

TEST_P(FewLevels, directSearchNeverLowersTheObjective) {
    for (const std::int64_t levels : {2, 4, 16}) {
        Design design = fewLevels(GetParam(), "direct-search", levels);
        changeList(design, [](SpotList& list) { list[3].intensity = 0; });
        std::vector<double> objectives;
        designed(design, {{}, [&](const SolverState& state) {
                              objectives.push_back(objectiveOf(state, design));
                          }});
        ASSERT_EQ(objectives.size(), 7U);
        for (std::size_t i = 1; i < objectives.size(); ++i)
            EXPECT_GT(objectives[i], objectives[i - 1] - 1e-6)
                << levels << " levels, iteration " << i;
        EXPECT_GT(objectives.back(), objectives.front() + 0.01);
    }
}

TEST_P(FewLevels, directSearchIsMoreEvenThanRotationsOnTwoLevels) {
    const auto uniformityBy = [](const char* algorithm) {
        const Design design = fewLevels(GetParam(), algorithm, 2);
        return designed(design).state.best.figures.uniformity.value();
    };
    const double searched = uniformityBy("direct-search"), rotated = uniformityBy("ora");
    EXPECT_GT(searched, 0.95);
    EXPECT_GT(searched, rotated);
}

TEST_P(FewLevels, annealingDependsOnItsSeedAlone) {
    Design design = fewLevels(GetParam(), "annealing", 4);
    design.start.kind = Start::Kind::Given;
    design.start.given = pictureAsset("flat", {48, 56}, std::vector<float>(48 * 56));
    const SolverState once = designed(design).state;
    EXPECT_EQ(designed(design).state, once);
    design.start.seed = 2;
    EXPECT_NE(designed(design).state.pattern, once.pattern);
}

TEST_P(FewLevels, annealingTakesLossesAtFirst) {
    Design design = fewLevels(GetParam(), "annealing", 2);
    design.solver.values["temperature"] = 1e6;
    design.stop.iterations = 4;
    Design frozen = design;
    frozen.solver.values["temperature"] = 0.0;
    EXPECT_LT(objectiveOf(designed(design).state, design),
              objectiveOf(designed(frozen).state, design) - 0.05);
}

INSTANTIATE_TEST_SUITE_P(Geometries, FewLevels,
                         testing::Values(SpotGeometry::FreeFresnel, SpotGeometry::FreeExact,
                                         SpotGeometry::Lens),
                         geometryName);

/// A grating of two levels and eight pixels a period sends |(1 - exp(-iπ))/(1 - exp(-iπ/4))|²/16
/// of the light to each of its orders ±1, which is 1/(16 sin²(π/8)).
TEST(DirectSearch, findsTheBinaryGratingOfASingleSpot) {
    Design design = fewLevels(SpotGeometry::Lens, "direct-search", 2);
    design.setup.plate.size = {16, 64};
    const double order = design.setup.wavelength().si() * design.setup.lens.focalLength.si()
                         / (64 * design.setup.plate.pitchX.si());
    setSpots(design, {{8 * order, 0, 0, 1, {}}});
    design.solver.values["uniformity_weight"] = 0.0;
    const SolverResult result = designed(design);
    const double wanted = 1 / (16 * std::pow(std::sin(3.14159265358979 / 8), 2));
    EXPECT_NEAR(result.state.best.figures.efficiency, wanted, 1e-5);
    const Fields sum =
        ReferenceSpots(design, {{-8 * order, 0, 0}})
            .forwarded(lightOf(result.state.best.pattern.turns(), design.setup.plate.size));
    EXPECT_NEAR(std::norm(sum[0] / (16.0 * 64.0)), wanted, 1e-5) << "the order -1";
}

TEST(PixelTrials, refuseWhatTheyCannotDo) {
    const auto refused = [](auto change) {
        Design design = fewLevels(SpotGeometry::Lens, "annealing", 2);
        EXPECT_TRUE(plan(design).runnable());
        change(design);
        EXPECT_FALSE(plan(design).runnable());
    };
    refused([](Design& design) { changeList(design, [](SpotList& list) { list[0].phase = 1; }); });
    refused([](Design& design) { design.solver.values["uniformity_weight"] = -1.0; });
    refused([](Design& design) { design.solver.values["temperature"] = HUGE_VAL; });
    refused([](Design& design) { design.solver.values["cooling"] = 1.5; });
    refused([](Design& design) { design.solver.values["cooling"] = std::nan(""); });
}

} // namespace
} // namespace fringe::test
