// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/bench/measured_rows.h"

#include <gtest/gtest.h>

namespace fringe::test {
namespace {

TEST(PropagationBenchmark, comparesTheConvolutionWithFftw) {
    const std::vector<BenchRow> rows = measured(choiceOf("propagation", {{"size", "160x90"}}));
    ASSERT_EQ(rows.size(), 3U);
    EXPECT_EQ(rows[0].subject, "angular spectrum, 160x90, padding 2");
    EXPECT_EQ(rows[1].subject, "convolution, 160x90, padding 2");
    EXPECT_EQ(rows[2].subject, "FFTW, measured plan, 160x90, padding 2");
    for (const BenchRow& row : rows) {
        EXPECT_GT(row.seconds, 0) << row.subject;
        EXPECT_GT(row.error, 0) << row.subject;
        EXPECT_LT(row.error, 1e-6) << row.subject;
    }
    EXPECT_NE(rows[2].remark.english().find("planned in"), std::string::npos);
    EXPECT_EQ(std::min(rows[1].overFastest, rows[2].overFastest), 1);
}

} // namespace
} // namespace fringe::test
