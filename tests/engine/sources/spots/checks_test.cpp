// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/spots/spot_checks.h"
#include "sample_designs.h"

#include <algorithm>
#include <cmath>

namespace fringe::test {
namespace {

Design good() {
    return scatteredSpots(SpotGeometry::Lens, 4);
}

/// Expects refusals of which one says all of `parts`.
void expectRefused(const Design& design, const std::vector<std::string>& parts) {
    const Plan made = plan(design);
    EXPECT_FALSE(made.runnable());
    const bool said = std::ranges::any_of(made.findings, [&](const Finding& finding) {
        const std::string sentence = finding.message.english();
        return std::ranges::all_of(
            parts, [&](const std::string& part) { return sentence.find(part) != sentence.npos; });
    });
    EXPECT_TRUE(said) << refusalOf(made).sentence;
}

template <class Change>
void expectRefusedWith(const Change& change, const std::vector<std::string>& parts) {
    Design design = good();
    change(design);
    expectRefused(design, parts);
}

template <class Change>
void expectListRefusedWith(const Change& change, const std::vector<std::string>& parts) {
    Design design = good();
    changeList(design, change);
    expectRefused(design, parts);
    EXPECT_EQ(refusalOf(design).path, "spots.list");
}

TEST(SpotChecks, takeAGoodDesign) {
    const Plan made = plan(good());
    EXPECT_TRUE(made.runnable());
    EXPECT_EQ(made.pairs, 2.0 * 21 * 4 * 96 * 112);
    EXPECT_GT(made.bytes, 96U * 112 * 8);
    EXPECT_EQ(made.method().key, "ora");
}

TEST(SpotChecks, refuseBadLists) {
    expectListRefusedWith([](SpotList& list) { list.clear(); }, {"no spots"});
    expectListRefusedWith([](SpotList& list) { list[2] = list[1]; }, {"2 and 3", "same place"});
    expectListRefusedWith([](SpotList& list) { list[1].intensity = -1; }, {"spot 2", "-1"});
    expectListRefusedWith([](SpotList& list) { list[1].intensity = NAN; }, {"spot 2", "nan"});
    expectListRefusedWith([](SpotList& list) { list[3].x = HUGE_VAL; }, {"Spot 4", "finite"});
    expectListRefusedWith(
        [](SpotList& list) {
            for (Spot& spot : list)
                spot.intensity = 0;
        },
        {"intensity 0"});
}

TEST(SpotChecks, refuseWhatThePixelsDoNotReach) {
    expectListRefusedWith([](SpotList& list) { list[0].x = 7e-3; }, {"Spot 1", "7 mm", "6.65 mm"});
    Design design = scatteredSpots(SpotGeometry::FreeExact, 2);
    changeList(design, [](SpotList& list) { list[1].y = -list[1].z; });
    expectRefused(design, {"Spot 2", "outside"});
    setGeometry(design, SpotGeometry::FreeFresnel);
    expectRefused(design, {"Spot 2", "outside"});
}

TEST(SpotChecks, reachTheHalfCycleAPixel) {
    Design design = good();
    EXPECT_NEAR(reachableField(litSpotsOf(design), 0).x, 532e-9 * 0.2 / 16e-6, 1e-12);
    setGeometry(design, SpotGeometry::FreeExact);
    const double x = reachableField(litSpotsOf(design), 0.1).x;
    EXPECT_NEAR(x / std::hypot(x, 0.1), 532e-9 / 16e-6, 1e-12);
}

TEST(SpotChecks, refuseSpotsInTheHologram) {
    Design design = scatteredSpots(SpotGeometry::FreeFresnel, 3);
    changeList(design, [](SpotList& list) { list[1] = {0, 0, 0, 1, {}}; });
    expectRefused(design, {"Spot 2", "z = 0"});
}

/// Numbers of the setup and of how the pattern is found: alike for all that is designed.
TEST(SpotChecks, nameTheParameterOfEachBadNumber) {
    const auto refusedWith = [](auto change) {
        Design design = good();
        change(design);
        return refusalOf(design).path;
    };
    EXPECT_EQ(refusedWith([](Design& d) { setLevels(d, 1); }), "encoding.levels");
    EXPECT_EQ(refusedWith([](Design& d) { setLevels(d, 65537); }), "encoding.levels");
    EXPECT_EQ(refusedWith([](Design& d) { d.setup.plate.size.rows = 0; }), "plate.rows");
    EXPECT_EQ(refusedWith([](Design& d) { d.setup.plate.pitchX = Length(0); }), "plate.pitch_x");
    EXPECT_EQ(refusedWith([](Design& d) { d.setup.wavelengths = {Length(-1)}; }),
              "illumination.wavelengths");
    EXPECT_EQ(refusedWith([](Design& d) {
                  d.setup.wavelengths = {638_nm, 532_nm, 450_nm};
              }),
              "illumination.wavelengths");
    EXPECT_EQ(refusedWith([](Design& d) { d.setup.lens.focalLength = Length(0); }),
              "lens.focal_length");
    EXPECT_EQ(refusedWith([](Design& d) { d.encoding.key = "amplitude"; }), "encoding.kind");
    EXPECT_EQ(refusedWith([](Design& d) { d.solver.values["beta"] = -1.0; }), "solver.beta");
    EXPECT_EQ(refusedWith([](Design& d) { d.stop.iterations = -1; }), "solver.iterations");
    EXPECT_EQ(refusedWith([](Design& d) { d.stop.error = NAN; }), "solver.until_error");
    EXPECT_EQ(refusedWith([](Design& d) { d.start.kind = Start::Kind::Given; }), "solver.start");
    expectRefusedWith([](Design& d) { d.solver.key = "best"; }, {"best"});
}

TEST(SpotChecks, refuseBadBeams) {
    const auto pictured = [](Design& design, Shape shape, float amplitude) {
        const auto pixels = static_cast<std::size_t>(shape.count());
        design.setup.beam.kind = Beam::Kind::Picture;
        design.setup.beam.picture = pictureAsset("b", shape, std::vector<float>(pixels, amplitude));
    };
    expectRefusedWith(
        [](Design& d) {
            d.setup.beam = {Beam::Kind::Gaussian, Length(0), {}};
        },
        {"0 mm"});
    expectRefusedWith([](Design& d) { d.setup.beam.kind = Beam::Kind::Picture; }, {"missing"});
    expectRefusedWith([&](Design& d) { pictured(d, {96, 112}, 0); }, {"dark everywhere"});
}

TEST(SpotChecks, refuseMoreSpotsThanTheMemoryHolds) {
    Design design = good();
    changeList(design, [](SpotList& list) {
        list.clear();
        for (int i = 0; i < 1'000'000; ++i)
            list.push_back({(i % 1000) * 1e-6, (i / 1000) * 1e-6, 0, 1, {}});
    });
    const std::string sentence = refusalOf(plan(design, {.memory = 1 << 28})).sentence;
    EXPECT_NE(sentence.find("1000000 spots"), sentence.npos) << sentence;
    EXPECT_NE(sentence.find("at most"), sentence.npos);
    EXPECT_TRUE(plan(design, {.memory = std::uint64_t{64} << 30}).runnable());
}

TEST(SpotChecks, countTheMemoryOfADeviceThatHasItsOwn) {
    const Design design = good();
    EXPECT_EQ(plan(design).deviceBytes, 0U);
    Capabilities device = cpuCapabilities();
    device.memory = 1e9;
    double ofSpots = 2e8;
    double ofTolerantSums = 1e8;
    device.spotWork = [&](const SpotsArgs& args) {
        return Work{.seconds = 2, .onDevice = args.tolerance > 0 ? ofTolerantSums : ofSpots};
    };
    const double plane = 96.0 * 112 * 8;
    const Plan small = plan(design, {.device = device});
    EXPECT_TRUE(small.runnable());
    EXPECT_DOUBLE_EQ(static_cast<double>(small.deviceBytes), 4 * plane + 2e8);
    EXPECT_NEAR(small.seconds, 21 * 2.0, 0.1);
    Design tolerant = design; // judged by sums that are prepared beside those of the iterations
    setTolerance(tolerant, 2e-3);
    EXPECT_DOUBLE_EQ(static_cast<double>(plan(tolerant, {.device = device}).deviceBytes),
                     4 * plane + 3e8);
    ofTolerantSums = ofSpots; // of sums that are exact in the iterations already
    EXPECT_DOUBLE_EQ(static_cast<double>(plan(tolerant, {.device = device}).deviceBytes),
                     4 * plane + 2e8);
    ofSpots = 8e9; // in batches, which are added up on a plane of their own
    EXPECT_DOUBLE_EQ(static_cast<double>(plan(design, {.device = device}).deviceBytes),
                     5 * plane + 1e9 / 32);
    device.memory = 3 * plane;
    const std::string sentence = refusalOf(plan(design, {.device = device})).sentence;
    EXPECT_NE(sentence.find("fewer pixels"), sentence.npos) << sentence;
}

} // namespace
} // namespace fringe::test
