// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/methods/abilities.h"
#include "engine/spots/spot_checks.h"
#include "sample_designs.h"

#include <algorithm>
#include <cmath>

namespace fringe::test {
namespace {

SpotDesign good() {
    return scatteredSpots(SpotGeometry::Lens, 4);
}

/// Expects refusals of which one says all of `parts`.
void expectRefused(const SpotDesign& design, const std::vector<std::string>& parts) {
    const Plan plan = planSpots(design);
    EXPECT_FALSE(plan.runnable());
    const bool said = std::ranges::any_of(plan.advice, [&](const Advice& advice) {
        const std::string sentence = advice.message.english();
        return std::ranges::all_of(
            parts, [&](const std::string& part) { return sentence.find(part) != sentence.npos; });
    });
    EXPECT_TRUE(said) << (plan.advice.empty() ? "" : plan.advice.front().message.english());
}

template <class Change>
void expectRefusedWith(const Change& change, const std::vector<std::string>& parts) {
    SpotDesign design = good();
    change(design);
    expectRefused(design, parts);
}

TEST(SpotChecks, takeAGoodDesign) {
    const Plan plan = planSpots(good());
    EXPECT_TRUE(plan.runnable());
    EXPECT_EQ(plan.pairs, 2.0 * 21 * 4 * 96 * 112);
    EXPECT_GT(plan.bytes, 96U * 112 * 8);
}

TEST(SpotChecks, refuseBadLists) {
    expectRefusedWith([](auto& d) { d.spots.clear(); }, {"no spots"});
    expectRefusedWith([](auto& d) { d.spots[2] = d.spots[1]; }, {"2 and 3", "same place"});
    expectRefusedWith([](auto& d) { d.spots[1].intensity = -1; }, {"spot 2", "-1"});
    expectRefusedWith([](auto& d) { d.spots[1].intensity = std::nan(""); }, {"spot 2", "nan"});
    expectRefusedWith([](auto& d) { d.spots[3].x = HUGE_VAL; }, {"Spot 4", "finite"});
    expectRefusedWith(
        [](auto& d) {
            for (Spot& spot : d.spots)
                spot.intensity = 0;
        },
        {"intensity 0"});
}

TEST(SpotChecks, refuseWhatThePixelsDoNotReach) {
    expectRefusedWith([](auto& d) { d.spots[0].x = 7e-3; }, {"Spot 1", "7 mm", "6.65 mm"});
    SpotDesign design = scatteredSpots(SpotGeometry::FreeExact, 2);
    design.spots[1].y = -design.spots[1].z;
    expectRefused(design, {"Spot 2", "outside"});
    setGeometry(design, SpotGeometry::FreeFresnel);
    expectRefused(design, {"Spot 2", "outside"});
}

TEST(SpotChecks, reachTheHalfCycleAPixel) {
    const SpotDesign lens = good();
    EXPECT_NEAR(reachableField(lens, 0).x, 532e-9 * 0.2 / 16e-6, 1e-12);
    SpotDesign exact = lens;
    setGeometry(exact, SpotGeometry::FreeExact);
    const double x = reachableField(exact, 0.1).x;
    EXPECT_NEAR(x / std::hypot(x, 0.1), 532e-9 / 16e-6, 1e-12);
}

TEST(SpotChecks, refuseSpotsInTheHologram) {
    SpotDesign design = scatteredSpots(SpotGeometry::FreeFresnel, 3);
    design.spots[1] = {0, 0, 0, 1, {}};
    expectRefused(design, {"Spot 2", "z = 0"});
}

TEST(SpotChecks, refuseBadNumbers) {
    expectRefusedWith([](auto& d) { d.levels = 1; }, {"2 to 65536"});
    expectRefusedWith([](auto& d) { d.levels = 65537; }, {"2 to 65536"});
    expectRefusedWith([](auto& d) { d.setup.plate.size.rows = 0; }, {"no pixels"});
    expectRefusedWith([](auto& d) { d.setup.plate.pitchX = Length(0); }, {"pitch"});
    expectRefusedWith([](auto& d) { d.setup.wavelengths = {Length(-1)}; }, {"wavelength"});
    expectRefusedWith([](auto& d) { d.setup.lens.focalLength = Length(0); }, {"focal length"});
    expectRefusedWith([](auto& d) { d.solver.key = "best"; }, {"\"best\"", "ora", "wgs"});
    expectRefusedWith([](auto& d) { d.solver.values["beta"] = -1.0; }, {"-1", "at least 0"});
    expectRefusedWith([](auto& d) { d.stop.iterations = -1; }, {"rounds"});
    expectRefusedWith([](auto& d) { d.start.kind = Start::Kind::Given; }, {"start pattern"});
}

TEST(SpotChecks, refuseBadBeams) {
    expectRefusedWith(
        [](auto& d) {
            d.setup.beam = {Beam::Kind::Gaussian, Length(0), {}};
        },
        {"waist"});
    expectRefusedWith(
        [](auto& d) {
            d.setup.beam = {
                Beam::Kind::Picture, {}, givenPixels("b", {10, 20}, std::vector<float>(200, 1))};
        },
        {"20 x 10", "112 x 96"});
    expectRefusedWith(
        [](auto& d) {
            d.setup.beam = {Beam::Kind::Picture,
                            {},
                            givenPixels("b", {96, 112}, std::vector<float>(96 * 112, 0))};
        },
        {"dark everywhere"});
}

TEST(SpotChecks, refuseMoreSpotsThanTheMemoryHolds) {
    SpotDesign design = good();
    design.spots.clear();
    for (int i = 0; i < 1'000'000; ++i)
        design.spots.push_back({(i % 1000) * 1e-6, (i / 1000) * 1e-6, 0, 1, {}});
    const Plan plan = planSpots(design, {.memory = 1 << 28});
    ASSERT_FALSE(plan.runnable());
    const std::string sentence = plan.advice.front().message.english();
    EXPECT_NE(sentence.find("1000000 spots"), sentence.npos) << sentence;
    EXPECT_NE(sentence.find("at most"), sentence.npos);
    EXPECT_TRUE(planSpots(design, {.memory = std::uint64_t{64} << 30}).runnable());
}

TEST(SpotChecks, countTheMemoryOfADeviceThatHasItsOwn) {
    const SpotDesign design = good();
    EXPECT_EQ(planSpots(design).deviceBytes, 0U);
    Abilities device = cpuAbilities();
    device.memory = 1e9;
    double ofSpots = 2e8;
    double ofTolerantSums = 1e8;
    device.spotWork = [&](const SpotsArgs& args) {
        return Work{.seconds = 2, .onDevice = args.tolerance > 0 ? ofTolerantSums : ofSpots};
    };
    const double plane = 96.0 * 112 * 8;
    const Plan small = planSpots(design, {.device = device});
    EXPECT_TRUE(small.runnable());
    EXPECT_DOUBLE_EQ(static_cast<double>(small.deviceBytes), 4 * plane + 2e8);
    EXPECT_NEAR(small.seconds, 21 * 2.0, 0.1);
    SpotDesign tolerant = design; // judged by sums that are prepared beside those of the rounds
    tolerant.tolerance = 2e-3;
    EXPECT_DOUBLE_EQ(static_cast<double>(planSpots(tolerant, {.device = device}).deviceBytes),
                     4 * plane + 3e8);
    ofTolerantSums = ofSpots; // of sums that are exact in the rounds already
    EXPECT_DOUBLE_EQ(static_cast<double>(planSpots(tolerant, {.device = device}).deviceBytes),
                     4 * plane + 2e8);
    ofSpots = 8e9; // in batches, which are added up on a plane of their own
    EXPECT_DOUBLE_EQ(static_cast<double>(planSpots(design, {.device = device}).deviceBytes),
                     5 * plane + 1e9 / 32);
    device.memory = 3 * plane;
    const Plan refused = planSpots(design, {.device = device});
    ASSERT_FALSE(refused.runnable());
    const std::string sentence = refused.advice.front().message.english();
    EXPECT_NE(sentence.find("fewer pixels"), sentence.npos) << sentence;
    EXPECT_EQ(sentence.find("padding"), sentence.npos) << "spots have none";
}

} // namespace
} // namespace fringe::test
