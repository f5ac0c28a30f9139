// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/preset_device.h"

#include "engine/device/sending.h"
#include "engine/io/panel_files.h"
#include "engine/job/job_control.h"

#include <array>
#include <filesystem>
#include <memory>
#include <utility>

namespace fringe {
namespace {

namespace fs = std::filesystem;

/// A number of a list as a sample.
float sampleOf(const PresetJson& value, const char* key, const std::string& file) {
    if (!value.is_number())
        throw wrongKey(file, key);
    return value.get<float>();
}

Asset tableAsset(const PresetJson& list, const char* key, const std::string& file) {
    auto table = std::make_shared<Raster>();
    for (const PresetJson& value : list)
        table->samples.push_back(sampleOf(value, key, file));
    if (table->samples.empty())
        throw wrongKey(file, key);
    table->shape = {1, std::ssize(table->samples)};
    return {key, std::shared_ptr<const Raster>(std::move(table))};
}

/// What a file of the preset gives, which lies beside it.
template <class Read>
Asset fileAsset(const PresetJson& name, const char* key, const std::string& file, Read read) {
    if (!name.is_string())
        throw wrongKey(file, key);
    const fs::path path = fs::path(file).parent_path() / name.get_ref<const std::string&>();
    return {path.filename().string(),
            std::make_shared<const Raster>(read(path)),
            {.path = fs::absolute(path).string()}};
}

/// Keys of presets and the rows that they stand for, of whole numbers and of words.
struct PresetRow {
    const char *part, *key, *row; ///< part: the object that has the key; empty: the preset
};
constexpr std::array presetRows{PresetRow{"mode", "columns", "mode_columns"},
                                PresetRow{"mode", "rows", "mode_rows"},
                                PresetRow{"offset", "column", "column"},
                                PresetRow{"offset", "row", "row"},
                                PresetRow{"flip", "x", "flip_x"},
                                PresetRow{"flip", "y", "flip_y"},
                                PresetRow{"", "sign", "sign"},
                                PresetRow{"", "packing", "packing"},
                                PresetRow{"", "beyond", "beyond"},
                                PresetRow{"", "applied by", "lut"}};

/// As the row's parser takes it.
std::string textOf(const PresetJson& value, const PresetRow& row, const std::string& file) {
    if (value.is_string())
        return value.get<std::string>();
    if (value.is_boolean())
        return value.get<bool>() ? "true" : "false";
    if (!value.is_number_integer())
        throw wrongKey(file, row.key);
    const std::string number = std::to_string(value.get<std::int64_t>());
    return row.row == std::string_view("sign") && number == "1" ? "+1" : number;
}

const ParameterInfo& panelRow(const char* key) {
    return *parameterOf(panelInfo(), key);
}

void readRow(const PresetJson& json, const PresetRow& row, const std::string& file,
             Choice& device) {
    const PresetJson& part = *row.part ? json.value(row.part, PresetJson::object()) : json;
    if (!part.is_object())
        throw wrongKey(file, row.part);
    const auto found = part.find(row.key);
    if (found == part.end())
        return;
    const ParameterInfo& info = panelRow(row.row);
    try {
        setValue(device.values, info, parseValue(info, textOf(*found, row, file)));
    } catch (const Error& error) {
        throw badInput(FRINGE_MARK("{0}: \"{1}\" of the device preset cannot be used: {2}"), file,
                       row.key, error.message());
    }
}

void readTables(const PresetJson& json, const std::string& file, Choice& device) {
    const JobControl silent;
    if (json.contains("phases"))
        device.assets["response"] = tableAsset(json["phases"], "phases", file);
    if (json.contains("drive"))
        device.assets["drive"] =
            json["drive"].is_array()
                ? tableAsset(json["drive"], "drive", file)
                : fileAsset(json["drive"], "drive", file,
                            [&](const fs::path& path) { return readDriveTable(path, silent); });
    if (!json.contains("correction"))
        return;
    const PresetJson& correction = json["correction"];
    if (!correction.is_object() || !correction.contains("file"))
        throw wrongKey(file, "correction");
    Length wavelength{};
    if (correction.contains("wavelength"))
        wavelength = PresetReader(correction, file).length("wavelength");
    const auto unit = phaseUnit(correction.value("unit", std::string()));
    const auto bits = static_cast<int>(PresetReader(json, file).count("bits", 16));
    Asset& asset = device.assets["correction"] =
        fileAsset(correction["file"], "correction", file, [&](const fs::path& path) {
            return readCorrection(path, silent, {unit, wavelength, bits});
        });
    if (const auto& wave = asset.as<Raster>()->wave; wave && wavelength == Length{})
        wavelength = wave->wavelength;
    setValue(device.values, panelRow("correction_wavelength"), wavelength.si());
}

/// The value of a row as JSON has it.
PresetJson jsonOf(const Value& value) {
    if (const auto* toggle = std::get_if<bool>(&value))
        return *toggle;
    if (const auto* count = std::get_if<std::int64_t>(&value))
        return *count;
    const auto& word = std::get<std::string>(value);
    return word == "+1" || word == "-1" ? PresetJson(word == "-1" ? -1 : 1) : PresetJson(word);
}

/// A list of the numbers of a table.
PresetJson listOf(const Raster& table) {
    return PresetJson(table.samples);
}

} // namespace

Error wrongKey(const std::string& file, const char* key) {
    return badInput(FRINGE_MARK("{0}: \"{1}\" of the device preset is missing or wrong; see those "
                                "that come with the program."),
                    file, key);
}

const ChoiceInfo& panelInfo() {
    return outputDeviceOf("panel").info;
}

Choice deviceIn(const PresetJson& json, const std::string& file) {
    Choice device{"panel"};
    for (const PresetRow& row : presetRows)
        readRow(json, row, file, device);
    readTables(json, file, device);
    return device;
}

void writeDevice(PresetJson& json, const Choice& device, const std::string& own) {
    for (const PresetRow& row : presetRows) {
        const ParameterInfo& info = panelRow(row.row);
        const Value& value = valueOf(panelInfo(), device.values, row.row);
        const bool isThere = *row.part ? json.contains(row.part) && json[row.part].contains(row.key)
                                       : json.contains(row.key);
        if (isThere || value != info.initial)
            (*row.part ? json[row.part][row.key] : json[row.key]) = jsonOf(value);
    }
    for (const auto& [slot, key] : {std::pair("response", "phases"), {"drive", "drive"}})
        if (const auto table = device.data<Raster>(slot))
            json[key] = listOf(*table);
        else
            json.erase(key);
    const auto correction = device.assets.find("correction");
    if (correction == device.assets.end()) {
        json.erase("correction");
        return;
    }
    const Length wavelength(
        std::get<double>(valueOf(panelInfo(), device.values, "correction_wavelength")));
    PresetJson& kept = json["correction"];
    kept["file"] = own.empty() ? correction->second.origin.path : own;
    if (!own.empty())
        kept["unit"] = "waves";
    if (wavelength > Length{})
        json["correction"]["wavelength"] = formatLength(wavelength);
}

} // namespace fringe
