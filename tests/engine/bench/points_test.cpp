// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/bench/measured_rows.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace fringe::test {
namespace {

TEST(PointBenchmark, measuresWholeFieldsAndRealParts) {
    for (const bool realPart : {false, true}) {
        const std::vector<BenchRow> rows =
            measured(choiceOf("points", {{"method", "exact,fresnel"},
                                         {"points", "200"},
                                         {"size", "160x90"},
                                         {"tolerance", "1e-3"},
                                         {"real_part", realPart ? "true" : "false"}}));
        ASSERT_EQ(rows.size(), 2U);
        for (const BenchRow& row : rows) {
            EXPECT_EQ(row.subject.ends_with(", real part"), realPart) << row.subject;
            EXPECT_GT(row.error, 0) << row.subject;
            EXPECT_LE(row.error, row.what.number("tolerance")) << row.subject;
            EXPECT_GT(row.rate, 0) << row.subject;
            EXPECT_GT(row.memory, 0U) << row.subject;
        }
    }
}

/// The real part of Fresnel waves is one product of real matrices. Other work on the machine may
/// fall on the measurement of the peak alone, so that one of three rows is enough.
TEST(PointBenchmark, doesNoMoreThanTheProcessorCan) {
    double least = 2;
    for (int time = 0; time < 3; ++time) {
        const std::vector<BenchRow> rows = measured(choiceOf("points", {{"method", "fresnel"},
                                                                        {"points", "1e3"},
                                                                        {"size", "960x540"},
                                                                        {"tolerance", "1e-3"},
                                                                        {"real_part", "true"}}));
        ASSERT_EQ(rows.size(), 1U);
        EXPECT_GT(rows[0].share, 0);
        least = std::min(least, rows[0].share);
    }
    EXPECT_LE(least, 1);
}

} // namespace
} // namespace fringe::test
