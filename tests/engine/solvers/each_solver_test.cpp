// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold of every solver, whatever light is wanted.
#include "engine/io/checkpoint.h"
#include "engine/run/key.h"
#include "tests/engine/sources/image/sample_pictures.h"
#include "tests/engine/sources/spots/sample_designs.h"
#include "tests/support/scratch_folder.h"

#include <algorithm>
#include <array>
#include <string>

namespace fringe::test {
namespace {

enum class Light { Spots, PictureBehindALens, PictureInFreeSpace };

struct SolverCase {
    std::string solver;
    Light light;
};

/// Every solver that iterates with every light that it takes.
std::vector<SolverCase> solverCases() {
    std::vector<SolverCase> cases;
    for (const Solver* solver : allSolvers())
        for (const Light light :
             {Light::Spots, Light::PictureBehindALens, Light::PictureInFreeSpace})
            if (solver->info.key != sumKey && (light == Light::Spots || !solver->comparesLevels))
                cases.push_back({solver->info.key, light});
    return cases;
}

Design wantedLight(Light light) {
    if (light == Light::Spots) {
        Design design = scatteredSpots(SpotGeometry::Lens, 13);
        design.setup.plate.size = {48, 56};
        return design;
    }
    const bool hasLens = light == Light::PictureBehindALens;
    return patchDesign(hasLens, {hasLens ? 0.0_mm : 20.0_mm});
}

class EachSolver : public testing::TestWithParam<SolverCase> {
  protected:
    EachSolver() : design_(wantedLight(GetParam().light)) {
        design_.solver.key = GetParam().solver;
        design_.stop.iterations = 8;
    }

    SolverState state() const { return designed(design_).state; }

    bool isOfSpots() const { return GetParam().light == Light::Spots; }
    bool iterates() const { return solverOf(GetParam().solver).iterate != nullptr; }

