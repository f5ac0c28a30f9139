// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/draft.h"
#include "engine/sources/image/image_edits.h"
#include "sample_pictures.h"

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

/// A picture behind a lens.
Design sound() {
    Design design = designFor("image");
    design.setup.plate.size = {48, 64};
    design.reconstruction.distance = 0_mm;
    setImages(design, {{.picture = std::make_shared<const GreyPicture>(steps())}});
    return design;
}

/// The design with its picture in a second plane, too.
Design twoPictures() {
    Design design = sound();
    TargetImage second = imageAt(design);
    second.distance = 10_mm;
    setImages(design, {imageAt(design), second});
    return design;
}

TEST(PictureChecks, findNothingInASoundDesign) {
    for (const Design& design : {sound(), twoPictures(), patchDesign(inFreeSpace, {20.0_mm})}) {
        const Plan made = plan(design);
        EXPECT_EQ(refusalOf(made).sentence, "");
        EXPECT_GT(made.bytes, 0U);
        EXPECT_GT(made.seconds, 0);
    }
}

TEST(PictureChecks, nameEachFault) {
    struct Fault {
        const char* parameter;
        std::function<void(Design&, TargetImage&)> make;
    };
    const std::vector<Fault> faults{
        {"image.image", [](Design&, TargetImage& image) { image.picture = nullptr; }},
        {"image.image",
         [](Design&, TargetImage& image) {
             image.picture = pictureOf({2, 2}, {0, 0, 0, 0});
         }},
        {"image.image",
         [](Design&, TargetImage& image) {
             image.picture = pictureOf({1, 2}, {1, -1});
         }},
        {"image.image",
         [](Design&, TargetImage& image) {
             image.picture = pictureOf({1, 2}, {1, NAN});
         }},
        {"image.image",
         [](Design&, TargetImage& image) {
             image.signal.place = {0.5_mm, 0.5_mm, 5_mm, 5_mm};
         }},
        {"image.width", [](Design&, TargetImage& image) { image.place.width = 20_mm; }},
        {"image.width", [](Design&, TargetImage& image) { image.place.x = 6_mm; }},
        {"image.signal",
         [](Design&, TargetImage& image) { image.signal.kind = SignalRegion::Kind::Polygon; }},
        {"image.signal",
         [](Design&, TargetImage& image) { image.signal.kind = SignalRegion::Kind::Mask; }},
        {"image.signal_width", [](Design&, TargetImage& image) { image.signal.place.y = 6_mm; }},
        {"image.distance",
         [](Design& design, TargetImage& image) {
             design.setup.lens.on = false;
             image.place = image.signal.place = {0.2_mm, 0.2_mm};
         }},
        {"image.padding", [](Design&, TargetImage& image) { image.padding = 5; }},
        {"solver.name", [](Design& design, TargetImage&) { design.solver.key = "magic"; }},
        {"solver.name", [](Design& design, TargetImage&) { design.solver.key = "direct-search"; }},
        {"solver.mixing",
         [](Design& design, TargetImage&) {
             design.solver = {"mraf", {{"mixing", 0.0}}};
         }},
        {"solver.rate",
         [](Design& design, TargetImage&) {
             design.solver = {"sgd", {{"rate", -1.0}}};
         }},
        {"solver.start",
         [](Design& design, TargetImage&) {
             design.start = {.kind = Start::Kind::Given,
                             .given = pictureAsset("few", {1, 2}, {0, 1})};
         }},
        {"solver.start",
         [](Design& design, TargetImage&) { design.start.kind = Start::Kind::WarmStart; }},
        {"plate.columns",
         [](Design& design, TargetImage&) {
             design.setup.plate.size = {9'000'000, 9'000'000};
         }},
    };
    for (const Fault& fault : faults) {
        Design design = sound();
        TargetImage image = imageAt(design);
        fault.make(design, image);
        store(design.sources.front(), image);
        const auto [path, sentence] = refusalOf(design);
        EXPECT_EQ(path, fault.parameter) << sentence;
        EXPECT_TRUE(sentence.ends_with('.')) << sentence;
    }
}

TEST(PictureChecks, sayInWhichOfSeveralPicturesAFaultIs) {
    Design design = twoPictures();
    changeImage(
        design, [](TargetImage& image) { image.place.x = 6_mm; }, 1);
    EXPECT_EQ(refusalOf(design).path, "image.2.width");
    EXPECT_TRUE(refusalOf(design).sentence.starts_with("Picture 2: "));
    changeImage(
        design, [](TargetImage& image) { image.picture = nullptr; }, 1);
    EXPECT_EQ(refusalOf(design).path, "image.2.image");
    EXPECT_TRUE(refusalOf(design).sentence.starts_with("Picture 2: "));
}

