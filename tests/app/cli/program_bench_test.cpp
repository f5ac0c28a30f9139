// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

#include <nlohmann/json.hpp>

namespace fringe::test {
namespace {

using Json = nlohmann::json;
using ProgramBench = Program;

TEST_F(ProgramBench, MeasuresErrorsWhereItIsAsked) {
    const Ran ran =
        fringe({"bench", "errors", "--device", "cpu", "--method", "exact,fresnel", "--distance",
                "10mm,1m", "--pitch", "8um", "--depth", "0.1", "--tolerance", "1e-3", "--json"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    const Json rows = Json::parse(ran.out)["rows"];
    ASSERT_EQ(rows.size(), 4U);
    EXPECT_EQ(rows[0]["method"], "exact");
    EXPECT_EQ(rows[0]["subject"], "exact, 10 mm away, depth 10 %, pitch 8 µm");
    EXPECT_EQ(rows[3]["subject"], "fresnel, 1 m away, depth 10 %, pitch 8 µm");
    for (const Json& row : rows) {
        EXPECT_GT(row["relative_l2"], 0);
        EXPECT_LT(row["relative_l2"], 1e-3);
    }
}

TEST_F(ProgramBench, RefusesWhatIsNoGeometry) {
    expectRefused({"bench", "errors", "--distance", "0m"}, {"--distance 0m", "above 0"});
    expectRefused({"bench", "errors", "--depth", "3"}, {"--depth 3", "from 0 to 1"});
    expectRefused({"bench", "errors", "--pitch", "8"}, {"--pitch 8"});
}

} // namespace
} // namespace fringe::test
