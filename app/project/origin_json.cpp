// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/project/origin_json.h"

#include "engine/model/showable_text.h"

#include <array>
#include <utility>

namespace fringe {
namespace {

using Json = nlohmann::json;
using OrderedJson = nlohmann::ordered_json;

/// A sentence and what fills it: ["{0} has {1}", "a.png", "alpha"]; text without any is itself.
OrderedJson messageJson(const Message& message) {
    if (message.arguments.empty())
        return message.pattern;
    OrderedJson json{message.pattern};
    for (const Message& argument : message.arguments)
        json.push_back(messageJson(argument));
    return json;
}

Message messageOf(const Json& json) {
    constexpr std::size_t mostArguments = 32;
    if (json.is_string())
        return {showable(json.get<std::string>())};
    Message message;
    if (!json.is_array() || json.empty() || json.size() > mostArguments || !json[0].is_string())
        return message;
    message = messageOf(json[0]);
    for (std::size_t i = 1; i < json.size(); ++i)
        message.arguments.push_back(messageOf(json[i]));
    return message;
}

constexpr std::array<std::pair<const char*, std::string Origin::*>, 3> originTexts{
    {{"path", &Origin::path}, {"unit", &Origin::unit}, {"reading", &Origin::reading}}};

} // namespace

std::string textIn(const Json& object, const char* key) {
    const auto found = object.is_object() ? object.find(key) : object.end();
    return object.is_object() && found != object.end() && found->is_string()
               ? found->get<std::string>()
               : std::string();
}

OrderedJson originJson(const Origin& origin) {
    OrderedJson json = OrderedJson::object();
    for (const auto& [key, text] : originTexts)
        if (!(origin.*text).empty())
            json[key] = origin.*text;
    for (const Message& note : origin.notes)
        json["notes"].push_back(messageJson(note));
    return json;
}

Origin originOf(const Json& asset) {
    constexpr std::size_t mostNotes = 64;
    const Json json = asset.contains("origin") ? asset["origin"] : Json();
    Origin origin;
    for (const auto& [key, text] : originTexts)
        origin.*text = textIn(json, key);
    if (json.is_object() && json.contains("notes") && json["notes"].is_array())
        for (const Json& note : json["notes"])
            if (Message read = messageOf(note); !read.empty() && origin.notes.size() < mostNotes)
                origin.notes.push_back(std::move(read));
    return origin;
}

} // namespace fringe
