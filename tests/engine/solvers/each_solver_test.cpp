// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold of every solver, whatever light is wanted.
#include "engine/model/design_parameters.h"
#include "tests/engine/pictures/sample_pictures.h"
#include "tests/engine/spots/sample_designs.h"

#include <algorithm>
#include <array>
#include <string>
#include <variant>

namespace fringe::test {
namespace {

enum class Light { Spots, PictureBehindALens, PictureInFreeSpace };

struct SolverCase {
    std::string solver;
    Light light;
};

/// Those that a project offers.
std::vector<SolverCase> solverCases() {
    std::vector<SolverCase> cases;
    const auto add = [&](const char* path, std::initializer_list<Light> lights) {
        for (const ParameterChoice& offered : designParameter({}, path).info.choices)
            for (const Light light : lights)
                cases.push_back({offered.key, light});
    };
    add("algorithm.name", {Light::Spots});
    add("picture_algorithm.name", {Light::PictureBehindALens, Light::PictureInFreeSpace});
    return cases;
}

using AnyDesign = std::variant<SpotDesign, PictureDesign>;

AnyDesign wantedLight(Light light) {
    if (light == Light::Spots) {
        SpotDesign design = scatteredSpots(SpotGeometry::Lens, 13);
        design.setup.plate.size = {48, 56};
        return design;
    }
    const bool hasLens = light == Light::PictureBehindALens;
    return patchDesign(hasLens, {hasLens ? 0.0_mm : 20.0_mm});
}

class EachSolver : public testing::TestWithParam<SolverCase> {
  protected:
    EachSolver() : design_(wantedLight(GetParam().light)) {
        solving().solver.key = GetParam().solver;
        solving().stop.iterations = 8;
    }

    Solving& solving() {
        return std::visit([](auto& one) -> Solving& { return one; }, design_);
    }
    fringe::Setup& light() {
        return std::visit([](auto& one) -> fringe::Setup& { return one.setup; }, design_);
    }
    void setLevels(std::int64_t levels) {
        std::visit([&](auto& one) { one.levels = levels; }, design_);
    }
    SolverResult run(const SolverRun& run = {}, const ComputeDevice& device = cpu()) const {
        return std::visit([&](const auto& one) { return designed(one, run, device); }, design_);
    }
    SolverState state() const { return run().state; }

    bool isOfSpots() const { return GetParam().light == Light::Spots; }
    bool iterates() const { return solverOf(GetParam().solver).iterate != nullptr; }

    AnyDesign design_;
};

TEST_P(EachSolver, givesTheSameBitsAgainWithAnyNumberOfThreads) {
    const SolverState once = state();
    EXPECT_EQ(state(), once);
    EXPECT_EQ(run({}, ComputeDevice::open("cpu", 1)).state, once);
}

TEST_P(EachSolver, resumedGivesTheBitsOfOneRun) {
    if (!iterates())
        GTEST_SKIP() << "has no iterations";
    const auto [middle, whole] =
        std::visit([](const auto& one) { return designedThrough(one, 3); }, design_);
    ASSERT_TRUE(middle);
    EXPECT_EQ(run({middle, {}}).state, whole);
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
    solving().stop.iterations = 100'000;
    JobControl control;
    const SolverRun watched{{}, [&](const SolverState& state) {
                                if (state.iteration == 3)
                                    control.cancel();
                            }};
    const Outcome<SolverResult> outcome =
        std::visit([&](const auto& one) { return outcomeOf(one, control, watched); }, design_);
    ASSERT_TRUE(outcome.finished());
    EXPECT_EQ(outcome.value->end, SolverEnd::Stopped);
    EXPECT_EQ(outcome.value->state.iteration, 3);
    solving().stop.iterations = 3;
    EXPECT_EQ(outcome.value->state, state());
}

TEST_P(EachSolver, bettersItsStart) {
    if (!iterates())
        GTEST_SKIP() << "has no iterations";
    solving().start.kind = Start::Kind::Random;
    solving().stop.iterations = 20;
    const std::vector<Figures> history = state().history;
    const double error = std::ranges::min(history, {}, &Figures::error).error;
    const double efficiency = std::ranges::max(history, {}, &Figures::efficiency).efficiency;
    EXPECT_TRUE(error < 0.9 * history.front().error
                || efficiency > 1.1 * history.front().efficiency)
        << "error " << history.front().error << " to " << error << ", efficiency "
        << history.front().efficiency << " to " << efficiency;
}

TEST_P(EachSolver, worksOnTwoLevelsAndWithABeam) {
    setLevels(2);
    light().beam = {Beam::Kind::Gaussian, 0.2_mm, {}};
    solving().stop.iterations = isOfSpots() ? 8 : 12;
    const SolverState whole = state();
    for (const float turns : whole.best.pattern.turns())
        ASSERT_TRUE(turns == 0 || turns == 0.5F);
    EXPECT_GT(whole.best.figures.efficiency, isOfSpots() ? 0.05 : 0.02);
}

TEST_P(EachSolver, takesAnApertureForTheBeamThatItLeaves) {
    solving().stop.iterations = isOfSpots() ? 3 : 12;
    solving().start.kind = isOfSpots() ? Start::Kind::Superposition : Start::Kind::Random;
    setLevels(isOfSpots() ? 8 : 256);
    const Aperture circle{Aperture::Kind::Circle, 0.25_mm};
    const Aperture rectangle{Aperture::Kind::Rectangle, {}, 0.2_mm, 0.15_mm};
    for (const Aperture& aperture : {circle, rectangle})
        for (const Beam::Kind beam : {Beam::Kind::Uniform, Beam::Kind::Gaussian}) {
            light().aperture = aperture;
            light().beam = {beam, 0.2_mm, {}};
            const SolverState whole = state();
            const auto inThatBeam = [](const auto& one) { return designed(inPicturedLight(one)); };
            EXPECT_EQ(whole, std::visit(inThatBeam, design_).state);
            EXPECT_GT(whole.best.figures.efficiency, 0.02);
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

TEST(SolverCases, areOfBothKindsOfLight) {
    const std::vector<SolverCase> cases = solverCases();
    for (const char* solver : {"gs", "ora", "sgd", "wgs-kim", "wgs-nogrette"})
        EXPECT_EQ(std::ranges::count(cases, solver, &SolverCase::solver), 3) << solver;
}

} // namespace
} // namespace fringe::test
