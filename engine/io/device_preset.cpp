// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/device_preset.h"

#include "engine/encodings/encoding.h"
#include "engine/io/input_file.h"
#include "engine/io/text_fields.h"
#include "engine/model/error.h"
#include "engine/model/units.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

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
    return std::clamp<std::int64_t>(std::llround(levels), 2, std::int64_t{1} << preset.bits);
}

Design withPreset(Design design, const DevicePreset& preset,
                  const std::optional<Length>& wavelength) {
    design.panel = preset.name;
    design.setup.plate = preset.plate;
    if (wavelength)
        design.setup.wavelengths = {*wavelength};
    if (const ParameterInfo* row = levelsRow(design.encoding))
        setValue(design.encoding.values, *row, levelsAt(preset, design.setup.wavelength()));
    return design;
}

bool isAsPreset(const Design& design, const DevicePreset& preset) {
    const bool tellsLevels =
        levelsRow(design.encoding) != nullptr && design.setup.wavelengths.size() == 1;
    return design.setup.plate == preset.plate
           && (!tellsLevels || withPreset(design, preset).encoding == design.encoding);
}

DevicePreset presetLike(const Design& design, DevicePreset preset) {
    preset.plate = design.setup.plate;
    const ParameterInfo* row = levelsRow(design.encoding);
    if (row == nullptr || design.setup.wavelengths.size() != 1)
        return preset;
    const auto count = std::get<std::int64_t>(
        valueOf(encodingOf(design.encoding.key).info, design.encoding.values, row->key));
    const Length wavelength = design.setup.wavelength();
    if (levelsAt(preset, wavelength) == count)
        return preset;
    while (preset.bits < mostBits && std::int64_t{1} << preset.bits < count)
        ++preset.bits;
    std::erase_if(preset.levels, [&](const auto& one) { return one.wavelength == wavelength; });
    preset.levels.push_back({wavelength, count});
    std::ranges::sort(preset.levels, {}, [](const auto& one) { return one.wavelength.si(); });
    return preset;
}

} // namespace fringe
