// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/camera/affine_map.h"

#include "engine/model/error.h"

#include <gtest/gtest.h>

namespace fringe {
namespace {

using Places = std::array<PlanePlace, 3>;

TEST(AffineMap, ThreeSpotsSayItAll) {
    const AffineMap map{2, 0.5, -0.25, -3, 10, 20};
    const Places from{{{1, 0}, {-2, 0.5}, {0.5, 3}}};
    const AffineMap found = mapThrough(from, {map(from[0]), map(from[1]), map(from[2])});
    for (const PlanePlace& place : Places{{{0, 0}, {7, -5}, {1, 100}}}) {
        EXPECT_NEAR(found(place).x, map(place).x, 1e-9);
        EXPECT_NEAR(found(place).y, map(place).y, 1e-9);
    }
    EXPECT_NEAR(found.area(), 2 * -3 + 0.5 * 0.25, 1e-12);
}

TEST(AffineMap, SpotsOnALineAreRefused) {
    const Places line{{{0, 0}, {1e-3, 1e-3}, {2e-3, 2.0001e-3}}};
    const Places corner{{{0, 0}, {1e-3, 0}, {0, 1e-3}}};
    EXPECT_THROW(mapThrough(line, corner), Error);
    EXPECT_THROW(mapThrough(corner, line), Error);
    EXPECT_THROW(mapThrough(corner, {corner[0], corner[0], corner[1]}), Error);
}

TEST(AffineMap, PixelsCountFromTheTopLeft) {
    const AffineMap map = pixelsOf({5, 8}, 2_um, 4_um);
    EXPECT_EQ(map({0, 0}), (PlanePlace{4, 2}));
    EXPECT_NEAR(map({4e-6, 8e-6}).x, 6, 1e-9);
    EXPECT_NEAR(map({4e-6, 8e-6}).y, 0, 1e-9);
}

/// A camera that is turned by 90°, mirrored and shifted, and whose pixels are twice as fine.
TEST(LaidOn, ATurnedPictureIsTurnedBack) {
    std::vector<float> values(20UL * 20);
    // The plane has pixels of 1 µm. Its pixel (row 1, column 3) of 4 × 6 has its middle at
    // x = 0, y = 1 µm, (0, 0) at x = -3 µm, y = 2 µm: at camera column 8 + 2 y, row 9 + 2 x.
    const AffineMap toCamera{0, 2e6, 2e6, 0, 8, 9};
    const auto light = [&](int row, int col, float value) {
        // Four old pixels share a new one; even light around its middle.
        for (int i = -1; i <= 1; ++i)
            for (int k = -1; k <= 1; ++k)
                values[static_cast<std::size_t>((row + i) * 20 + col + k)] = value;
    };
    light(9, 10, 5);
    light(3, 12, 7);
    const Picture picture{{{{20, 20}, values}}};
    const Picture laid = laidOn(picture, toCamera, {4, 6}, {1_um, 1_um, {532_nm}});
    for (int row = 0; row < 4; ++row)
        for (int col = 0; col < 6; ++col) {
            const bool isFirst = row == 1 && col == 3, isSecond = row == 0 && col == 0;
            const double wanted = isFirst ? 5 : isSecond ? 7 : -1;
            if (wanted > 0)
                EXPECT_NEAR(laid.planes[0].at(row, col), wanted, 1e-5);
            else
                EXPECT_LT(laid.planes[0].at(row, col), 2) << row << ' ' << col;
        }
    EXPECT_EQ(laid.sampling.pitchX, 1_um);
}

TEST(LaidOn, ItsOwnPixelsStayAndOutsideIsDark) {
    const Picture picture{{{{2, 3}, {1, 2, 3, 4, 5, 6}}}, {2_um, 3_um, {532_nm}}};
    const AffineMap own = pixelsOf({2, 3}, 2_um, 3_um);
    const Picture same = laidOn(picture, own, {2, 3}, picture.sampling);
    for (int i = 0; i < 6; ++i)
        EXPECT_NEAR(same.planes[0].at(i / 3, i % 3), i + 1, 1e-4);
    AffineMap away = own;
    away.x0 += 100;
    EXPECT_EQ(laidOn(picture, away, {2, 3}, picture.sampling).planes[0],
              (Plane<float>({2, 3}, std::vector<float>(6))));
}

} // namespace
} // namespace fringe
