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

TEST_F(ProgramBench, MeasuresACloudOfTheUser) {
    write("corner.csv", "x[mm],y[mm],z[mm]\n0,0,0\n2,0,1\n0,1,2\n");
    const Ran ran = fringe({"bench", "points", "--device", "cpu", "--method", "nufft,nlut",
                            "--cloud", "corner.csv", "--fit", "1mmx1mmx1mm", "--at", "120mm",
                            "--size", "64x48", "--tolerance", "1e-3", "--json"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    const Json rows = Json::parse(ran.out)["rows"];
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0]["subject"], "nufft, corner, 3 points, 64x48, 120 mm away");
    for (const Json& row : rows) {
        EXPECT_EQ(row["cloud"], "corner");
        EXPECT_NEAR(row["distance"], 0.12, 1e-9);
        EXPECT_GT(row["relative_l2"], 0);
        EXPECT_LT(row["relative_l2"], 1e-3);
    }
    expectRefused({"bench", "points", "--at", "120mm", "--fit", "1mmx1mmx1mm"}, {"--cloud"});
    expectRefused({"bench", "errors", "--cloud", "corner.csv"}, {"--cloud", "points"});
    expectRefused({"bench", "points", "--cloud", "corner.csv", "--points", "5"},
                  {"--points", "--cloud"});
}

TEST_F(ProgramBench, MeasuresEachDeviceNamed) {
    const Ran ran = fringe({"bench", "points", "--device", "cpu,cpu", "--method", "fresnel",
                            "--points", "50", "--size", "64x48", "--json"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    const Json rows = Json::parse(ran.out)["rows"];
    ASSERT_GE(rows.size(), 2U);
    for (const int measured : {0, 1}) {
        EXPECT_EQ(rows[measured]["device"], "cpu");
        EXPECT_GT(rows[measured]["seconds"], 0);
    }
    expectRefused({"bench", "points", "--device", "cpu,gpu"}, {"gpu"});
}

TEST_F(ProgramBench, RefusesWhatIsNoGeometry) {
    expectRefused({"bench", "errors", "--distance", "0m"}, {"--distance 0m", "too small"});
    expectRefused({"bench", "errors", "--depth", "3"}, {"--depth 3", "at most 1"});
    expectRefused({"bench", "errors", "--pitch", "8"}, {"--pitch 8"});
    expectRefused({"bench", "points", "--size", "640"}, {"--size 640", "WIDTHxHEIGHT"});
}

TEST_F(ProgramBench, RefusesWhatNoneOfTheBenchmarksVaries) {
    expectRefused({"bench", "spots", "live", "--size", "64x48"}, {"--size", "fft", "points"});
    expectRefused({"bench", "errors", "--points", "5"}, {"--points", "choice, points, spots"});
}

} // namespace
} // namespace fringe::test
