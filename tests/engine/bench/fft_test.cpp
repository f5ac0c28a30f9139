// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/bench/measured_rows.h"

#include <gtest/gtest.h>

#include <span>

namespace fringe::test {
namespace {

TEST(FftBenchmark, MeasuresEachFormOfASizeAndSaysWhatItLeavesOut) {
    BenchChoice choice = choiceOf("fft", {{"size", "64x48,33x21"}});
    choice.memory = 1 << 20;
    const std::vector<BenchRow> rows = measured(choice);
    ASSERT_EQ(rows.size(), 6U);
    EXPECT_EQ(rows[0].subject, "64x48, on the disk");
    EXPECT_EQ(rows[1].subject, "64x48, in memory");
    EXPECT_EQ(rows[2].subject, "64x48, by copies of columns and separate shifts");
    EXPECT_EQ(rows[5].remark.english(), "left out: it takes even sizes");
    for (const BenchRow& row : std::span(rows).first(5)) {
        EXPECT_GT(row.seconds, 0) << row.subject;
        EXPECT_GT(row.error, 0) << row.subject;
        EXPECT_LT(row.error, 1e-6) << row.subject;
        EXPECT_EQ(row.errorOf, &row == &rows[2] ? "120x66" : "120x67") << row.subject;
    }
    EXPECT_LE(rows[0].memory, 1U << 20);
}

} // namespace
} // namespace fringe::test
