// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/tables/mode_files.h"

#include "engine/io/asset_files.h"
#include "engine/job/job_control.h"
#include "tests/engine/io/expect_error.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>

#include <utility>
#include <vector>

namespace fringe {
namespace {

class ModeFiles : public testing::Test {
  protected:
    ModeList read(const std::string& text) {
        return readModes(folder_.file("modes.csv", text), control_);
    }
    std::string fault(const std::string& rows) {
        try {
            read("family,l,p,m,n,cone[mrad],waist[mm],x[mm],y[mm],z[mm],weight,phase[deg]\n"
                 + rows);
        } catch (const Error& error) {
            EXPECT_EQ(error.kind(), ErrorKind::BadInput);
            const std::string said = error.message().english();
            return said.substr(std::min(said.find("line"), said.size()));
        }
        return "none";
    }

    test::ScratchFolder folder_;
    JobControl control_;
};

TEST_F(ModeFiles, HaveUnitsInTheirNamesAndCells) {
    const ModeList modes = read("# charges\nfamily,l,waist[mm],z[cm],phase[deg],weight,p\n"
                                "lg,-3,0.2,5,90,2,1\nLG,,150um,,,,\n");
    ASSERT_EQ(modes.size(), 2U);
    EXPECT_EQ(
        modes[0],
        (Mode{
            .l = -3, .p = 1, .waist = 0.2_mm, .z = Length(0.05), .weight = 2, .phase = 90.0_deg}));
    EXPECT_EQ(modes[1], (Mode{.waist = 150_um}));
}

TEST_F(ModeFiles, MayHaveSemicolonsAndDecimalCommas) {
    const ModeList modes = read("family;m;n;waist (mm)\nhg;2;1;0,25\n");
    ASSERT_EQ(modes.size(), 1U);
    EXPECT_EQ(modes[0], (Mode{.family = ModeFamily::Hermite, .m = 2, .n = 1, .waist = 0.25_mm}));
}

TEST_F(ModeFiles, ComeBackToTheLastBit) {
    const ModeList modes{{.l = 7, .p = 2, .waist = Length(1.0 / 3e3), .phase = Angle(0.1)},
                         {.family = ModeFamily::Hermite, .m = 0, .n = 9, .z = Length(-1.0 / 7)},
                         {.family = ModeFamily::Bessel, .l = -2, .cone = Angle(1.0 / 300)}};
    EXPECT_EQ(read(modeTable(modes)), modes);
    const AssetBytes bytes = assetBytes(std::make_shared<const ModeList>(modes));
    EXPECT_EQ(bytes.suffix, std::string(".csv"));
}

TEST_F(ModeFiles, TellABadRowByItsLine) {
    const std::string good = "lg,1,0,,,,0.2,0,0,0,1,0\n";
    EXPECT_EQ(fault(good), "none");
    for (const auto& [row, sentence] : std::vector<std::pair<std::string, std::string>>{
             {"lg,1,0,,,,-0.2", "waist cannot be \"-0.2\". -200 µm is too small; give at least "
                                "1e-04 nm."},
             {"lg,1,-1,,,,0.2", "p cannot be \"-1\". -1 is too small; give at least 0."},
             {"lg,1,0.5,,,,0.2", "p cannot be \"0.5\". \"0.5\" is not a whole number; give one "
                                 "such as 256."},
             {"lg,nan,0,,,,0.2", "l cannot be \"nan\". \"nan\" is not a whole number; give one "
                                 "such as 256."},
             {"lg,1,0,,,,nan", "waist cannot be \"nan\". The value is not a finite number; give a "
                               "length such as 8 µm."},
             {"gauss,1,0,,,,0.2", "family cannot be \"gauss\". \"gauss\" is not one of the "
                                  "choices; give one of: lg, hg, bg."},
             {"hg,3,,2,1,,0.2", "a mode of the family hg has no l; leave the cell empty."},
             {"lg,1,0,,,,0.2,,,,-1", "weight cannot be \"-1\". -1 is too small; give at least "
                                     "0."}})
        EXPECT_EQ(fault(good + row + '\n'), "line 3: " + sentence);
    EXPECT_EQ(fault("lg,1,0,,,,0.2,,,,1,0,7\n"),
              "line 2 has 13 fields, more than there are names of columns; remove some.");
    EXPECT_EQ(fault(""), "line of names.");
}

TEST_F(ModeFiles, AreToldFromTablesOfPlacesByTheirNames) {
    EXPECT_TRUE(saysModes(folder_.file("m.csv", "# a\nFamily;l\nlg;1\n")));
    EXPECT_FALSE(saysModes(folder_.file("s.csv", "x[mm],y[mm],z[mm]\n0,0,1\n")));
    EXPECT_THROW(read("l,waist\n1,0.001\n"), Error);
    EXPECT_THROW(read("family,waist[s]\nlg,0.001\n"), Error);
}

} // namespace
} // namespace fringe
