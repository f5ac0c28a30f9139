// SPDX-License-Identifier: GPL-3.0-or-later
#include "spot_projects.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

namespace fringe::test {
namespace {

GreyPicture steps() {
    GreyPicture picture{{8, 8}, {}};
    for (int i = 0; i < 64; ++i)
        picture.intensity.push_back(static_cast<float>(i % 8) / 7);
    return picture;
}

/// A picture behind a lens, designed in no time.
Design pictureProject() {
    Design design;
    design.target = Target::Picture;
    design.setup.plate.size = {48, 64};
    design.picture.plane().picture = std::make_shared<const GreyPicture>(steps());
    design.picture.settings.solver.key = "mraf";
    design.picture.settings.stop.iterations = 4;
    design.reconstruction.distance = 0_mm;
    return design;
}

/// The path and the sentence of what `design` is refused for; of no refusal nothing.
std::pair<std::string, std::string> refusalOf(const Design& design) {
    for (const Advice& advice : planDesign(design).advice)
        if (advice.severity == Severity::Refusal)
            return {advice.parameter, advice.message.english()};
    return {};
}

TEST(PictureProject, comesAsTheDesignerMakesIt) {
    const Design design = pictureProject();
    ASSERT_EQ(refusalOf(design).second, "");
    const TargetResult made = computed(design);
    ASSERT_TRUE(made.solved);
    JobControl control;
    const PictureDesign pictures = pictureDesignOf(design);
    const auto direct = designPictures(pictures, cpu(), control);
    ASSERT_TRUE(direct.finished());
    EXPECT_EQ(made.solved->state, direct.value->state);
    EXPECT_EQ(made.hologram.planes.front(), fieldOf(pictures, *direct.value).planes.front());
}

/// Standard deviation over mean of the intensity in the brightest stripe of the picture, in a
/// reconstruction that shows the light between the samples.
double roughness(Design design) {
    design.setup.plate.size = {64, 64};
    GreyPicture flat{{8, 8}, std::vector<float>(64, 1)};
    design.picture.plane().picture = std::make_shared<const GreyPicture>(flat);
    design.picture.plane().signal.place = {6_mm, 6_mm};
    design.picture.settings.stop.iterations = 40;
    JobControl control;
    const auto seen = reconstructDesign(design, computed(design).hologram, cpu(), control);
    EXPECT_TRUE(seen.finished());
    const Picture& picture = *seen.value;
    const std::int64_t middle = picture.shape.cols / 2, part = picture.shape.cols / 16;
    double sum = 0, squares = 0, count = 0;
    for (std::int64_t row = middle - part; row < middle + part; ++row)
        for (std::int64_t col = middle - part; col < middle + part; ++col, ++count) {
            const auto at = static_cast<std::size_t>(row * picture.shape.cols + col);
            const double value = picture.planes.front()[at];
            sum += value;
            squares += value * value;
        }
    return std::sqrt(squares / count - sum / count * sum / count) / (sum / count);
}

bool notesLightBetween(const Design& design, const PlanLimits& limits = {}) {
    return std::ranges::any_of(planDesign(design, limits).advice, [](const Advice& advice) {
        return advice.severity == Severity::Note && advice.parameter == "picture.padding";
    });
}

TEST(PictureProject, theLightBetweenTheSamplesIsRoughUntilItIsDesignedToo) {
    Design design = pictureProject();
    EXPECT_TRUE(notesLightBetween(design));
    const double undesigned = roughness(design);
    design.picture.settings.padding = 2;
    EXPECT_FALSE(notesLightBetween(design));
    EXPECT_LT(roughness(design), undesigned / 2);
}

TEST(PictureProject, theLightBetweenIsNotedOnlyWhereItIsSeen) {
    Design design = pictureProject();
    EXPECT_FALSE(notesLightBetween(design, {.reconstructing = false}));
    design.propagation.values["padding"] = 1;
    EXPECT_FALSE(notesLightBetween(design));
    design = pictureProject();
    design.setup.lens.on = false;
    EXPECT_FALSE(notesLightBetween(design));
}

TEST(PictureProject, theSignalRegionIsWhereThePictureCounts) {
    Design design = pictureProject();
    const auto counted = [](const Design& of) {
        return std::ranges::count(pictureDesignOf(of).planes.front().signal, std::uint8_t{1});
    };
    const auto rectangle = counted(design);
    EXPECT_GT(rectangle, 0);
    design.picture.plane().signal.place = {2_mm, 2_mm};
    EXPECT_LT(counted(design), rectangle);
    design.picture.plane().signal.kind = SignalRegion::Kind::Plane;
    EXPECT_EQ(counted(design), 48 * 64);
}

TEST(PictureProject, gammaDarkensTheGreys) {
    Design design = pictureProject();
    const auto light = [](const Design& of) {
        const std::vector<TargetPlane> planes = pictureDesignOf(of).planes;
        return std::accumulate(planes.front().intensity.begin(), planes.front().intensity.end(),
                               0.0);
    };
    const double plain = light(design);
    design.picture.plane().gamma = 2.2;
    EXPECT_LT(light(design), 0.8 * plain);
}

/// Light of a picture on either side of its middle.
std::pair<double, double> sidesOf(const Picture& picture) {
    double left = 0, right = 0;
    for (std::int64_t row = 0; row < picture.shape.rows; ++row)
        for (std::int64_t col = 0; col < picture.shape.cols; ++col) {
            const auto value = static_cast<double>(
                picture.planes.front()[static_cast<std::size_t>(row * picture.shape.cols + col)]);
            (col < picture.shape.cols / 2 ? left : right) += value;
        }
    return {left, right};
}

TEST(PictureProject, itsReconstructionIsBrightWhereThePictureIs) {
    for (const bool lens : {true, false}) {
        Design design = pictureProject();
        design.setup.plate.size = {128, 128};
        design.picture.settings.stop.iterations = 15;
        design.picture.settings.solver.key = "gs";
        if (!lens) {
            design.setup.lens.on = false;
            design.picture.plane().place = {0.5_mm, 0.5_mm};
            design.picture.plane().signal.place = {0.6_mm, 0.6_mm};
            design.picture.plane().distance = design.reconstruction.distance = 50_mm;
        }
        JobControl control;
        const auto seen = reconstructDesign(design, computed(design).hologram, cpu(), control);
        ASSERT_TRUE(seen.finished());
        const auto [left, right] = sidesOf(*seen.value);
        EXPECT_GT(right, 1.5 * left) << lens;
    }
}

/// The project with its picture in a second plane, too.
Design twoPictures() {
    Design design = pictureProject();
    design.picture.planes.push_back(design.picture.plane());
    design.picture.planes.back().distance = 10_mm;
    return design;
}

TEST(PictureProject, everyPlaneIsDesignedWhicheverIsChosen) {
    Design design = twoPictures();
    const PictureDesign first = pictureDesignOf(design);
    ASSERT_EQ(first.planes.size(), 2U);
    EXPECT_EQ(first.planes[1].z, 10_mm);
    EXPECT_EQ(first.planes[1].intensity, pictureDesignOf(pictureProject()).planes[0].intensity);
    design.picture.chosen = 1;
    EXPECT_TRUE(pictureDesignOf(design) == first);
    EXPECT_EQ(computed(design).solved->state.fields.size(), 2U);
}

TEST(PictureProject, aFaultSaysInWhichOfSeveralPicturesItIs) {
    Design design = twoPictures();
    design.picture.planes[1].place.x = 6_mm;
    EXPECT_EQ(refusalOf(design).first, "picture.width");
    EXPECT_TRUE(refusalOf(design).second.starts_with("Picture 2: "));
    design = twoPictures();
    design.picture.planes[1].picture = nullptr;
    EXPECT_EQ(refusalOf(design).first, "picture.image");
    EXPECT_TRUE(refusalOf(design).second.starts_with("Picture 2 is missing"));
}

TEST(PictureProject, eachFaultIsOneSentenceAtItsParameter) {
    struct Fault {
        const char* parameter;
        std::function<void(Design&)> make;
    };
    const std::vector<Fault> faults{
        {"picture.image", [](Design& d) { d.picture.plane().picture = nullptr; }},
        {"picture.image",
         [](Design& d) {
             d.picture.plane().picture =
                 std::make_shared<const GreyPicture>(GreyPicture{{2, 2}, {0, 0, 0, 0}});
         }},
        {"picture.image",
         [](Design& d) {
             d.picture.plane().signal.place = {0.5_mm, 0.5_mm, 5_mm, 5_mm};
         }},
        {"picture.width", [](Design& d) { d.picture.plane().place.width = 20_mm; }},
        {"picture.width", [](Design& d) { d.picture.plane().place.x = 6_mm; }},
        {"picture.signal_width", [](Design& d) { d.picture.plane().signal.place.y = 6_mm; }},
        {"picture.distance",
         [](Design& d) {
             d.setup.lens.on = false;
             d.picture.plane().place = d.picture.plane().signal.place = {0.2_mm, 0.2_mm};
         }},
        {"picture_algorithm.name", [](Design& d) { d.picture.settings.solver.key = "magic"; }},
        {"illumination.wavelengths",
         [](Design& d) {
             d.setup.wavelengths = {638_nm, 532_nm, 450_nm};
         }},
        {"encoding.kind", [](Design& d) { d.encoding.key = "amplitude"; }},
        {"plate.columns",
         [](Design& d) {
             d.setup.plate.size = {9'000'000, 9'000'000};
         }},
    };
    for (const Fault& fault : faults) {
        Design design = pictureProject();
        fault.make(design);
        const auto [parameter, sentence] = refusalOf(design);
        EXPECT_EQ(parameter, fault.parameter) << sentence;
        EXPECT_TRUE(sentence.ends_with('.')) << sentence;
        JobControl control;
        EXPECT_TRUE(computeDesign(design, cpu(), control).error) << fault.parameter;
    }
}

TEST(PictureProject, aCancelledJobWithAPatternKeepsIt) {
    Design design = pictureProject();
    design.picture.settings.stop.iterations = 1'000'000;
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
