// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/device/packing.h"
#include "engine/io/device_preset.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace fringe {
namespace {

using Json = nlohmann::json;

/// What a preset says has to go together, whoever reads it.
class ShippedDevice : public testing::TestWithParam<DevicePreset> {
  protected:
    Json json_ = Json::parse(GetParam().text);
    const Packing& packing_ = packingOf(json_.at("packing").get<std::string>());
};

TEST_P(ShippedDevice, LiesInThePictureOfItsVideoMode) {
    const Json &panel = json_.at("panel"), &mode = json_.at("mode"), &offset = json_.at("offset");
    for (const auto& [side, place, cell] : {std::tuple{"columns", "column", packing_.cell.cols},
                                            {"rows", "row", packing_.cell.rows}}) {
        const auto length = mode.at(side).get<std::int64_t>();
        EXPECT_EQ(length % cell, 0) << side;
        EXPECT_GE(offset.at(place), 0) << side;
        EXPECT_LE(panel.at(side).get<std::int64_t>() + offset.at(place).get<std::int64_t>(),
                  length / cell)
            << side;
    }
}

TEST_P(ShippedDevice, HasLevelsThatItsBitsHold) {
    const auto most = std::int64_t{1} << GetParam().bits;
    EXPECT_TRUE(packing_.bits == 0 || packing_.bits == GetParam().bits);
    for (const auto& row : GetParam().levels)
        EXPECT_LE(row.count, most);
    const auto phases = json_.value("phases", std::vector<double>());
    EXPECT_TRUE(phases.empty() || std::ssize(phases) == most);
    EXPECT_TRUE(std::ranges::is_sorted(phases, std::ranges::less_equal())) << "a phase comes twice";
    EXPECT_TRUE(
        std::ranges::all_of(phases, [](double cycles) { return cycles >= 0 && cycles < 1; }));
}

TEST_P(ShippedDevice, SaysWhatHasToBeChecked) {
    EXPECT_NE(GetParam().note, "");
    EXPECT_EQ(std::abs(json_.at("sign").get<int>()), 1);
    const auto applied = json_.at("applied by").get<std::string>();
    EXPECT_TRUE(applied == "host" || applied == "device") << applied;
    EXPECT_TRUE(json_.at("flip").at("x").is_boolean() && json_.at("flip").at("y").is_boolean());
}

INSTANTIATE_TEST_SUITE_P(All, ShippedDevice, testing::ValuesIn(shippedPresets()),
                         [](const auto& device) {
                             std::string name = device.param.name;
                             std::ranges::replace_if(
                                 name, [](unsigned char c) { return !std::isalnum(c); }, '_');
                             return name;
                         });

/// The panel of 1272 columns in a mode of 1280 begins at its fifth.
TEST(ShippedDevices, HaveWhatDataSheetsSay) {
    const Json head = Json::parse(presetOf("X13138").text);
    EXPECT_EQ(head["mode"]["columns"], 1280);
    EXPECT_EQ(head["offset"]["column"], 4);
    // 0.0126 of the full stroke of 15/16 of a wave
    EXPECT_DOUBLE_EQ(Json::parse(presetOf("PLM 0.47").text)["phases"][1].get<double>(), 0.0118125);
    for (const char* name :
         {"X15213", "PLUTO", "LETO", "GAEA", "SLM-200", "SLM-210", "EXULUS-4K",
          "Meadowlark 1920 x 1152", "Meadowlark 1024 x 1024", "PLM 0.67", "DLP7000", "Other"})
        EXPECT_NO_THROW(presetOf(name)) << name;
}

} // namespace
} // namespace fringe
