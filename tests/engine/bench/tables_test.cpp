// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/bench/measured_rows.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>

namespace fringe::test {
namespace {

std::vector<BenchRow> rowsOf(const std::vector<BenchRow>& rows, const std::string& hardware,
                             const std::string& method) {
    std::vector<BenchRow> chosen;
    std::ranges::copy_if(rows, std::back_inserter(chosen), [&](const BenchRow& row) {
        return row.device == hardware && row.what.text("method") == method;
    });
    return chosen;
}

TEST(TableBenchmark, holdsTheTablesWholeAsTheirPapersSumThemUp) {
    const std::vector<BenchRow> rows = publishedFigures(choiceOf("tables"));
    EXPECT_EQ(rows.size(), 28U + 9U);
    const auto fast = rowsOf(rows, "Radeon HD 5850", "Fresnel, recurrence");
    const auto plain = rowsOf(rows, "Radeon HD 5850", "Fresnel, plain kernel");
    const auto other = rowsOf(rows, "GeForce GTX 260", "Fresnel, recurrence");
    ASSERT_EQ(fast.size(), 7U);
    ASSERT_EQ(plain.size(), 7U);
    ASSERT_EQ(other.size(), 7U);
    for (std::size_t i = 0; i < 7; ++i) {
        EXPECT_EQ(fast[i].what.points(), 512 * static_cast<std::int64_t>(i + 1));
        EXPECT_GT(plain[i].seconds, 10 * fast[i].seconds);       // "more than ten times faster"
        EXPECT_NEAR(other[i].seconds / fast[i].seconds, 2, 0.3); // "approximately two times"
    }
    double perPoint = 0; // [ms]
    const auto tables = rowsOf(rows, "GeForce GTX 690", "1-D N-LUT, proposed");
    ASSERT_EQ(tables.size(), 3U);
    for (const BenchRow& row : tables)
        perPoint += 1e3 * row.seconds / static_cast<double>(row.what.points()) / 3;
    EXPECT_NEAR(perPoint, 0.046, 0.0005); // of the abstract
}

TEST(TableBenchmark, measuresRealPartsOfItsOwnSizes) {
    const ComputeDevice device = ComputeDevice::open("cpu");
    JobControl control;
    std::vector<BenchRow> rows;
    const BenchChoice choice =
        choiceOf("tables", {{"method", "nufft"}, {"points", "7"}, {"tolerance", "1e-2"}});
    const auto stopAfterOne = [&](BenchRow row) {
        rows.push_back(std::move(row));
        control.cancel();
    };
    EXPECT_THROW(measureBenchmarks({choice, device, {}, control, stopAfterOne}), Cancelled);
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].benchmark, "tables");
    EXPECT_EQ(rows[0].what.points(), 512);
    EXPECT_EQ(rows[0].what.shape(), (Shape{1024, 1920}));
    EXPECT_TRUE(rows[0].what.isRealPart());
    EXPECT_GT(rows[0].error, 0);
    EXPECT_LE(rows[0].error, 1e-2);
}

TEST(PointBenchmark, setsFiguresOfAsManyPointsBeside) {
    for (const BenchRow& row : publishedFigures(choiceOf("points", {{"points", "1024,9944"}})))
        EXPECT_TRUE(row.what.points() == 1024 || row.what.points() == 9944) << row.subject;
    EXPECT_EQ(publishedFigures(choiceOf("points", {{"points", "1024"}})).size(), 5U);
}

} // namespace
} // namespace fringe::test
