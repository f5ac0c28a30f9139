// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/field_files.h"
#include "engine/model/examples.h"
#include "engine/outputs/run_outputs.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>

namespace fringe {
namespace {

using test::contentsOf;
using test::ScratchFolder;

/// Its device shows the real part of the field.
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

/// The bytes of the last of the outputs that are made together.
std::string made(const Design& design, const std::vector<std::string>& names) {
    const ScratchFolder folder;
    JobControl control;
    const auto outcome =
        runDesign(design, folder.path(), names, false, ComputeDevice::open("cpu"), control);
    if (!outcome.finished())
        throw std::runtime_error(outcome.error ? outcome.error->what() : "cancelled");
    return contentsOf(folder / (names.back() + ".npy"));
}

/// What is made of the whole field, which a phase needs.
std::string madeOfPhase(const std::vector<std::string>& names) {
    Design design = shownByAmplitude();
    design.encoding.key = "phase";
    return made(design, names);
}

TEST(RunOutputs, WriteTheWholeFieldWhateverTheDeviceShows) {
    EXPECT_EQ(made(shownByAmplitude(), {"field"}), madeOfPhase({"field"}));
    EXPECT_EQ(made(shownByAmplitude(), {"pattern", "field"}), madeOfPhase({"field"}));
}

TEST(RunOutputs, ReconstructFromTheWholeFieldUnlessFromWhatTheDeviceShows) {
    Design design = shownByAmplitude();
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
        return std::get<LevelPattern>(readFieldOrLevels(folder / name, {})).planes.front();
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

} // namespace
} // namespace fringe
