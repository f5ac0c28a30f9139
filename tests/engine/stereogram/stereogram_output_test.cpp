// SPDX-License-Identifier: GPL-3.0-or-later
// A project's stereogram is that of its design, for which nothing else is computed.
#include "engine/io/field_files.h"
#include "engine/outputs/run_outputs.h"
#include "engine/stereogram/stereogram.h"
#include "tests/support/samples.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>

namespace fringe {
namespace {

Design withDepthPicture() {
    Design design = designFor("rgbd");
    Raster depth{{9, 40}, 1, 255, {}};
    for (int i = 0; i < 360; ++i)
        depth.samples.push_back(static_cast<float>(i % 40) / 39);
    const auto shared = std::make_shared<const Raster>(std::move(depth));
    design.sources.front().kind.assets["color"] = {"colour", shared};
    design.sources.front().kind.assets["depth"] = {"depth", shared};
    design.setup.plate.size = {32, 48};
    design.stereogram.values = {{"tile_width", std::int64_t{23}}, {"max_offset", std::int64_t{7}}};
    design.outputs = {{"stereogram", {"stereogram"}, "seen.npy"}};
    return design;
}

TEST(StereogramOutput, IsTheDesigns) {
    const Design design = withDepthPicture();
    const test::ScratchFolder folder;
    JobControl control;
    const ComputeDevice device = ComputeDevice::open("cpu");
    const auto outcome = runDesign(plan(design, {.device = device.capabilities()}), {folder.path()},
                                   {device, control});
    ASSERT_TRUE(outcome.finished()) << (outcome.error ? outcome.error->what() : "");
    const auto found = std::get<LevelPattern>(readFieldOrLevels(folder / "seen.npy", {}));
    const StereogramStyle style = stereogramStyleOf(design.stereogram);
    const LevelPattern wanted =
        levelsOf(stereogramOf(framesOf(design, style)->frame(0, control), style, device, control));
    ASSERT_EQ(found.shape(), (Shape{9, 63}));
    ASSERT_EQ(found.planes.size(), 3U);
    for (std::size_t plane = 0; plane < 3; ++plane)
        EXPECT_EQ(test::samplesOf(found.planes[plane]),
                  test::samplesOf(inMemory(wanted.planes[plane])));
}

} // namespace
} // namespace fringe
