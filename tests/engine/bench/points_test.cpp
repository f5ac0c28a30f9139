// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/bench/measured_rows.h"

#include <gtest/gtest.h>

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

} // namespace
} // namespace fringe::test
