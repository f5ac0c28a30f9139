// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/bench/measured_rows.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace fringe::test {
namespace {

/// The rows of a choice of methods that were timed, none of them above its tolerance.
std::vector<BenchRow> timed(const BenchChoice& choice) {
    std::vector<BenchRow> rows;
    for (const BenchRow& row : measured(choice)) {
        EXPECT_EQ(row.benchmark, "choice");
        if (row.runs == 0)
            EXPECT_FALSE(row.remark.empty()) << row.subject;
        else
            rows.push_back(row);
    }
    return rows;
}

TEST(ChoiceBenchmark, comparesMethodsThatKeepTheTolerance) {
    const std::vector<BenchRow> rows = timed({.names = {"choice"},
                                              .points = {300},
                                              .sizes = {{180, 320}},
                                              .tolerances = {1e-2},
                                              .distances = {0.2}});
    ASSERT_GE(rows.size(), 2U);
    EXPECT_EQ(rows.front().what.method, "auto");
    EXPECT_NE(rows.front().remark.english().find(", by "), std::string::npos);
    for (const BenchRow& row : rows) {
        EXPECT_LE(row.error, row.what.tolerance) << row.subject;
        EXPECT_GE(row.overFastest, 1) << row.subject;
        EXPECT_GT(row.forecast, 0) << row.subject;
    }
    EXPECT_EQ(std::ranges::min(rows, {}, &BenchRow::seconds).overFastest, 1);
}

/// Fresnel's approximation is far off there, whatever tolerance its sum keeps.
TEST(ChoiceBenchmark, leavesOtherWavesOut) {
    EXPECT_TRUE(timed({.names = {"choice"},
                       .methods = {"fresnel"},
                       .points = {50},
                       .sizes = {{180, 320}},
                       .tolerances = {1e-3},
                       .distances = {0.01}})
                    .empty());
}

} // namespace
} // namespace fringe::test
