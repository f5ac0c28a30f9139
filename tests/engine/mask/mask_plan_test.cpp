// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mask/mask_plan.h"

#include <gtest/gtest.h>

namespace fringe::test {
namespace {

using Edges = std::vector<std::int32_t>;

// Four columns: the third has its middle at 0, so that edges are at −2.5, −1.5, −0.5, 0.5 and 1.5
// pitches; of 3745 nm these are −9362.5, −5617.5, −1872.5, 1872.5 and 5617.5, of which all go up.
// Three rows of ⅓ µm: the second has its middle at 0: 500, 166.67, −166.67, −500.
TEST(MaskGrid, RoundsEachEdgeOnce) {
    const MaskGrid grid({3, 4}, 3.745_um, Length(1e-6 / 3));
    EXPECT_EQ(grid.xs(), (Edges{-9362, -5617, -1872, 1873, 5618}));
    EXPECT_EQ(grid.ys(), (Edges{500, 167, -167, -500}));
    EXPECT_EQ(grid.step(), 1);
}

// Two rows: the second, ⌊2/2⌋, has its middle at 0. Of 2.5 and 1.5 µm the step is 500 nm.
TEST(MaskGrid, HasThePixelOfTheMiddleAtZero) {
    const MaskGrid grid({2, 1}, 2.5_um, 1.5_um);
    EXPECT_EQ(grid.xs(), (Edges{-1250, 1250}));
    EXPECT_EQ(grid.ys(), (Edges{2250, 750, -750}));
    EXPECT_EQ(grid.step(), 500);
}

TEST(MaskMark, SaysPlateAndLayout) {
    MaskLayout layout{.pitchX = 0.5_um, .pitchY = Length(1e-6 / 3), .levels = 16};
    layout.levelsAreHeights = true;
    const std::string mark = maskMark({100, 200}, layout);
    EXPECT_EQ(mark, "FRINGE$200$100$500$333P333333$16$MHF");
    const auto marked = fromMaskMark(mark);
    ASSERT_TRUE(marked);
    EXPECT_EQ(marked->plate, (Shape{100, 200}));
    EXPECT_EQ(marked->layout.pitchX, 0.5_um);
    EXPECT_TRUE(marked->layout.levelsAreHeights);
    for (const char* other : {"", "FRINGE$", "FRINGE$200$100$0$333$16$MHF",
                              "FRINGE$200$100$500$333P33$16$MHF", "FRINGE$200$-1$5$5$2$MHF",
                              "FRINGE$9000000000$1$5$5$2$MHF", "FRINGE$1000000$1$500000$5$2$MHF"})
        EXPECT_FALSE(fromMaskMark(other)) << other;
}

} // namespace
} // namespace fringe::test
