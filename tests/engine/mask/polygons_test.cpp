// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mask/polygons.h"
#include "random_masks.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace fringe::test {
namespace {

/// Pixels inside, by crossings to their left; adds what each polygon covers.
Mask covered(const PixelPolygons& polygons, Shape shape) {
    Mask all(static_cast<std::size_t>(shape.count()));
    for (std::size_t i = 0; i < polygons.ends.size(); ++i) {
        const auto corners = polygons[i];
        Mask flips(static_cast<std::size_t>(shape.rows * (shape.cols + 1)));
        for (std::size_t k = 0; k < corners.size(); ++k) {
            const PixelCorner a = corners[k], b = corners[(k + 1) % corners.size()];
            for (auto row = std::min(a.row, b.row); a.col == b.col && row < std::max(a.row, b.row);
                 ++row)
                flips[static_cast<std::size_t>(row * (shape.cols + 1) + a.col)] ^= 1;
        }
        for (std::int64_t row = 0; row < shape.rows; ++row)
            for (std::int64_t col = 0, inside = 0; col < shape.cols; ++col) {
                inside ^= flips[static_cast<std::size_t>(row * (shape.cols + 1) + col)];
                all[static_cast<std::size_t>(row * shape.cols + col)] +=
                    static_cast<std::uint8_t>(inside);
            }
    }
    return all;
}

/// Every place on a side, a corner once and what is between corners once: a polygon that meets
/// itself has some twice.
bool isSimple(std::span<const PixelCorner> corners) {
    std::set<std::pair<int, int>> places;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const PixelCorner a = corners[i], b = corners[(i + 1) % corners.size()];
        if ((a.row == b.row) != (i % 2 == 0) || a == b || (a.row != b.row && a.col != b.col))
            return false;
        const int down = (b.row > a.row) - (b.row < a.row),
                  across = (b.col > a.col) - (b.col < a.col);
        for (PixelCorner at = a; !(at == b); at = {at.row + down, at.col + across})
            if (!places.emplace(at.row, at.col).second)
                return false;
    }
    return true;
}

class Polygons : public ::testing::TestWithParam<std::size_t> {};

TEST_P(Polygons, CoverWhatIsSetOnceAndMeetThemselvesNowhere) {
    std::mt19937 random(17);
    for (const Shape shape : {Shape{1, 31}, Shape{29, 1}, Shape{41, 37}, Shape{64, 50}})
        for (const double fill : {0.3, 0.5, 0.7, 0.9, 1.0}) {
            const Mask mask = randomMask(shape, fill, random);
            const PixelPolygons polygons = polygonsOf(mask, shape, GetParam());
            EXPECT_EQ(covered(polygons, shape), mask) << fill;
            for (std::size_t i = 0; i < polygons.ends.size(); ++i) {
                EXPECT_LE(polygons[i].size(), GetParam());
                EXPECT_TRUE(isSimple(polygons[i])) << i << " of " << fill;
            }
        }
}

INSTANTIATE_TEST_SUITE_P(OfCorners, Polygons, ::testing::Values(4, 7, 40, 198, 8190));

// The frame is cut once for its hole; the pixels that meet at a corner only are two polygons.
TEST(Polygons, HolesAndCornersAreCut) {
    EXPECT_EQ(polygonsOf(Mask{1, 1, 1, 1, 0, 1, 1, 1, 1}, {3, 3}, 100).ends.size(), 2U);
    EXPECT_EQ(polygonsOf(Mask{1, 0, 0, 1}, {2, 2}, 100).ends.size(), 2U);
    const std::vector<PixelCorner> step{{2, 0}, {2, 1}, {1, 1}, {1, 2}, {0, 2}, {0, 0}};
    const PixelPolygons one = polygonsOf(Mask{1, 1, 1, 0}, {2, 2}, 100);
    ASSERT_EQ(one.ends.size(), 1U);
    EXPECT_TRUE(std::ranges::is_permutation(one.corners, step));
}

} // namespace
} // namespace fringe::test
