// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/point_files.h"
#include "engine/job/job_control.h"
#include "tests/engine/io/expect_error.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

namespace fringe {
namespace {

using test::expectSentence;
using test::ScratchFolder;
using test::sentenceOf;

PointCloud readText(const std::string& name, const std::string& text) {
    const ScratchFolder folder;
    JobControl control;
    return readPointCloud(folder.file(name, text), {control});
}

std::string refusalOf(const std::string& name, const std::string& text) {
    return sentenceOf([&] { readText(name, text); });
}

TEST(PlyText, TakesElementsAndPropertiesInAnyOrderAndSkipsTheRest) {
    const PointCloud cloud = readText("a.ply", "ply\r\n"
                                               "format ascii 1.0\r\n"
                                               "comment made by hand\r\n"
                                               "element face 1\r\n"
                                               "property list uchar int vertex_indices\r\n"
                                               "property float weight\r\n"
                                               "element vertex 2\r\n"
                                               "property float nx\r\n"
                                               "property double z\r\n"
                                               "property list uchar float weights\r\n"
                                               "property double x\r\n"
                                               "property float phase\r\n"
                                               "property double y\r\n"
                                               "property float intensity\r\n"
                                               "end_header\r\n"
                                               "3 0 1 0 0.5\r\n"
                                               "9 3.25 2 7 8 1.1 0.5 2.125 4\r\n"
                                               "9 -3 0 1e-3 0 +2 0.25\r\n");
    ASSERT_EQ(cloud.points.size(), 2U);
    EXPECT_EQ(cloud.points[0], (Point{1.1, 2.125, 3.25, 2.0F, 0.5F}));
    EXPECT_EQ(cloud.points[1], (Point{1e-3, 2, -3, 0.5F, 0.0F}));
    EXPECT_TRUE(cloud.colours.empty());
}

TEST(PlyText, ScalesColoursByTheirType) {
    const PointCloud cloud = readText("a.ply", "ply\nformat ascii 1.0\nelement vertex 1\n"
                                               "property float x\nproperty float y\n"
                                               "property float z\nproperty uchar red\n"
                                               "property ushort green\nproperty float blue\n"
                                               "end_header\n1 2 3 51 65535 0.5\n");
    ASSERT_EQ(cloud.colours.size(), 1U);
    EXPECT_FLOAT_EQ(cloud.colours[0][0], 0.2F);
    EXPECT_FLOAT_EQ(cloud.colours[0][1], 1.0F);
    EXPECT_FLOAT_EQ(cloud.colours[0][2], 0.5F);
    EXPECT_EQ(cloud.points[0].amplitude, 1.0F);
}

TEST(PlyText, RefusesACountThatTheFileCannotHold) {
    const std::string sentence =
        refusalOf("lie.ply", "ply\nformat ascii 1.0\nelement vertex 4000000000\n"
                             "property float x\nproperty float y\nproperty float z\n"
                             "end_header\n0 0 0\n");
    expectSentence(sentence, "lie.ply", "4000000000", "6 bytes");
}

TEST(Obj, TakesVerticesAndSkipsEverythingElse) {
    const PointCloud cloud = readText("a.obj", "# cube\nmtllib a.mtl\no thing\n"
                                               "v 1 2 3\n  v -1.5 +2e1 .25 1.0\n"
                                               "vn 0 0 1\nvt 0 0\nf 1 2 1\n");
    ASSERT_EQ(cloud.points.size(), 2U);
    EXPECT_EQ(cloud.points[1], (Point{-1.5, 20, 0.25, 1, 0}));
}

TEST(Obj, TakesColours) {
    const PointCloud cloud = readText("a.obj", "v 1 2 3 0 0.5 1\n");
    ASSERT_EQ(cloud.colours.size(), 1U);
    EXPECT_EQ(cloud.colours[0], (std::array<float, 3>{0, 0.5F, 1}));
}

TEST(Xyz, TakesSpacesCommasCommentsAndAnAmplitude) {
    const PointCloud cloud =
        readText("a.xyz", "# scan\nx y z amplitude\n1 2 3 0.5 # first\n\n4,5,6,2\n");
    ASSERT_EQ(cloud.points.size(), 2U);
    EXPECT_EQ(cloud.points[0], (Point{1, 2, 3, 0.5F, 0}));
    EXPECT_EQ(cloud.points[1], (Point{4, 5, 6, 2, 0}));
}

TEST(Xyz, ReadsByteColours) {
    const PointCloud cloud = readText("a.txt", "0 0 1 255 0 51\n0 0 2 0 0 0\n");
    ASSERT_EQ(cloud.colours.size(), 2U);
    EXPECT_FLOAT_EQ(cloud.colours[0][0], 1.0F);
    EXPECT_FLOAT_EQ(cloud.colours[0][2], 0.2F);
}

TEST(Xyz, HoldsAnAnnouncedCountToItsWord) {
    EXPECT_EQ(readText("a.xyz", "2\n1 2 3\n4 5 6\n").points.size(), 2U);
    expectSentence(refusalOf("a.xyz", "3\n1 2 3\n4 5 6\n"), "a.xyz", "3 points", "holds 2");
}

TEST(Csv, AppliesUnitsAndTakesColumnsInAnyOrder) {
    const PointCloud cloud = readText("a.csv", "\xEF\xBB\xBFphase[deg],name,Z[mm],x[um],y[m],"
                                               "amplitude\r\n180,\"left\",200,5,0.25,0.5\r\n");
    ASSERT_EQ(cloud.points.size(), 1U);
    const Point& point = cloud.points[0];
    EXPECT_DOUBLE_EQ(point.x, 5e-6);
    EXPECT_DOUBLE_EQ(point.y, 0.25);
    EXPECT_DOUBLE_EQ(point.z, 0.2);
    EXPECT_FLOAT_EQ(point.amplitude, 0.5F);
    EXPECT_FLOAT_EQ(point.phase, std::numbers::pi_v<float>);
}

TEST(Csv, TakesSemicolonsWithDecimalCommas) {
    const PointCloud cloud = readText("a.csv", "x;y;z\n1,5;-2,25;3\n");
    EXPECT_EQ(cloud.points[0], (Point{1.5, -2.25, 3, 1, 0}));
}

TEST(Csv, NamesWhatIsWrong) {
    expectSentence(refusalOf("a.csv", "1,2,3\n"), "a.csv", "line 1", "header");
    expectSentence(refusalOf("a.csv", "x,y,z\n1,2\n"), "a.csv", "line 2", "2 fields");
    expectSentence(refusalOf("a.csv", "x,y,z\n1,2,3mm\n"), "a.csv", "line 2", "3mm");
    expectSentence(refusalOf("a.csv", "x[mm],y,z\n1,2,3\n"), "a.csv", "line 1", "unit");
    expectSentence(refusalOf("a.csv", "x[kg],y[m],z[m]\n1,2,3\n"), "a.csv", "line 1", "kg");
    expectSentence(refusalOf("a.csv", "x,y,z,amplitude\n1,2,3,-1\n"), "line 2", "negative");
    expectSentence(refusalOf("a.csv", "x,y\n1,2\n"), "a.csv", "z");
    expectSentence(refusalOf("a.csv", "x,y,z,x\n1,2,3,4\n"), "a.csv", "x");
    expectSentence(refusalOf("a.csv", "x,y,z\n"), "a.csv", "no point");
}

TEST(PcdText, TakesFieldsInAnyOrder) {
    const PointCloud cloud = readText("a.pcd", "# .PCD v0.7\nVERSION 0.7\n"
                                               "FIELDS normal z x y intensity\n"
                                               "SIZE 4 4 8 4 4\nTYPE F F F F F\n"
                                               "COUNT 3 1 1 1 1\nWIDTH 1\nHEIGHT 2\n"
                                               "VIEWPOINT 0 0 0 1 0 0 0\nPOINTS 2\nDATA ascii\n"
                                               "0 0 1 3 1 2 4\n0 0 1 6 4 5 0\n");
    ASSERT_EQ(cloud.points.size(), 2U);
    EXPECT_EQ(cloud.points[0], (Point{1, 2, 3, 2, 0}));
    EXPECT_EQ(cloud.points[1], (Point{4, 5, 6, 0, 0}));
}

TEST(PointFiles, AnUnknownSuffixListsThoseThatFit) {
    expectSentence(refusalOf("a.stl", "solid"), "a.stl", ".ply", ".csv", ".pcd");
}

TEST(PointFiles, TheBunnyHasAllItsVertices) {
    const std::filesystem::path path = FRINGE_SHARED_DATA "/data/stanford-bunny.obj";
    if (!std::filesystem::exists(path))
        GTEST_SKIP() << path << " is absent";
    JobControl control;
    EXPECT_EQ(readPointCloud(path, {control}).points.size(), 35947U);
}

} // namespace
} // namespace fringe