TEST(PictureChecks, sayWhatIsLeftOutForTheTime) {
    Design design = sound();
    changeImage(design, [](TargetImage& image) { image.padding = 2; });
    EXPECT_EQ(usualIterations(design), 100);
    EXPECT_FALSE(noteOnIterations(design));
    setLevels(design, 16);
    EXPECT_EQ(usualIterations(design), 150);
    design.setup.plate.size = {30'000, 30'000};
    design.stop.iterations = usualIterations(design);
    EXPECT_EQ(design.stop.iterations, 25);
    const auto note = noteOnIterations(design);
    ASSERT_TRUE(note);
    EXPECT_EQ(note->fixes.front().settings.front().value, Value(std::int64_t{150}));
    design.stop.iterations = 26; // a person's choice
    EXPECT_FALSE(noteOnIterations(design));
}

TEST(PictureChecks, takeFewerSamplesWhereMemoryIsShort) {
    const Design design = sound();
    EXPECT_EQ(usualPadding(design, 0), 2);
    EXPECT_EQ(usualPadding(design, 1000), 1);
}

TEST(PictureDrafts, beginAtOnceWithTheSamplesThemselves) {
    Design design = sound();
    changeImage(design, [](TargetImage& image) { image.padding = 2; });
    ASSERT_EQ(design.start.kind, Start::Kind::Transport);
    EXPECT_EQ(draftOf(design, 0), design);
    EXPECT_EQ(draftOf(design, 1).start.kind, Start::Kind::Smooth);
    EXPECT_EQ(imageAt(draftOf(design, 1)).padding, 1);
}

TEST(PictureChecks, refuseWhatMemoryDoesNotHold) {
    const Plan made = plan(patchDesign(inFreeSpace, {20.0_mm}), {.memory = 1000});
    EXPECT_EQ(refusalOf(made).path, "plate.columns");
}

TEST(TargetPlanes, haveAPictureInPlacesOfTheirOwn) {
    const Design design = twoPictures();
    EXPECT_EQ(planeAt(design, 1).z, 10_mm);
    EXPECT_EQ(planeAt(design, 1).intensity, planeAt(design, 0).intensity);
}

TEST(TargetPlanes, countWhereTheSignalRegionIs) {
    Design design = sound();
    const auto counted = [&] {
        return std::ranges::count(planeAt(design).signal, std::uint8_t{1});
    };
    const auto rectangle = counted();
    EXPECT_GT(rectangle, 0);
    changeImage(design, [](TargetImage& image) { image.signal.place = {2_mm, 2_mm}; });
    EXPECT_LT(counted(), rectangle);
    changeImage(design, [](TargetImage& image) { image.signal.kind = SignalRegion::Kind::Plane; });
    EXPECT_EQ(counted(), 48 * 64);
}

TEST(TargetPlanes, darkenGreysByGamma) {
    Design design = sound();
    const auto light = [&] {
        const std::vector<float> intensity = planeAt(design).intensity;
        return std::accumulate(intensity.begin(), intensity.end(), 0.0);
    };
    const double plain = light();
    changeImage(design, [](TargetImage& image) { image.gamma = 2.2; });
    EXPECT_LT(light(), 0.8 * plain);
}

bool notesLightBetween(const Design& design, const PlanLimits& limits = {}) {
    return std::ranges::any_of(plan(design, limits).findings, [](const Finding& finding) {
        return finding.severity == Severity::Note && finding.parameter == "image.padding";
    });
}

TEST(LightBetweenSamples, isNotedOnlyWhereItIsSeenAndNotDesigned) {
    Design design = sound();
    EXPECT_TRUE(notesLightBetween(design));
    EXPECT_FALSE(notesLightBetween(design, {.reconstructing = false}));
    design.propagation.values["padding"] = 1;
    EXPECT_FALSE(notesLightBetween(design));
    design = sound();
    changeImage(design, [](TargetImage& image) { image.padding = 2; });
    EXPECT_FALSE(notesLightBetween(design));
    design = sound();
    design.setup.lens.on = false;
    EXPECT_FALSE(notesLightBetween(design));
}

} // namespace
} // namespace fringe::test
