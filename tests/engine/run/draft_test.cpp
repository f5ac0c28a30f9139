// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/draft.h"

#include "engine/model/spots.h"
#include "engine/optics/metrics.h"
#include "tests/engine/computed.h"
#include "tests/engine/points_design.h"

#include <gtest/gtest.h>

namespace fringe {
namespace {

/// A letter L of points before a plate of 600 × 400 pixels.
Design letter() {
    std::vector<Point> points;
    for (int i = 0; i < 40; ++i) {
        points.push_back({-6e-4, (i - 19.5) * 4e-5, 0.1, 1, 0});
        points.push_back({(i - 15) * 4e-5, -7.8e-4, 0.1, 1, 0});
    }
    Design design = test::pointsDesign(std::move(points));
    design.setup.plate.size = {400, 600};
    design.reconstruction.distance = 100_mm;
    return design;
}

Picture seen(const Design& design) {
    return test::reconstructed(design, *test::computed(design).field());
}

/// On the samples of a plane of the same extent, each that of the middle.
Picture enlarged(const Picture& coarse, Shape shape) {
    const Plane<float>& from = coarse.planes.front();
    std::vector<float> values;
    const auto place = [](std::int64_t i, std::int64_t to, std::int64_t of) {
        return std::clamp<std::int64_t>(
            std::lround(static_cast<double>((i - to / 2) * of) / static_cast<double>(to)) + of / 2,
            0, of - 1);
    };
    for (std::int64_t row = 0; row < shape.rows; ++row)
        for (std::int64_t col = 0; col < shape.cols; ++col)
            values.push_back(from.samples()[static_cast<std::size_t>(
                place(row, shape.rows, from.shape().rows) * from.shape().cols
                + place(col, shape.cols, from.shape().cols))]);
    return {{Plane<float>(shape, std::move(values))}, {}, coarse.distance};
}

TEST(Draft, OfNoCoarsenessIsTheDesign) {
    EXPECT_EQ(draftOf(letter(), 0), letter());
}

TEST(Draft, KeepsTheExtentOfThePlateInFreeSpace) {
    const Plate plate = letter().setup.plate;
    for (int coarseness = 1; coarseness < 10; ++coarseness) {
        const Plate coarse = draftOf(letter(), coarseness).setup.plate;
        EXPECT_NEAR(coarse.pitchX.si() * static_cast<double>(coarse.size.cols),
                    plate.pitchX.si() * static_cast<double>(plate.size.cols), 1e-12);
        EXPECT_NEAR(coarse.pitchY.si() * static_cast<double>(coarse.size.rows),
                    plate.pitchY.si() * static_cast<double>(plate.size.rows), 1e-12);
        EXPECT_GE(coarse.size.cols, 128);
    }
    EXPECT_EQ(draftOf(letter(), 3).setup.plate.size, (Shape{100, 150}));
}

TEST(Draft, KeepsTheFieldOfViewOfALens) {
    Design design = designFor("spots");
    design.setup.plate.size = {512, 512};
    design.setup.lens.on = true;
    const Design draft = draftOf(design, 2);
    EXPECT_EQ(draft.setup.plate.pitchX, design.setup.plate.pitchX);
    EXPECT_EQ(draft.setup.plate.size, (Shape{256, 256}));
}

TEST(Draft, LeavesAPlateWhosePixelsAreGiven) {
    Design design = designFor("spots");
    design.setup.plate.size = {512, 512};
    design.start.kind = Start::Kind::Given;
    EXPECT_EQ(draftOf(design, 4).setup.plate, design.setup.plate);
}

TEST(Draft, ShowsTheSameLight) {
    const Picture all = seen(letter());
    for (const int coarseness : {1, 2, 3}) {
        const Picture draft = seen(draftOf(letter(), coarseness));
        const Picture large = enlarged(draft, all.planes.front().shape());
        EXPECT_GT(comparePictures(large, all).scaledPsnr, 20) << coarseness;
    }
}

TEST(Draft, IsTheFinestThatIsFastEnough) {
    DraftLimits limits;
    for (const int coarseness : {0, 1, 2, 3}) {
        limits.seconds = 1.01 * plan(draftOf(letter(), coarseness), {}).seconds;
        limits.about = 0;
        EXPECT_LE(finestDraft(letter(), limits).coarseness, coarseness);
        EXPECT_LE(finestDraft(letter(), limits).plan.seconds, limits.seconds);
    }
    limits.seconds = 1e-12;
    EXPECT_EQ(finestDraft(letter(), limits).coarseness, 3);
    limits.seconds = 1e3;
    limits.about = 3;
    EXPECT_EQ(finestDraft(letter(), limits).coarseness, 0);
}

} // namespace
} // namespace fringe
