// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/device_preset.h"

#include "engine/device/panel_levels.h"
#include "engine/device/sending.h"
#include "engine/encodings/encoding.h"
#include "engine/io/input_file.h"
#include "engine/io/preset_device.h"
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

constexpr std::uint64_t largestFile = 1 << 20; ///< [bytes]
constexpr std::int64_t mostPixels = 1'000'000; ///< along a side
constexpr std::int64_t mostBits = 16;

void readPitch(const PresetReader& panel, const PresetJson& json, Plate& plate) {
    const PresetJson pitch = json.at("panel").value("pitch", PresetJson());
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
    for (const PresetJson& row : file.list("levels")) {
        const PresetReader reader(row, name);
        all.push_back({reader.length("wavelength"), reader.count("levels", 1 << mostBits)});
    }
    std::ranges::sort(all, {}, [](const auto& row) { return row.wavelength.si(); });
    const auto twice = std::ranges::adjacent_find(all, {}, &DevicePreset::Levels::wavelength);
    if (twice != all.end())
        throw badInput(FRINGE_MARK("{0}: \"levels\" has two rows for {1}; leave the one that is "
                                   "right."),
                       name, formatLength(twice->wavelength));
    return all;
}

PresetJson levelsOf(const DevicePreset& preset) {
    PresetJson rows = PresetJson::array();
    for (const auto& [wavelength, count] : preset.levels)
        rows.push_back({{"wavelength", formatLength(wavelength)}, {"levels", count}});
    return rows;
}

const ParameterInfo* levelsRow(const Choice& encoding) {
    return parameterOf(encodingOf(encoding.key).info, levelsParameter().key);
}

/// The panel, which has levels of its own for each of several wavelengths.
Choice deviceOf(const DevicePreset& preset, const std::vector<Length>& wavelengths) {
    Choice device = preset.device;
    setValue(device.values, *parameterOf(panelInfo(), "bits"), preset.bits);
    std::vector<LevelsAt> levels;
    if (wavelengths.size() > 1 && !preset.levels.empty())
        for (const Length wavelength : wavelengths)
            levels.push_back({wavelength, levelsAt(preset, wavelength)});
    if (!levels.empty())
        setValue(device.values, *parameterOf(panelInfo(), "levels_at"), levelsAtText(levels));
    return device;
}

/// In the order of `FocalStop`.
constexpr std::array stops{"unsaid", "none", "centre"};

FocalStop stopOf(const std::string& text, const std::string& file) {
    const auto found = std::ranges::find(stops, text);
    if (found == stops.end())
        throw wrongKey(file, "stop");
    return static_cast<FocalStop>(found - stops.begin());
}

/// Nothing of it where it is no JSON, or nested as no preset is.
PresetJson parsed(const std::string& text) {
    constexpr std::size_t deepest = 32;
    return isNestedDeeper(text, deepest) ? PresetJson() : PresetJson::parse(text, nullptr, false);
}

} // namespace

DevicePreset parsePreset(const std::string& text, const std::string& name) {
    const PresetJson json = parsed(text);
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
    preset.device = deviceIn(json, name);
    if (file.has("stop"))
        preset.stop = stopOf(file.text("stop"), name);
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

std::string presetText(const DevicePreset& preset, const std::string& correction) {
    PresetJson json = preset.text.empty() ? PresetJson::object() : parsed(preset.text);
    json["name"] = preset.name;
    const auto& [size, pitchX, pitchY] = preset.plate;
    PresetJson& panel = json["panel"];
    panel["columns"] = size.cols;
    panel["rows"] = size.rows;
    if (pitchX == pitchY)
        panel["pitch"] = formatLength(pitchX);
    else
        panel["pitch"] = {formatLength(pitchX), formatLength(pitchY)};
    json["bits"] = preset.bits;
    if (!preset.levels.empty())
        json["levels"] = levelsOf(preset);
    if (preset.stop != FocalStop::NotSaid)
        json["stop"] = stops.at(static_cast<std::size_t>(preset.stop));
    writeDevice(json, preset.device, correction);
    return json.dump(2, ' ', false, PresetJson::error_handler_t::replace) + '\n';
}

bool saysPreset(const fs::path& path) noexcept {
    try {
        const PresetJson json = parsed(wholeText(path, largestFile).value_or(std::string()));
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
    if (wavelength)
        design.setup.wavelengths = {*wavelength};
    design.device = deviceOf(preset, design.setup.wavelengths);
    if (const ParameterInfo* row = levelsRow(design.encoding))
        setValue(design.encoding.values, *row, levelsAt(preset, design.setup.wavelength()));
    if (preset.fill)
        setValue(design.camera.values, *parameterOf(simulatedCameraInfo(), "fill_factor"),
                 *preset.fill);
    return preset.stop == FocalStop::NotSaid ? design : withStop(std::move(design), preset.stop);
}

bool isAsPreset(const Design& design, const DevicePreset& preset) {
    const bool tellsLevels =
        levelsRow(design.encoding) != nullptr && design.setup.wavelengths.size() == 1;
    return design.setup.plate == preset.plate
           && design.device == deviceOf(preset, design.setup.wavelengths)
           && (preset.stop == FocalStop::NotSaid || design.focalStop == preset.stop)
           && (!tellsLevels
               || deviceLevels(design.encoding) == levelsAt(preset, design.setup.wavelength()));
}

DevicePreset presetLike(const Design& design, DevicePreset preset) {
    preset.plate = design.setup.plate;
    preset.stop = design.focalStop;
    if (design.device.key == "panel") {
        preset.device = design.device;
        preset.bits = std::get<std::int64_t>(valueOf(panelInfo(), design.device.values, "bits"));
        preset.device.values.erase("bits");
        preset.device.values.erase("levels_at");
    }
    if (levelsRow(design.encoding) == nullptr || design.setup.wavelengths.size() != 1)
        return preset;
    const std::int64_t count = deviceLevels(design.encoding);
    const Length wavelength = design.setup.wavelength();
    if (levelsAt(preset, wavelength) == count)
        return preset;
    std::erase_if(preset.levels, [&](const auto& one) { return one.wavelength == wavelength; });
    preset.levels.push_back({wavelength, count});
    std::ranges::sort(preset.levels, {}, [](const auto& one) { return one.wavelength.si(); });
    return preset;
}

} // namespace fringe
