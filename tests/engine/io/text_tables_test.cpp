// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of points and spots as spreadsheets, scanners and other programs write them.
#include "engine/io/point_files.h"
#include "engine/io/spot_files.h"
#include "engine/job/job_control.h"
#include "tests/engine/io/expect_error.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>

#include <random>

namespace fringe {
namespace {

using test::expectSentence;
using test::ScratchFolder;
using test::sentenceOf;

/// What was read, and what the job was told, in one text.
struct ReadTable {
    PointCloud cloud;
    std::string notes;
};

std::string takeNotes(JobControl& control) {
    std::string all;
    for (const Message& note : control.takeNotes())
        all += note.english() + '\n';
    return all;
}

ReadTable readTable(const std::string& name, const std::string& text) {
    const ScratchFolder folder;
    JobControl control;
    PointCloud cloud = readPointCloud(folder.file(name, text), {control});
    return {std::move(cloud), takeNotes(control)};
}

std::string tableRefusal(const std::string& name, const std::string& text) {
    return sentenceOf([&] { readTable(name, text); });
}

std::vector<Point> twoPoints() {
    return {{0.5, 0.25, 0.75, 1, 0}, {1.5, -0.5, 0.25, 1, 0}};
}

void expectTwoPoints(const std::string& name, const std::string& text) {
    const auto [cloud, notes] = readTable(name, text);
    EXPECT_EQ(cloud.points, twoPoints()) << name << '\n' << text;
    EXPECT_FALSE(cloud.isColoured()) << text;
    EXPECT_EQ(notes, "") << text;
}

void expectNote(const std::string& notes, const std::vector<std::string>& parts) {
    for (const std::string& part : parts)
        EXPECT_NE(notes.find(part), notes.npos) << notes << "lacks: " << part;
}

TEST(TextTables, AreReadInTheCodingsAndLineEndsOfOtherPrograms) {
    expectTwoPoints("bom.xyz", "\xEF\xBB\xBF"
                               "0.5 0.25 0.75\n1.5 -0.5 0.25\n");
    expectTwoPoints("bom.csv", "\xEF\xBB\xBFx,y,z\r\n0.5,0.25,0.75\r\n1.5,-0.5,0.25\r\n");
    expectTwoPoints("mac.xyz", "0.5 0.25 0.75\r1.5 -0.5 0.25\r");
    expectTwoPoints("mac.csv", "x,y,z\r0.5,0.25,0.75\r1.5,-0.5,0.25");
    expectTwoPoints("micro.csv", "x[\xB5m],y[\xB5m],z[\xB5m]\n5e5,25e4,75e4\n15e5,-5e5,25e4\n");
    const std::string wide = "0.5 0.25 0.75\n1.5 -0.5 0.25\n";
    std::string little = "\xFF\xFE", big = "\xFE\xFF", bare;
    for (const char c : wide) {
        little += {c, '\0'};
        big += {'\0', c};
        bare += {c, '\0'};
    }
    for (const std::string& text : {little, big, bare})
        expectSentence(tableRefusal("wide.txt", text), "wide.txt", "UTF-16", "UTF-8");
}

TEST(TextTables, HaveDecimalCommasWhereThatIsCertain) {
    expectTwoPoints("a.xyz", "0,50 0,25 0,75\n1,50 -0,50 0,25\n");
    expectTwoPoints("a.txt", "0,5\t0,25\t0,75\n1,5\t-0,5\t0,25\n");
    expectTwoPoints("a.csv", "x;y;z\n0,5;0,25;0,75\n1,5;-0,5;0,25\n");
    expectTwoPoints("a.csv", "x,y,z\n\"0,5\",\"0,25\",\"0,75\"\n\"1,5\",\"-0,5\",0.25\n");
    expectTwoPoints("a.xyz",
                    "\"x\" \"y\" \"z\"\n\"0,5\" \"0,25\" \"0,75\"\n\"1,5\" \"-0,5\" \"0,25\"\n");
    expectTwoPoints("a.csv", "sep=;\nx;y;z\n0,5;0,25;0,75\n1,5;-0,5;0,25\n");
    for (const char* text : {"x,y,z\n0,5,0,25,0,75\n", "x,y,z\n0,5, 0,25, 0,75\n"})
        expectSentence(tableRefusal("a.csv", text), "a.csv", "line 2", "commas");
    expectSentence(tableRefusal("a.xyz", "0,05,0,25,0,75\n"), "a.xyz", "line 1", "commas");
}

TEST(TextTables, HaveHeadersOfNamesAlone) {
    for (const char* header : {"# x,y,z\n", "x y z\n", "//X Y Z\n2\n", "//X,Y,Z\n", "2\n",
                               "# a scan of x y z and more\n", "X [m] Y [m] Z [m]\n"})
        expectTwoPoints("a.xyz", std::string(header) + "0.5 0.25 0.75\n1.5 -0.5 0.25\n");
    expectTwoPoints("a.csv", "# made by hand\n# x,y,z\n0.5,0.25,0.75\n1.5,-0.5,0.25\n");
    expectTwoPoints("a.csv", "# x,y,z\n0.5 0.25 0.75\n1.5 -0.5 0.25\n");
    expectTwoPoints("a.csv", "\"x (mm)\",\"y (mm)\",\"z (mm)\"\n500,250,750\n1500,-500,250\n");
    expectSentence(tableRefusal("a.xyz", "scan 7\n0.5 0.25 0.75\n"), "a.xyz", "line 1", "scan",
                   "names the columns");
    expectSentence(tableRefusal("a.csv", "0.5,0.25,0.75\n"), "a.csv", "line 1", "header row");
    expectSentence(tableRefusal("a.xyz", "//X Y Z\n3\n0.5 0.25 0.75\n"), "3 points", "holds 1");
}

TEST(TextTables, ReadIntensitiesByTheirUsualNamesAndUnits) {
    for (const char* name : {"Intensity (a.u.)", "intensity", "Power [mW]", "weight",
                             "scalar_Intensity", "\"Intensity (a.u.)\""}) {
        const auto [cloud, notes] =
            readTable("a.csv", "x,y,z," + std::string(name) + "\n0,0,1,1\n0,0,1,4\n");
        EXPECT_EQ(cloud.points.at(1).amplitude, 2) << name;
        EXPECT_EQ(notes, "") << name;
    }
    expectSentence(tableRefusal("a.csv", "x,y,z,intensity [dB]\n0,0,1,1\n"), "a.csv", "line 1",
                   "dB");
    const auto both = readTable("a.csv", "x,y,z,weight,intensity\n0,0,1,9,4\n");
    EXPECT_EQ(both.cloud.points[0].amplitude, 2);
    expectNote(both.notes, {"a.csv", "not read", "weight"});
    const auto given = readTable("a.csv", "x,y,z,intensity,amplitude\n0,0,1,9,4\n");
    EXPECT_EQ(given.cloud.points[0].amplitude, 4);
    expectNote(given.notes, {"intensity"});
}

TEST(TextTables, NameColumnsThatAreNotRead) {
    const auto [cloud, notes] =
        readTable("a.csv", "x,y,z,nx,ny,nz,label,f_rest_0,f_rest_1,f_rest_2,opacity\n"
                           "1,2,3,0,0,1,tree,4,5,6,0.5\n");
    EXPECT_EQ(cloud.points[0], (Point{1, 2, 3, 1, 0}));
    EXPECT_EQ(notes, notes.substr(0, notes.find("a.csv"))
                         + "a.csv: columns that are not read: nx, ny, nz, label, f_rest_0…2, "
                           "opacity.\n");
}

TEST(TextTables, WithoutNamesAreReadByTheirNumberAndSaySo) {
    const auto four = readTable("a.xyz", "1 2 3 4\n");
    EXPECT_EQ(four.cloud.points[0].amplitude, 2) << "values are intensities";
    expectNote(four.notes, {"x y z intensity", "x y z amplitude"});
    const PointColour colour{10.0F / 255, 200.0F / 255, 30.0F / 255};
    for (const auto& [name, row] : {std::pair{"a.xyz", "1 2 3 10 200 30\n"},
                                    {"a.xyzrgb", "1 2 3 10 200 30\n"},
                                    {"a.xyz", "1 2 3 10 200 30 0.5\n"},
                                    {"a.asc", "1 2 3 10 200 30 0 0 1\n"},
                                    {"a.pts", "1\n1 2 3 4 10 200 30\n"}}) {
        const auto [cloud, notes] = readTable(name, row);
        ASSERT_EQ(cloud.colours.size(), 1U) << row;
        EXPECT_EQ(cloud.colours[0], colour) << row;
        EXPECT_EQ(cloud.points[0].amplitude, name == std::string("a.pts") ? 2 : 1) << row;
        expectNote(notes, {"red green blue"});
    }
    expectNote(readTable("a.xyz", "1 2 3 10 200 30 0.5\n").notes, {"not read: scalar"});
    expectSentence(tableRefusal("a.xyz", "1 2 3 4 5\n"), "a.xyz", "line 1", "5 columns");
}

TEST(TextTables, DoNotTakeNormalsForColours) {
    const auto normals = readTable("a.xyz", "1 2 3 0.6 0 0.8\n4 5 6 0 0 1\n7 8 9 0 0.28 0.96\n");
    EXPECT_TRUE(normals.cloud.colours.empty());
    expectNote(normals.notes, {"normals", "red green blue"});
    EXPECT_TRUE(readTable("a.xyz", "1 2 3 0 0 -1\n").cloud.colours.empty());
    EXPECT_TRUE(readTable("a.xyzn", "1 2 3 0 0 1\n").cloud.colours.empty());
    EXPECT_FALSE(readTable("a.xyz", "1 2 3 0.6 0 0.8\n4 5 6 0.2 0 1\n").cloud.colours.empty());
    const auto red = readTable("a.xyz", "1 2 3 1 0 0\n4 5 6 0 1 0\n");
    EXPECT_EQ(red.cloud.colours[0], (PointColour{1, 0, 0}));
    expectNote(red.notes, {"taken for colours", "nx ny nz"});
    expectSentence(tableRefusal("a.xyz", "1 2 3 0 0 -1\n4 5 6 0.5 0 0\n"), "line 1", "colour");
    expectSentence(tableRefusal("a.csv", "x,y,z,r,g,b\n1,2,3,0,0,-1\n"), "line 2", "colour");
    EXPECT_FALSE(readTable("a.csv", "x,y,z,r,g,b\n1,2,3,0.6,0,0.8\n").cloud.colours.empty());
}

TEST(TextTables, LeaveOutAndCountWhatIsNoPoint) {
    const auto [cloud, notes] =
        readTable("a.csv", "x,y,z,intensity,r,g,b\n1,2,3,4,0,0,1\nnan,2,3,4,0,0,1\n,,,,,,\n"
                           "1,inf,3,4,0,0,1\n1,2,3,nan,0,0,1\n1,2,3,4,0,nan,1\n,,,,,,\n");
    EXPECT_EQ(cloud.points.size(), 1U);
    EXPECT_EQ(cloud.colours.size(), 1U);
    expectNote(notes, {"2 points without a place are left out, the first in line 3",
                       "2 points with a colour, an intensity or a phase that is no number are left "
                       "out, the first in line 6",
                       "2 rows without numbers are left out, the first in line 4"});
    expectSentence(tableRefusal("a.xyz", "nan nan nan\nnan nan nan\n"), "a.xyz", "none of its 2");
}

SpotList readSpotText(const std::string& text, std::string* notes = nullptr) {
    const ScratchFolder folder;
    JobControl control;
    SpotList spots = readSpots(folder.file("s.csv", text), control);
    if (notes)
        *notes = takeNotes(control);
    return spots;
}

TEST(TextTables, AreSpotsToo) {
    std::string notes;
    const SpotList spots = readSpotText("x[mm],y[mm],z[mm],Intensity (a.u.),red,note\n"
                                        "0.5,0.4,0,1,1,a\n-0.7,0.6,0,2,1,b\n0.3,-0.8,0,4,1,c\n"
                                        ",,,,,\n",
                                        &notes);
    ASSERT_EQ(spots.size(), 3U);
    EXPECT_EQ(spots[1].intensity, 2);
    EXPECT_EQ(spots[2].intensity, 4);
    expectNote(notes, {"not read: red, note", "1 rows without numbers", "line 5"});
    const SpotList quoted = readSpotText("x[mm],y[mm],z[mm],intensity\n\"0,5\",\"0,4\",0,1\n");
    EXPECT_DOUBLE_EQ(quoted.at(0).x, 5e-4);
    EXPECT_FALSE(readSpotText("x,y,z,phase\n1,2,3,\n").at(0).phase);
    expectSentence(sentenceOf([] { readSpotText("x,y,z\n1,nan,3\n"); }), "s.csv", "line 2",
                   "not finite");
}

SpotRows pasted(const std::string& text, SpotColumn first = SpotColumn::X,
                std::string* notes = nullptr) {
    const Unit& mm = lengthUnit("mm");
    JobControl control;
    SpotRows rows =
        readSpotRows(text, {"Clipboard", first, {mm, mm, mm, {}, angleUnit("deg")}}, control);
    if (notes)
        *notes = takeNotes(control);
    return rows;
}

TEST(SpotTexts, AreReadInTwelveForms) {
    const double right = angleUnit("deg").factor * 90;
    const SpotList plain{{0.0005, 0.00025, -0.001, 1, {}}, {-0.3e-3, 0, 0.002, 2.5, {}}};
    SpotList turned = plain;
    turned.back().phase = right;
    for (const std::string text :
         {"0.5\t0.25\t-1\t1\n-0.3\t0\t2\t2.5\n", "0,5\t0,25\t-1\t1\r\n-0,3\t0\t2\t2,5\r\n",
          "0.5,0.25,-1,1\n-0.3,0,2,2.5", "0,5;0,25;-1;1\n-0,3;0;2;2,5\n",
          "0.5 0.25 -1 1\n-0.3 0 2 2.5\n", "x\ty\tz\tI\n0.5\t0.25\t-1\t1\n-0.3\t0\t2\t2.5\n",
          "x[um],y[um],z[um],weight\n500,250,-1000,1\n-300,0,2000,2.5\n",
          "x (µm);y (µm);z (mm);power\n500;250;-1,0;1\n-300;0;2,0;2,5\n",
          "x/mm\ty/mm\tz/mm\tintensity/a.u.\n0.5\t0.25\t-1\t1\n-0.3\t0\t2\t2.5\n",
          "X_um\tY_um\tZ_nm\tWeight\n500\t250\t-1e6\t1\n-300\t0\t2e6\t2.5\n"})
        EXPECT_EQ(pasted(text).spots, plain) << text;
    for (const std::string text :
         {"0.5\t0.25\t-1\t1\t\n-0.3\t0\t2\t2.5\t90\n",
          "phase [deg]\tI\tz [mm]\ty [mm]\tx [mm]\n\t1\t-1\t0.25\t0.5\n90\t2.5\t2\t0\t-0.3\n"})
        EXPECT_EQ(pasted(text).spots, turned) << text;
}

TEST(SpotTexts, SayWhichColumnsTheyHave) {
    using enum SpotColumn;
    EXPECT_EQ(pasted("1\t2\n", Z).columns, (std::vector{Z, Intensity}));
    EXPECT_EQ(pasted("weight\n1\n2\n").columns, std::vector{Intensity});
    EXPECT_EQ(pasted("5\n", Intensity).spots, (SpotList{{0, 0, 0, 5, {}}}));
    EXPECT_EQ(pasted("y[um]\tx[um]\n1\t2\n").spots.front(), (Spot{2e-6, 1e-6, 0, 1, {}}));
    std::string notes;
    EXPECT_EQ(pasted("x\ty\tname\n1\t2\ta\n", X, &notes).columns, (std::vector{X, Y}));
    expectNote(notes, {"Clipboard", "not read: name"});
}

TEST(SpotTexts, AreRefusedInASentence) {
    const auto refused = [](const std::string& text) { return sentenceOf([&] { pasted(text); }); };
    expectSentence(refused("x[furlong]\ty[mm]\n1\t2\n"), "line 1", "furlong");
    expectSentence(refused("x/parsec\ty/mm\n1\t2\n"), "line 1", "parsec");
    expectSentence(refused("foo\tbar\n1\t2\n"), "line 1", "names the columns");
    expectSentence(refused("r\tb\n1\t2\n"), "none of the columns");
    expectSentence(refused("1\t2\t3\t4\t5\t6\n"), "line 1", "6 columns");
    expectSentence(refused("x\ty\n1\tb\n"), "line 2", "not a number");
    expectSentence(refused("weight\tpower\n1\t2\n"), "more than one", "intensity");
}

TEST(SpotTexts, AreWrittenAndReadToTheLastBit) {
    std::mt19937_64 random(7);
    std::uniform_real_distribution<double> any(-5e-3, 5e-3);
    SpotList spots{{0.1 + 0.2, 1e-300, -0.015359999999999999, 1.0 / 3, {}}, {0, -0.0, 1, 0, 0.1}};
    for (int i = 0; i < 2000; ++i)
        spots.push_back({any(random), any(random), any(random), std::abs(any(random)),
                         i % 3 == 0 ? std::nullopt : std::optional(any(random))});
    for (const char* unit : {"nm", "um", "mm", "m"})
        for (const char* angle : {"deg", "mrad", "rad"})
            for (const char mark : {'.', ','}) {
                const Unit& length = lengthUnit(unit);
                const SpotUnits units{length, length, length, {}, angleUnit(angle)};
                EXPECT_EQ(pasted(spotText(spots, units, mark)).spots, spots) << unit << angle;
            }
    EXPECT_TRUE(spotText({spots.front()}, {lengthUnit("mm")}, '.').starts_with("x[mm]\t"));
}

TEST(SpotTexts, OfFilesAreReadByTheSameRules) {
    EXPECT_EQ(readSpotText("x/mm;y/mm;z/mm;power\n0,5;0,25;-1;2\n").at(0),
              (Spot{0.0005, 0.00025, -0.001, 2, {}}));
    std::string notes;
    EXPECT_EQ(readSpotText("0.5\t0.25\t-1\n", &notes).at(0), (Spot{0.5, 0.25, -1, 1, {}}));
    expectNote(notes, {"no names", "metres"});
    expectSentence(sentenceOf([] { readSpotText("x,y\n1,2\n"); }), "s.csv", "x, y and z");
}

TEST(PointFiles, LeaveOutPointsWhereTheCameraSawNothing) {
    const auto [cloud, notes] = readTable(
        "a.pcd", "VERSION 0.7\nFIELDS x y z _ label\nSIZE 4 4 4 1 4\nTYPE F F F U U\n"
                 "COUNT 1 1 1 4 1\nWIDTH 3\nHEIGHT 1\nVIEWPOINT 0 0 0 1 0 0 0\nPOINTS 3\n"
                 "DATA ascii\nnan nan nan 0 0 0 0 7\n1 2 3 0 0 0 0 7\n-inf -inf inf 0 0 0 0 7\n");
    ASSERT_EQ(cloud.points.size(), 1U);
    EXPECT_EQ(cloud.points[0], (Point{1, 2, 3, 1, 0}));
    expectNote(notes,
               {"2 points without a place are left out, the first in line 11", "not read: label."});
}

TEST(PointFiles, ReadColumnsAsCloudCompareNamesThem) {
    const auto [cloud, notes] = readTable(
        "a.ply", "ply\nformat ascii 1.0\nelement vertex 2\nproperty float x\nproperty float y\n"
                 "property float z\nproperty float weight\nproperty float scalar_Intensity\n"
                 "property float scalar_Range\nend_header\n1 2 3 7 4 5\nnan 2 3 7 4 5\n");
    ASSERT_EQ(cloud.points.size(), 1U);
    EXPECT_EQ(cloud.points[0].amplitude, 2);
    expectNote(notes, {"scalar_range", "the first being point 2"});
}

TEST(PointFiles, ReadColoursOfBytesInEveryFormat) {
    const PointColour colour{1, 128.0F / 255, 0};
    EXPECT_EQ(readTable("a.obj", "v 1 2 3 255 128 0\n").cloud.colours.at(0), colour);
    const std::string ply = "ply\nformat ascii 1.0\nelement vertex 1\nproperty float x\n"
                            "property float y\nproperty float z\nproperty float red\n"
                            "property float green\nproperty float blue\nend_header\n";
    EXPECT_EQ(readTable("a.ply", ply + "1 2 3 255 128 0\n").cloud.colours.at(0), colour);
    expectSentence(tableRefusal("a.ply", ply + "1 2 3 1.2 0.5 0\n"), "point 1", "colour");
    expectSentence(tableRefusal("a.obj", "v 1 2 3 256 128 0\n"), "line 1", "colour");
}

TEST(PointFiles, ObjMayHaveOpacitiesWhichAreNotRead) {
    const auto [cloud, notes] = readTable("a.obj", "v 1 2 3 1 0.5 0 0.25\nv 4 5 6 1 0.5 0 1\n");
    EXPECT_EQ(cloud.colours.at(1), (PointColour{1, 0.5F, 0}));
    expectNote(notes, {"a.obj", "not read: opacity."});
}

TEST(PointFiles, ObjGoesOnBehindABackslashAndNamesWhatItDoesNotRead) {
    const auto [cloud, notes] =
        readTable("a.obj", "\xEF\xBB\xBFv 1 2 \\\n 3\nv 4 5 6\n#MRGB ff112233ff445566\n");
    ASSERT_EQ(cloud.points.size(), 2U);
    EXPECT_EQ(cloud.points[0], (Point{1, 2, 3, 1, 0}));
    expectNote(notes, {"a.obj", "#MRGB"});
}

} // namespace
} // namespace fringe
