// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold of the iterations of every solver of pictures, and of each.
#include "engine/solvers/optics.h"
#include "sample_pictures.h"
#include "tests/support/samples.h"

#include <algorithm>
#include <cmath>

namespace fringe::test {
namespace {

/// Solvers that iterate whatever light is wanted.
std::vector<std::string> pictureSolvers() {
    std::vector<std::string> keys;
    for (const Solver* solver : allSolvers())
        if (solver->iterate != nullptr && !solver->comparesLevels)
            keys.push_back(solver->info.key);
    return keys;
}

class EachPictureSolver : public testing::TestWithParam<std::string> {
  protected:
    static Design design(bool hasLens = true) {
        Design design = patchDesign(hasLens, {hasLens ? 0.0_mm : 20.0_mm});
        design.solver.key = GetParam();
        design.stop.iterations = 12;
        return design;
    }
};

/// A device that takes the levels itself keeps to them, and goes on where it was.
TEST_P(EachPictureSolver, resumedGivesTheBitsOfOneRunOnOpenCl) {
    const auto listings = listDevices(JobControl());
    const auto openCl = std::ranges::find(listings, "opencl", &BackendListing::backend);
    if (openCl == listings.end() || openCl->devices.empty())
        GTEST_SKIP() << "there is no OpenCL device";
    const ComputeDevice device = ComputeDevice::open(openCl->devices.front().id);
    Design wanted = design();
    for (const std::int64_t levels : {256, 16, 4}) {
        setLevels(wanted, levels);
        const auto count = static_cast<float>(levels);
        std::optional<SolverState> middle;
        const SolverRun watched{{}, [&](const SolverState& state) {
                                    for (const float turns : state.pattern.turns())
                                        ASSERT_EQ(turns * count, std::floor(turns * count));
                                    if (state.iteration == 5)
                                        middle = state;
                                }};
        const SolverState whole = designed(wanted, watched, device).state;
        ASSERT_TRUE(middle);
        EXPECT_EQ(designed(wanted, {middle, {}}, device).state, whole);
        EXPECT_NEAR(whole.best.figures.error, designed(wanted).state.best.figures.error, 0.02);
    }
}

TEST_P(EachPictureSolver, progressOfARunThatGoesOnIsThatOfWhatWasLeft) {
    const std::optional<SolverState> middle = designedThrough(design(), 5).middle;
    ASSERT_TRUE(middle);
    JobControl control;
    std::vector<double> shares;
    const SolverRun run{middle,
                        [&](const SolverState&) { shares.push_back(control.latest().fraction); }};
    EXPECT_TRUE(outcomeOf(design(), control, run).finished());
    EXPECT_EQ(shares.front(), 0);
    EXPECT_NEAR(shares.at(shares.size() / 2), 0.5, 0.1);
    EXPECT_NEAR(shares.back(), 1, 1e-9);
}

TEST_P(EachPictureSolver, saysWhatItsBestPatternShows) {
    const Design wanted = design(inFreeSpace);
    const SolverState state = designed(wanted).state;
    double light = 0;
    const std::vector<float> seen = samplesOf(seenOf(wanted, state).front().planes.front());
    const TargetPlane plane = planeAt(wanted);
    for (std::size_t i = 0; i < seen.size(); ++i)
        light += plane.signal[i] != 0 ? seen[i] : 0;
    EXPECT_NEAR(light, state.best.figures.efficiency, 1e-5);
}

TEST_P(EachPictureSolver, showsTheSameBitsWhicheverIterationWasTheBest) {
    SolverState state = designed(design()).state;
    state.best.pattern = state.pattern;
    state.best.iteration = state.iteration;
    const Plane<float> known = seenOf(design(), state).front().planes.front();
    state.best.iteration = 0;
    EXPECT_EQ(seenOf(design(), state).front().planes.front(), known);
}

TEST_P(EachPictureSolver, bettersTheStartFromARandomOne) {
    Design wanted = design();
    wanted.start.kind = Start::Kind::Random;
    wanted.stop.iterations = 40;
    const std::vector<Figures> history = designed(wanted).state.history;
    EXPECT_LT(history.back().error, 0.8 * history.front().error);
}

TEST_P(EachPictureSolver, sendsAllLightToASingleSample) {
    Design single = design();
    TargetPlane plane{0.0_mm, std::vector<float>(36 * 40), std::vector<std::uint8_t>(36 * 40, 1)};
    plane.intensity[7 * 40 + 25] = 1;
    setImages(single, {imageOf(plane, single.setup)});
    single.start.kind = Start::Kind::Random;
    setLevels(single, anyPhase);
    single.solver.values["mixing"] = 1.0;
    single.stop.iterations = 60;
    const std::vector<Picture> seen = seenOf(single, designed(single).state);
    EXPECT_GT(seen.front().planes.front().samples()[7 * 40 + 25], 0.99);
}

INSTANTIATE_TEST_SUITE_P(Solvers, EachPictureSolver, testing::ValuesIn(pictureSolvers()),
                         [](const auto& tested) {
                             std::string name = tested.param;
                             std::erase(name, '-');
                             return name;
                         });

/// ‖|U| - √T‖ falls where projections are orthogonal: any phase, all of the plane, a lens.
TEST(GerchbergSaxton, neverLosesLikeness) {
    for (const std::int64_t padding : {1, 2}) {
        Design design = patchDesign(behindLens, {0.0_mm}, padding);
        setLevels(design, anyPhase);
        design.solver = {"gs"};
        design.start.kind = Start::Kind::Random;
        JobControl control;
        Optics optics = opticsOf(design, control);
        const std::vector<float>& amplitude = optics.wanted()[0]->constraint().amplitude;
        double before = HUGE_VAL;
        designed(design,
                 {{}, [&](const SolverState& state) {
                      double square = 0;
                      for (std::size_t i = 0; i < state.fields[0].size(); ++i)
                          square += std::pow(std::abs(state.fields[0][i]) - amplitude[i], 2);
                      EXPECT_LE(square, before * (1 + 1e-6)) << "iteration " << state.iteration;
                      before = square;
                  }});
    }
}

Design smoothDisc() {
    Design design = designFor("image");
    design.setup.plate = {{128, 128}, 8.0_um, 8.0_um};
    TargetPlane plane{0.0_mm, {}, {}};
    for (int row = 0; row < 128; ++row)
        for (int col = 0; col < 128; ++col) {
            const double r = std::hypot(row - 40, col - 80);
            plane.intensity.push_back(static_cast<float>(1 / (1 + std::exp(r - 16))));
            plane.signal.push_back(r < 22 ? 1 : 0);
        }
    setImages(design, {imageOf(plane, design.setup)});
    return design;
}

TEST(PictureSolvers, tradeLightForSmoothness) {
    Design design = smoothDisc();
    const auto best = [&](const char* algorithm) {
        design.solver.key = algorithm;
        return designed(design).state.best.figures;
    };
    const Figures gs = best("gs"), mraf = best("mraf"), sgd = best("sgd");
    EXPECT_GT(gs.efficiency, 0.8);
    EXPECT_LT(mraf.error, 0.5 * gs.error);
    EXPECT_LT(sgd.error, 0.5 * gs.error);
    EXPECT_LT(mraf.efficiency, gs.efficiency);
    for (const char* even : {"ora", "wgs-kim"})
        EXPECT_LT(best(even).error, gs.error) << even;
}

TEST(PicturePatterns, showPicturesInSeveralPlanes) {
    Design design = patchDesign(inFreeSpace, {10.0_mm, 25.0_mm});
    design.start.kind = Start::Kind::Random;
    const SolverResult result = designed(design);
    ASSERT_EQ(seenOf(design, result.state).size(), 2U);
    EXPECT_LT(result.state.best.figures.error, 0.8 * result.state.history.front().error);
}

} // namespace
} // namespace fringe::test
