// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/outputs/look_files.h"

#include "engine/model/error.h"

#include <gtest/gtest.h>

namespace fringe {
namespace {

Looks swept(std::int64_t count) {
    return {.distances = sweptDistances(150_mm, 250_mm, count), .isSweep = true};
}

std::string refusalOf(const Looks& looks, const char* path) {
    try {
        filesOf(looks, path);
    } catch (const Error& error) {
        return error.what();
    }
    return "";
}

TEST(LookFiles, AreSweptEvenlyAndMeetTheEnds) {
    const std::vector<Length> there = sweptDistances(100_mm, -100_mm, 5);
    ASSERT_EQ(there.size(), 5U);
    EXPECT_EQ(there.front(), 100_mm);
    EXPECT_EQ(there[2], Length(0));
    EXPECT_EQ(there.back(), -100_mm);
    EXPECT_EQ(sweptDistances(1_mm, 9_mm, 1), std::vector<Length>{1_mm});
}

TEST(LookFiles, HaveNumberAndDistanceInTheirNames) {
    const auto files = filesOf(swept(11), "out/im.age.npy");
    ASSERT_EQ(files.size(), 11U);
    EXPECT_EQ(files[0].path, "out/im.age-00-150mm.npy");
    EXPECT_EQ(files[10].path, "out/im.age-10-250mm.npy");
    EXPECT_FALSE(files[10].page);
    EXPECT_EQ(pathsOf(files).size(), 11U);
    EXPECT_EQ(filesOf(swept(1), "a.npy").front().path, "a-0-150mm.npy");
    EXPECT_EQ(filesOf({.distances = {150_mm}}, "a.npy").front().path, "a.npy");
}

TEST(LookFiles, ArePagesWhereTheFormatHasThem) {
#ifndef FRINGE_HAS_IMAGES
    GTEST_SKIP() << "built without image formats";
#endif
    Looks looks = swept(21);
    EXPECT_EQ(pathsOf(filesOf(looks, "a.tif")).size(), 1U);
    EXPECT_EQ(filesOf(looks, "a.tif")[20].page, std::size_t{20});
    EXPECT_FALSE(isScaled(looks, "a.tif"));
    looks.paging = Paging::Bits16;
    EXPECT_TRUE(isScaled(looks, "a.tif"));
    EXPECT_NE(refusalOf(looks, "a.npy").find("only a .tif holds"), std::string::npos);
    looks.paging = Paging::Separate;
    EXPECT_EQ(pathsOf(filesOf(looks, "a.tif")).size(), 21U);
    EXPECT_TRUE(isScaled(looks, "a.png"));
}

TEST(LookFiles, AreOneWhereTheSharpestIsSought) {
    Looks looks = swept(2);
    looks.view = SweepView::AllInFocus;
    EXPECT_NE(refusalOf(looks, "a.npy").find("three planes"), std::string::npos);
    looks = swept(3);
    looks.view = SweepView::Depth;
    EXPECT_EQ(pathsOf(filesOf(looks, "a.npy")), std::vector<std::filesystem::path>{"a.npy"});
#ifdef FRINGE_HAS_IMAGES
    EXPECT_NE(refusalOf(looks, "a.png").find("distances are numbers"), std::string::npos);
    looks.view = SweepView::AllInFocus;
    EXPECT_EQ(refusalOf(looks, "a.png"), "");
#endif
}

TEST(LookFiles, AreRefusedWhereLightCannotBeCarried) {
    Looks looks = swept(4);
    const Sampling sampling{8_um, 8_um, {532_nm}};
    EXPECT_NO_THROW(findingsOn(looks, {64, 64}, sampling));
    looks.at.window = {1_mm, 1_mm, 9_mm, 0_mm};
    EXPECT_THROW(findingsOn(looks, {64, 64}, sampling), Error); // beside the plane
    looks.at.window = {};
    looks.at.propagation = {"fraunhofer"};
    looks.distances.back() = Length{};
    EXPECT_THROW(findingsOn(looks, {64, 64}, sampling), Error);
}

} // namespace
} // namespace fringe
