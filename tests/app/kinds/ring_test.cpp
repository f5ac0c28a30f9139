// SPDX-License-Identifier: GPL-3.0-or-later
// A kind of source that only this folder knows goes the ways that those of the product go.
#include "app/cli/fringe_program.h"
#include "app/project/project_file.h"
#include "engine/io/asset_files.h"
#include "engine/io/field_files.h"
#include "engine/model/design_parameters.h"
#include "engine/run/run.h"
#include "engine/sources/points/points_source.h"
#include "tests/engine/light_on_tiles.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>

#include <cmath>

namespace fringe {
namespace {

using test::ScratchFolder;

/// One ring about the axis and two about centres; the second is hidden.
Design rings() {
    Design design = designFor("ring");
    const auto centres =
        std::make_shared<const SpotList>(SpotList{{1e-4, 0, 0, 1, {}}, {-1e-4, 0, 1e-3, 4, {}}});
    design.sources.front().name = "inner";
    design.sources.front().kind.values = {{"radius", 1e-4}};
    design.sources.push_back(
        {.name = "outer",
         .kind = {"ring", {{"count", std::int64_t{3}}}, {{"centres", Asset{"c.csv", centres}}}},
         .visible = false});
    design.setup.plate.size = {80, 96};
    design.outputs = {{"field", {"field"}, "field.npy"}};
    return design;
}

/// A design with the same places as the points of a cloud.
Design cloudOf(Design design) {
    for (Source& source : design.sources) {
        const auto points = sourceKindOf("ring").glyphs(source);
        source.kind = {"points"};
        store(source, CloudSource{.cloud = points});
    }
    return design;
}

Chain made(const Design& design) {
    const ComputeDevice device = ComputeDevice::open("cpu");
    const Plan plan = fringe::plan(design, {.device = device.capabilities()});
    JobControl control;
    auto outcome = compute(plan, {device, control});
    if (!outcome.finished())
        throw std::runtime_error(outcome.error ? outcome.error->what() : "cancelled");
    return *std::move(outcome.value);
}

TEST(Ring, StandsInTheParameterTable) {
    const Design design = withParameterText(rings(), "ring.2.radius", "1 mm");
    EXPECT_TRUE(checkTable(design).empty());
    EXPECT_EQ(design.sources[0], rings().sources[0]);
    EXPECT_EQ(std::get<double>(designParameter(design, "ring.2.radius").get(design)), 1e-3);
    EXPECT_EQ(std::get<double>(designParameter(design, "ring.radius").get(design)), 1e-4);
    EXPECT_THROW(withParameterText(design, "ring.count", "0"), Error);
    EXPECT_THROW(withParameterText(design, "ring.3.count", "1"), Error);
}

TEST(Ring, IsKeptInAProjectFile) {
    const ScratchFolder folder;
    saveProject(folder / "p.fringe", rings());
    const OpenedProject opened = openProject(folder / "p.fringe");
    EXPECT_TRUE(opened.notes.empty());
    EXPECT_TRUE(opened.design == rings());
}

TEST(Ring, IsCheckedByItsRows) {
    Design design = rings();
    design.sources[0].kind.values["count"] = std::int64_t{0};
    const Plan refused = plan(design);
    EXPECT_FALSE(refused.runnable());
    EXPECT_EQ(refused.findings.front().parameter, "ring.count");
}

TEST(Ring, SendsTheLightOfItsPlaces) {
    for (const bool second : {false, true}) {
        Design design = rings();
        design.sources[1].visible = second;
        EXPECT_EQ(plan(design).methods.size(), second ? 2U : 1U);
        EXPECT_EQ(made(design).field()->planes, made(cloudOf(design)).field()->planes);
    }
}

TEST(Ring, SendsItsLightToTilesOfThePlate) {
    const ComputeDevice cpu = ComputeDevice::open("cpu");
    Design design = rings();
    design.setup.plate.size = {81, 97};
    const Field whole = made(design).field()->planes.front();
    const Field tiled = test::lightOnTiles(design, 0, cpu);
    double wrong = 0, all = 0;
    for (std::size_t i = 0; i < whole.size(); ++i) {
        wrong += std::norm(tiled.samples()[i] - whole.samples()[i]);
        all += std::norm(whole.samples()[i]);
    }
    EXPECT_LE(std::sqrt(wrong / all), 2e-4);
}

TEST(Ring, IsWhatASolverBringsLightTo) {
    Design design = rings();
    design.solver.key = "wgs";
    design.start.kind = Start::Kind::Superposition;
    design.stop.iterations = 4;
    const Chain result = made(design);
    ASSERT_TRUE(result.solved());
    EXPECT_EQ(result.solved()->state.iteration, 4);
    EXPECT_GT(result.solved()->state.best.figures.uniformity, 0.9);
    EXPECT_EQ(result.field()->planes, made(cloudOf(design)).field()->planes);
}

TEST(Ring, RunsWithItsProject) {
    const ScratchFolder folder;
    const std::string project = (folder / "p.fringe").string();
    saveProject(project, rings());
    const std::array words{
        "fringe", "run",          project.c_str(), "--set", "ring.radius=0.15 mm",
        "--set",  "ring.count=4", "--device",      "cpu",   "--quiet"};
    ASSERT_EQ(runFringe(static_cast<int>(words.size()), words.data()), 0);
    Design expected = withParameterText(rings(), "ring.radius", "0.15 mm");
    expected = withParameterText(std::move(expected), "ring.count", "4");
    EXPECT_EQ(std::get<Hologram>(readFieldOrLevels(folder / "field.npy", {})).planes,
              made(expected).field()->planes);
}

/// What the program says on its error stream, with its exit status before.
std::string fringe(const std::vector<std::string>& words) {
    std::vector<const char*> arguments{"fringe"};
    for (const std::string& word : words)
        arguments.push_back(word.c_str());
    testing::internal::CaptureStderr();
    const int status = runFringe(static_cast<int>(arguments.size()), arguments.data());
    return std::to_string(status) + ' ' + testing::internal::GetCapturedStderr();
}

TEST(Ring, IsACommandWithItsRowsAsOptions) {
    const ScratchFolder folder;
    const std::string centres = (folder / "centres.csv").string();
    const std::string field = (folder / "field.npy").string();
    test::writeFile(centres, "x[mm],y[mm],z[mm],amplitude\n0.1,0,0,1\n-0.1,0,1,1\n");
    const std::vector<std::string> words{"ring",     centres,      "--radius", "0.15mm", "--count",
                                         "4",        "--distance", "60mm",     "--size", "96x80",
                                         "--method", "exact",      "--device", "cpu",    "--quiet",
                                         "-o",       field};
    EXPECT_EQ(fringe(words), "0 ");
    Design expected = designFor("ring");
    expected.setup.plate.size = {80, 96};
    expected.sources.front().method = {"exact"};
    expected.sources.front().kind = {
        "ring",
        {{"radius", 0.15e-3}, {"count", std::int64_t{4}}, {"distance", 60e-3}},
        {{"centres", Asset{"centres", readAsset(AssetType::SpotList, centres, {})}}}};
    EXPECT_EQ(std::get<Hologram>(readFieldOrLevels(field, {})).planes,
              made(expected).field()->planes);

    std::vector<std::string> wrong = words;
    wrong[5] = "0";
    const std::string refusal = fringe(wrong);
    EXPECT_TRUE(refusal.starts_with("2 ")) << refusal;
    EXPECT_NE(refusal.find("--count"), std::string::npos) << refusal;
}

} // namespace
} // namespace fringe
