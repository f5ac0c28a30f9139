// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/units.h"

#include "engine/model/error.h"

#include <gtest/gtest.h>

#include <random>

namespace fringe {
namespace {

TEST(Units, ReadsLengthsInEveryUnit) {
    EXPECT_EQ(parseLength("8um"), 8_um);
    EXPECT_EQ(parseLength(" 8 µm "), 8_um);
    EXPECT_EQ(parseLength("532nm"), 532_nm);
    EXPECT_EQ(parseLength("0.2 m"), Length(0.2));
    EXPECT_EQ(parseLength("-1e-3m"), Length(-1e-3));
    EXPECT_EQ(parseLength("+2.5cm"), Length(0.025));
    EXPECT_EQ(parseLength("0.2um"), parseLength("200nm"));
    EXPECT_EQ(parseLength("1.5e2 um"), 150_um);
}

TEST(Units, RefusesWhatIsNoLength) {
    for (const char* text :
         {"", "8", "um", "8 parsec", "nan m", "inf m", "1e999m", "8um9", "0,5 mm", "1..2m", "--1m"})
        EXPECT_THROW(parseLength(text), Error) << text;
}

TEST(Units, ShowsTheStartOfALongText) {
    for (const auto& read : {+[](const std::string& text) { parseLength(text); },
                             +[](const std::string& text) { parseNumber(text); }})
        try {
            read(std::string(100'000, '%'));
            FAIL();
        } catch (const Error& error) {
            EXPECT_LT(std::string(error.what()).size(), 300);
        }
}

TEST(Units, SaysWhichUnitsFit) {
    try {
        parseLength("8");
        FAIL();
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), ErrorKind::BadInput);
        EXPECT_NE(std::string(error.what()).find("um"), std::string::npos);
    }
}

TEST(Units, ReadsAnglesAndBytes) {
    EXPECT_DOUBLE_EQ(parseAngle("180deg").si(), std::numbers::pi);
    EXPECT_DOUBLE_EQ(parseAngle("2 mrad").si(), 0.002);
    EXPECT_EQ(parseBytes("2GiB"), std::uint64_t{2} << 30);
    EXPECT_EQ(parseBytes("512 B"), 512U);
    EXPECT_THROW(parseBytes("-1GiB"), Error);
    EXPECT_THROW(parseBytes("2"), Error);
}

TEST(Units, FormatsInTheUnitThatFits) {
    EXPECT_EQ(formatLength(8_um), "8 µm");
    EXPECT_EQ(formatLength(532_nm), "532 nm");
    EXPECT_EQ(formatLength(200_mm), "200 mm");
    EXPECT_EQ(formatLength(3.74_um), "3.74 µm");
    EXPECT_EQ(formatLength(parseLength("0.2um")), "200 nm");
    EXPECT_EQ(formatLength(Length(1.5)), "1.5 m");
    EXPECT_EQ(formatLength(Length(0)), "0 mm");
    EXPECT_EQ(formatLength(Length(0.015359999999999999)), "15.359999999999999 mm");
    EXPECT_EQ(legibleLength(Length(0.015359999999999999)), "15.36 mm");
    EXPECT_EQ(legibleLength(Length(-1234.56e-9)), "-1.235 µm");
    EXPECT_EQ(formatAngle(parseAngle("0.1 rad")), "0.1 rad");
    EXPECT_EQ(formatAngle(1.0_deg), "1 deg");
    EXPECT_EQ(formatBytes(std::uint64_t{3} << 29), "1.5 GiB");
}

TEST(Units, TextReadsBackAsTheSameDouble) {
    std::mt19937_64 random(7);
    std::uniform_real_distribution<double> exponent(-12, 4), mantissa(-1, 1);
    for (int i = 0; i < 5000; ++i) {
        const double value = mantissa(random) * std::pow(10, exponent(random));
        EXPECT_EQ(parseLength(formatLength(Length(value))).si(), value)
            << formatLength(Length(value));
        EXPECT_EQ(parseAngle(formatAngle(Angle(value))).si(), value) << formatAngle(Angle(value));
        EXPECT_EQ(parseNumber(formatNumber(value)), value);
    }
}

} // namespace
} // namespace fringe
