// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/device_preset.h"

#include "engine/device/sending.h"
#include "engine/encodings/encoding.h"
#include "engine/io/input_file.h"
#include "engine/io/panel_files.h"
#include "engine/io/text_fields.h"
#include "engine/job/job_control.h"
#include "engine/model/error.h"
#include "engine/model/units.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace fringe {

/// The texts of `resources/devices/*.json`, put in by the build.
extern const std::vector<std::string> shippedPresetTexts;

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

constexpr std::uint64_t largestFile = 1 << 20; ///< [bytes]
constexpr std::int64_t mostPixels = 1'000'000; ///< along a side
constexpr std::int64_t mostBits = 16;

Error wrongKey(const std::string& file, const char* key) {
    return badInput(FRINGE_MARK("{0}: \"{1}\" of the device preset is missing or wrong; see those "
                                "that come with the program."),
                    file, key);
}

/// Reads the parts of a preset; what is missing or wrong is refused by its key.
class PresetReader {
  public:
    PresetReader(const Json& json, const std::string& file) : json_(json), file_(file) {}

    PresetReader part(const char* key) const { return {at(key), file_}; }
    bool has(const char* key) const { return json_.is_object() && json_.contains(key); }
    std::string text(const char* key) const {
        if (!at(key).is_string() || at(key).get_ref<const std::string&>().empty())
            throw wrongKey(file_, key);
        return at(key).get<std::string>();
    }
    std::int64_t count(const char* key, std::int64_t most) const {
        const Json& value = at(key);
        if (!value.is_number_integer() || value < 1 || value > most)
            throw wrongKey(file_, key);
        return value.get<std::int64_t>();
    }
    Length length(const char* key) const { return lengthOf(at(key), key); }
    double share(const char* key) const {
        const Json& value = at(key);
        if (!value.is_number() || !(value > 0) || value > 1)
            throw wrongKey(file_, key);
        return value.get<double>();
    }
    const Json& list(const char* key) const {
        if (!at(key).is_array())
            throw wrongKey(file_, key);
        return at(key);
    }
    Length lengthOf(const Json& value, const char* key) const {
        try {
            const Length length =
                value.is_string() ? parseLength(value.get<std::string>()) : Length{};
            if (length > Length{})
                return length;
        } catch (const Error&) {
        }
        throw wrongKey(file_, key);
    }

  private:
    const Json& at(const char* key) const {
        if (!has(key))
            throw wrongKey(file_, key);
        return json_.at(key);
    }

    const Json& json_;
    const std::string& file_;
};

/// A number of a list as a sample.
float sampleOf(const Json& value, const char* key, const std::string& file) {
    if (!value.is_number())
        throw wrongKey(file, key);
    return value.get<float>();
}

Asset tableAsset(const Json& list, const char* key, const std::string& file) {
    auto table = std::make_shared<Raster>();
    for (const Json& value : list)
        table->samples.push_back(sampleOf(value, key, file));
    if (table->samples.empty())
        throw wrongKey(file, key);
    table->shape = {1, std::ssize(table->samples)};
    return {key, std::shared_ptr<const Raster>(std::move(table))};
}

