// SPDX-License-Identifier: GPL-3.0-or-later
#include "spot_projects.h"

#include "engine/model/examples.h"

#include <algorithm>

namespace fringe::test {
namespace {

const SpotList threeSpots{{1e-3, 5e-4, 0, 1, {}}, {-1e-3, 0, 0, 2, {}}, {0, -8e-4, 1e-3, 1, {}}};

bool refuses(const Design& design, const std::string& parameter) {
    const Plan plan = planDesign(design);
    return std::ranges::any_of(plan.advice, [&](const Advice& item) {
        return item.severity == Severity::Refusal && item.parameter == parameter;
    });
}

TEST(Targets, spotsComeAsTheDesignerMakesThem) {
    const Design design = spotProject(threeSpots);
    const TargetResult made = computed(design);
    ASSERT_TRUE(made.solved);
    EXPECT_EQ(made.solved->state.iteration, 5);
    JobControl control;
    const SpotDesign spots = spotDesignOf(design);
    const auto direct = designSpots(spots, cpu(), control);
    ASSERT_TRUE(direct.finished());
    EXPECT_EQ(made.solved->state, direct.value->state);
    EXPECT_EQ(made.hologram.planes.front(), fieldOf(spots, *direct.value).planes.front());
}

TEST(Targets, pointsComeWithoutSpots) {
    Design design = exampleDesign("die");
    design.setup.plate.size = {48, 64};
    const TargetResult made = computed(design);
    EXPECT_FALSE(made.solved);
    EXPECT_EQ(made.hologram.shape(), design.setup.plate.size);
}

TEST(Targets, aReconstructionTakesTheChosenPropagation) {
    Design design = exampleDesign("die");
    design.setup.plate.size = {48, 64};
    const Hologram hologram = computed(design).hologram;
    std::vector<std::vector<std::vector<float>>> seen;
    for (const char* key : {"asm", "fresnel", "fraunhofer"}) {
        design.propagation.key = key;
        JobControl control;
        const auto picture = reconstructDesign(design, hologram, cpu(), control);
        const auto same =
            reconstruct(hologram, design.reconstruction.distance, {key}, cpu(), control);
        ASSERT_TRUE(picture.finished() && same.finished()) << key;
        EXPECT_EQ(picture.value->planes, same.value->planes) << key;
        EXPECT_EQ(picture.value->sampling, same.value->sampling) << key;
        EXPECT_EQ(std::ranges::count(seen, picture.value->planes), 0) << key;
        seen.push_back(picture.value->planes);
    }
}

TEST(Targets, thePlanRefusesAPropagationWithoutMeaning) {
    Design points = exampleDesign("die");
    points.propagation.key = "fraunhofer";
    EXPECT_FALSE(refuses(points, "reconstruction.propagation"));
    points.setup.wavelengths = {638_nm, 532_nm, 450_nm};
    points.reconstruction.distance = 0_mm;
    EXPECT_TRUE(refuses(points, "reconstruction.propagation"));
    EXPECT_TRUE(refuses(points, "reconstruction.distance"));
    Design spots = spotProject(threeSpots);
    spots.propagation.key = "fraunhofer";
    EXPECT_TRUE(planDesign(spots).runnable()) << "the lens focuses";
    Design free = spotProject({{0, 0, 0.1, 1, {}}});
    free.setup.lens.on = false;
    free.propagation.key = "fraunhofer";
    free.reconstruction.distance = 0_mm;
    EXPECT_TRUE(refuses(free, "reconstruction.distance"));
}

TEST(Targets, aSpotProjectPassesOnItsSettings) {
    Design design = spotProject(threeSpots);
    design.encoding.values["levels"] = 16;
    design.spots.settings.solver.key = "wgs";
    design.setup.wavelengths = {633_nm};
    const SpotDesign spots = spotDesignOf(design);
    EXPECT_EQ(spots.levels, 16);
    EXPECT_EQ(spots.solver.key, "wgs");
    EXPECT_EQ(spots.setup.wavelength(), 633_nm);
    EXPECT_EQ(spots.spots, threeSpots);
    EXPECT_EQ(spots.setup.plate, design.setup.plate);
}

TEST(Targets, theChecksNameTheParameterOfTheProject) {
    const Design good = spotProject(threeSpots);
    EXPECT_TRUE(planDesign(good).runnable());
    EXPECT_GT(planDesign(good).seconds, 0);
    EXPECT_TRUE(refuses(spotProject({}), "spots.list"));
    EXPECT_TRUE(refuses(spotProject({{0.1, 0, 0, 1, {}}}), "spots.list"));
    Design design = good;
    design.setup.wavelengths = {638_nm, 532_nm, 450_nm};
    EXPECT_TRUE(refuses(design, "illumination.wavelengths"));
    design = good;
    design.encoding.key = "amplitude";
    EXPECT_TRUE(refuses(design, "encoding.kind"));
    design = good;
    design.setup.lens.focalLength = 0_mm;
    EXPECT_TRUE(refuses(design, "lens.focal_length"));
}

TEST(Targets, aSceneOfPointsIsUnlitAndInFreeSpace) {
    Design plain;
    plain.setup.plate.size = {24, 32};
    plain.scene.cloud = std::make_shared<const PointCloud>(
        PointCloud{{{0, 0, 0.05, 1, 0}, {1e-5, 0, 0.06, 1, 1}}, {}});
    Design lit = plain;
    lit.setup.beam = {Beam::Kind::Gaussian, 0.05_mm, {}};
    lit.setup.aperture = {Aperture::Kind::Circle, 0.1_mm};
    Design open = plain;
    open.setup.lens.on = false;
    const Hologram hologram = computed(plain).hologram;
    JobControl control;
    const auto seen = [&](const Design& design) {
        return reconstructDesign(design, hologram, cpu(), control).value.value().planes;
    };
    for (const Design& design : {lit, open}) {
        EXPECT_FALSE(lensOf(design));
        EXPECT_EQ(computed(design).hologram.planes, hologram.planes);
        EXPECT_EQ(seen(design), seen(plain));
    }
}

TEST(Targets, theLensIsOfSpotsAndPicturesAlike) {
    Design design = spotProject(threeSpots);
    design.setup.lens.focalLength = 150_mm;
    for (const Target target : {Target::Spots, Target::Picture}) {
        design.target = target;
        design.setup.lens.on = true;
        EXPECT_EQ(lensOf(design), 150_mm);
        design.setup.lens.on = false;
        EXPECT_FALSE(lensOf(design));
    }
}

TEST(Targets, aCancelledJobWithAPatternKeepsIt) {
    Design design = spotProject(threeSpots);
    design.spots.settings.stop.iterations = 1'000'000;
    JobControl control;
    SolverRun run;
    run.afterIteration = [&](const SolverState& state) {
        if (state.iteration == 3)
            control.cancel();
    };
    const auto outcome = computeDesign(design, cpu(), control, {}, run);
    ASSERT_TRUE(outcome.finished());
    EXPECT_EQ(outcome.value->solved->end, SolverEnd::Stopped);
    EXPECT_EQ(outcome.value->solved->state.iteration, 3);
}

} // namespace
} // namespace fringe::test
