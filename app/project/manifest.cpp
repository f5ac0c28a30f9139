// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/project/manifest.h"

#include "app/project/migrations/migration.h"
#include "engine/model/design_parameters.h"
#include "engine/model/error.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fringe {
namespace {

using Json = nlohmann::json;
using OrderedJson = nlohmann::ordered_json;

constexpr const char* formatName = "fringe-project";

constexpr std::array<std::pair<Output::What, const char*>, 3> outputKinds{{
    {Output::What::Field, "field"},
    {Output::What::Encoded, "encoded"},
    {Output::What::Reconstruction, "reconstruction"},
}};

/// "pitch_x" of "plate.pitch_x".
std::string shortKey(const DesignSection& section, const ParameterInfo& info) {
    return info.key.substr(section.key.size() + 1);
}

OrderedJson valuesOf(const Design& design) {
    OrderedJson values;
    for (const DesignSection& section : designSections(design))
        for (const DesignParameter& row : section.rows)
            values[section.key][shortKey(section, row.info)] =
                formatValue(row.info, row.get(design));
    return values;
}

/// `owner` with where its `key` is, if there is one: so many `count`.
OrderedJson withBlob(OrderedJson owner, const char* key, const char* count,
                     const std::optional<BlobReference>& reference) {
    if (reference)
        owner[key] = {{"blob", reference->blob}, {count, reference->count}};
    return owner;
}

OrderedJson outputsOf(const std::vector<Output>& outputs) {
    OrderedJson list = OrderedJson::array();
    for (const Output& output : outputs) {
        const auto kind = std::ranges::find(outputKinds, output.what,
                                            [](const auto& pair) { return pair.first; });
        list.push_back({{"name", output.name}, {"what", kind->second}, {"file", output.file}});
    }
    return list;
}

std::pair<std::size_t, std::size_t> lineAndColumn(const std::string& text, std::size_t byte) {
    const std::string_view before(text.data(), std::min(byte, text.size()));
    const auto lineStart = before.rfind('\n');
    const auto column =
        lineStart == std::string_view::npos ? before.size() : before.size() - lineStart - 1;
    return {1 + std::ranges::count(before, '\n'), std::max<std::size_t>(column, 1)};
}

Json parseJson(const std::string& text, const std::string& file) {
    try {
        return Json::parse(text);
    } catch (const Json::parse_error& error) {
        const auto [line, column] = lineAndColumn(text, error.byte);
        throw badInput(
            FRINGE_MARK("{0}: line {1}, column {2}: this is not valid JSON, so the project "
                        "file is damaged; the version before it may be in {0}.1."),
            file, line, column);
    }
}

const Json& member(const Json& object, const char* key, Json::value_t type,
                   const std::string& file) {
    static const Json nothing;
    const auto found = object.is_object() ? object.find(key) : object.end();
    const Json& value = object.is_object() && found != object.end() ? *found : nothing;
    const bool fits = value.type() == type
                      || (value.is_number_integer() && type == Json::value_t::number_integer);
    if (!fits)
        throw badInput(
            FRINGE_MARK("{0}: \"{1}\" is missing or of the wrong kind, so the project file "
                        "is damaged; the version before it may be in {0}.1."),
            file, key);
    return value;
}

std::string textMember(const Json& object, const char* key, const std::string& file) {
    return member(object, key, Json::value_t::string, file).get<std::string>();
}

int versionOf(const Json& json, const std::string& file) {
    const auto format = json.is_object() ? json.find("format") : json.end();
    if (!json.is_object() || format == json.end() || *format != formatName)
        throw badInput(FRINGE_MARK("{0} is not a project of Fringe Studio."), file);
    const Json& version = member(json, "version", Json::value_t::number_integer, file);
    const auto number = version.get<std::int64_t>();
    if (number > projectVersion)
        throw badInput(
            FRINGE_MARK("{0} is a project of version {1}; this program reads versions up to "
                        "{2}: open it with a newer Fringe Studio."),
            file, number, projectVersion);
    return static_cast<int>(std::max<std::int64_t>(number, 0));
}

/// Removes and returns the text of a value; nothing if the manifest is silent about it.
std::optional<std::string> taken(Json& values, const DesignSection& section,
                                 const ParameterInfo& info, const std::string& file) {
    const auto group = values.find(section.key);
    if (group == values.end() || !group->is_object())
        return std::nullopt;
    const auto value = group->find(shortKey(section, info));
    if (value == group->end())
        return std::nullopt;
    if (!value->is_string())
        throw badInput(FRINGE_MARK("{0}: the value of \"{1}\" must be text such as \"8 µm\"."),
                       file, info.key);
    const std::string text = value->get<std::string>();
    group->erase(value);
    return text;
}

Design withText(Design design, const ParameterInfo& info, const std::string& text,
                const std::string& file) {
    try {
        return withParameterText(std::move(design), info.key, text);
    } catch (const Error& error) {
        throw Error(ErrorKind::BadInput,
                    message(FRINGE_MARK("{0}: the value of \"{1}\" cannot be used: {2}"), file,
                            info.key, error.message()),
                    info.key);
    }
}

/// A choice may change which rows follow it (the method's own), so the table is asked anew.
Design readValues(Json& values, const std::string& file) {
    Design design;
    for (std::size_t s = 0; s < designSections(design).size(); ++s) {
        for (std::size_t r = 0; r < designSections(design)[s].rows.size(); ++r) {
            const DesignSection section = designSections(design)[s];
            const ParameterInfo& info = section.rows[r].info;
            if (const auto text = taken(values, section, info, file))
                design = withText(std::move(design), info, *text, file);
        }
    }
    return design;
}

void noteUnknown(const Json& values, std::vector<Message>& notes) {
    for (const auto& [section, rows] : values.items())
        for (const auto& [key, value] : rows.items())
            notes.push_back(
                message(FRINGE_MARK("The project sets \"{0}.{1}\", which this version does "
                                    "not know; it was left out."),
                        section, key));
}

/// The member `key` of `owner` with its `count`, if it is there.
std::optional<BlobReference> readBlob(const Json& owner, const char* key, const char* count,
                                      const std::string& file) {
    if (!owner.contains(key))
        return std::nullopt;
    const Json& blob = member(owner, key, Json::value_t::object, file);
    return BlobReference{
        textMember(blob, "blob", file),
        member(blob, count, Json::value_t::number_integer, file).get<std::int64_t>()};
}

Output readOutput(const Json& json, const std::string& file) {
    const std::string what = textMember(json, "what", file);
    const auto kind =
        std::ranges::find(outputKinds, what, [](const auto& pair) { return pair.second; });
    if (kind == outputKinds.end())
        throw badInput(FRINGE_MARK("{0}: \"{1}\" is not a kind of output; use field, encoded or "
                                   "reconstruction."),
                       file, what);
    return {textMember(json, "name", file), kind->first, textMember(json, "file", file)};
}

} // namespace

