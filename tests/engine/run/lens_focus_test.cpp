// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/propagation/lens_focus.h"
#include "engine/propagation/refocuser.h"
#include "tests/engine/sources/spots/sample_designs.h"
#include "tests/support/samples.h"

#include <algorithm>
#include <cmath>

namespace fringe::test {
namespace {

const SpotList apart{{1e-3, 5e-4, 0, 1, {}}, {-1.2e-3, 4e-4, 0, 1, {}}};

Design fewIterations(SpotList spots) {
    Design design = spotsDesign(std::move(spots));
    design.stop.iterations = 5;
    return design;
}

Design apartSpots() {
    return fewIterations(apart);
}

float valueAt(const Picture& picture, double x, double y) {
    const auto [rows, cols] = picture.shape();
    const auto col = std::llround(x / picture.sampling.pitchX.si()) + cols / 2;
    const auto row = rows / 2 - std::llround(y / picture.sampling.pitchY.si());
    return samplesOf(picture.planes.front()).at(static_cast<std::size_t>(row * cols + col));
}

TEST(LensFocus, thePictureSpansWhatThePixelsReach) {
    const Design design = apartSpots();
    const Picture picture = reconstructed(design, *computed(design).field());
    EXPECT_EQ(picture.shape(), (Shape{192, 224}));
    EXPECT_NEAR(picture.sampling.pitchX.si() * 224, 532e-9 * 0.2 / 8e-6, 1e-9);
    EXPECT_EQ(picture.distance, 0_mm);
}

TEST(LensFocus, spotsShowWhereTheyAreWanted) {
    const Design design = apartSpots();
    const Picture picture = reconstructed(design, *computed(design).field());
    const float brightest = std::ranges::max(picture.planes.front().samples());
    for (const Spot& spot : apart) {
        EXPECT_GT(valueAt(picture, spot.x, spot.y), 0.6F * brightest);
        EXPECT_LT(valueAt(picture, -spot.x, -spot.y), 0.1F * brightest);
    }
}

TEST(LensFocus, aSpotOutOfTheFocalPlaneIsSharpAtItsOwnDepth) {
    Design design = fewIterations({{8e-4, -6e-4, 0.12, 1, {}}});
    const Hologram hologram = *computed(design).field();
    const float blurred = valueAt(reconstructed(design, hologram), 8e-4, -6e-4);
    design.reconstruction.distance = 120_mm;
    const float sharp = valueAt(reconstructed(design, hologram), 8e-4, -6e-4);
    EXPECT_GT(sharp, 2 * blurred);
}

/// The sample where a spot of a whole order lies is U_r up to the factors of the formula.
TEST(LensFocus, agreesWithTheSumOverThePixels) {
    const double order = 532e-9 * 0.2 / (112 * 8e-6);
    Design design = fewIterations({{7 * order, 0, 0.01, 1, {}}});
    design.reconstruction.distance = 10_mm;
    design.propagation.values["padding"] = 1;
    const Chain made = computed(design);
    const double power = std::norm(made.solved()->state.fields.front().front());
    const double light = 96 * 112 * 64e-12 / (532e-9 * 0.2);
    const Picture picture = reconstructed(design, *made.field());
    EXPECT_NEAR(valueAt(picture, 7 * order, 0) / (light * light), power, 1e-3 * power);
}

TEST(LensFocus, aPreviewIsThePicture) {
    const Design design = apartSpots();
    const Hologram hologram = *computed(design).field();
    const Picture picture = reconstructed(design, hologram);
    JobControl control;
    const Field& field = hologram.planes.front();
    const PlaneSampling sampling{8_um, 8_um, 532_nm};
    const Preview preview =
        intensityOf(focused(field, sampling, {200_mm, 0_mm}, 2, cpu().kernels(), control),
                    lensSampling(sampling, field.shape(), 200_mm, 2), 0_mm);
    EXPECT_EQ(preview.values, samplesOf(picture.planes.front()));
    EXPECT_NEAR(preview.width.si(), 13.3e-3, 1e-9);
}

} // namespace
} // namespace fringe::test
