// SPDX-License-Identifier: GPL-3.0-or-later
// Designs of spots and of images from the plan to the picture.
#include "engine/encodings/encoding.h"
#include "engine/examples/examples.h"
#include "engine/run/window.h"
#include "tests/engine/points_design.h"
#include "tests/engine/sources/image/sample_pictures.h"
#include "tests/engine/sources/spots/sample_designs.h"

#include <algorithm>
#include <cmath>

namespace fringe::test {
namespace {

const SpotList threeSpots{{1e-3, 5e-4, 0, 1, {}}, {-1e-3, 0, 0, 2, {}}, {0, -8e-4, 1e-3, 1, {}}};

Design spots() {
    Design design = spotsDesign(threeSpots);
    design.stop.iterations = 5;
    return design;
}

/// Grey steps behind a lens.
Design image() {
    std::vector<float> steps;
    for (int i = 0; i < 64; ++i)
        steps.push_back(static_cast<float>(i % 8) / 7);
    Design design = designFor("image");
    design.setup.plate.size = {48, 64};
    design.solver.key = "mraf";
    design.stop.iterations = 4;
    design.reconstruction.distance = 0_mm;
    setImages(design, {{.picture = pictureOf({8, 8}, std::move(steps))}});
    return design;
}

bool refuses(const Design& design, const std::string& parameter) {
    return std::ranges::any_of(plan(design).findings, [&](const Finding& item) {
        return item.severity == Severity::Refusal && item.parameter == parameter;
    });
}

TEST(Designed, comeAsTheSolverMakesThem) {
    for (const Design& design : {spots(), image()}) {
        const Chain made = computed(design);
        ASSERT_TRUE(made.solved());
        EXPECT_EQ(made.solved()->state.iteration, design.stop.iterations);
        EXPECT_EQ(made.solved()->state, designed(design).state);
        EXPECT_EQ(made.field()->planes, bestField(design).planes);
    }
}

/// A pattern of any phase is exported in levels, and its figures are of these.
TEST(Designed, figuresAreOfTheLevelsThatAreShown) {
    for (Design design : {spots(), image()}) {
        design.encoding.values = {{"levels", std::int64_t{8}}, {"any_phase", true}};
        const Chain made = computed(design);
        const SolverState& state = made.solved()->state;
        const LevelPattern shown = encode(*made.field(), design.encoding);
        std::vector<float> turns;
        for (const std::uint16_t level : shown.planes.front().samples())
            turns.push_back(static_cast<float>(level) / 8);
        EXPECT_EQ(onLevels(state.best.pattern.turns(), 8), turns);
        EXPECT_NE(state.best.pattern.turns(), turns);
        EXPECT_NE(made.solved()->goOnFrom().best.figures.error, state.best.figures.error);
        // A run of these levels that begins with the pattern and does no iteration.
        design.encoding.values = {{"levels", std::int64_t{8}}};
        design.start.kind = Start::Kind::Given;
        design.start.given = pictureAsset("levels", design.setup.plate.size, std::move(turns));
        design.stop.iterations = 0;
        const Figures expected = computed(design).solved()->state.best.figures;
        EXPECT_NEAR(state.best.figures.error, expected.error, 1e-6);
        EXPECT_NEAR(state.best.figures.efficiency, expected.efficiency, 1e-6);
        EXPECT_NEAR(state.best.figures.psnr.value_or(0), expected.psnr.value_or(0), 1e-3);
    }
}

/// The figures of a pattern go with its field to the levels that it was designed for.
TEST(Designed, figuresGoWithTheLevelsThatTheyAreOf) {
    for (Design design : {spots(), image()})
        for (const bool isAny : {false, true}) {
            design.encoding.values = {{"levels", std::int64_t{8}}, {"any_phase", isAny}};
            const Chain made = computed(design);
            const SolverState& state = made.solved()->state;
            const auto solved = encode(*made.field(), design.encoding).solved;
            ASSERT_TRUE(solved);
            EXPECT_EQ(solved->solver, design.solver.key);
            EXPECT_EQ(solved->iterations, state.iteration);
            EXPECT_EQ(solved->efficiency, state.best.figures.efficiency);
            EXPECT_EQ(solved->uniformity, state.best.figures.uniformity);
            EXPECT_EQ(solved->psnr, state.best.figures.psnr);
            EXPECT_EQ(solved->finerPsnr, made.solved()->finerPsnr);
            const Choice other{"phase", {{"levels", std::int64_t{4}}}};
            EXPECT_FALSE(encode(*made.field(), other).solved);
            EXPECT_FALSE(encode(*made.field(), {"double-phase", design.encoding.values}).solved);
            EXPECT_FALSE(fadedPart(*made.field(), {0, 0, {8, 8}}, 1_mm).solved);
        }
}

TEST(Designed, pointsComeWithoutAPattern) {
    Design design = exampleDesign("die");
    design.setup.plate.size = {48, 64};
    const Chain made = computed(design);
    EXPECT_FALSE(made.solved());
    EXPECT_EQ(made.field()->shape(), design.setup.plate.size);
}

TEST(Designed, aReconstructionTakesTheChosenPropagation) {
    Design design = exampleDesign("die");
    design.setup.plate.size = {48, 64};
    const Hologram hologram = *computed(design).field();
    std::vector<std::vector<Plane<float>>> seen;
    for (const char* key : {"asm", "fresnel", "fraunhofer"}) {
        design.propagation.key = key;
        JobControl control;
        const Picture picture = reconstructed(design, hologram);
        const Picture same = finished(
            look(hologram, {.distance = design.reconstruction.distance, .propagation = {key}},
                 {cpu(), control}));
        EXPECT_EQ(picture.planes, same.planes) << key;
        EXPECT_EQ(picture.sampling, same.sampling) << key;
        EXPECT_EQ(std::ranges::count(seen, picture.planes), 0) << key;
        seen.push_back(picture.planes);
    }
}

TEST(Designed, thePlanRefusesAPropagationWithoutMeaning) {
    Design points = exampleDesign("die");
    points.propagation.key = "fraunhofer";
    EXPECT_FALSE(refuses(points, "reconstruction.propagation"));
    points.setup.wavelengths = {638_nm, 532_nm, 450_nm};
    points.reconstruction.distance = 0_mm;
    EXPECT_TRUE(refuses(points, "reconstruction.propagation"));
    EXPECT_TRUE(refuses(points, "reconstruction.distance"));
    Design focused = spots();
    focused.propagation.key = "fraunhofer";
    EXPECT_TRUE(plan(focused).runnable()) << "the lens focuses";
    Design free = spotsDesign({{0, 0, 0.1, 1, {}}});
    free.setup.lens.on = false;
    free.propagation.key = "fraunhofer";
    EXPECT_TRUE(refuses(free, "reconstruction.distance"));
}

TEST(Designed, aSumOfPointsIsUnlitAndInFreeSpace) {
    Design plain = pointsDesign({{0, 0, 0.05, 1, 0}, {1e-5, 0, 0.06, 1, 1}});
    plain.setup.plate.size = {24, 32};
    Design lit = plain;
    lit.setup.beam = {Beam::Kind::Gaussian, 0.05_mm, {}};
    lit.setup.aperture = {Aperture::Kind::Circle, 0.1_mm};
    Design behindLens = plain;
    behindLens.setup.lens.on = true;
    const Hologram hologram = *computed(plain).field();
    for (const Design& design : {lit, behindLens}) {
        EXPECT_FALSE(lensOf(design));
        EXPECT_EQ(computed(design).field()->planes, hologram.planes);
        EXPECT_EQ(reconstructed(design, hologram).planes, reconstructed(plain, hologram).planes);
    }
    const Findings findings = plan(behindLens).findings;
    EXPECT_EQ(std::ranges::count(findings, "lens.on", &Finding::parameter), 1);
}

TEST(Designed, theLensIsOfSpotsAndImagesAlike) {
    for (Design design : {spots(), image()}) {
        design.setup.lens.focalLength = 150_mm;
        EXPECT_EQ(lensOf(design), 150_mm);
        design.setup.lens.on = false;
        EXPECT_FALSE(lensOf(design));
    }
}

TEST(Designed, aRefusalIsTheErrorOfTheJob) {
    Design dark = image();
    dark.sources.front().kind.assets.clear();
    JobControl control;
    const auto outcome = outcomeOf(dark, control);
    ASSERT_TRUE(outcome.error);
    EXPECT_EQ(outcome.error->parameter(), "image.image");
}

TEST(Designed, aCancelledJobWithAPatternKeepsIt) {
    for (Design design : {spots(), image()}) {
        design.stop.iterations = 1'000'000;
        JobControl control;
        SolverRun run;
        run.afterIteration = [&](const SolverState& state) {
            if (state.iteration == 3)
                control.cancel();
        };
        const auto outcome = outcomeOf(design, control, run);
        ASSERT_TRUE(outcome.finished());
        EXPECT_EQ(outcome.value->solved()->end, SolverEnd::Stopped);
        EXPECT_EQ(outcome.value->solved()->state.iteration, 3);
    }
}

TEST(Designed, everyImageIsDesigned) {
    Design design = image();
    TargetImage second = imageAt(design);
    second.distance = 10_mm;
    setImages(design, {imageAt(design), second});
    EXPECT_EQ(computed(design).solved()->state.fields.size(), 2U);
}

/// Standard deviation over mean of the intensity in the middle of a flat picture, in a
/// reconstruction that shows the light between the samples.
double roughness(std::int64_t padding) {
    Design design = image();
    design.setup.plate.size = {64, 64};
    changeImage(design, [&](TargetImage& flat) {
        flat.picture = pictureOf({8, 8}, std::vector<float>(64, 1));
        flat.signal.place = {6_mm, 6_mm};
        flat.padding = padding;
    });
    design.start.kind = Start::Kind::Smooth;
    design.stop.iterations = 40;
    const Picture picture = reconstructed(design, *computed(design).field());
    const std::int64_t cols = picture.shape().cols, middle = cols / 2, part = cols / 16;
    double sum = 0, squares = 0, count = 0;
    for (std::int64_t row = middle - part; row < middle + part; ++row)
        for (std::int64_t col = middle - part; col < middle + part; ++col, ++count) {
            const auto at = static_cast<std::size_t>(row * cols + col);
            const double value = picture.planes.front().samples()[at];
            sum += value;
            squares += value * value;
        }
    return std::sqrt(squares / count - sum / count * sum / count) / (sum / count);
}

TEST(Designed, theLightBetweenTheSamplesIsRoughUntilItIsDesignedToo) {
    EXPECT_LT(roughness(2), roughness(1) / 2);
}

/// Light of a picture on either side of its middle.
std::pair<double, double> sidesOf(const Picture& picture) {
    const auto [rows, cols] = picture.shape();
    double left = 0, right = 0;
    for (std::int64_t row = 0; row < rows; ++row)
        for (std::int64_t col = 0; col < cols; ++col) {
            const auto at = static_cast<std::size_t>(row * cols + col);
            const double value = picture.planes.front().samples()[at];
            (col < cols / 2 ? left : right) += value;
        }
    return {left, right};
}

TEST(Designed, aReconstructionIsBrightWhereTheImageIs) {
    for (const bool lens : {true, false}) {
        Design design = image();
        design.setup.plate.size = {128, 128};
        design.stop.iterations = 15;
        design.solver.key = "gs";
        if (!lens) {
            design.setup.lens.on = false;
            design.reconstruction.distance = 50_mm;
            changeImage(design, [](TargetImage& image) {
                image.place = {0.5_mm, 0.5_mm};
                image.signal.place = {0.6_mm, 0.6_mm};
                image.distance = 50_mm;
            });
        }
        const auto [left, right] = sidesOf(reconstructed(design, *computed(design).field()));
        EXPECT_GT(right, 1.5 * left) << lens;
    }
}

} // namespace
} // namespace fringe::test