std::string manifestText(const Design& design, const ProjectBlobs& blobs) {
    const OrderedJson json{
        {"format", formatName},
        {"version", projectVersion},
        {"program", "Fringe Studio " FRINGE_VERSION},
        {"design", valuesOf(design)},
        {"scene", withBlob({{"name", design.scene.name}}, "cloud", "points", blobs.cloud)},
        {"spots", withBlob(OrderedJson::object(), "list", "spots", blobs.spots)},
        {"picture", withBlob({{"name", design.picture.name}}, "image", "samples", blobs.picture)},
        {"outputs", outputsOf(design.outputs)}};
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

Manifest parseManifest(const std::string& text, const std::string& file) {
    Json json = parseJson(text, file);
    Manifest manifest;
    manifest.notes = migrate(json, versionOf(json, file), projectVersion, allMigrations(), file);
    Json values = member(json, "design", Json::value_t::object, file);
    manifest.design = readValues(values, file);
    noteUnknown(values, manifest.notes);
    const Json& scene = member(json, "scene", Json::value_t::object, file);
    manifest.design.scene.name = textMember(scene, "name", file);
    manifest.blobs.cloud = readBlob(scene, "cloud", "points", file);
    const Json& spots = member(json, "spots", Json::value_t::object, file);
    manifest.blobs.spots = readBlob(spots, "list", "spots", file);
    const Json& picture = member(json, "picture", Json::value_t::object, file);
    manifest.design.picture.name = textMember(picture, "name", file);
    manifest.blobs.picture = readBlob(picture, "image", "samples", file);
    for (const Json& output : member(json, "outputs", Json::value_t::array, file))
        manifest.design.outputs.push_back(readOutput(output, file));
    return manifest;
}

std::optional<std::set<std::string>> blobsNamedIn(const std::string& text) noexcept {
    try {
        const Json json = Json::parse(text);
        std::set<std::string> names;
        for (const char* place : {"/scene/cloud/blob", "/spots/list/blob", "/picture/image/blob"})
            names.insert(json.value(Json::json_pointer(place), std::string()));
        names.erase(std::string());
        return names;
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

} // namespace fringe
