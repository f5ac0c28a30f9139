// SPDX-License-Identifier: GPL-3.0-or-later
// Depths of pictures, meshes and clouds; bytes of whole stereograms are in tests/truth.
#include "engine/job/job_control.h"
#include "engine/model/error.h"
#include "engine/stereogram/stereogram.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <numbers>

namespace fringe {
namespace {

constexpr float nan = std::numeric_limits<float>::quiet_NaN();
constexpr float infinite = std::numeric_limits<float>::infinity();

std::shared_ptr<const Raster> pictures(Shape shape, std::vector<float> samples, float white = 1) {
    return std::make_shared<const Raster>(Raster{shape, 1, white, std::move(samples)});
}

std::vector<float> depthsOf(const DepthFrames& frames, std::size_t number = 0) {
    const JobControl control;
    return frames.frame(number, control).depth;
}

std::vector<std::string> notesOf(const DepthFrames& frames) {
    JobControl control;
    frames.frame(0, control);
    std::vector<std::string> notes;
    for (const Message& note : control.takeNotes())
        notes.push_back(note.english());
    return notes;
}

TEST(DepthFrames, SharesAreTakenAsTheyAre) {
    const auto shares = pictures({1, 7}, {0, 0.25F, 1, 1.5F, nan, infinite, -infinite});
    EXPECT_EQ(depthsOf(*framesOf(shares, DepthReading{})),
              (std::vector<float>{0, 0.25F, 1, 1, 1, 1, 1}));
    EXPECT_EQ(depthsOf(*framesOf(shares, {DepthMeaning::Normalised, true})),
              (std::vector<float>{1, 0.75F, 0, 0, 1, 1, 1}));
    const auto notes = notesOf(*framesOf(shares, DepthReading{}));
    ASSERT_EQ(notes.size(), 2U);
    EXPECT_NE(notes[0].find("depth: 3;"), std::string::npos) << notes[0];
}

TEST(DepthFrames, DistancesOfAllPicturesHaveOneScale) {
    const auto frames =
        framesOf(pictures({1, 3}, {2, 0, 3, 4, 6, -1}), {DepthMeaning::Distances, false});
    ASSERT_EQ(frames->count(), 2U);
    EXPECT_EQ(depthsOf(*frames, 0), (std::vector<float>{0, 1, 0.25F}));
    EXPECT_EQ(depthsOf(*frames, 1), (std::vector<float>{0.5F, 1, 1}));
    const auto notes = notesOf(*frames);
    ASSERT_EQ(notes.size(), 2U);
    EXPECT_NE(notes[0].find("from 2, which is near, to 6"), std::string::npos) << notes[0];
    EXPECT_NE(notes[1].find("depth: 1;"), std::string::npos) << notes[1];
}

TEST(DepthFrames, LargerHeightsAreNearer) {
    const auto frames = framesOf(pictures({1, 6}, {-2, 0, 2, nan, infinite, -infinite}),
                                 {DepthMeaning::Heights, false});
    EXPECT_EQ(depthsOf(*frames), (std::vector<float>{1, 0.5F, 0, 1, 1, 1}));
    EXPECT_THROW(framesOf(pictures({1, 1}, {nan}), {DepthMeaning::Heights, false}), Error);
}

/// A square of side 2 before z = 0, its right half 1 nearer than the left one.
Source steps() {
    Mesh mesh;
    for (const double side : {-1.0, 0.0}) {
        const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
        for (const auto& [x, y] : {std::pair(0, -1), {1, -1}, {1, 1}, {0, 1}})
            mesh.vertices.push_back({side + x, static_cast<double>(y), side});
        mesh.triangles.push_back({first, first + 1, first + 2});
        mesh.triangles.push_back({first, first + 2, first + 3});
    }
    Source source = designFor("mesh").sources.front();
    source.kind.assets["mesh"] = {"steps", std::make_shared<const Mesh>(std::move(mesh))};
    return source;
}

TEST(DepthFrames, AMeshIsSeenInNineTenthsOfThePicture) {
    const auto depths = depthsOf(*framesOf(steps(), {.size = {21, 41}}));
    const auto at = [&](std::size_t row, std::size_t col) { return depths[row * 41 + col]; };
    EXPECT_LT(at(10, 22), 1e-6);
    EXPECT_EQ(at(10, 18), 1); // the farthest of it, and what is behind
    EXPECT_EQ(at(10, 2), 1);
    const auto isNear = [](float depth) { return depth < 1e-6F; };
    EXPECT_EQ(std::ranges::count_if(depths, isNear), 19 * 10); // 18.9 pixels a side
    const auto inverted = depthsOf(*framesOf(steps(), {.size = {21, 41}, .isInverted = true}));
    for (std::size_t i = 0; i < depths.size(); ++i)
        ASSERT_EQ(inverted[i], 1 - depths[i]);
}

TEST(DepthFrames, ATurnedMeshKeepsItsPlaceAndScale) {
    constexpr double half = std::numbers::pi;
    const auto frames =
        framesOf(steps(), {.size = {21, 41}, .turns = {Angle(), Angle(half / 2), Angle(half)}});
    ASSERT_EQ(frames->count(), 3U);
    const auto front = depthsOf(*frames, 0), side = depthsOf(*frames, 1),
               back = depthsOf(*frames, 2);
    EXPECT_NE(front, side);
    // From behind, the half that was near is far, and seen in the other half.
    EXPECT_LT(back[10 * 41 + 22], back[10 * 41 + 18]);
    EXPECT_LT(front[10 * 41 + 22], front[10 * 41 + 18]);
}

TEST(DepthFrames, PointsAreSquaresThatHideWhatIsBehind) {
    PointCloud cloud;
    cloud.points = {{-1, -1, 0}, {1, 1, 0}, {0, 0, 1}, {0, 0, 0.5}};
    Source source = designFor("points").sources.front();
    source.kind.assets["cloud"] = {"cloud", std::make_shared<const PointCloud>(cloud)};
    const auto depths = depthsOf(*framesOf(source, {.size = {31, 31}}));
    EXPECT_EQ(depths[15 * 31 + 15], 0);
    EXPECT_GT(std::ranges::count(depths, 0.0F), 50); // about as wide as points lie apart
    EXPECT_EQ(std::ranges::count(depths, 0.5F), 0);
}

TEST(DepthFrames, ADesignShowsItsFirstVisibleDepth) {
    Design design = designFor("spots");
    EXPECT_THROW(framesOf(design, StereogramStyle{}), Error);
    design.sources.push_back(steps());
    StereogramStyle style = stereogramStyleOf(design.stereogram);
    EXPECT_EQ(framesOf(design, style)->shape(), (Shape{768, 1024}));
    design.sources.back().visible = false;
    EXPECT_THROW(framesOf(design, style), Error);
    design.sources.push_back(designFor("rgbd").sources.front());
    EXPECT_THROW(framesOf(design, style), Error) << "it has no data";
    design.sources.back().kind.assets["depth"] = {"depth", pictures({2, 3}, {0, 1, 0, 1, 0, 1})};
    EXPECT_EQ(framesOf(design, style)->shape(), (Shape{2, 3}));
}

/// Parallel light from the front: the halves of the steps, at their own depths.
TEST(DepthFrames, ADepthCameraStandsForWhatItPhotographs) {
    Design design = designFor("depth_camera");
    design.setup.plate = {{20, 40}, Length(0.1), Length(0.1)};
    design.sources.push_back(steps());
    for (const auto& [key, value] : {std::pair{"target_z", 0.0}, {"near", 1.0}, {"far", -3.0}})
        design.sources.front().kind.values[key] = value;
    const auto frames = framesOf(design, stereogramStyleOf(design.stereogram));
    ASSERT_EQ(frames->shape(), (Shape{20, 40}));
    const auto depths = depthsOf(*frames);
    EXPECT_EQ(depths[10 * 40 + 1], 1) << "nothing is there";
    EXPECT_LT(depths[10 * 40 + 24], depths[10 * 40 + 15]) << "the right half is nearer";
    EXPECT_LT(depths[10 * 40 + 15], 1);
}

} // namespace
} // namespace fringe
