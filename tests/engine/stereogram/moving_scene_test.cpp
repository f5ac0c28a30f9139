// SPDX-License-Identifier: GPL-3.0-or-later
// The bouncing ball as its camera sees it, against a ball and an eye.
#include "engine/examples/bouncing_ball.h"
#include "engine/examples/examples.h"
#include "engine/job/job_control.h"
#include "engine/stereogram/stereogram.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fringe {
namespace {

constexpr double unit = 2e-3, farBack = 4e-3; ///< [m]
constexpr Place eye{0, 0, 0.202 + 9.9e-3};

TEST(MovingScene, HasTheDepthOfABallInABox) {
    const Design example = exampleDesign("ball");
    const StereogramStyle style = stereogramStyleOf(example.stereogram);
    for (const double time : {0.0, 0.6, 2.3, 7.9}) {
        JobControl notes;
        const DepthPlane seen = framesOf(withBallAt(example, time).value(), style)->frame(0, notes);
        ASSERT_EQ(seen.shape, (Shape{480, 640}));
        EXPECT_TRUE(notes.takeNotes().empty()) << time;
        EXPECT_EQ(std::ranges::max(seen.depth), 1.0F);
        Place towards = bouncingBallAt(time);
        for (std::size_t axis = 0; axis < 3; ++axis)
            towards[axis] = unit * towards[axis] + (axis == 2 ? 0.2 : 0) - eye[axis];
        const double away = std::hypot(towards[0], towards[1], towards[2]);
        const double front = (away - unit * bouncingBallRadius) / away;
        // Pixels of 8 um in a picture that is 30 degrees wide.
        const double focal = 2.56e-3 / std::tan(std::numbers::pi / 12);
        const auto col =
            static_cast<std::size_t>(320 + std::lround(-focal * towards[0] / towards[2] / 8e-6));
        const auto row =
            static_cast<std::size_t>(240 + std::lround(focal * towards[1] / towards[2] / 8e-6));
        const double depth = (0.202 - (eye[2] + front * towards[2])) / farBack;
        EXPECT_NEAR(static_cast<double>(seen.depth[row * 640 + col]), depth, 5e-3) << time;
    }
}

TEST(MovingScene, IsShownInItsColours) {
    const JobControl control;
    const Design example = exampleDesign("ball");
    const ColourPicture before = sceneOf(example, control);
    const ColourPicture after = sceneOf(withBallAt(example, 1).value(), control);
    ASSERT_EQ(before.shape, (Shape{480, 640}));
    const auto warm = [](const Rgba8& pixel) { return pixel.red > 2 * pixel.blue; };
    const auto pixelsOfTheBall = [&](const ColourPicture& picture) {
        return std::ranges::count_if(picture.pixels, warm);
    };
    EXPECT_GT(pixelsOfTheBall(before), 480 * 640 / 40);
    EXPECT_GT(pixelsOfTheBall(after), 480 * 640 / 40);
    EXPECT_FALSE(
        std::ranges::equal(before.pixels, after.pixels,
                           [&](const Rgba8& a, const Rgba8& b) { return warm(a) == warm(b); }));
}

} // namespace
} // namespace fringe
