// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/bench/measured_rows.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace fringe::test {
namespace {

TEST(PointBenchmark, measuresWholeFieldsAndRealParts) {
    for (const bool realPart : {false, true}) {
        const std::vector<BenchRow> rows = measured({.names = {"points"},
                                                     .methods = {"exact", "fresnel"},
                                                     .points = {200},
                                                     .sizes = {{90, 160}},
                                                     .tolerances = {1e-3},
                                                     .realPart = realPart});
        ASSERT_EQ(rows.size(), 2U);
        for (const BenchRow& row : rows) {
            EXPECT_EQ(row.subject.ends_with(", real part"), realPart) << row.subject;
            EXPECT_GT(row.error, 0) << row.subject;
            EXPECT_LE(row.error, row.what.tolerance) << row.subject;
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
        const std::vector<BenchRow> rows = measured({.names = {"points"},
                                                     .methods = {"fresnel"},
                                                     .points = {1000},
                                                     .sizes = {{540, 960}},
                                                     .tolerances = {1e-3},
                                                     .realPart = true});
        ASSERT_EQ(rows.size(), 1U);
        EXPECT_GT(rows[0].share, 0);
        least = std::min(least, rows[0].share);
    }
    EXPECT_LE(least, 1);
}

/// The processor multiplies in single precision only: the other rows say so.
TEST(PointBenchmark, hasARowForEachPrecisionOfProducts) {
    const std::vector<BenchRow> rows = measured({.names = {"points"},
                                                 .methods = {"exact", "fresnel"},
                                                 .points = {100},
                                                 .sizes = {{60, 80}},
                                                 .tolerances = {2e-3},
                                                 .precisions = {"single", "tf32"}});
    ASSERT_EQ(rows.size(), 3U);
    EXPECT_EQ(rows[0].what.precision, "");
    EXPECT_EQ(rows[1].subject, "fresnel, 100 points, 80x60");
    EXPECT_EQ(rows[2].subject, "fresnel, tf32, 100 points, 80x60");
    EXPECT_GT(rows[1].seconds, 0);
    EXPECT_EQ(rows[2].seconds, 0);
    EXPECT_NE(rows[2].remark.english().find("does not multiply in TF32"), std::string::npos);
}

} // namespace
} // namespace fringe::test
