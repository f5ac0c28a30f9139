// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold of the rounds of every algorithm, and of each.
#include "sample_pictures.h"

#include <algorithm>
#include <cmath>

namespace fringe::test {
namespace {

class EachPictureAlgorithm : public testing::TestWithParam<const PictureAlgorithm*> {
  protected:
    static PictureDesign design(PictureGeometry geometry = PictureGeometry::Lens) {
        const bool isLens = geometry == PictureGeometry::Lens;
        PictureDesign design = patchDesign(geometry, {isLens ? 0.0_mm : 20.0_mm});
        design.algorithm = GetParam()->key;
        design.stop.rounds = 12;
        return design;
    }
};

TEST_P(EachPictureAlgorithm, givesTheSameBitsAgainWithAnyNumberOfThreads) {
    const PictureState once = designed(design()).state;
    EXPECT_EQ(designed(design()).state, once);
    JobControl control;
    const ComputeDevice one = ComputeDevice::open("cpu", 1);
    EXPECT_EQ(designPictures(design(), one, control).value->state, once);
}

TEST_P(EachPictureAlgorithm, resumedGivesTheBitsOfOneRun) {
    std::optional<PictureState> middle;
    const PictureResult whole = designed(design(), {{}, [&](const PictureState& state) {
                                                        if (state.round == 5)
                                                            middle = state;
                                                    }});
    ASSERT_TRUE(middle);
    EXPECT_EQ(designed(design(), {middle, {}}).state, whole.state);
}

/// A device that takes the levels itself keeps to them, and goes on where it was.
TEST_P(EachPictureAlgorithm, resumedGivesTheBitsOfOneRunOnOpenCl) {
    const auto listings = listDevices();
    const auto openCl = std::ranges::find(listings, "opencl", &BackendListing::backend);
    if (openCl == listings.end() || openCl->devices.empty())
        GTEST_SKIP() << "there is no OpenCL device";
    const ComputeDevice device = ComputeDevice::open(openCl->devices.front().id);
    PictureDesign wanted = design();
    wanted.levels = 16;
    std::optional<PictureState> middle;
    JobControl control;
    const PictureRun watched{{}, [&](const PictureState& state) {
                                 for (const float turns : state.pattern)
                                     ASSERT_EQ(turns * 16, std::floor(turns * 16));
                                 if (state.round == 5)
                                     middle = state;
                             }};
    const auto whole = designPictures(wanted, device, control, watched);
    ASSERT_TRUE(whole.finished() && middle);
    EXPECT_EQ(designPictures(wanted, device, control, {middle, {}}).value->state,
              whole.value->state);
    EXPECT_NEAR(whole.value->state.best.figures.error, designed(wanted).state.best.figures.error,
                0.02);
}

TEST_P(EachPictureAlgorithm, progressOfARunThatGoesOnIsThatOfWhatWasLeft) {
    std::optional<PictureState> middle;
    designed(design(), {{}, [&](const PictureState& state) {
                            if (state.round == 5)
                                middle = state;
                        }});
    JobControl control;
    std::vector<double> shares;
    const PictureRun run{middle,
                         [&](const PictureState&) { shares.push_back(control.latest().fraction); }};
    designPictures(design(), ComputeDevice::open("cpu", 0), control, run);
    EXPECT_EQ(shares.front(), 0);
    EXPECT_NEAR(shares.at(shares.size() / 2), 0.5, 0.1);
    EXPECT_NEAR(shares.back(), 1, 1e-9);
}

TEST_P(EachPictureAlgorithm, keepsTheBestPatternAndSaysWhatItShows) {
    const PictureDesign wanted = design(PictureGeometry::Free);
    const PictureResult result = designed(wanted);
    const PictureState& state = result.state;
    ASSERT_EQ(state.history.size(), 13U);
    for (const PictureFigures& figures : state.history)
        EXPECT_LE(state.best.figures.error, figures.error);
    double light = 0;
    const std::vector<float> seen = seenOf(wanted, state).front().planes.front();
    for (std::size_t i = 0; i < seen.size(); ++i)
        light += wanted.planes.front().signal[i] != 0 ? seen[i] : 0;
    EXPECT_NEAR(light, state.best.figures.efficiency, 1e-5);
}

TEST_P(EachPictureAlgorithm, showsTheSameBitsWhicheverRoundWasTheBest) {
    PictureState state = designed(design()).state;
    state.best.pattern = state.pattern;
    state.best.round = state.round;
    const std::vector<float> known = seenOf(design(), state).front().planes.front();
    state.best.round = 0;
    EXPECT_EQ(seenOf(design(), state).front().planes.front(), known);
}

TEST_P(EachPictureAlgorithm, bettersTheStartFromARandomOne) {
    PictureDesign wanted = design();
    wanted.start.kind = PictureStart::Kind::Random;
    wanted.stop.rounds = 40;
    const std::vector<PictureFigures> history = designed(wanted).state.history;
    EXPECT_LT(history.back().error, 0.8 * history.front().error);
}

TEST_P(EachPictureAlgorithm, worksOnTwoLevelsAndWithABeam) {
    PictureDesign binary = design();
    binary.levels = 2;
    binary.beam = {Beam::Kind::Gaussian, 0.2_mm, {}};
    const PictureState state = designed(binary).state;
    for (const float turns : state.best.pattern)
        ASSERT_TRUE(turns == 0 || turns == 0.5F);
    EXPECT_GT(state.best.figures.efficiency, 0.02);
}

TEST_P(EachPictureAlgorithm, withAnApertureGivesTheBitsOfAPictureOfTheBeamThatIsDarkOutside) {
    for (const PictureGeometry geometry : {PictureGeometry::Lens, PictureGeometry::Free}) {
        PictureDesign stopped = design(geometry);
        stopped.start.kind = PictureStart::Kind::Random;
        stopped.beam = {Beam::Kind::Gaussian, 0.2_mm, {}, {Aperture::Kind::Circle, 0.25_mm}};
        PictureDesign same = stopped;
        same.beam = {
            Beam::Kind::Picture,
            {},
            givenPixels("beam", stopped.plate.size, beamAmplitude(stopped.beam, stopped.plate))};
        const PictureState state = designed(stopped).state;
        EXPECT_EQ(state, designed(same).state);
        EXPECT_GT(state.best.figures.efficiency, 0.02);
        EXPECT_LE(state.best.figures.efficiency, 1);
    }
}

TEST_P(EachPictureAlgorithm, leavesTheBestPatternWhenItIsCancelled) {
    JobControl control;
    const PictureRun run{{}, [&](const PictureState& state) {
                             if (state.round == 3)
                                 control.cancel();
                         }};
    const Outcome<PictureResult> outcome = designPictures(design(), cpu(), control, run);
    ASSERT_TRUE(outcome.finished());
    EXPECT_EQ(outcome.value->end, RoundsEnd::Stopped);
    EXPECT_EQ(outcome.value->state.round, 3);
    EXPECT_EQ(outcome.value->state.best.pattern.size(), design().plate.size.count());
}

TEST_P(EachPictureAlgorithm, sendsAllLightToASingleSample) {
    PictureDesign single = design();
    TargetPlane& plane = single.planes.front();
    plane.intensity.assign(plane.intensity.size(), 0);
    plane.intensity[7 * 40 + 25] = 1;
    plane.signal.assign(plane.intensity.size(), 1);
    single.start.kind = PictureStart::Kind::Random;
    single.levels = 0;
    single.tuning.mixing = 1;
    single.stop.rounds = 60;
    const std::vector<Picture> seen = seenOf(single, designed(single).state);
    EXPECT_GT(seen.front().planes.front()[7 * 40 + 25], 0.99);
}

INSTANTIATE_TEST_SUITE_P(Algorithms, EachPictureAlgorithm,
                         testing::ValuesIn(allPictureAlgorithms()),
                         [](const auto& tested) { return std::string(tested.param->key); });

/// ‖|U| - √T‖ falls where projections are orthogonal: any phase, all of the plane, a lens.
TEST(GerchbergSaxton, neverLosesLikeness) {
    for (const std::int64_t padding : {1, 2}) {
        PictureDesign design = patchDesign(PictureGeometry::Lens, {});
        design.padding = padding;
        design.planes = {patch(design, 0.0_mm)};
        design.levels = 0;
        design.start.kind = PictureStart::Kind::Random;
        JobControl control;
        const PictureOptics optics(design, cpu().kernels(), control);
        double before = HUGE_VAL;
        designed(design, {{}, [&](const PictureState& state) {
                              double square = 0;
                              for (std::size_t i = 0; i < state.fields[0].size(); ++i)
                                  square += std::pow(std::abs(state.fields[0][i])
                                                         - optics.targets()[0].amplitude[i],
                                                     2);
                              EXPECT_LE(square, before * (1 + 1e-6)) << "round " << state.round;
                              before = square;
                          }});
    }
}

PictureDesign smoothDisc() {
    PictureDesign design;
    design.plate = {{128, 128}, 8.0_um, 8.0_um};
    TargetPlane plane{0.0_mm, {}, {}};
    for (int row = 0; row < 128; ++row)
        for (int col = 0; col < 128; ++col) {
            const double r = std::hypot(row - 40, col - 80);
            plane.intensity.push_back(static_cast<float>(1 / (1 + std::exp(r - 16))));
            plane.signal.push_back(r < 22 ? 1 : 0);
        }
    design.planes = {plane};
    return design;
}

TEST(PictureAlgorithms, tradeLightForSmoothness) {
    PictureDesign design = smoothDisc();
    const auto best = [&](const char* algorithm) {
        design.algorithm = algorithm;
        return designed(design).state.best.figures;
    };
    const PictureFigures gs = best("gs"), mraf = best("mraf"), sgd = best("sgd");
    EXPECT_GT(gs.efficiency, 0.8);
    EXPECT_LT(mraf.error, 0.5 * gs.error);
    EXPECT_LT(sgd.error, 0.5 * gs.error);
    EXPECT_LT(mraf.efficiency, gs.efficiency);
    for (const char* even : {"ora", "wgs"})
        EXPECT_LT(best(even).error, gs.error) << even;
}

TEST(PicturePatterns, showPicturesInSeveralPlanes) {
    PictureDesign design = patchDesign(PictureGeometry::Free, {10.0_mm, 25.0_mm});
    design.start.kind = PictureStart::Kind::Random;
    const PictureResult result = designed(design);
    ASSERT_EQ(seenOf(design, result.state).size(), 2U);
    EXPECT_LT(result.state.best.figures.error, 0.8 * result.state.history.front().error);
}

} // namespace
} // namespace fringe::test
