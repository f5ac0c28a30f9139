// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bench/report.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace fringe {
namespace {

BenchRow sampleRow() {
    BenchRow row;
    row.benchmark = "points";
    row.subject = "exact, 512 points, 1920x1024";
    row.device = "cpu";
    row.runs = 3;
    row.seconds = 0.25;
    row.rate = 4e9;
    row.unit = "pairs";
    row.remark = {"a \"quoted\" word"};
    row.what = {{"method", "exact"}, {"points", 512}, {"size", "1920x1024"}};
    return row;
}

TEST(BenchReport, writesNullForWhatIsNotKnown) {
    const auto json = benchJson({sampleRow()}, {2e11, 1e10});
    EXPECT_EQ(json["peaks"]["multiply_adds_per_second"], 2e11);
    const auto& row = json["rows"][0];
    EXPECT_EQ(row["method"], "exact");
    EXPECT_EQ(row["points"], 512);
    EXPECT_EQ(row["seconds"], 0.25);
    EXPECT_EQ(row["unit"], "pairs/s");
    EXPECT_TRUE(row["relative_l2"].is_null());
    EXPECT_TRUE(row["share_of_peak"].is_null());
}

TEST(BenchReport, writesATableOfAsManyCellsAsItsHeaderHas) {
    const std::string csv = benchCsv({sampleRow()});
    const std::size_t end = csv.find('\n');
    const std::string header = csv.substr(0, end), line = csv.substr(end + 1);
    EXPECT_TRUE(header.starts_with("benchmark,subject,method,points,cloud,device,"));
    EXPECT_TRUE(line.starts_with("\"points\",\"exact, 512 points, 1920x1024\",\"exact\",512,,"));
    EXPECT_NE(line.find(",\"a \"\"quoted\"\" word\",\"1920x1024\","), line.npos);
    EXPECT_EQ(std::ranges::count(header, ',') + 2, std::ranges::count(line, ','));
}

TEST(BenchReport, tellsFiguresOfOthersApart) {
    const std::vector<BenchRow> rows = publishedFigures({});
    EXPECT_FALSE(rows.empty());
    for (const BenchRow& row : rows)
        EXPECT_TRUE(row.published && row.runs == 0) << row.subject;
}

} // namespace
} // namespace fringe
