// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/plan.h"

#include "engine/examples/examples.h"
#include "engine/job/job_control.h"
#include "engine/model/design_parameters.h"
#include "engine/model/error.h"
#include "engine/sources/points/points_source.h"
#include "kernels/ops.h"
#include "tests/engine/points_design.h"
#include "tests/support/two_threads.h"

#include <gtest/gtest.h>

#include <limits>

namespace fringe {
namespace {

std::optional<Finding> about(const Plan& plan, const std::string& parameter, Severity severity) {
    for (const Finding& item : plan.findings)
        if (item.parameter == parameter && item.severity == severity)
            return item;
    return std::nullopt;
}

Design onePoint(Point point) {
    Design design = test::pointsDesign({point});
    design.setup.plate.size = {48, 64};
    design.reconstruction.distance = 1_mm;
    return design;
}

TEST(Plan, ExamplesRunWithoutWarnings) {
    for (const ExampleInfo& info : examples()) {
        PlanLimits limits;
        if (info.key == "mask") // memory need not hold it
            limits.scratch = std::filesystem::temp_directory_path();
        const Plan made = plan(exampleDesign(info.key), limits);
        EXPECT_TRUE(made.runnable()) << info.key;
        for (const Finding& item : made.findings)
            EXPECT_NE(item.severity, Severity::Warning)
                << info.key << ": " << item.message.english();
    }
}

TEST(Plan, ALimitIsToldInDigitsThatMeanSomething) {
    Design design = onePoint({0, 0, 0.1});
    design.setup.plate.pitchX = design.setup.plate.pitchY = 0.4_um;
    design.reconstruction.distance = 1_mm;
    design.propagation.values["band_limit"] = "hard";
    const Plan made = plan(design, {.reconstructing = true});
    const auto note = about(made, "reconstruction.distance", Severity::Note);
    ASSERT_TRUE(note);
    EXPECT_EQ(note->message.english().find("Beyond 0 "), std::string::npos)
        << note->message.english();
}

TEST(Plan, AHologramFromAFileHasALens) {
    Design design = exampleDesign("levels");
    EXPECT_FALSE(lensOf(design));
    design.setup.lens = {true, 300_mm};
    design.reconstruction.distance = 0_mm;
    EXPECT_EQ(lensOf(design), std::optional(300_mm));
    for (const Finding& item : plan(design, {.reconstructing = true}).findings)
        EXPECT_NE(item.parameter, "lens.on");
    design = exampleDesign("die");
    design.setup.lens.on = true;
    EXPECT_FALSE(lensOf(design)); // which is said
    const Findings findings = plan(design).findings;
    EXPECT_TRUE(std::ranges::count(findings, "lens.on", &Finding::parameter) == 1);
}

TEST(Plan, CountsPairsAndMemory) {
    Design design = onePoint({0, 0, 0.1});
    design.setup.wavelengths = {638_nm, 532_nm, 450_nm};
    const Plan made = plan(design);
    EXPECT_EQ(made.planes, 3);
    EXPECT_DOUBLE_EQ(made.pairs, 3.0 * 48 * 64);
    EXPECT_GT(made.seconds, 0);
    EXPECT_DOUBLE_EQ(plan(design, {.pace = 3}).seconds, 3 * made.seconds);
    EXPECT_GE(made.bytes, 48U * 64 * 8 * (3 + 4 + 1));
}

/// Twenty iterations of these took ten times as long with any phase as with levels.
TEST(Plan, AnyPhaseTakesItsTime) {
    Design design = exampleDesign("spots");
    const double inLevels = plan(design).seconds;
    design = withParameter(std::move(design), "encoding.any_phase", true);
    EXPECT_GT(plan(design).seconds, 2 * inLevels);
    Capabilities gpu;
    gpu.isGpu = true;
    EXPECT_EQ(plan(design, {.device = gpu}).seconds,
              plan(exampleDesign("spots"), {.device = gpu}).seconds);
}

TEST(Plan, CanBeCancelled) {
    const Design design = onePoint({0, 0, 0.1});
    JobControl control;
    EXPECT_NO_THROW(plan(design, {.control = &control}));
    control.cancel();
    EXPECT_THROW(plan(design, {.control = &control}), Cancelled);
}

TEST(Plan, ListsAllProblemsAtOnce) {
    Design design = onePoint({0, 0, 0.1});
    design.setup.plate.pitchX = Length(0);
    design.setup.plate.size.rows = 0;
    design.setup.wavelengths = {Length(-1e-9)};
    design.encoding.values["levels"] = 1;
    const Plan made = plan(design);
    EXPECT_FALSE(made.runnable());
    for (const char* path :
         {"plate.pitch_x", "plate.rows", "illumination.wavelengths", "encoding.levels"})
        EXPECT_TRUE(about(made, path, Severity::Refusal)) << path;
    EXPECT_THROW(requireRunnable(made), Error);
}

TEST(Plan, RefusesWhatDoesNotFitIntoMemory) {
    const test::TwoThreads limit;
    Design design = onePoint({0, 0, 0.1});
    design.setup.plate.size = {1000000, 1000000};
    const auto refusal = about(plan(design), "plate.columns", Severity::Refusal);
    ASSERT_TRUE(refusal);
    EXPECT_NE(refusal->message.english().find("1000000 x 1000000"), std::string::npos)
        << refusal->message.english();
    EXPECT_TRUE(plan(onePoint({0, 0, 0.1}), {.memory = std::uint64_t{1} << 20}).runnable());
    EXPECT_FALSE(plan(onePoint({0, 0, 0.1}), {.memory = std::uint64_t{1} << 12}).runnable());
}

TEST(Plan, SaysWhetherMemoryIsFreeOrAllowed) {
    Design design = onePoint({0, 0, 0.1});
    design.setup.plate.size = {1000000, 1000000};
    const auto sentence = [&](std::uint64_t budget) {
        return about(plan(design, {budget, 0}), "plate.columns", Severity::Refusal)
            .value()
            .message.english();
    };
    EXPECT_NE(sentence(0).find("are free"), std::string::npos);
    EXPECT_NE(sentence(std::uint64_t{1} << 30).find("1.0 GiB are allowed"), std::string::npos);
}

TEST(Plan, SaysWhatTakesTheMemory) {
    const test::TwoThreads limit;
    const auto sentence = [](const Design& design, const PlanLimits& limits) {
        return about(plan(design, limits), "plate.columns", Severity::Refusal)
            .value()
            .message.english();
    };
    Design design = onePoint({0, 0, 0.1});
    design.propagation.values["padding"] = 2;
    const std::string computing = sentence(design, {.memory = 1000, .reconstructing = false});
    EXPECT_NE(computing.find("choose fewer pixels."), std::string::npos) << computing;
    design.setup.wavelengths = {638_nm, 532_nm, 450_nm};
    const std::string colours = sentence(design, {.memory = 1000, .reconstructing = false});
    EXPECT_NE(colours.find("fewer wavelengths."), std::string::npos) << colours;
    const std::string refocusing = sentence(design, {.memory = 1000, .refocusing = true});
    EXPECT_NE(refocusing.find("less zero padding."), std::string::npos) << refocusing;
    test::setCloud(design, {std::vector<Point>(2'000'000, {0, 0, 0.1}), {}});
    const std::string cloud = sentence(design, {.memory = 1000, .reconstructing = false});
    EXPECT_NE(cloud.find("fewer points: the 2000000 given take 61.0 MiB"), std::string::npos)
        << cloud;
}

TEST(Plan, CountsASpectrumPerWavelengthForRefocusing) {
    const test::TwoThreads limit;
    Design design = onePoint({0, 0, 0.1});
    design.setup.wavelengths = {638_nm, 532_nm, 450_nm};
    design.propagation.values["padding"] = 2;
    const Plan made = plan(design, {.refocusing = true});
    EXPECT_GE(made.bytes, 48U * 64 * 8 * (3 + 3 * 4 + 4));
    EXPECT_LT(plan(design).bytes, made.bytes);
}

TEST(Plan, NamesTheMemoryOfADeviceThatHasItsOwn) {
    Design design = onePoint({0, 0, 0.1});
    design.propagation.values["padding"] = 2;
    EXPECT_EQ(plan(design).deviceBytes, 0U);
    Capabilities device{"opencl:0", true, 8, {}};
    device.forms.fill(true);
    device.memory = 1e9;
    device.work = [](const PointSourcesArgs&, std::size_t) {
        return Work{.bytes = 0, .seconds = 0, .onDevice = 5e8};
    };
    constexpr double field = 48 * 64 * 8;
    constexpr double withLevels = 1.25 * field + (1 << 20);
    EXPECT_DOUBLE_EQ(static_cast<double>(plan(design, {.device = device}).deviceBytes),
                     withLevels + 5e8);
    device.work = {};
    EXPECT_DOUBLE_EQ(static_cast<double>(plan(design, {.device = device}).deviceBytes),
                     withLevels + 5 * field);
    EXPECT_DOUBLE_EQ(
        static_cast<double>(plan(design, {.device = device, .reconstructing = false}).deviceBytes),
        withLevels);
    device.memory = withLevels + 4 * field;
    const auto refusal =
        about(plan(design, {.device = device}), "plate.columns", Severity::Refusal);
    ASSERT_TRUE(refusal);
    EXPECT_NE(refusal->message.english().find("opencl:0"), std::string::npos);
}

TEST(Plan, CountsTheFieldOfAGpuOnceInTheMemoryOfTheHost) {
    Design design = onePoint({0, 0, 0.1});
    Capabilities device{"cuda:0", true, 8, {}};
    device.forms.fill(true);
    device.memory = 1e9;
    device.work = [](const PointSourcesArgs&, std::size_t) { return Work{.bytes = 1000}; };
    const auto bytes = [&] {
        return plan(design, {.device = device, .reconstructing = false}).bytes;
    };
    EXPECT_EQ(bytes(), sizeof(Point) + 48 * 64 * 8 + 1000) << "the cloud as it was read";
    test::changeCloud(design, [](CloudSource& cloud) { cloud.randomPhase = true; });
    EXPECT_EQ(bytes(), 2 * sizeof(Point) + 48 * 64 * 8 + 1000) << "and a call's points";
}

TEST(Plan, RefusesPointsNearerThanAWavelength) {
    const Plan made = plan(onePoint({0, 0, -5e-7}));
    const auto refusal = about(made, "points.centre_z", Severity::Refusal);
    ASSERT_TRUE(refusal);
    EXPECT_NE(refusal->message.english().find("point 1"), std::string::npos);
}

TEST(Plan, WarnsOfPointsOutsideTheFieldOfView) {
    EXPECT_FALSE(about(plan(onePoint({3e-3, 0, 0.1})), "points.centre_z", Severity::Warning));
    EXPECT_TRUE(about(plan(onePoint({4e-3, 0, 0.1})), "points.centre_z", Severity::Warning));
}

TEST(Plan, AdvisesOnDistanceCarrierAndPitch) {
    Design design = onePoint({0, 0, -1});
    design.reconstruction.distance = Length(-1.0);
    EXPECT_FALSE(about(plan(design), "reconstruction.distance", Severity::Note));
    design.propagation.values["band_limit"] = "hard";
    EXPECT_TRUE(about(plan(design), "reconstruction.distance", Severity::Note));
    design.propagation.values["band_limit"] = "none";
    EXPECT_FALSE(about(plan(design), "reconstruction.distance", Severity::Note));
    design.encoding = {"off-axis",
                       {{"carrier", std::string("angle")}, {"angle_x", (3.0_deg).si()}}};
    EXPECT_TRUE(about(plan(design), "encoding.angle_x", Severity::Warning));
    design.setup.plate.pitchX = 200_nm;
    EXPECT_TRUE(about(plan(design), "plate.pitch_x", Severity::Warning));
}

TEST(Plan, RefusesADesignThatShowsNothing) {
    EXPECT_FALSE(plan(Design{}).runnable());
    for (const char* kind : {"points", "spots", "image"}) {
        Design design = designFor(kind);
        EXPECT_FALSE(plan(design).runnable()) << kind << " without data";
        design.sources.front().visible = false;
        EXPECT_FALSE(plan(design).runnable()) << kind << " that is hidden";
    }
}

TEST(Plan, NamesTheSourceThatItAdvisesOn) {
    Design design = onePoint({0, 0, 0.1});
    design.sources.push_back(onePoint({4.003e-3, 0, 0.1}).sources.front());
    EXPECT_FALSE(about(plan(design), "points.centre_z", Severity::Warning));
    EXPECT_TRUE(about(plan(design), "points.2.centre_z", Severity::Warning));
    design.sources.back().method.key = "nlut";
    EXPECT_TRUE(about(plan(design), "method.2.name", Severity::Refusal));
    design.sources.back().visible = false;
    EXPECT_EQ(plan(design).findings.size(), plan(onePoint({0, 0, 0.1})).findings.size());
}

/// A design with one fault or more, by what is wrong with it.
std::vector<std::pair<const char*, Design>> designsWithFaults() {
    std::vector<std::pair<const char*, Design>> all;
    const auto add = [&](const char* path, auto change) {
        Design design = onePoint({0, 0, 0.1});
        change(design);
        all.emplace_back(path, std::move(design));
    };
    add("lens.on", [](Design& d) { d.setup.lens.on = true; });
    add("encoding.angle_y", [](Design& d) {
        d.encoding = {"off-axis",
                      {{"carrier", std::string("angle")}, {"angle_y", (-9.0_deg).si()}}};
    });
    add("reconstruction.distance", [](Design& d) {
        d.reconstruction.distance = 20_mm;
        d.propagation.values["band_limit"] = "hard";
    });
    add("points.centre_z", [](Design& d) { test::setCloud(d, {{{-1, 0, 0.1}, {1, 0, 0.1}}, {}}); });
    add("points.centre_z", [](Design& d) {
        test::setCloud(d, {{{-1e-3, 0, 0}, {1e-3, 0, 0}}, {}});
    });
    add("points.centre_z", [](Design& d) { // 30 mm wide, 40 mm away
        test::setCloud(d, {{{-15e-3, 0, 35e-3}, {15e-3, 0, 45e-3}}, {}});
    });
    const auto spots = [&](const char* path, auto change) {
        Design design = exampleDesign("spots");
        change(design);
        all.emplace_back(path, std::move(design));
    };
    spots("encoding.kind", [](Design& d) { d.encoding = {"amplitude"}; });
    return all;
}

TEST(Plan, OffersFixesThatMend) {
    const auto faultAt = [](const Plan& made, const std::string& path) {
        for (const Finding& item : made.findings)
            if (item.parameter == path && !item.fixes.empty())
                return std::optional(item);
        return std::optional<Finding>();
    };
    for (const auto& [path, design] : designsWithFaults()) {
        const auto fault = faultAt(plan(design), path);
        ASSERT_TRUE(fault) << path;
        for (const Fix& fix : fault->fixes) {
            const Plan mended = plan(withSettings(design, fix.settings));
            EXPECT_FALSE(faultAt(mended, path)) << path << ": " << fault->message.english();
            EXPECT_TRUE(mended.runnable()) << path;
        }
    }
}

/// Each by what it costs least: an object of 30 mm keeps most of its size.
TEST(Plan, NamesBothWaysIntoView) {
    Design design = onePoint({0, 0, 0.1});
    test::setCloud(design, {{{-15e-3, -1e-3, 35e-3}, {15e-3, 1e-3, 45e-3}}, {}});
    const auto outside = about(plan(design), "points.centre_z", Severity::Warning);
    ASSERT_TRUE(outside);
    ASSERT_EQ(outside->fixes.size(), 2U);
    const auto& [scale, move] = std::pair(outside->fixes[0], outside->fixes[1]);
    EXPECT_TRUE(scale.name.english().starts_with("Scale to ")) << scale.name.english();
    EXPECT_TRUE(move.name.english().starts_with("Move to ")) << move.name.english();
    const auto placementAfter = [&](const Fix& fix) {
        return *asCloud(withSettings(design, fix.settings).sources.front()).placement;
    };
    const double halfPlate =
        static_cast<double>(design.setup.plate.size.cols) * design.setup.plate.pitchX.si() / 2;
    const double slope =
        std::tan(std::asin(design.setup.wavelength().si() / (2 * design.setup.plate.pitchX.si())));
    const Placement scaled = placementAfter(scale), moved = placementAfter(move);
    const double most = (halfPlate + slope * 0.04) / (15e-3 + slope * 5e-3);
    EXPECT_LT(scaled.scale, most);
    EXPECT_GT(scaled.scale, 0.9 * most) << "no smaller than it has to be";
    EXPECT_EQ(scaled.centre, (Place{0, 0, 0.04}));
    const double least = 5e-3 + (15e-3 - halfPlate) / slope;
    EXPECT_GT(moved.centre[2], least);
    EXPECT_LT(moved.centre[2], 1.02 * least);
    EXPECT_EQ(moved.scale, 1);
}

TEST(Plan, AddsUpWhatItsSourcesTake) {
    const Design one = onePoint({0, 0, 0.1});
    Design both = one;
    both.sources.push_back(onePoint({1e-4, 0, 0.1}).sources.front());
    const Plan made = plan(both);
    EXPECT_DOUBLE_EQ(made.pairs, 2 * plan(one).pairs);
    EXPECT_GT(made.bytes, plan(one).bytes);
    EXPECT_EQ(made.methods.size(), 2U);
}

} // namespace
} // namespace fringe
