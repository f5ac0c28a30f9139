// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/space.h"

#include "engine/model/placement.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <random>

namespace fringe {
namespace {

constexpr double degree = std::numbers::pi / 180;

class Chance {
  public:
    double between(double low, double high) {
        return std::uniform_real_distribution(low, high)(random_);
    }
    Turns turns() {
        const auto angle = [&] { return Angle(between(-180, 180) * degree); };
        return {angle(), angle(), angle()};
    }

  private:
    std::mt19937 random_{7};
};

/// The angle of the rotation from one to the other [rad].
double apart(const Turn& a, const Turn& b) {
    const Turn way = a * inverse(b);
    const double sine =
        std::hypot(way[2][1] - way[1][2], way[0][2] - way[2][0], way[1][0] - way[0][1]);
    return std::atan2(sine, way[0][0] + way[1][1] + way[2][2] - 1);
}

double apart(const Place& a, const Place& b) {
    return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

TEST(Space, TurnsAboutOneAxisAreRightHanded) {
    const Angle quarter(90 * degree);
    EXPECT_LT(apart(turnAbout(0, quarter) * Place{0, 1, 0}, {0, 0, 1}), 1e-12);
    EXPECT_LT(apart(turnAbout(1, quarter) * Place{0, 0, 1}, {1, 0, 0}), 1e-12);
    EXPECT_LT(apart(turnAbout(2, quarter) * Place{1, 0, 0}, {0, 1, 0}), 1e-12);
    const Turns all{Angle(0.3), Angle(-0.7), Angle(1.9)};
    const Turn after = turnAbout(2, all[2]) * turnAbout(1, all[1]) * turnAbout(0, all[0]);
    EXPECT_LT(apart(turnOf(all), after), 1e-12);
}

TEST(Space, AnglesOfARotationAreTidyAndNearThoseBefore) {
    Chance chance;
    for (int i = 0; i < 1000; ++i) {
        const Turns before = chance.turns();
        const Turn turn =
            turnAbout(static_cast<std::size_t>(i % 3), Angle(chance.between(-0.2, 0.2)))
            * turnOf(before);
        const Turns after = turnsOf(turn, before);
        EXPECT_LT(apart(turnOf(after), turn), 0.16 * degree);
        for (const Angle angle : after) {
            const double tenths = angle.si() / degree * 10;
            EXPECT_NEAR(tenths, std::round(tenths), 1e-9);
            EXPECT_GT(tenths, -1800);
            EXPECT_LE(tenths, 1800);
        }
    }
}

TEST(Space, OneAngleGoesAllAroundWhileTheOthersStay) {
    for (std::size_t axis = 0; axis < 3; ++axis) {
        Turns turns{};
        for (int step = 1; step <= 72; ++step) {
            turns = turnsOf(turnAbout(axis, Angle(5 * degree)) * turnOf(turns), turns);
            for (std::size_t other = 0; other < 3; ++other)
                EXPECT_NEAR(std::remainder(
                                turns[other].si() / degree - (other == axis ? 5.0 * step : 0), 360),
                            0, 1e-9)
                    << axis << " " << step;
        }
    }
}

TEST(Space, WhereXAndZTurnAboutOneAxisXStays) {
    const Turns before{Angle(20 * degree), Angle(90 * degree), Angle(-35 * degree)};
    const Turns after = turnsOf(turnAbout(2, Angle(10 * degree)) * turnOf(before), before);
    EXPECT_LT(apart(turnOf(after), turnAbout(2, Angle(10 * degree)) * turnOf(before)),
              0.16 * degree);
    EXPECT_NEAR(after[0].si(), before[0].si(), 1e-12);
    EXPECT_NEAR(after[1].si(), before[1].si(), 1e-12);
}

TEST(Space, CornersOfABox) {
    const TurnedBox box{{1, 2, 3}, {0.5, 1, 2}, turnAbout(2, Angle(90 * degree))};
    const Box around = box.bounds();
    EXPECT_LT(apart(around.low, {0, 1.5, 1}), 1e-12);
    EXPECT_LT(apart(around.high, {2, 2.5, 5}), 1e-12);
    EXPECT_EQ(uprightBox({{0, 0, 0}, {2, 4, 6}}), (TurnedBox{{1, 2, 3}, {1, 2, 3}}));
}

/// Turned and not.
std::vector<Placement> placements() {
    std::vector<Placement> all{{.centre = {1e-3, 3e-3, 0.15}, .scale = 0.02}};
    Chance chance;
    for (int i = 0; i < 20; ++i) {
        all.push_back(all.front());
        all.back().turns = turnsOf(turnOf(chance.turns()), {});
    }
    return all;
}

const Box asFile{{-0.1, 0.2, 0.3}, {0.4, 0.25, 0.45}};

TEST(MovedPlacement, ShiftsByThatMuchAndBack) {
    for (const Placement& placement : placements()) {
        const Place shift{1.25e-3, -2e-3, 7.5e-3};
        const Placement after = moved(placement, {.shift = shift});
        const TurnedBox before = boxAround(placement, asFile), now = boxAround(after, asFile);
        EXPECT_LT(apart(now.centre, {before.centre[0] + shift[0], before.centre[1] + shift[1],
                                     before.centre[2] + shift[2]}),
                  1e-12);
        EXPECT_EQ(now.half, before.half);
        EXPECT_EQ(after.turns, placement.turns);
        EXPECT_EQ(moved(after, {.shift = {-shift[0], -shift[1], -shift[2]}}), placement);
    }
}

TEST(MovedPlacement, TurnsAndScalesAboutTheMiddle) {
    for (const Placement& placement : placements())
        for (std::size_t axis = 0; axis < 3; ++axis) {
            const Turn turn = turnAbout(axis, Angle(33 * degree));
            const Placement turned = moved(placement, {.turn = turn});
            const Placement grown = moved(placement, {.scale = {1.5, 1.5, 1.5}});
            const TurnedBox before = boxAround(placement, asFile);
            EXPECT_LT(apart(boxAround(turned, asFile).centre, before.centre), 1e-12);
            EXPECT_LT(apart(boxAround(turned, asFile).turn, turn * before.turn), 0.16 * degree);
            EXPECT_LT(apart(boxAround(grown, asFile).centre, before.centre), 1e-12);
            EXPECT_NEAR(boxAround(grown, asFile).half[0], 1.5 * before.half[0],
                        1e-3 * before.half[0]);
            EXPECT_LT(apart(boxAround(grown, asFile).turn, before.turn), 1e-12);
        }
}

TEST(MovedPlacement, LeavesTheBoundingSphereIn100Turns) {
    Chance chance;
    Placement placement = fitted({}, asFile, {8e-3, 8e-3, 8e-3});
    const TurnedBox before = boxAround(placement, asFile);
    for (int i = 0; i < 100; ++i) {
        const auto axis = static_cast<std::size_t>(i % 3);
        placement = moved(placement, {.turn = turnAbout(axis, Angle((7 + i) * degree))});
    }
    const TurnedBox after = boxAround(placement, asFile);
    EXPECT_NE(after.turn, before.turn);
    EXPECT_EQ(after.half, before.half);
    EXPECT_EQ(placement.centre, (Place{0, 0, 0.2}));
    EXPECT_LT(apart(after.centre, before.centre), 1e-15);
}

TEST(MovedPlacement, KeepsRoundNumbers) {
    const Motion all{{1e-3, 0, 0}, turnAbout(1, Angle(10 * degree)), {2, 2, 2}};
    const Placement after = moved({.scale = 0.0123456}, all);
    EXPECT_EQ(after.scale, 0.02469);
    EXPECT_EQ(after.centre, (Place{1e-3, 0, 0.2}));
    EXPECT_NEAR(after.turns[1].si(), 10 * degree, 1e-12);
    EXPECT_EQ(moved(after, {}), after);
}

} // namespace
} // namespace fringe
