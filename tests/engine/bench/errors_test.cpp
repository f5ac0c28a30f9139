// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/methods/method.h"
#include "tests/engine/bench/measured_rows.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

namespace fringe::test {
namespace {

TEST(ErrorBenchmark, findsNoMethodAboveItsTolerance) {
    const std::vector<BenchRow> rows = measured(choiceOf("errors", {{"tolerance", "1e-4,1e-2"},
                                                                    {"distance", "10mm,1m"},
                                                                    {"pitch", "1um,8um"},
                                                                    {"depth", "0.5"}}));
    EXPECT_EQ(rows.size(), allMethods().size() * 2 * 2 * 2);
    std::set<std::string> judged;
    for (const BenchRow& row : rows) {
        if (row.runs == 0) {
            EXPECT_TRUE(row.remark.english().starts_with("left out: ")) << row.subject;
            continue;
        }
        EXPECT_LE(row.error, row.what.number("tolerance")) << row.subject;
        EXPECT_TRUE(std::isfinite(row.error)) << row.subject;
        judged.insert(row.what.text("method"));
    }
    EXPECT_EQ(judged.size(), allMethods().size());
}

TEST(ErrorBenchmark, namesWhatIsToBeChosenFrom) {
    EXPECT_THROW(choiceOf("errors", {{"method", "no-such"}}), Error);
    EXPECT_THROW(measured(choiceOf("no-such")), Error);
}

TEST(Benchmarks, stopWhenTheyAreCancelled) {
    const ComputeDevice device = ComputeDevice::open("cpu");
    JobControl control;
    int rows = 0;
    const auto stopAfterTwo = [&](const BenchRow&) {
        if (++rows == 2)
            control.cancel();
    };
    const BenchChoice choice = choiceOf("errors");
    EXPECT_THROW(measureBenchmarks({choice, device, {}, control, stopAfterTwo}), Cancelled);
    EXPECT_EQ(rows, 2);
}

} // namespace
} // namespace fringe::test
