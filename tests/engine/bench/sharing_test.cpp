// SPDX-License-Identifier: GPL-3.0-or-later
// The loop from a drawn scene to a texture, on each device; of OpenCL with the layer that shares
// textures, too.
#include "engine/model/error.h"
#include "tests/engine/bench/measured_rows.h"
#include "tests/support/test_device.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <optional>

namespace fringe::test {
namespace {

TEST(SharingBenchmark, showsTheRightPictureEachWay) {
    std::optional<ComputeDevice> device;
    try {
        device.emplace(ComputeDevice::open(testDevice()));
    } catch (const Error& absence) {
        GTEST_SKIP() << absence.message().english();
    }
    JobControl control;
    std::vector<BenchRow> rows;
    const BenchChoice choice = choiceOf("sharing", {{"size", "64x45"}});
    measureBenchmarks(
        {choice, *device, {}, control, [&](BenchRow row) { rows.push_back(std::move(row)); }});
    ASSERT_EQ(rows.size(), testDevice() == "cpu" ? 1U : 2U);
    if (rows[0].runs == 0)
        GTEST_SKIP() << rows[0].remark.english();
    const bool mustShare = std::getenv("OPENCL_LAYERS") != nullptr;
    EXPECT_NE(rows[0].remark.english().find("copied"), std::string::npos);
    for (const BenchRow& row : rows) {
        const bool isShared = &row != &rows[0];
        if (isShared && !mustShare && row.runs == 0) {
            EXPECT_NE(row.remark.english().find("OpenGL"), std::string::npos);
            continue;
        }
        EXPECT_GT(row.runs, 0) << row.remark.english();
        EXPECT_GT(row.error, 0);
        EXPECT_LT(row.error, 4e-3) << row.subject; // half a level is 2e-3
        EXPECT_EQ(row.remark.english().find("shared by") != std::string::npos, isShared);
    }
}

} // namespace
} // namespace fringe::test