    Design design_;
};

TEST_P(EachSolver, givesTheSameBitsAgainWithAnyNumberOfThreads) {
    const SolverState once = state();
    EXPECT_EQ(state(), once);
    EXPECT_EQ(designed(design_, {}, ComputeDevice::open("cpu", {.threads = 1})).state, once);
}

TEST_P(EachSolver, resumedGivesTheBitsOfOneRun) {
    if (!iterates())
        GTEST_SKIP() << "has no iterations";
    const auto [middle, whole] = designedThrough(design_, 3);
    ASSERT_TRUE(middle);
    EXPECT_EQ(designed(design_, {middle, {}}).state, whole);
}

TEST_P(EachSolver, keepsTheBestPattern) {
    const SolverState whole = state();
    ASSERT_EQ(whole.history.size(), iterates() ? 9U : 1U);
    for (const Figures& figures : whole.history) {
        const double loss = isOfSpots()
                                ? *whole.best.figures.uniformity - figures.uniformity.value()
                                : figures.error - whole.best.figures.error;
        EXPECT_GE(loss, 0);
    }
    EXPECT_EQ(whole.best.figures, whole.history.at(static_cast<std::size_t>(whole.best.iteration)));
}

TEST_P(EachSolver, leavesTheBestPatternWhenItIsCancelled) {
    if (!iterates())
        GTEST_SKIP() << "has no iterations";
    design_.stop.iterations = 100'000;
    JobControl control;
    const SolverRun watched{{}, [&](const SolverState& state) {
                                if (state.iteration == 3)
                                    control.cancel();
                            }};
    const Outcome<Chain> outcome = outcomeOf(design_, control, watched);
    ASSERT_TRUE(outcome.finished());
    EXPECT_EQ(outcome.value->solved()->end, SolverEnd::Stopped);
    EXPECT_EQ(outcome.value->solved()->state.iteration, 3);
    design_.stop.iterations = 3;
    EXPECT_EQ(outcome.value->solved()->state, state());
}

TEST_P(EachSolver, bettersItsStart) {
    if (!iterates())
        GTEST_SKIP() << "has no iterations";
    design_.start.kind = Start::Kind::Random;
    design_.stop.iterations = 20;
    const std::vector<Figures> history = state().history;
    const double error = std::ranges::min(history, {}, &Figures::error).error;
    const double efficiency = std::ranges::max(history, {}, &Figures::efficiency).efficiency;
    EXPECT_TRUE(error < 0.9 * history.front().error
                || efficiency > 1.1 * history.front().efficiency)
        << "error " << history.front().error << " to " << error << ", efficiency "
        << history.front().efficiency << " to " << efficiency;
}

TEST_P(EachSolver, worksOnTwoLevelsAndWithABeam) {
    setLevels(design_, 2);
    design_.setup.beam = {Beam::Kind::Gaussian, 0.2_mm, {}};
    design_.stop.iterations = isOfSpots() ? 8 : 12;
    const SolverState whole = state();
    for (const float turns : whole.best.pattern.turns())
        ASSERT_TRUE(turns == 0 || turns == 0.5F);
    EXPECT_GT(whole.best.figures.efficiency, isOfSpots() ? 0.05 : 0.02);
}

TEST_P(EachSolver, takesAnApertureForTheBeamThatItLeaves) {
    design_.stop.iterations = isOfSpots() ? 3 : 12;
    design_.start.kind = isOfSpots() ? Start::Kind::Superposition : Start::Kind::Random;
    setLevels(design_, isOfSpots() ? 8 : 256);
    const Aperture circle{Aperture::Kind::Circle, 0.25_mm};
    const Aperture rectangle{Aperture::Kind::Rectangle, {}, 0.2_mm, 0.15_mm};
    for (const Aperture& aperture : {circle, rectangle})
        for (const Beam::Kind beam : {Beam::Kind::Uniform, Beam::Kind::Gaussian}) {
            design_.setup.aperture = aperture;
            design_.setup.beam = {beam, 0.2_mm, {}};
            const SolverState whole = state();
            EXPECT_EQ(whole, designed(inPicturedLight(design_)).state);
            EXPECT_GT(whole.best.figures.efficiency, iterates() ? 0.02 : 0);
            if (!isOfSpots()) { // light of spots that merge counts more than once
                EXPECT_LE(whole.best.figures.efficiency, 1);
            }
        }
}

std::string nameOf(const testing::TestParamInfo<SolverCase>& tested) {
    constexpr std::array lights{"Spots", "Lens", "Free"};
    std::string name = tested.param.solver;
    std::erase(name, '-');
    return name + lights[static_cast<std::size_t>(tested.param.light)];
}

INSTANTIATE_TEST_SUITE_P(Solvers, EachSolver, testing::ValuesIn(solverCases()), nameOf);

std::vector<std::string> weightedSolvers() {
    std::vector<std::string> keys;
    for (const Solver* solver : allSolvers())
        if (solver->keeps == Solver::Keeps::ConstrainedAndWeights)
            keys.push_back(solver->info.key);
    return keys;
}

/// Corrections by all of an error overshoot here, to and fro for ever.
Design unevenPair(const std::string& solver, double intensity) {
    Design design = spotsDesign({{0.5e-3, 0.3e-3, 0, 1, {}}, {-0.7e-3, 0.9e-3, 0, intensity, {}}});
    design.solver.key = solver;
    design.stop = {.iterations = 20};
    return design;
}

TEST(WeightedSolvers, evenOutFewUnevenSpots) {
    for (const std::string& solver : weightedSolvers())
        for (const double intensity : {1.1, 1.5, 2.0, 3.0, 10.0})
            EXPECT_GT(*designed(unevenPair(solver, intensity)).state.best.figures.uniformity, 0.995)
                << solver << ", 1 : " << intensity;
}

TEST(WeightedSolvers, doNotDampWhatDoesNotAlternate) {
    Design design = scatteredSpots(SpotGeometry::Lens, 25);
    for (const std::string& solver : weightedSolvers()) {
        design.solver.key = solver;
        design.stop = {.iterations = 20};
        EXPECT_EQ(designed(design).state.damping, std::vector{1.0F}) << solver;
    }
}

TEST(WeightedSolvers, goOnFromACheckpointToTheBitsOfOneRun) {
    const ScratchFolder folder;
    for (const std::string& solver : weightedSolvers()) {
        Design design = unevenPair(solver, 2);
        const StateKey key = stateKey(design);
        writeCheckpoint(folder / "state", key, designed(design).state);
        const SolverRun rest{readCheckpoint(folder / "state", key), {}};
        design.stop.iterations = 40;
        const SolverState whole = designed(design).state;
        EXPECT_LT(whole.damping.front(), 1) << solver;
        EXPECT_EQ(designed(design, rest).state, whole) << solver;
    }
}

/// All of the wanted amplitude in the aim is Gerchberg-Saxton; a share of it is no worse than none.
TEST(AdaptiveAdditive, isGerchbergSaxtonWhereAllIsAdapted) {
    Design design = wantedLight(Light::Spots);
    design.stop.iterations = 8;
    design.solver = {"gs"};
    const Figures plain = lastFigures(designed(design));
    design.solver = {"gaa", {{"adaptation", 1.0}}};
    const Figures all = lastFigures(designed(design));
    EXPECT_NEAR(all.efficiency, plain.efficiency, 1e-3);
    EXPECT_NEAR(all.error, plain.error, 1e-2);
    design.solver = {"gaa"};
    design.start.kind = Start::Kind::Random;
    const SolverResult half = designed(design);
    EXPECT_GT(lastFigures(half).efficiency, 5 * half.state.history.front().efficiency);
}

} // namespace
} // namespace fringe::test