/// What a file of the preset gives, which lies beside it.
template <class Read>
Asset fileAsset(const Json& name, const char* key, const std::string& file, Read read) {
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
std::string textOf(const Json& value, const PresetRow& row, const std::string& file) {
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
    return *parameterOf(outputDeviceOf("panel").info, key);
}

void readRow(const Json& json, const PresetRow& row, const std::string& file, Choice& device) {
    const Json& part = *row.part ? json.value(row.part, Json::object()) : json;
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

void readTables(const Json& json, const std::string& file, Choice& device) {
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
    const Json& correction = json["correction"];
    if (!correction.is_object() || !correction.contains("file"))
        throw wrongKey(file, "correction");
    Length wavelength{};
    if (correction.contains("wavelength"))
        wavelength = PresetReader(correction, file).length("wavelength");
    Asset& asset = device.assets["correction"] =
        fileAsset(correction["file"], "correction", file, [&](const fs::path& path) {
            return readCorrection(path, silent, {.unit = {}, .wavelength = wavelength});
        });
    if (const auto& wave = asset.as<Raster>()->wave; wave && wavelength == Length{})
        wavelength = wave->wavelength;
    setValue(device.values, panelRow("correction_wavelength"), wavelength.si());
}

void readDevice(const Json& json, const std::string& file, Choice& device) {
    for (const PresetRow& row : presetRows)
        readRow(json, row, file, device);
    readTables(json, file, device);
}

/// The value of a row as JSON has it.
Json jsonOf(const Value& value) {
    if (const auto* toggle = std::get_if<bool>(&value))
        return *toggle;
    if (const auto* count = std::get_if<std::int64_t>(&value))
        return *count;
    const auto& word = std::get<std::string>(value);
    return word == "+1" || word == "-1" ? Json(word == "-1" ? -1 : 1) : Json(word);
}

/// A list of the numbers of a table.
Json listOf(const Raster& table) {
    return Json(table.samples);
}

/// Defaults are left out unless the preset has the key.
void writeDevice(Json& json, const Choice& device) {
    for (const PresetRow& row : presetRows) {
        const ParameterInfo& info = panelRow(row.row);
        const Value& value = valueOf(outputDeviceOf("panel").info, device.values, row.row);
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
    const Length wavelength(std::get<double>(
        valueOf(outputDeviceOf("panel").info, device.values, "correction_wavelength")));
    json["correction"] = {{"file", correction->second.origin.path}};
    if (wavelength > Length{})
        json["correction"]["wavelength"] = formatLength(wavelength);
}

void readPitch(const PresetReader& panel, const Json& json, Plate& plate) {
    const Json pitch = json.at("panel").value("pitch", Json());
    if (pitch.is_array() && pitch.size() == 2) {
        plate.pitchX = panel.lengthOf(pitch[0], "pitch");
        plate.pitchY = panel.lengthOf(pitch[1], "pitch");
        return;
    }
    plate.pitchX = plate.pitchY = panel.length("pitch");
}

std::vector<DevicePreset::Levels> readLevels(const PresetReader& file, const std::string& name) {
    std::vector<DevicePreset::Levels> all;
    if (!file.has("levels"))
        return all;
    for (const Json& row : file.list("levels")) {
        const PresetReader reader(row, name);
        all.push_back({reader.length("wavelength"), reader.count("levels", 1 << mostBits)});
    }
    std::ranges::sort(all, {}, [](const auto& row) { return row.wavelength.si(); });
    return all;
}

Json levelsOf(const DevicePreset& preset) {
    Json rows = Json::array();
    for (const auto& [wavelength, count] : preset.levels)
        rows.push_back({{"wavelength", formatLength(wavelength)}, {"levels", count}});
    return rows;
}

const ParameterInfo* levelsRow(const Choice& encoding) {
    return parameterOf(encodingOf(encoding.key).info, levelsParameter().key);
}

Choice deviceOf(const DevicePreset& preset) {
    Choice device = preset.device;
    setValue(device.values, panelRow("bits"), preset.bits);
    return device;
}

/// Nothing of it where it is no JSON, or nested as no preset is.
Json parsed(const std::string& text) {
    constexpr std::size_t deepest = 32;
    return isNestedDeeper(text, deepest) ? Json() : Json::parse(text, nullptr, false);
}

} // namespace

DevicePreset parsePreset(const std::string& text, const std::string& name) {
    const Json json = parsed(text);
    if (!json.is_object())
        throw badInput(FRINGE_MARK("{0} is no device preset; see those that come with the "
                                   "program."),
                       name);
    const PresetReader file(json, name);
    const PresetReader panel = file.part("panel");
    DevicePreset preset{.name = file.text("name"), .plate = {}, .text = text};
    preset.plate.size = {panel.count("rows", mostPixels), panel.count("columns", mostPixels)};
    readPitch(panel, json, preset.plate);
    preset.bits = file.count("bits", mostBits);
    if (file.has("fill"))
        preset.fill = file.share("fill");
    preset.levels = readLevels(file, name);
    readDevice(json, name, preset.device);
    if (file.has("note"))
        preset.note = file.text("note");
    return preset;
}

DevicePreset readPreset(const fs::path& path) {
    const auto text = wholeText(path, largestFile);
    if (!text)
        throw badInput(FRINGE_MARK("{0} is too large for a device preset."), path.string());
    return parsePreset(*text, path.string());
}

std::string presetText(const DevicePreset& preset) {
    Json json = preset.text.empty() ? Json::object() : parsed(preset.text);
    json["name"] = preset.name;
    const auto& [size, pitchX, pitchY] = preset.plate;
    Json& panel = json["panel"];
    panel["columns"] = size.cols;
    panel["rows"] = size.rows;
    if (pitchX == pitchY)
        panel["pitch"] = formatLength(pitchX);
    else
        panel["pitch"] = {formatLength(pitchX), formatLength(pitchY)};
    json["bits"] = preset.bits;
    if (!preset.levels.empty())
        json["levels"] = levelsOf(preset);
    writeDevice(json, preset.device);
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

bool saysPreset(const fs::path& path) noexcept {
    try {
        const Json json = parsed(wholeText(path, largestFile).value_or(std::string()));
        return json.is_object() && json.contains("panel") && json.contains("name");
    } catch (const std::exception&) {
        return false;
    }
}

const std::vector<DevicePreset>& shippedPresets() {
    static const std::vector<DevicePreset> all = [] {
        std::vector<DevicePreset> presets;
        for (const std::string& text : shippedPresetTexts)
            presets.push_back(parsePreset(text, "resources/devices"));
        std::ranges::sort(presets, {}, &DevicePreset::name);
        return presets;
    }();
    return all;
}

DevicePreset presetOf(const std::string& nameOrFile) {
    for (const DevicePreset& preset : shippedPresets())
        if (lowered(preset.name) == lowered(nameOrFile))
            return preset;
    if (fs::path(nameOrFile).extension() == ".json")
        return readPreset(nameOrFile);
    throw badInput(FRINGE_MARK("There is no device preset \"{0}\"; give a file .json or one of: "
                               "{1}."),
                   showable(nameOrFile, mostQuoted), joined(shippedPresets(), &DevicePreset::name));
}

std::int64_t levelsAt(const DevicePreset& preset, Length wavelength) {
    const auto& rows = preset.levels;
    if (rows.empty())
        return std::int64_t{1} << preset.bits;
    const auto scaled = [&](const DevicePreset::Levels& row) {
        return static_cast<double>(row.count) * (wavelength / row.wavelength);
    };
    const auto next =
        std::ranges::find_if(rows, [&](const auto& row) { return !(row.wavelength < wavelength); });
    double levels = 0;
    if (next == rows.end())
        levels = scaled(rows.back());
    else if (next->wavelength == wavelength)
        return next->count;
    else if (next == rows.begin())
        levels = scaled(rows.front());
    else {
        const auto& before = *std::prev(next);
        const double part =
            (wavelength - before.wavelength) / (next->wavelength - before.wavelength);
        levels = static_cast<double>(before.count)
                 + part * static_cast<double>(next->count - before.count);
    }
    return std::clamp<std::int64_t>(std::llround(levels), 2, std::int64_t{1} << mostBits);
}

std::optional<Message> estimateText(const DevicePreset& preset, Length wavelength) {
    const auto& rows = preset.levels;
    if (rows.empty()
        || (!(wavelength < rows.front().wavelength) && !(wavelength > rows.back().wavelength)))
        return std::nullopt;
    const Length nearest =
        wavelength < rows.front().wavelength ? rows.front().wavelength : rows.back().wavelength;
    return message(FRINGE_MARK("The levels of {0} at {1} are an estimate, in proportion to the "
                               "wavelength from those at {2}; check them."),
                   preset.name, formatLength(wavelength), formatLength(nearest));
}

Design withPreset(Design design, const DevicePreset& preset,
                  const std::optional<Length>& wavelength) {
    design.panel = preset.name;
    design.setup.plate = preset.plate;
    design.device = deviceOf(preset);
    if (wavelength)
        design.setup.wavelengths = {*wavelength};
    if (const ParameterInfo* row = levelsRow(design.encoding))
        setValue(design.encoding.values, *row, levelsAt(preset, design.setup.wavelength()));
    return design;
}

bool isAsPreset(const Design& design, const DevicePreset& preset) {
    const bool tellsLevels =
        levelsRow(design.encoding) != nullptr && design.setup.wavelengths.size() == 1;
    return design.setup.plate == preset.plate && design.device == deviceOf(preset)
           && (!tellsLevels || withPreset(design, preset).encoding == design.encoding);
}

DevicePreset presetLike(const Design& design, DevicePreset preset) {
    preset.plate = design.setup.plate;
    if (design.device.key == "panel") {
        preset.device = design.device;
        preset.bits = std::get<std::int64_t>(
            valueOf(outputDeviceOf("panel").info, design.device.values, "bits"));
        preset.device.values.erase("bits");
    }
    const ParameterInfo* row = levelsRow(design.encoding);
    if (row == nullptr || design.setup.wavelengths.size() != 1)
        return preset;
    const auto count = std::get<std::int64_t>(
        valueOf(encodingOf(design.encoding.key).info, design.encoding.values, row->key));
    const Length wavelength = design.setup.wavelength();
    if (levelsAt(preset, wavelength) == count)
        return preset;
    std::erase_if(preset.levels, [&](const auto& one) { return one.wavelength == wavelength; });
    preset.levels.push_back({wavelength, count});
    std::ranges::sort(preset.levels, {}, [](const auto& one) { return one.wavelength.si(); });
    return preset;
}

} // namespace fringe
