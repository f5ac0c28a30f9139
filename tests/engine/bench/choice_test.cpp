// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/bench/measured_rows.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace fringe::test {
namespace {

/// The rows of a choice of methods that were timed, none of them above its tolerance.
std::vector<BenchRow> timed(const std::map<std::string, std::string>& texts) {
    std::vector<BenchRow> rows;
    for (const BenchRow& row : measured(choiceOf("choice", texts))) {
        EXPECT_EQ(row.benchmark, "choice");
        if (row.runs == 0)
            EXPECT_FALSE(row.remark.empty()) << row.subject;
        else
            rows.push_back(row);
    }
    return rows;
}

TEST(ChoiceBenchmark, comparesMethodsThatKeepTheTolerance) {
    const std::vector<BenchRow> rows = timed(
        {{"points", "300"}, {"size", "320x180"}, {"tolerance", "1e-2"}, {"distance", "200mm"}});
    ASSERT_GE(rows.size(), 2U);
    EXPECT_EQ(rows.front().what.text("method"), "auto");
    EXPECT_NE(rows.front().remark.english().find(", by "), std::string::npos);
    for (const BenchRow& row : rows) {
        EXPECT_LE(row.error, row.what.number("tolerance")) << row.subject;
        EXPECT_GE(row.overFastest, 1) << row.subject;
        EXPECT_GT(row.forecast, 0) << row.subject;
    }
    EXPECT_EQ(std::ranges::min(rows, {}, &BenchRow::seconds).overFastest, 1);
}

/// Fresnel's approximation is far off there, whatever tolerance its sum keeps.
TEST(ChoiceBenchmark, leavesOtherWavesOut) {
    EXPECT_TRUE(timed({{"method", "fresnel"},
                       {"points", "50"},
                       {"size", "320x180"},
                       {"tolerance", "1e-3"},
                       {"distance", "10mm"}})
                    .empty());
}

} // namespace
} // namespace fringe::test
