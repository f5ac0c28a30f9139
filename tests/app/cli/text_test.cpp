// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/progress_text.h"
#include "app/cli/text_table.h"

#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

namespace fringe {
namespace {

using Parts = std::vector<std::string>;

TEST(TextList, SplitsAtItsSeparator) {
    EXPECT_EQ(splitList("1920x1080", 'x'), (Parts{"1920", "1080"}));
    EXPECT_EQ(splitList("1920 × 1080", 'x'), (Parts{"1920", "1080"}));
    EXPECT_EQ(splitList("1mm, -2um,3 m", ','), (Parts{"1mm", "-2um", "3 m"}));
    EXPECT_EQ(splitList("", ','), (Parts{""}));
    EXPECT_EQ(splitList("5x", 'x'), (Parts{"5", ""}));
    EXPECT_EQ(splitList("8,5um", ','), (Parts{"8", "5um"}));
}

TEST(NearestName, FindsSlipsOfTheKeyboardOnly) {
    const Parts names{"--wavelength", "--window", "--size"};
    EXPECT_EQ(nearestName("--wavelenght", names), "--wavelength");
    EXPECT_EQ(nearestName("--sise", names), "--size");
    EXPECT_EQ(nearestName("--frobnicate", names), "");
    EXPECT_EQ(nearestName("--size", {}), "");
}

TEST(TextTable, AlignsColumnsByCharactersNotBytes) {
    EXPECT_EQ(alignedTable({{"µm", "1"}, {"abc", "10"}}, {1}), "µm    1\nabc  10");
}

TEST(TextTable, TakesRowsOfDifferentLengths) {
    EXPECT_EQ(alignedTable({{"a"}, {"b", "c"}, {}}), "a\nb  c\n");
}

TEST(ProgressText, ShowsThreeDigitsAndAPrefix) {
    EXPECT_EQ(withPrefix(1.2345e9), "1.23 G");
    EXPECT_EQ(withPrefix(999.9e3), "1.00 M");
    EXPECT_EQ(withPrefix(12.34), "12.3");
    EXPECT_EQ(withPrefix(0), "0.00");
}

TEST(ProgressText, TellsTimeAsAClock) {
    EXPECT_EQ(clockText(0.4), "0:00");
    EXPECT_EQ(clockText(72), "1:12");
    EXPECT_EQ(clockText(3723), "1:02:03");
}

Progress halfDone() {
    return {.activity = message("Adding points"),
            .fraction = 0.5,
            .rate = 2e9,
            .rateUnit = "point-pixels",
            .secondsLeft = 65};
}

TEST(ProgressText, DrawsABarThatFitsTheTerminal) {
    const std::string bar = barText(halfDone(), 120);
    EXPECT_TRUE(bar.starts_with("[###############---------------]  50 %  Adding points")) << bar;
    EXPECT_NE(bar.find("2.00 G point-pixels/s"), std::string::npos) << bar;
    EXPECT_NE(bar.find("1:05 left"), std::string::npos) << bar;
    for (int columns = 1; columns < 120; ++columns)
        EXPECT_LT(barText(halfDone(), columns).size(), std::max<std::size_t>(columns, 11));
}

TEST(ProgressText, IsNeverWholeBeforeTheEnd) {
    for (const double fraction : {0.996, 1.0, 1.0 + 1e-9}) {
        const std::string bar = barText(
            {.activity = message("Adding points"), .fraction = fraction, .secondsLeft = 0}, 120);
        EXPECT_TRUE(bar.starts_with("[#############################-]  99 %  Adding points"))
            << bar;
        EXPECT_EQ(bar.find("left"), std::string::npos) << bar;
    }
    EXPECT_EQ(percentDone(halfDone()), 50);
}

TEST(ProgressText, WritesJsonWithoutWhatIsUnknown) {
    const auto known = nlohmann::json::parse(progressJson(halfDone()));
    EXPECT_EQ(known["fraction"], 0.5);
    EXPECT_EQ(known["seconds_left"], 65);
    const auto unknown = nlohmann::json::parse(progressJson({.activity = message("Reading")}));
    EXPECT_FALSE(unknown.contains("rate"));
    EXPECT_FALSE(unknown.contains("seconds_left"));
}

} // namespace
} // namespace fringe
