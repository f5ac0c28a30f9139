// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panel/shown_pictures.h"

#include "engine/io/field_files.h"
#include "engine/io/file_checks.h"
#include "engine/io/input_file.h"
#include "engine/io/metadata.h"
#include "engine/io/text_fields.h"
#include "engine/model/error.h"
#include "engine/model/showable_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace fringe {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

/// A line of a list.
struct Listed {
    fs::path file;
    std::optional<double> dwell{};
};

std::optional<double> secondsIn(std::string_view text) {
    constexpr std::array<std::pair<std::string_view, double>, 3> units{
        {{"ms", 1e-3}, {"us", 1e-6}, {"s", 1}}};
    text = trimmed(text);
    for (const auto& [unit, factor] : units)
        if (text.ends_with(unit)) {
            text.remove_suffix(unit.size());
            const auto number = toNumber(trimmed(text));
            return number && *number > 0 && *number < 1e6 ? std::optional(*number * factor)
                                                          : std::nullopt;
        }
    return std::nullopt;
}

/// What stands behind the last separator of a line; empty: there is none.
std::string_view behindSeparator(std::string_view line) {
    const std::size_t at = line.find_last_of(",;\t");
    return at == std::string_view::npos ? std::string_view() : trimmed(line.substr(at + 1));
}

Listed listedIn(std::string_view line) {
    const auto dwell = secondsIn(behindSeparator(line));
    std::string_view name = trimmed(dwell ? line.substr(0, line.find_last_of(",;\t")) : line);
    if (name.size() > 1 && name.front() == '"' && name.back() == '"')
        name = name.substr(1, name.size() - 2);
    return {std::string(name), dwell};
}

/// Throws where what follows a picture's name is no time: no file is called so, with what follows,
/// and one is without.
void requireDwell(const InputFile& list, const fs::path& folder, std::string_view line) {
    const std::string_view behind = behindSeparator(line);
    const Listed one = listedIn(line);
    const std::string_view name = trimmed(line.substr(0, line.find_last_of(",;\t")));
    if (!behind.empty() && !one.dwell && !fs::exists(folder / one.file)
        && (!fs::path(behind).has_extension() || fs::exists(folder / name)))
        throw badInput(
            FRINGE_MARK("{0}: line {1}: \"{2}\" is no time that a picture stays; give one "
                        "with a unit, as in \"a.png,500ms\"."),
            list.name(), list.lineNumber(), showable(behind, mostQuoted));
}

std::vector<Listed> linesOf(const fs::path& path) {
    std::vector<Listed> all;
    InputFile file(path);
    while (const auto line = file.line()) {
        const std::string_view text = trimmed(*line);
        const bool isHead = all.empty() && lowered(text).starts_with("file");
        if (text.empty() || text.starts_with('#')
            || (isHead && !fs::exists(path.parent_path() / listedIn(text).file)))
            continue;
        requireDwell(file, path.parent_path(), text);
        all.push_back(listedIn(text));
    }
    return all;
}

Error wrongEntry(const fs::path& path, std::size_t number) {
    return badInput(FRINGE_MARK("{0}: entry {1} is no file of a picture with a dwell; write "
                                "\"a.png\" or {\"file\": \"a.png\", \"dwell\": \"500ms\"}."),
                    path.string(), number);
}

std::vector<Listed> entriesOf(const fs::path& path) {
    constexpr std::uint64_t largest = 1 << 24;
    constexpr std::size_t deepest = 8;
    const std::string text = wholeText(path, largest).value_or("");
    const Json json = isNestedDeeper(text, deepest) ? Json() : Json::parse(text, nullptr, false);
    if (!json.is_array())
        throw badInput(FRINGE_MARK("{0} is no list of pictures, such as [\"a.png\", \"b.png\"]."),
                       path.string());
    std::vector<Listed> all;
    for (const Json& entry : json) {
        const Json file = entry.is_object() ? entry.value("file", Json()) : entry;
        const Json dwell = entry.is_object() ? entry.value("dwell", Json()) : Json();
        const auto seconds = dwell.is_string() ? secondsIn(dwell.get<std::string>()) : std::nullopt;
        if (!file.is_string() || (!dwell.is_null() && !seconds))
            throw wrongEntry(path, all.size() + 1);
        all.push_back({file.get<std::string>(), seconds});
    }
    return all;
}

/// Samples of fewer bits than 8 are grays from black to white, as viewers show them.
int grayOf(const LevelPattern& levels, const fs::path& path) {
    const bool isImage = formatOf(path).planesAreChannels;
    return levels.count == 2 || (isImage && levels.count < 256) ? 255 / (levels.count - 1) : 1;
}

/// A pattern of levels is none that a panel was sent.
void tellPattern(const StoredData& stored, const fs::path& path, const JobControl& control) {
    const auto metadata = parseMetadata(
        formatOf(path).holdsMetadata ? stored.metadata : readSidecar(path), path.string());
    if (metadata && !metadata->frame && metadata->levels != 0 && metadata->levels != 256)
        control.note(message(FRINGE_MARK("{0} is a pattern of {1} levels, not what a panel is sent "
                                         "of it; they are sent as they are."),
                             path.string(), metadata->levels));
}

PanelPicture readSent(const fs::path& path, std::uint64_t memory, const JobControl& control) {
    const StoredData stored = formatOf(path).read(path, {memory, &control});
    const auto* levels = std::get_if<LevelPattern>(&stored.content);
    if (levels == nullptr || levels->count > 256)
        throw notForPanel(path.string());
    tellPattern(stored, path, control);
    return panelPictureOf(levels->planes, path.string(), grayOf(*levels, path));
}

std::vector<Listed> listIn(const fs::path& path) {
    const std::string suffix = lowered(path.extension().string());
    if (suffix == ".json")
        return entriesOf(path);
    return suffix == ".txt" || suffix == ".csv" ? linesOf(path) : std::vector{Listed{path}};
}

void requireSize(const PanelPicture& first, const PanelPicture& one, const fs::path& path) {
    if (one.size != first.size)
        throw badInput(FRINGE_MARK("{0} has {1} × {2} pixels, and the first picture {3} × {4}; all "
                                   "must be of one size."),
                       path.string(), one.size.width, one.size.height, first.size.width,
                       first.size.height);
}

} // namespace

double parseSeconds(std::string_view text) {
    if (const auto seconds = secondsIn(text))
        return *seconds;
    throw badInput(FRINGE_MARK("\"{0}\" is no time; give one with a unit, for instance 500ms or "
                               "2s."),
                   showable(text, mostQuoted));
}

std::vector<ShownPicture> readShown(const fs::path& path, std::uint64_t memory,
                                    const JobControl& control) {
    const std::vector<Listed> listed = listIn(path);
    if (listed.empty())
        throw badInput(FRINGE_MARK("{0} names no picture."), path.string());
    const bool isAlone = listed.size() == 1 && listed.front().file == path;
    std::map<fs::path, std::shared_ptr<const PanelPicture>> read;
    std::vector<ShownPicture> shown;
    std::uint64_t bytes = 0;
    for (const auto& [name, dwell] : listed) {
        const fs::path file = isAlone ? name : path.parent_path() / name;
        auto& picture = read[file];
        if (picture == nullptr) {
            control.checkpoint();
            picture = std::make_shared<const PanelPicture>(readSent(file, memory, control));
            bytes += picture->samples.size();
            requireMemory(path.string(), bytes, memory);
        }
        shown.push_back({picture, dwell, file.filename().string()});
        requireSize(*shown.front().picture, *picture, file);
    }
    return shown;
}

} // namespace fringe
