// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/examples/examples.h"
#include "engine/io/field_files.h"
#include "engine/outputs/run_outputs.h"
#include "plain_relief.h"
#include "tests/support/samples.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>

#include <cstring>
#include <numbers>
#include <vector>

namespace fringe {
namespace {

using test::contentsOf;
using test::ScratchFolder;

/// A design whose device shows the real part of the field.
Design shownByAmplitude() {
    Design design = exampleDesign("die");
    design.setup.plate.size = {72, 96};
    design.sources.at(0).method.key = "exact";
    design.encoding.key = "amplitude";
    design.outputs = {{"field", {"field"}, "field.npy"},
                      {"pattern", {"encoded"}, "pattern.npy"},
                      {"picture", {"reconstruction"}, "picture.npy"}};
    return design;
}

Outcome<std::vector<WrittenFile>> outcomeOf(const Design& design, const OutputTarget& target) {
    const ComputeDevice device = ComputeDevice::open("cpu");
    JobControl control;
    PlanLimits limits = limitsFor(design, target.names, {});
    limits.device = device.capabilities();
    return runDesign(plan(design, limits), target, {device, control});
}

/// The bytes of the last of the outputs that are made together.
std::string made(const Design& design, const std::vector<std::string>& names) {
    const ScratchFolder folder;
    const auto outcome = outcomeOf(design, {folder.path(), names});
    if (!outcome.finished())
        throw std::runtime_error(outcome.error ? outcome.error->what() : "cancelled");
    return contentsOf(folder / (names.back() + ".npy"));
}

/// What is made of the whole field, which a phase needs.
std::string madeOfPhase(const std::vector<std::string>& names) {
    Design design = shownByAmplitude();
    design.reconstruction.fromEncoded = false;
    design.encoding.key = "phase";
    return made(design, names);
}

TEST(RunOutputs, ArePlannedWithTheLevelsThatTheyNeed) {
    const Design design = shownByAmplitude();
    EXPECT_FALSE(limitsFor(design, {"field"}, {}).encoding);
    EXPECT_TRUE(limitsFor(design, {"pattern"}, {}).encoding);
    EXPECT_TRUE(limitsFor(design, {"field", "picture"}, {}).encoding);
    EXPECT_TRUE(limitsFor(design, {}, {}).encoding);
}

TEST(RunOutputs, WriteTheWholeFieldWhateverTheDeviceShows) {
    EXPECT_EQ(made(shownByAmplitude(), {"field"}), madeOfPhase({"field"}));
    EXPECT_EQ(made(shownByAmplitude(), {"pattern", "field"}), madeOfPhase({"field"}));
}

/// A project's masks are of the levels that its encoding makes, for its device.
TEST(RunOutputs, WriteMasksAndTheirSheet) {
    const ScratchFolder folder;
    Design design = shownByAmplitude();
    design.encoding = {"phase", {{"levels", std::int64_t{8}}}};
    design.device = {"mask", {{"index", 1.5}}};
    design.outputs = {{"pattern", {"encoded"}, "pattern.npy"}, {"mask", {"mask"}, "mask.csv"}};
    const auto outcome = outcomeOf(design, {folder.path()});
    ASSERT_TRUE(outcome.finished());
    const auto levels = test::samplesOf(
        std::get<LevelPattern>(readFieldOrLevels(folder / "pattern.npy", {})).planes.front());
    const auto depths = test::plainTable(contentsOf(folder / "mask.csv"));
    const test::PlainLight light{true, design.setup.wavelength().si(), 1.5};
    for (std::size_t i = 0; i < levels.size(); ++i)
        ASSERT_LT(
            test::apart(light.cyclesOfDepth(1e-9 * depths.at(i / 96).at(i % 96)), levels[i] / 8.0),
            1e-4);
    EXPECT_NE(contentsOf(folder / "mask.csv.sheet.json").find("of_pattern"), std::string::npos);
    EXPECT_FALSE(contentsOf(folder / "mask.csv.sheet.pdf").empty());
    design.device = {"panel"};
    const auto other = outcomeOf(design, {folder.path(), {"mask"}, true});
    ASSERT_TRUE(other.error.has_value());
    EXPECT_NE(std::string(other.error->what()).find("no mask"), std::string::npos);
}

TEST(RunOutputs, ReconstructFromTheWholeFieldUnlessFromWhatTheDeviceShows) {
    Design design = shownByAmplitude();
    design.reconstruction.fromEncoded = false;
    const std::string ofField = made(design, {"pattern", "picture"});
    EXPECT_EQ(ofField, madeOfPhase({"picture"}));
    design.reconstruction.fromEncoded = true;
    EXPECT_NE(made(design, {"picture"}), ofField);
}

TEST(RunOutputs, ComputeTheSameLevelsOfTheRealPartAsOfTheWholeField) {
    const ScratchFolder folder;
    const Design design = shownByAmplitude();
    const auto levels = [&](const char* name, const std::vector<std::string>& names) {
        test::writeFile(folder / name, made(design, names));
        return test::samplesOf(
            std::get<LevelPattern>(readFieldOrLevels(folder / name, {})).planes.front());
    };
    const auto alone = levels("alone.npy", {"pattern"});
    const auto beside = levels("beside.npy", {"field", "pattern"});
    ASSERT_EQ(alone.size(), beside.size());
    int moved = 0;
    for (std::size_t i = 0; i < alone.size(); ++i) {
        EXPECT_LE(std::abs(alone[i] - beside[i]), 1);
        moved += alone[i] != beside[i];
    }
    EXPECT_LT(moved, 70); // one in a hundred, on the edge of a level
}

/// In radians, unless turns are asked for.
TEST(RunOutputs, WriteThePhaseOfTheField) {
    Design design = shownByAmplitude();
    design.outputs = {{"field", {"field"}, "field.npy"},
                      {"phase", {"phase", {{"unit", std::string("turns")}}}, "phase.npy"},
                      {"radians", {"phase"}, "radians.npy"}};
    const std::string field = made(design, {"field"}), phase = made(design, {"phase"});
    const std::string radians = made(design, {"radians"});
    const auto samples = static_cast<std::size_t>(design.setup.plate.size.count());
    const auto numbers = [](const std::string& file, std::size_t count) {
        std::vector<float> values(count);
        std::memcpy(values.data(), file.data() + file.size() - count * sizeof(float),
                    count * sizeof(float));
        return values;
    };
    const std::vector<float> waves = numbers(field, 2 * samples), turns = numbers(phase, samples);
    const std::vector<float> angles = numbers(radians, samples);
    for (std::size_t i = 0; i < samples; ++i) {
        const Complex wave(waves[2 * i], waves[2 * i + 1]);
        const Complex direction = std::polar(1.0F, 2 * std::numbers::pi_v<float> * turns[i]);
        EXPECT_LE(std::abs(wave - std::abs(wave) * direction), 1e-4F * std::abs(wave) + 1e-12F);
        EXPECT_TRUE(turns[i] >= 0 && turns[i] < 1);
        EXPECT_NEAR(angles[i], 6.2831853F * turns[i], 1e-6F);
    }
    const ScratchFolder folder;
    ASSERT_TRUE(outcomeOf(design, {folder.path(), {"phase", "radians"}}).finished());
    const auto says = [&](const char* name, const char* words) {
        return contentsOf(folder / name).find(words) != std::string::npos;
    };
    EXPECT_TRUE(says("phase.npy.json", "\"unit\": \"turns\""));
    EXPECT_TRUE(says("radians.npy.json", "\"unit\": \"rad\""));
}

std::string refusalOf(const Design& design, const std::filesystem::path& folder) {
    const auto outcome = outcomeOf(design, {folder, {}, true});
    return outcome.error ? outcome.error->what() : "";
}

TEST(RunOutputs, FollowNoLinkOutOfTheirFolder) {
    const ScratchFolder folder, elsewhere;
    elsewhere.file("field.npy", "precious");
    std::filesystem::create_symlink(elsewhere.path(), folder / "sub");
    Design design = shownByAmplitude();
    design.outputs = {{"field", {"field"}, "sub/field.npy"}};
    const std::string refusal = refusalOf(design, folder.path());
    EXPECT_NE(refusal.find("sub/field.npy"), std::string::npos) << refusal;
    EXPECT_NE(refusal.find("link"), std::string::npos) << refusal;
    EXPECT_EQ(contentsOf(elsewhere / "field.npy"), "precious");
    EXPECT_EQ(elsewhere.entries(), 1U);
}

TEST(RunOutputs, FollowLinksWithinTheirFolder) {
    const ScratchFolder folder;
    std::filesystem::create_directory(folder / "real");
    std::filesystem::create_symlink(folder / "real", folder / "sub");
    Design design = shownByAmplitude();
    design.outputs = {{"field", {"field"}, "sub/field.npy"}};
    EXPECT_EQ(refusalOf(design, folder.path()), "");
    EXPECT_TRUE(std::filesystem::exists(folder / "real" / "field.npy"));
}

} // namespace
} // namespace fringe
