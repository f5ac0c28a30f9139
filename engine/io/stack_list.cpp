// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/stack_list.h"

#include "engine/io/input_file.h"
#include "engine/model/parameter.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdint>
#include <string>

namespace fringe {

namespace fs = std::filesystem;

Error wrongEntry(const fs::path& stack, std::size_t number, const Message& what) {
    return badInput(FRINGE_MARK("{0}: entry {1}: {2}"), stack.string(), number, what);
}

namespace {

using Json = nlohmann::json;

std::optional<float> opacityOf(const Json& entry, const fs::path& stack, std::size_t number) {
    const auto found = entry.find("opacity");
    if (found == entry.end() || (found->is_string() && *found == "alpha"))
        return std::nullopt;
    const double value = found->is_number() ? found->get<double>() : -1;
    if (!(value >= 0 && value <= 1))
        throw wrongEntry(stack, number,
                         {FRINGE_MARK("\"opacity\" is \"alpha\" or a number from 0 to 1.")});
    return static_cast<float>(value);
}

StackEntry entryOf(const Json& json, const fs::path& stack, std::size_t number) {
    if (!json.is_object() || !json.contains("image") || !json["image"].is_string())
        throw wrongEntry(stack, number,
                         {FRINGE_MARK("it names no picture; write {\"image\": \"a.png\", \"z\": "
                                      "\"100mm\"}.")});
    if (!json.contains("z") || !json["z"].is_string())
        throw wrongEntry(stack, number,
                         {FRINGE_MARK("it has no distance; write \"z\": \"100mm\".")});
    StackEntry entry{number, fs::path(json["image"].get<std::string>()), 0,
                     opacityOf(json, stack, number)};
    try {
        entry.z = std::get<double>(
            parseValue({.key = "z", .kind = ValueKind::Length}, json["z"].get<std::string>()));
    } catch (const Error& error) {
        throw wrongEntry(stack, number, error.message());
    }
    if (entry.image.is_relative())
        entry.image = stack.parent_path() / entry.image;
    return entry;
}

} // namespace

std::vector<StackEntry> readStackList(const fs::path& path) {
    constexpr std::uint64_t largest = 1 << 20;
    const auto text = wholeText(path, largest);
    if (!text)
        throw badInput(FRINGE_MARK("{0} is too long for a list of pictures."), path.string());
    const Json json = Json::parse(*text, nullptr, false);
    if (!json.is_array() || json.empty())
        throw badInput(FRINGE_MARK("{0} is no list of pictures; write [{\"image\": \"a.png\", "
                                   "\"z\": \"100mm\"}, …]."),
                       path.string());
    std::vector<StackEntry> entries;
    for (const Json& entry : json)
        entries.push_back(entryOf(entry, path, entries.size() + 1));
    std::ranges::stable_sort(entries, {}, &StackEntry::z);
    return entries;
}

} // namespace fringe
