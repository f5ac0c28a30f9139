// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/encodings/encoding.h"
#include "tests/engine/bench/measured_rows.h"

#include <gtest/gtest.h>

namespace fringe::test {
namespace {

TEST(EncodeBenchmark, comparesEncodingsWithPhasesAndTransforms) {
    const std::vector<BenchRow> rows = measured(choiceOf("encode", {{"size", "64x48"}}));
    EXPECT_GT(rows.size(), allEncodings().size());
    std::size_t fits = 0;
    for (const BenchRow& row : rows) {
        EXPECT_GT(row.seconds, 0) << row.subject;
        fits += row.remark.english().find("of 40 transforms") != std::string::npos ? 1 : 0;
    }
    EXPECT_EQ(rows.front().subject, "40 transforms without padding, 64x48");
    EXPECT_GE(fits, 3U);
}

} // namespace
} // namespace fringe::test
