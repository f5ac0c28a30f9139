// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/lengths.h"
#include "engine/model/error.h"

#include <gtest/gtest.h>

namespace fringe {
namespace {

TEST(Sweep, IsEvenAndMeetsItsEnds) {
    const std::vector<Length> distances = parseSweep("100mm:-100mm:5");
    ASSERT_EQ(distances.size(), 5U);
    EXPECT_EQ(distances.front(), 100_mm);
    EXPECT_EQ(distances[2], Length(0));
    EXPECT_EQ(distances.back(), -100_mm);
    EXPECT_EQ(parseSweep("1mm:9mm:1"), std::vector<Length>{1_mm});
}

TEST(Sweep, RefusesWhatIsNone) {
    for (const char* text : {"", "1mm", "1mm:2mm", "1mm:2mm:0", "1mm:2mm:2.5", "1:2:3",
                             "1mm:2mm:1e9", "1mm:2mm:3:4", "1mm:2mm:nan"})
        EXPECT_THROW(parseSweep(text), Error) << text;
}

} // namespace
} // namespace fringe
