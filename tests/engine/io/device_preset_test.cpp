// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/device_preset.h"

#include "engine/encodings/encoding.h"
#include "engine/model/error.h"

#include <gtest/gtest.h>

namespace fringe {
namespace {

const char* const someText = R"({"name": "A", "panel": {"columns": 640, "rows": 480,
    "pitch": ["10 um", "12 um"], "border": 3}, "bits": 8, "fill": 0.9, "sign": -1,
    "levels": [{"wavelength": "1000 nm", "levels": 200}, {"wavelength": "500 nm", "levels": 100}]})";

TEST(DevicePreset, IsReadAndKeepsWhatItDoesNotKnow) {
    const DevicePreset preset = parsePreset(someText, "a.json");
    EXPECT_EQ(preset.plate, (Plate{{480, 640}, 10_um, 12_um}));
    EXPECT_EQ(preset.fill, 0.9);
    EXPECT_EQ(preset.levels.front().count, 100);
    DevicePreset changed = preset;
    changed.plate.pitchX = 11_um;
    const std::string text = presetText(changed);
    EXPECT_EQ(parsePreset(text, "a.json").plate.pitchX, 11_um);
    for (const char* kept : {"\"sign\": -1", "\"border\": 3", "\"fill\": 0.9"})
        EXPECT_NE(text.find(kept), std::string::npos) << kept;
}

TEST(DevicePreset, HasOneRowOfLevelsForAWavelength) {
    std::string text = someText;
    text.replace(text.find("500 nm"), 6, "1 um  ");
    try {
        parsePreset(text, "a.json");
        FAIL() << "one of two was taken";
    } catch (const Error& error) {
        EXPECT_EQ(std::string(error.what()).find("a.json: \"levels\" has two rows for"), 0U)
            << error.what();
    }
}

TEST(DevicePreset, LevelsAreLinearBetweenAndInProportionBeyond) {
    const DevicePreset preset = parsePreset(someText, "a.json");
    EXPECT_EQ(levelsAt(preset, 500_nm), 100);
    EXPECT_EQ(levelsAt(preset, 1000_nm), 200);
    EXPECT_EQ(levelsAt(preset, 750_nm), 150);
    EXPECT_EQ(levelsAt(preset, 250_nm), 50);
    EXPECT_EQ(levelsAt(preset, 1250_nm), 250);
    EXPECT_EQ(levelsAt(preset, 1500_nm), 300); // of which 8 bits tell 256 apart
    EXPECT_EQ(levelsAt({.name = "B", .plate = {}, .bits = 10}, 532_nm), 1024);
}

TEST(DevicePreset, SetsADesignWhichChangesAway) {
    const DevicePreset preset = parsePreset(someText, "a.json");
    Design design = withPreset(designFor("spots"), preset, 500_nm);
    EXPECT_EQ(design.setup.plate, preset.plate);
    EXPECT_EQ(design.setup.wavelengths, std::vector<Length>{500_nm});
    EXPECT_EQ(levelsOf(design.encoding), 100);
    EXPECT_TRUE(isAsPreset(design, preset));
    design.setup.wavelengths = {750_nm};
    EXPECT_FALSE(isAsPreset(design, preset));
    EXPECT_EQ(levelsAt(presetLike(design, preset), 750_nm), 100);
    EXPECT_TRUE(isAsPreset(design, presetLike(design, preset)));
    EXPECT_TRUE(isAsPreset(withPreset(design, preset), preset));
    design.setup.plate.size.cols = 641;
    EXPECT_FALSE(isAsPreset(design, preset));
}

TEST(DevicePreset, ShippedOnesAreFoundByName) {
    EXPECT_GE(shippedPresets().size(), 7U);
    EXPECT_EQ(presetOf("x13138").plate.size, (Shape{1024, 1272}));
    EXPECT_EQ(levelsAt(presetOf("X13138"), 1064_nm), 217);
    try {
        presetOf("nothing");
        FAIL();
    } catch (const Error& error) {
        EXPECT_NE(std::string(error.what()).find("X13138"), std::string::npos);
    }
}

TEST(DevicePreset, HasTheLevelsOfEachOfSeveralWavelengths) {
    const DevicePreset preset = parsePreset(R"({"name": "Three", "bits": 8,
        "panel": {"columns": 4, "rows": 3, "pitch": "8 um"}, "phases": [0, 0.5],
        "phases at": "600 nm", "levels": [{"wavelength": "400 nm", "levels": 160},
                                          {"wavelength": "600 nm", "levels": 240}]})",
                                            "three.json");
    Design design;
    design.setup.wavelengths = {600_nm, 500_nm, 450_nm};
    design = withPreset(std::move(design), preset);
    EXPECT_EQ(std::get<std::string>(design.device.values.at("levels_at")),
              "600 nm=240, 500 nm=200, 450 nm=180");
    EXPECT_TRUE(isAsPreset(design, preset));
    EXPECT_NEAR(std::get<double>(design.device.values.at("response_wavelength")), 600e-9, 1e-15);
    EXPECT_NE(presetText(presetLike(design, preset)).find("\"phases at\": \"600 nm\""),
              std::string::npos);
    design.setup.wavelengths = {500_nm};
    EXPECT_FALSE(withPreset(std::move(design), preset).device.values.contains("levels_at"));
}

TEST(DevicePreset, WhatIsWrongIsRefusedByItsKey) {
    const std::string text = someText;
    const auto without = [&](const std::string& key) {
        std::string other = text;
        return other.replace(other.find('"' + key + '"'), key.size() + 2, "\"x\"");
    };
    for (const char* key : {"name", "panel", "columns", "rows", "pitch", "bits", "wavelength"})
        try {
            parsePreset(without(key), "a.json");
            ADD_FAILURE() << key;
        } catch (const Error& error) {
            EXPECT_NE(std::string(error.what()).find(key), std::string::npos) << error.what();
        }
    for (const char* other : {"", "[]", "{", "3", "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["})
        EXPECT_THROW(parsePreset(other, "a.json"), Error) << other;
}

} // namespace
} // namespace fringe
